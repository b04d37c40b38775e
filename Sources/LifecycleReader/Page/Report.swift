import Diagnostics
import LifecycleModel
import Text

/// The results of reading a page besides the life cycle: the diagnostics, and the places of elements.
///
/// A class, because all readers of a page add to one.
final class Report {
  /// The page.
  let file: SourceFile
  /// The diagnostics in the order in which they were found.
  private(set) var diagnostics: [Diagnostic] = []
  /// The places of what has been read.
  var sourceMap = SourceMap()
  /// The headings, items and tables that are entries of their section, and the blocks that are notes of one, in the order in which
  /// they were read. What is in none of them is read as nothing: `UnusedContent` tells it.
  private(set) var used: [SourceRange] = []

  /// The most transitions that `any` and groups of sources make on one page besides the first of each: `any` for each of n states
  /// would make n² of them.
  static let mostRepeated = 4096
  private var repeatedCount = 0

  /// Begins an empty report.
  init(of file: SourceFile) {
    self.file = file
  }

  /// Adds a diagnostic, whose fix-its are then written as the page's own text is.
  func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic.escapingFixIts(asIn: file))
  }

  /// The sources of a transition that are read: the first one, as many as the page may still have, and one more, which is told.
  func bounded(_ sources: [StateID]) -> ArraySlice<StateID> {
    let bounded = sources.prefix(1 + max(0, Self.mostRepeated - repeatedCount) + 1)
    repeatedCount += max(0, bounded.count - 1)
    return bounded
  }

  /// Notes that a part of the page is an entry of its section, or belongs to one.
  func use(_ range: SourceRange) { used.append(range) }

  /// The contents of a report that another one of the page takes over: all but the places of elements.
  struct Part: Sendable {
    let diagnostics: [Diagnostic]
    let unread: SourceMap.Unread
    let used: [SourceRange]
  }

  /// The part of this report that another one of the page takes over.
  var part: Part { Part(diagnostics: diagnostics, unread: sourceMap.unread, used: used) }

  /// Adds what another report of the page has.
  func add(_ part: Part) {
    diagnostics += part.diagnostics
    sourceMap.unread += part.unread
    used += part.used
  }
}

extension NearestWord {
  /// The first of some phrases that a text is within two letters of, and a third of the longer one; `nil` without one.
  static func phrase(near text: String, in phrases: [String]) -> String? {
    let letters = Array(text.lowercased())
    return phrases.first { phrase in
      let limit = min(2, max(letters.count, phrase.count) / 3)
      return limit > 0 && distance(letters, Array(phrase.lowercased()), limit: limit) != nil
    }
  }
}

extension NameKey {
  /// Returns `true` where some words are in the text: between other words, or anywhere in a script without spaces.
  func holdsWords(_ phrase: NameKey) -> Bool {
    if phrase.folded.isASCII { return " \(folded) ".containsBytes(of: " \(phrase.folded) ") }
    // Of canonical equivalents, the bytes differ.
    return folded.containsBytes(of: phrase.folded) || !folded.isASCII && folded.contains(phrase.folded)
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

// A large list that grows by and by takes twice the memory that it needs, and three times while it moves; a dictionary
// hashes all its keys again whenever it grows.

extension Array {
  /// Reserves capacity for so many more elements where they are most of what there will be.
  mutating func reserveCapacity(adding count: Int) {
    if count > Swift.max(1000, self.count) { reserveCapacity(self.count + count) }
  }
}

extension Dictionary {
  /// Reserves capacity for so many more keys where they are most of what there will be.
  mutating func reserveCapacity(adding count: Int) {
    if count > Swift.max(1000, self.count) { reserveCapacity(self.count + count) }
  }
}
