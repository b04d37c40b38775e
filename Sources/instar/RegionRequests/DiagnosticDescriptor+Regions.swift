import Diagnostics
import LifecycleModel
import LifecycleReader

extension DiagnosticDescriptor {
  /// What may be said of regions.
  static let ofRegions: [DiagnosticDescriptor] = [
    .malformedMarker, .unclosedRegion, .nestedRegion, .strayRegionEnd, .malformedRegion, .unfilledRegion,
  ]

  /// `malformed-region`
  static let malformedRegion = DiagnosticDescriptor(
    id: "malformed-region",
    severity: .error,
    headline: "A marker does not say what its region holds",
    explanation: """
      A region is one of `table KIND`, `graph FORMAT`, `compare LEFT RIGHT`, `diff OLD NEW`; behind that may stand `from PAGE`,
      `with PAGE`, `at VERSION`, `event NAME`, `view VIEW`, `as FILE`, `language LANGUAGE`. A name with blanks stands in quotation marks.

      Mend the words; nothing of the page is written before that.
      """,
    example: ExamplePage.player + "\n\n<!-- instar:begin tabel order -->\n<!-- instar:end -->\n",
    fixedExample: ExamplePage.player + "\n\n<!-- instar:begin table order -->\n<!-- instar:end -->\n"
  )

  /// `unfilled-region`
  static let unfilledRegion = DiagnosticDescriptor(
    id: "unfilled-region",
    severity: .error,
    headline: "A region cannot be filled",
    explanation: """
      The marker is well formed, but what it asks for is not there: the page that it names, relative to the page that it
      stands on, cannot be read or has errors; or that page has no such delegate, event or version.

      Mend the marker or the other page; nothing of this page is written before that.
      """,
    example: nil,
    fixedExample: nil
  )
}
