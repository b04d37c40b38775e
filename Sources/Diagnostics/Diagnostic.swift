import Documents
import Text

/// An error, warning or note about a page, with its place.
package struct Diagnostic: Hashable, Sendable {
  /// A second place that explains the first.
  package struct Note: Hashable, Sendable {
    /// A sentence about the place.
    package let message: String
    /// The place in the file.
    package let range: SourceRange
    /// The file of the range; `nil` for the diagnostic's own.
    package let file: SourceFile?

    package init(_ message: String, range: SourceRange, in file: SourceFile? = nil) {
      self.message = message
      self.range = range
      self.file = file
    }

    /// Compares files by path.
    package static func == (left: Note, right: Note) -> Bool {
      (left.message, left.range, left.file?.path) == (right.message, right.range, right.file?.path)
    }

    /// Hashes files by path.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(message)
      hasher.combine(range)
      hasher.combine(file?.path)
    }
  }

  /// The rule id, stable and in kebab-case: `unknown-state`.
  package let id: String
  /// The descriptor's severity unless options change it.
  package var severity: Severity
  /// A headline: the specific word first, no full stop, names in '…'.
  package private(set) var summary: String
  /// The smallest wrong text.
  package let range: SourceRange
  /// Other places that explain it.
  package private(set) var notes: [Note]
  /// Lines that show the problem, printed unchanged in a monospaced font; empty for none.
  package let detail: [String]
  /// An imperative that the reader can follow; `nil` for none.
  package private(set) var help: String?
  /// Changes that fix it, the likeliest first.
  package private(set) var fixIts: [FixIt]
  /// A run that shows it.
  package private(set) var replay: Replay?
  /// A digest that distinguishes it from others; `nil` to compute one from its line.
  package private(set) var fingerprint: String?

  /// Creates a diagnostic of a rule.
  package init(
    _ descriptor: DiagnosticDescriptor, _ summary: String, at range: SourceRange, notes: [Note] = [],
    detail: [String] = [],
    help: String? = nil, fixIts: [FixIt] = [], replay: Replay? = nil
  ) {
    id = descriptor.id
    severity = descriptor.severity
    self.summary = summary
    self.range = range
    self.notes = notes
    self.detail = detail
    self.help = help
    self.fixIts = fixIts
    self.replay = replay
    fingerprint = nil
  }

  /// Creates a diagnostic of a manual entry that is not a rule, with a digest of its contents.
  package init(
    id: String, _ severity: Severity, _ summary: String, at range: SourceRange, notes: [Note] = [],
    help: String? = nil, fingerprint: String
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.range = range
    self.notes = notes
    detail = []
    self.help = help
    fixIts = []
    self.fingerprint = fingerprint
  }

  /// Returns a copy with text appended to the summary.
  package func appending(_ words: String) -> Diagnostic { changed { $0.summary += words } }

  /// Returns a copy with other advice; one without advice stays.
  package func replacingHelp(_ words: (String) -> String) -> Diagnostic { changed { $0.help = help.map(words) } }

  /// Returns a copy with the files of its notes under other names.
  package func namingFiles(_ name: (String) -> String) -> Diagnostic {
    changed {
      $0.notes = notes.map { note in
        Note(note.message, range: note.range, in: note.file.map { $0.named(name($0.path)) })
      }
    }
  }

  /// Returns a copy with one more note.
  package func noting(_ note: Note) -> Diagnostic { changed { $0.notes.append(note) } }

  /// Returns a copy that stands for the same diagnostic at some later places too: with the number, and a note at the next.
  package func counting(repeats places: [SourceRange]) -> Diagnostic {
    guard let next = places.first else { return self }
    return appending(" (\(places.count + 1) times)").noting(Note("It is next here", range: next))
  }

  /// Returns a copy whose fix-its' replacements are escaped as the page's own text is.
  package func escapingFixIts(asIn file: SourceFile) -> Diagnostic {
    changed { $0.fixIts = fixIts.map { $0.escaped(asIn: file) } }
  }

  /// Returns a copy with a fingerprint that does not depend on other diagnostics.
  package func identified(by fingerprint: String) -> Diagnostic { changed { $0.fingerprint = fingerprint } }

  /// Returns a copy whose run is replayed at a version of the page.
  package func read(at version: String) -> Diagnostic { changed { $0.replay?.version = version } }

  private func changed(by change: (inout Diagnostic) -> Void) -> Diagnostic {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Sequence<Diagnostic> {
  /// Sorts by position, then by id, without duplicates.
  package func sortedByPosition() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
      .sorted { ($0.range, $0.id, $0.summary) < ($1.range, $1.id, $1.summary) }
  }
}

/// A change of the page that fixes a diagnostic: it replaces `range` with `replacement`.
package struct FixIt: Hashable, Sendable {
  /// The text to replace; empty to insert.
  package let range: SourceRange
  /// The new text; empty to delete.
  package let replacement: String
  /// An imperative: "Replace 'payed' with 'paid'".
  package let message: String
  /// Says if `--fix` applies it.
  package let applicability: Applicability
  /// The replaced text without Markdown escapes; `nil` if that does not matter.
  private let word: String?

  /// The confidence that a fix-it is what the author meant, as rustc's applicability.
  package enum Applicability: String, Hashable, Sendable {
    /// There is no other candidate; it is applied.
    case certain
    /// The author has to choose; it is shown.
    case suggestion
  }

  /// Creates a fix-it.
  package init(
    _ message: String, range: SourceRange, replacement: String, word: String? = nil,
    applicability: Applicability = .certain
  ) {
    self.message = message
    self.applicability = applicability
    self.range = range
    self.replacement = replacement
    self.word = word
  }

  /// Escapes the replacement with backslashes if the replaced text is escaped with them.
  func escaped(asIn file: SourceFile) -> FixIt {
    let before = range.start > 0 ? file.bytes[range.start - 1] : nil
    let followsBackslash = before == UInt8(ascii: "\\")
    // In code, a backslash escapes nothing.
    let isCode = before == UInt8(ascii: "`") || !followsBackslash && word == file[range]
    // A range may begin after the backslash that escapes its first character.
    let range = SourceRange(followsBackslash ? range.start - 1 : range.start, range.end)
    let replaced = file.bytes[range.start..<range.end]
    let becomesCode = replacement.hasPrefix("`") && !replaced.starts(with: "\\`".utf8)
    guard !isCode, !becomesCode, replaced.contains(UInt8(ascii: "\\")) else { return self }
    return FixIt(
      message, range: range, replacement: replacement.markdownEscaped, word: word, applicability: applicability)
  }
}

/// The diagnostics of one page, by position.
package struct FileDiagnostics: Sendable {
  /// The page.
  package let file: SourceFile
  /// The diagnostics, by position.
  package let diagnostics: [Diagnostic]

  /// Sorts the diagnostics of a page.
  package init(_ file: SourceFile, _ diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics.sortedByPosition()
  }

  /// The diagnostics, each with a digest that stays the same when lines are added or removed elsewhere.
  ///
  /// It is a digest of the id, the line's text without the white space around it, and the number among equal ones; the
  /// page's name is no part of it. A diagnostic that has its own fingerprint keeps it.
  package var fingerprinted: [(diagnostic: Diagnostic, fingerprint: String)] {
    var occurrences: [String: Int] = [:]
    return diagnostics.map { diagnostic in
      if let fingerprint = diagnostic.fingerprint { return (diagnostic, fingerprint) }
      var hash = StableHash()
      hash.combine(diagnostic.id)
      hash.combine(String(file[file.stretch(around: diagnostic.range.start)].trimmingWhitespace))
      let number = occurrences[hash.hexadecimal, default: 0] + 1
      occurrences[hash.hexadecimal] = number
      hash.combine(String(number))
      return (diagnostic, hash.hexadecimal)
    }
  }
}

extension SourceFile {
  /// The number of bytes before and after a place that are read on a very long line.
  private static let reach = 2048

  /// The line of a place, without its line end; on a very long line, the part around the place.
  func stretch(around offset: Int) -> SourceRange {
    let line = range(ofLine: line(at: offset))
    let place = min(max(line.start, offset), line.end)
    return SourceRange(
      scalarStart(atOrAfter: max(line.start, place - Self.reach)),
      scalarStart(atOrAfter: min(line.end, place + Self.reach)))
  }

  private func scalarStart(atOrAfter offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}

extension StringProtocol {
  fileprivate var trimmingWhitespace: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
