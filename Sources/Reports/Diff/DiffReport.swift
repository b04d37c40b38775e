import Diagnostics
import Documents
import LifecycleDiff
import LifecycleModel
import Text

/// The changes between two life cycles that every format of a diff has.
package struct DiffReport: Sendable {
  /// The name of the old life cycle: `uikit-app`, `uikit at iOS 26`.
  package let oldName: String
  /// The name of the new life cycle.
  package let newName: String
  /// All differences, accepted changes included.
  package let difference: LifecycleChanges
  /// The changes to report: by impact, then by kind, then in the order of the pages.
  package let changes: [Change]

  /// Creates a report; `accepted` are the fingerprints of changes that are left out.
  package init(
    _ difference: LifecycleChanges, from oldName: String, to newName: String, accepted: Set<String> = []
  ) {
    self.oldName = oldName
    self.newName = newName
    self.difference = difference
    changes = accepted.isEmpty ? difference.changes : difference.changes.filter { !accepted.contains($0.fingerprint) }
  }

  /// The number of reported changes with an impact.
  package func count(of impact: Impact) -> Int { changes.count { $0.impact == impact } }

  /// The old life cycle.
  package var old: Lifecycle { difference.old }
  /// The new life cycle.
  package var new: Lifecycle { difference.new }

  /// The counterparts; `nil` where no callback was added or removed.
  var comparison: Table? {
    let isAnyOtherThere = difference.edits.keys.contains { key in
      if case .callback = key.subject { key.aspect == .presence } else { false }
    }
    guard isAnyOtherThere else { return nil }
    return ComparisonTable(Comparison(of: nil, in: old, with: nil, in: new, asking: .bundled)).table
  }
}

/// A diff as diagnostics of the new page, for programs that show diagnostics beside lines.
package struct DiffDiagnostics: Sendable {
  /// A page under comparison.
  package struct Page: Sendable {
    /// Its text.
    package let file: SourceFile
    /// The source ranges of its elements.
    package let sourceMap: SourceMap

    /// Names a page.
    package init(_ file: SourceFile, _ sourceMap: SourceMap) {
      self.file = file
      self.sourceMap = sourceMap
    }
  }

  private let report: DiffReport
  private let old: Page?
  private let new: Page

  /// Prepares the diagnostics of a report; `old` is `nil` where the old page is no file that a note can refer to.
  package init(_ report: DiffReport, old: Page?, new: Page) {
    self.report = report
    self.old = old
    self.new = new
  }

  /// The diagnostics: what breaks is an error, all else a note that says its impact; the fingerprints are the changes' own.
  package var diagnostics: FileDiagnostics { FileDiagnostics(new.file, report.changes.map(diagnostic)) }

  private func diagnostic(of change: Change) -> Diagnostic {
    let impact = change.impact.severity == .error ? "" : " (\(change.impact.rawValue))"
    return Diagnostic(
      id: change.kind.id, change.impact.severity, change.message + impact,
      at: new.sourceMap.range(of: change.newPlace),
      notes: note(on: change).map { [$0] } ?? [], help: change.advice, fingerprint: change.fingerprint)
  }

  private func note(on change: Change) -> Diagnostic.Note? {
    guard let old, let place = change.oldPlace else { return nil }
    let words = "In '\(report.oldName)'" + (change.old.map { ": \($0)" } ?? "")
    return Diagnostic.Note(words, range: old.sourceMap.range(of: place), in: old.file)
  }
}

extension Change {
  /// The old text, where neither the message nor the advice has it.
  var unreportedOld: String? { old.flatMap { isReported($0) ? nil : $0 } }

  /// The new text, where neither the message nor the advice has it.
  var unreportedNew: String? { new.flatMap { isReported($0) ? nil : $0 } }

  private func isReported(_ text: String) -> Bool {
    text.isEmpty || element == text || message.contains(text) || advice?.contains(text) == true
  }
}

/// Something that is said in other words, or in the same words after another source.
struct ChangedClaim {
  /// The words before, without their sources.
  let oldWords: InlineContent
  /// The words now, without their sources.
  let newWords: InlineContent
  /// The sources before and now, where only these differ; `nil` where the words do.
  let sources: (old: Provenance, new: Provenance)?

  /// Looks at a change of words.
  init(_ change: Change, in report: DiffReport) {
    let claims = (change.oldPlace.flatMap(report.old.claim), report.new.claim(at: change.newPlace))
    guard let old = claims.0, let new = claims.1 else {
      (oldWords, newWords) = (InlineContent(markdown: change.old ?? ""), InlineContent(markdown: change.new ?? ""))
      sources = nil
      return
    }
    oldWords = InlineContent(description: change.old ?? "", sources: old.provenance.sources)
    newWords = InlineContent(description: change.new ?? "", sources: new.provenance.sources)
    let plain = [old, new].map { InlineContent(description: $0.documentation, sources: $0.provenance.sources) }
    let isSame = plain[0] == plain[1] && old.provenance != new.provenance
    let isSourced = Self.isClaim(change.old, old.documentation) && Self.isClaim(change.new, new.documentation)
    sources = isSame && isSourced ? (old.provenance, new.provenance) : nil
  }

  /// `true` where a text is no more than a documentation with its sources.
  private static func isClaim(_ text: String?, _ documentation: String) -> Bool {
    guard let text, text != documentation else { return true }
    return text.hasPrefix("(") || text.hasPrefix(documentation + " (")
  }
}

extension Lifecycle {
  /// The documentation of an element with its sources; `nil` for an element that has no sources.
  func claim(at place: Element) -> (documentation: String, provenance: Provenance)? {
    switch place {
    case .delegate(let id): (self[id].documentation, self[id].provenance)
    case .state(let id): (self[id].documentation, self[id].provenance)
    case .callback(let id): (self[id].documentation, self[id].attributes.provenance)
    case .transition(let id): (self[id].documentation, self[id].provenance)
    case .step(let transition, let index):
      (self[transition].steps[index].note, self[transition].steps[index].attributes.provenance)
    case .rule(let id): (rules[id.index].text, rules[id.index].provenance)
    case .page, .scenario, .equivalence, .configuration, .logLine: nil
    }
  }
}

/// The changes of one kind.
struct KindGroup {
  let kind: ChangeKind
  /// Its changes, in their order.
  let changes: [Change]

  /// Groups changes by kind, in the order in which the kinds come first.
  static func all(of changes: [Change]) -> [KindGroup] {
    changes.map(\.kind).unique.map { kind in KindGroup(kind: kind, changes: changes.filter { $0.kind == kind }) }
  }

  /// The advice that several changes share; `nil` where it differs.
  var commonAdvice: String? {
    guard changes.count > 1, let advice = changes.first?.advice else { return nil }
    return changes.allSatisfy { $0.advice == advice } ? advice : nil
  }
}
