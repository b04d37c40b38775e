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

  /// The most composite states around a state. A page shows them as nested lists, whose indentation grows with the square of their depth.
  private static let mostNested = 64

  /// Takes states that are nested too deeply out of the innermost ones around them, which the report says.
  package mutating func limitNesting() {
    // Of the states that were looked at, the number of those around each and itself.
    var depths: [Int?] = Array(repeating: nil, count: draft.states.count)
    for index in draft.states.indices {
      var chain: [Int] = []
      var next: Int? = index
      while let state = next, depths[state] == nil {
        chain.append(state)
        next = draft.states[state].parent
      }
      for state in chain.reversed() {
        let around = draft.states[state].parent
        let depth = around.flatMap { depths[$0] } ?? 0
        depths[state] = min(depth + 1, Self.mostNested)
        guard depth == Self.mostNested, let around else { continue }
        draft.states[state].parent = draft.states[around].parent
        let names = [state, around].map { "'\(draft.states[$0].name)'" }
        report.add(
          .unused("\(names[0]) is nested more than \(Self.mostNested) deep; it is beside \(names[1])"),
          at: draft.states[state].line ?? 1)
      }
    }
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
