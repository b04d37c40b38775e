/// One thing to say about a page, with its place in it.
package struct Diagnostic: Hashable, Sendable {
  /// A second place that explains the first.
  package struct Note: Hashable, Sendable {
    /// What is to be seen there.
    package let message: String
    /// Where.
    package let range: SourceRange
    /// The file that it is in; `nil` for the diagnostic's own.
    package let file: SourceFile?

    /// Creates a note.
    package init(_ message: String, range: SourceRange, in file: SourceFile? = nil) {
      self.message = message
      self.range = range
      self.file = file
    }

    /// Files of one path are one.
    package static func == (left: Note, right: Note) -> Bool {
      (left.message, left.range, left.file?.path) == (right.message, right.range, right.file?.path)
    }

    /// By message, range and path.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(message)
      hasher.combine(range)
      hasher.combine(file?.path)
    }
  }

  /// The stable name of the situation, in kebab-case: `unknown-state`.
  package let id: String
  /// How much it matters.
  package var severity: Severity
  /// A headline: the specific word first, no full stop, names in '…'.
  package private(set) var summary: String
  /// The smallest wrong text.
  package let range: SourceRange
  /// Other places that explain it.
  package let notes: [Note]
  /// Lines that show the problem, to be printed as they are in a font whose characters have one width; empty for none.
  package let detail: [String]
  /// Advice without a replacement, as a sentence: what to do about it.
  package let help: String?
  /// Changes that mend it, the likeliest first.
  package private(set) var fixIts: [FixIt]
  /// A run that shows it.
  package private(set) var replay: Replay?
  /// What tells it from others, where that is not its line: a digest of what it says, or one that it had among more; `nil`
  /// to tell it by its line.
  package private(set) var fingerprint: String?

  /// Creates a diagnostic of a described situation.
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

  /// Creates a diagnostic of another topic than a situation of a page, with a digest of what it says.
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

  /// The same diagnostic with more words at the end of its summary.
  package func appending(_ words: String) -> Diagnostic {
    var copy = self
    copy.summary += words
    return copy
  }

  /// The same diagnostic with changes that are written as the page's own text is.
  package func escapingFixIts(asIn file: SourceFile) -> Diagnostic {
    var copy = self
    copy.fixIts = fixIts.map { $0.escaped(asIn: file) }
    return copy
  }

  /// The same diagnostic with a fingerprint that it keeps whatever else is found.
  func identified(by fingerprint: String) -> Diagnostic {
    var copy = self
    copy.fingerprint = fingerprint
    return copy
  }

  /// The same diagnostic about a page that is read at one version.
  package func read(at version: String) -> Diagnostic {
    var copy = self
    copy.replay?.version = version
    return copy
  }
}

extension Sequence<Diagnostic> {
  /// By position, then by id, each only once.
  package func sortedByPosition() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
      .sorted { ($0.range, $0.id, $0.summary) < ($1.range, $1.id, $1.summary) }
  }
}
