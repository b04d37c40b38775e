import Diagnostics
import LifecycleModel

extension DiagnosticDescriptor {
  private static let region = """


    <!-- instar:begin table order -->
    <!-- instar:end -->
    """
  private static let filled = ExamplePage.player + region

  package static let malformedMarker = DiagnosticDescriptor(
    id: "malformed-marker",
    severity: .error,
    headline: "Region marker cannot be read",
    explanation: """
      `<!-- instar:begin … -->` and `<!-- instar:end -->` are each alone on a line; `instar update` writes between them.
      A marker may follow blanks, in an item of a list, or `>`, in a quotation. In code, a marker is text.

      Fix the marker, or put it on a separate line.
      """,
    example: ExamplePage.player + region.replacing("instar:begin", with: "instar:begn"),
    fixedExample: filled
  )

  package static let unclosedRegion = DiagnosticDescriptor(
    id: "unclosed-region",
    severity: .error,
    headline: "Region is not closed",
    explanation: """
      `<!-- instar:end -->` ends the region that `<!-- instar:begin … -->` begins, in the same item of a list or quotation
      if the region is in one. Without it, generated text cannot be distinguished from yours.

      Add the end after the region's text.
      """,
    example: ExamplePage.player + region.replacing("\n<!-- instar:end -->", with: ""),
    fixedExample: filled
  )

  package static let nestedRegion = DiagnosticDescriptor(
    id: "nested-region",
    severity: .error,
    headline: "Region begins inside another region",
    explanation: """
      All text of a region is generated, so it cannot contain another region. Often the end of the first one is missing.

      End the first region before the second one begins.
      """,
    example: filled.replacing("<!-- instar:end", with: "<!-- instar:begin table states -->\n<!-- instar:end"),
    fixedExample: filled.replacing(
      "<!-- instar:end", with: "<!-- instar:end -->\n\n<!-- instar:begin table states -->\n<!-- instar:end")
  )

  package static let strayRegionEnd = DiagnosticDescriptor(
    id: "stray-region-end",
    severity: .error,
    headline: "Region end has no beginning",
    explanation: """
      `<!-- instar:end -->` ends the region that `<!-- instar:begin … -->` begins, but no region is open here.

      Remove it, or restore the beginning.
      """,
    example: filled + "\n\n<!-- instar:end -->",
    fixedExample: filled
  )
}

extension Diagnostic {
  /// A comment that begins with `instar:` and another word.
  static func unknownMarker(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    let fixes = nearest.map {
      [FixIt("Replace 'instar:\(name)' with 'instar:\($0)'", range: range, replacement: "instar:\($0)")]
    }
    return Diagnostic(
      .malformedMarker, "Unknown marker 'instar:\(name)'", at: range,
      help: nearest == nil ? "Use 'instar:begin', 'instar:end' or 'instar:allow'" : nil, fixIts: fixes ?? [])
  }

  /// A marker without `-->` on its line.
  static func unendedMarker(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedMarker, "Marker does not end on its line", at: range, help: "End the line with '-->'")
  }

  /// A marker beside other text.
  static func crowdedMarker(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedMarker, "Marker is not alone on its line", at: range,
      help: "Put it on a separate line, with nothing before or after it")
  }

  /// A quotation mark that nothing ends.
  static func unendedQuote(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedMarker, "Quotation mark is not closed", at: range,
      help: "Put names with blanks between two quotation marks: \"iOS 12\"")
  }

  /// An end with words of its own.
  static func wordyEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedMarker, "Region end has extra words", at: range,
      fixIts: [FixIt("Remove the words", range: range, replacement: "")])
  }

  /// A beginning without words.
  static func wordlessRegion(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedMarker, "Region marker does not name its content", at: range,
      help: "Name its content, such as '<!-- instar:begin table order -->'")
  }

  /// A beginning without an end; `end` is one that is elsewhere in the page's structure.
  static func unclosedRegion(at range: SourceRange, end: SourceRange? = nil) -> Diagnostic {
    Diagnostic(
      .unclosedRegion, "Region is not closed", at: range,
      notes: end.map { [Note("This end is not in the same list item or quotation as the beginning", range: $0)] }
        ?? [],
      help: "Put '<!-- instar:end -->' after its text, on a separate line")
  }

  /// A beginning inside another region.
  static func nestedRegion(at range: SourceRange, outer: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedRegion, "Region begins inside another region", at: range,
      notes: [Note("The other region begins here", range: outer)],
      help: "Put '<!-- instar:end -->' before it, where the other region ends")
  }

  /// An end without a beginning.
  static func strayEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayRegionEnd, "Region end has no beginning", at: range,
      help: "Remove it, or put '<!-- instar:begin … -->' above the region's text")
  }
}
