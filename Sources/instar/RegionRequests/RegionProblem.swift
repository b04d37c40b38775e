import Diagnostics
import LifecycleReader
import Text

/// Why a region cannot be filled.
struct RegionProblem: Error {
  /// What there is to say of the region's page.
  let diagnostics: [Diagnostic]
  /// Whether something could not be read, rather than being wrong.
  let isUnreadable: Bool

  /// Describes a problem.
  init(_ diagnostics: [Diagnostic], isUnreadable: Bool = false) {
    self.diagnostics = diagnostics
    self.isUnreadable = isUnreadable
  }

  /// What the marker says cannot be read.
  static func malformed(_ summary: String, at range: SourceRange, help: String? = nil) -> RegionProblem {
    RegionProblem([Diagnostic(.malformedRegion, summary, at: range, help: help)])
  }

  /// What the marker says is clear, and is not there.
  static func unfilled(_ summary: String, at range: SourceRange, help: String? = nil) -> RegionProblem {
    RegionProblem([Diagnostic(.unfilledRegion, summary, at: range, help: help)])
  }

  /// A word that should be one of a list: the nearest is put in its place, or all are named.
  static func unknown(
    _ noun: String, _ word: RegionWord, known: [String], descriptor: DiagnosticDescriptor = .malformedRegion
  ) -> RegionProblem {
    let fixIt = NearestWord.match(for: word.text, in: known).map { nearest in
      let written = nearest.contains(where: \.isWhitespace) ? "\"\(nearest)\"" : nearest
      return FixIt("Replace '\(word.text)' with '\(nearest)'", range: word.range, replacement: written)
    }
    let all = known.isEmpty ? "There is none" : "Known: " + known.map { "'\($0)'" }.joined(separator: ", ")
    return RegionProblem([
      Diagnostic(
        descriptor, "There is no \(noun) '\(word.text)'", at: word.range, help: fixIt == nil ? all : nil,
        fixIts: [fixIt].compactMap(\.self))
    ])
  }
}
