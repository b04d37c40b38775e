import Diagnostics
import LifecycleReader
import Text

/// A problem that keeps a region from being filled.
struct RegionProblem: Error {
  /// The diagnostics for the region's page.
  let diagnostics: [Diagnostic]
  /// `true` where something could not be read.
  let isUnreadable: Bool

  /// Creates a problem.
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
