/// A draft of a page, with the report of the source that it was made from.
package struct ImportedDraft: Hashable, Sendable {
  /// The draft.
  package var draft: Draft
  /// The report.
  package var report: ImportReport

  /// Creates a draft with its report.
  package init(draft: Draft = Draft(), report: ImportReport = ImportReport()) {
    self.draft = draft
    self.report = report
  }

  /// Keeps one of the transitions that differ in nothing but their lines, such as an arrow that a diagram draws twice; the report
  /// names the line of the one that is kept.
  package mutating func mergeRepeats() {
    var lines: [DraftTransition: Int] = [:]
    var kept: [DraftTransition] = []
    for transition in draft.transitions {
      let claim = transition.withoutLines
      if let line = lines[claim] {
        report.add(.ignored("the same transition as in line \(line)"), at: transition.line)
      } else {
        lines[claim] = transition.line
        kept.append(transition)
      }
    }
    draft.transitions = kept
  }
}

extension DraftTransition {
  /// The transition wherever it stands.
  fileprivate var withoutLines: DraftTransition {
    var transition = self
    transition.line = 0
    for segment in calls.indices {
      for call in calls[segment].indices { transition.calls[segment][call].line = 0 }
    }
    return transition
  }
}
