import LifecycleModel

/// An Equivalents row was added, removed or changed.
enum ChangedEquivalents: DiffRule {
  static let kind = ChangeKind(
    id: "changed-equivalents",
    impact: .editorial,
    headline: "Counterparts changed",
    explanation: """
      A row of the page's Equivalents was added, removed or changed. The row is advice; behaviour does not change.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates
        + "\n\n## Equivalents\n\n| SceneDelegate | Notes |\n|---|---|\n| `sceneDidBecomeActive(_:)` | Start. |\n"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let pairs = subject.correspondence.equivalences
    let (olds, news) = (subject.correspondence.old.equivalences, subject.correspondence.new.equivalences)
    let changed = news.indices.compactMap { index -> Change? in
      let id = ElementID<Equivalents.Row>(index)
      let old = pairs.old(for: id).map { olds[$0.index] }
      return change(from: old, to: news[index], edits: subject.edits(of: subject.newNames[id]))
    }
    let removed = pairs.removed(of: olds.count).compactMap { id in
      change(from: olds[id.index], to: nil, edits: subject.edits(of: subject.oldNames[id]))
    }
    return changed + removed
  }

  private static func change(from old: EquivalenceRow?, to new: EquivalenceRow?, edits: [Edit]) -> Change? {
    guard !edits.isEmpty, let title = (new ?? old)?.text else { return nil }
    let verb = old == nil ? "were added" : new == nil ? "were removed" : "changed"
    return Change(
      kind: kind, oldPlace: old.map(Element.row), newPlace: new.map(Element.row) ?? .page, element: title,
      old: old?.text, new: new?.text, message: "Counterparts '\(title)' \(verb)", advice: nil, edits: edits)
  }
}
