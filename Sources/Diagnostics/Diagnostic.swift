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

    /// Creates a note.
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
