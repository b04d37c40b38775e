import Diagnostics
import LifecycleModel
import LifecycleReader

extension DiagnosticDescriptor {
  /// The descriptors of diagnostics about regions.
  static let ofRegions: [DiagnosticDescriptor] = [
    .malformedMarker, .unclosedRegion, .nestedRegion, .strayRegionEnd, .malformedRegion, .unfilledRegion,
  ]

  /// `malformed-region`
  static let malformedRegion = DiagnosticDescriptor(
    id: "malformed-region",
    severity: .error,
    headline: "A region's marker is malformed",
    explanation: """
      A region is one of `table KIND`, `graph FORMAT`, `compare LEFT RIGHT`, `diff OLD NEW`; after these may follow `from PAGE`,
      `with PAGE`, `at VERSION`, `event NAME`, `view VIEW`, `as FILE`, `language LANGUAGE`. A name with spaces needs quotation marks.

      Fix the marker; the page is not written until then.
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
      The marker is well formed, but what it names is missing: the page that it names, relative to the page with the marker,
      cannot be read or has errors; or that page has no such delegate, event or version.

      Fix the marker or the other page; this page is not written until then.
      """,
    example: nil,
    fixedExample: nil
  )
}
