import Documents
import LifecycleDiff
import LifecycleModel

extension GuideSubject {
  /// The callbacks in whose place another one is called.
  var movedSection: Document.Section? {
    let rows = changes(in: .moved).compactMap(row)
    guard !rows.isEmpty else { return nil }
    return Document.Section(
      title: "Replaced callbacks",
      blocks: [
        .sentence(
          "These methods still compile, but are never called again"
            + (removalCondition.map { " in an app that is \($0)" } ?? "")
            + ". Move their code to the callbacks that are called instead."),
        .table(["Old callback", "New callback", "Called on", "What to do"], rows),
      ])
  }

  private func row(of change: Change) -> (change: Change?, cells: [InlineContent])? {
    guard let old = change.removedCallback, let new = successor(of: change) else { return nil }
    let advice = change.advice.map { [prose.runs(of: $0) + [.text(".")]] } ?? []
    let isDisputed = self.old.apiEntry(of: old)?.isCounterpartDisputed == true
    let dispute: [InlineContent.Inline] = [.text("Without it, reports differ on whether the old one still comes.")]
    return (
      change,
      [
        InlineContent(.code(self.old.qualifiedName(of: old))), InlineContent(.code(self.new.qualifiedName(of: new))),
        InlineContent(lines: occasions(of: old, new)),
        InlineContent(lines: advice + (isDisputed ? [dispute] : [])) + notes(on: old, new),
      ]
    )
  }

  /// The events of the new callback, and those of the old one where they differ.
  private func occasions(of old: CallbackID, _ new: CallbackID) -> [[InlineContent.Inline]] {
    let (was, now) = (events(of: old, in: self.old), events(of: new, in: self.new))
    return was == now ? [now] : [now, [.text("Before: ")] + was]
  }

  /// The notes on a pair in the pages' Equivalents.
  private func notes(on old: CallbackID, _ new: CallbackID) -> InlineContent {
    let pairs = report.difference.correspondence.callbacks
    for (page, ids) in [(self.new, [pairs.new(for: old), new]), (self.old, [old, pairs.old(for: new)])] {
      let wanted = Set(ids.compactMap { $0 })
      for row in page.equivalents.flatMap(\.rows) where wanted.count == 2 && !row.notes.isEmpty {
        if wanted.isSubset(of: row.cells.flatMap(\.callbacks)) { return InlineContent(markdown: row.notes) }
      }
    }
    return InlineContent()
  }
}
