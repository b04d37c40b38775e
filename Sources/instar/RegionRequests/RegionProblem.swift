import Diagnostics
import LifecycleModel
import LifecycleReader
import Text

/// A problem that keeps a region from being filled.
struct RegionProblem: Error {
  /// The diagnostics for the region's page.
  let diagnostics: [Diagnostic]
  /// `true` where something could not be read.
  let isUnreadable: Bool

  init(_ diagnostics: [Diagnostic], isUnreadable: Bool = false) {
    self.diagnostics = diagnostics
    self.isUnreadable = isUnreadable
  }

  /// A marker that cannot be parsed.
  static func malformed(_ summary: String, at range: SourceRange, help: String? = nil) -> RegionProblem {
    RegionProblem([Diagnostic(.malformedRegion, summary, at: range, help: help)])
  }

  /// A valid marker that names something missing.
  static func unfilled(_ summary: String, at range: SourceRange, help: String? = nil) -> RegionProblem {
    RegionProblem([Diagnostic(.unfilledRegion, summary, at: range, help: help)])
  }

  /// An unknown word in the place of one of a list: a fix-it has the nearest, or the help lists all.
  static func unknown(
    _ noun: String, _ word: RegionWord, known: [String], descriptor: DiagnosticDescriptor = .malformedRegion
  ) -> RegionProblem {
    let fixIt = NearestWord.match(for: word.text, in: known).map { nearest in
      let written = nearest.contains(where: \.isWhitespace) ? "\"\(nearest)\"" : nearest
      return FixIt("Replace '\(word.text)' with '\(nearest)'", range: word.range, replacement: written)
    }
    let all = known.isEmpty ? "The page has none" : "Known: " + known.map { "'\($0)'" }.joined(separator: ", ")
    return RegionProblem([
      Diagnostic(
        descriptor, "Unknown \(noun) '\(word.text)'", at: word.range, help: fixIt == nil ? all : nil,
        fixIts: [fixIt].compactMap(\.self))
    ])
  }
}

extension RegionWord {
  /// The value with the word as its name; `noun` is what messages call it.
  func value<Value: CaseIterable & RawRepresentable<String>>(_ noun: String) throws(RegionProblem) -> Value {
    guard let value = Value(rawValue: text) else {
      throw .unknown(noun, self, known: Value.allCases.map(\.rawValue))
    }
    return value
  }
}

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
