import Diagnostics
import LifecycleModel

extension DiagnosticDescriptor {
  private static let region = """


    <!-- instar:begin table order -->
    <!-- instar:end -->
    """
  private static let filled = ExamplePage.player + region

  /// `malformed-marker`
  package static let malformedMarker = DiagnosticDescriptor(
    id: "malformed-marker",
    severity: .error,
    headline: "A marker of a region cannot be read",
    explanation: """
      `<!-- instar:begin … -->` and `<!-- instar:end -->` stand each alone on one line; between them, `instar update` writes.
      Before a marker may be blanks, in an item of a list, or `>`, in a quotation. In code, a marker is text.

      Mend the marker, or put it on a line of its own.
      """,
    example: ExamplePage.player + region.replacing("instar:begin", with: "instar:begn"),
    fixedExample: filled
  )

  /// `unclosed-region`
  package static let unclosedRegion = DiagnosticDescriptor(
    id: "unclosed-region",
    severity: .error,
    headline: "A region does not end",
    explanation: """
      What `<!-- instar:begin … -->` begins, `<!-- instar:end -->` ends, in the same item of a list or quotation, if the
      region is in one. Without its end, the tool cannot tell its own text from yours.

      Put the end where the region's text ends.
      """,
    example: ExamplePage.player + region.replacing("\n<!-- instar:end -->", with: ""),
    fixedExample: filled
  )

  /// `nested-region`
  package static let nestedRegion = DiagnosticDescriptor(
    id: "nested-region",
    severity: .error,
    headline: "A region begins inside another",
    explanation: """
      All text of a region is the tool's, so there cannot be another region in it. Often the end of the first is missing.

      End the first before the second begins.
      """,
    example: filled.replacing("<!-- instar:end", with: "<!-- instar:begin table states -->\n<!-- instar:end"),
    fixedExample: filled.replacing(
      "<!-- instar:end", with: "<!-- instar:end -->\n\n<!-- instar:begin table states -->\n<!-- instar:end")
  )

  /// `stray-region-end`
  package static let strayRegionEnd = DiagnosticDescriptor(
    id: "stray-region-end",
    severity: .error,
    headline: "A region's end is without a beginning",
    explanation: """
      `<!-- instar:end -->` ends the region that `<!-- instar:begin … -->` begins. There is none to end here.

      Remove it, or put the beginning back.
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
      .malformedMarker, "Marker 'instar:\(name)' is not known", at: range,
      help: nearest == nil ? "Markers are 'instar:begin', 'instar:end' and 'instar:allow'" : nil, fixIts: fixes ?? [])
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
      help: "Put it on a line of its own, with nothing before or behind it")
  }

  /// A quotation mark that nothing ends.
  static func unendedQuote(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedMarker, "Quotation mark has no counterpart", at: range,
      help: "Names with blanks stand between two: \"iOS 12\"")
  }

  /// An end with words of its own.
  static func wordyEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedMarker, "Region's end says more than that", at: range,
      fixIts: [FixIt("Remove the words", range: range, replacement: "")])
  }

  /// A beginning without words.
  static func wordlessRegion(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedMarker, "Region does not say what it holds", at: range,
      help: "Write what it holds, such as '<!-- instar:begin table order -->'")
  }

  /// A beginning without an end; `end` is one that is elsewhere in the page's structure.
  static func unclosedRegion(at range: SourceRange, end: SourceRange? = nil) -> Diagnostic {
    Diagnostic(
      .unclosedRegion, "Region does not end", at: range,
      notes: end.map { [Note("This end is not in the same item of a list, or quotation, as its beginning", range: $0)] }
        ?? [],
      help: "Put '<!-- instar:end -->' behind its text, on a line of its own")
  }

  /// A beginning inside another region.
  static func nestedRegion(at range: SourceRange, outer: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedRegion, "Region begins inside another", at: range, notes: [Note("The other begins here", range: outer)],
      help: "Put '<!-- instar:end -->' before it, where the text of the other ends")
  }

  /// An end without a beginning.
  static func strayEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayRegionEnd, "Region's end is without a beginning", at: range,
      help: "Remove it, or put '<!-- instar:begin … -->' above the region's text")
  }
}
