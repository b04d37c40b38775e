import LifecycleModel

/// A log line was added or removed, or stands for another call.
enum ChangedLogLines: DiffRule {
  static let kind = ChangeKind(
    id: "changed-log-lines",
    impact: .editorial,
    headline: "Log lines changed",
    explanation: """
      A line of the page's Log lines was added or removed, or stands for another call. `instar log` reads logs of the app with the
      new ones; behaviour does not change.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates
        + "\n\n## Log lines\n\n- `came to front`: `SceneDelegate.sceneDidBecomeActive(_:)`\n"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let (olds, news) = (subject.old.logLines, subject.new.logLines)
    let oldIndices = Dictionary(olds.indices.map { (olds[$0].pattern, $0) }) { first, _ in first }
    let changed = news.indices.compactMap { change(from: oldIndices[news[$0].pattern], to: $0, in: subject) }
    let kept = Set(news.map(\.pattern))
    let removed = olds.indices.filter { !kept.contains(olds[$0].pattern) }
      .compactMap { change(from: $0, to: nil, in: subject) }
    return changed + removed
  }

  private static func change(from old: Int?, to new: Int?, in subject: DiffSubject) -> Change? {
    let oldLine = old.map { subject.old.logLines[$0] }
    let newLine = new.map { subject.new.logLines[$0] }
    guard let pattern = (newLine ?? oldLine)?.pattern else { return nil }
    let edits = subject.edits(of: .logLine(pattern))
    guard !edits.isEmpty else { return nil }
    let verb = old == nil ? "was added" : new == nil ? "was removed" : "stands for another call"
    return Change(
      kind: kind, oldPlace: old.map { .logLine(ElementID($0)) }, newPlace: new.map { .logLine(ElementID($0)) } ?? .page,
      element: pattern.text, old: oldLine.map { subject.oldWords.name(of: $0.call) },
      new: newLine.map { subject.newWords.name(of: $0.call) }, message: "Log line '\(pattern.text)' \(verb)",
      advice: nil, edits: edits)
  }
}

/// Prose or sources of an element changed.
enum ChangedWords: DiffRule {
  static let kind = ChangeKind(
    id: "changed-words",
    part: .words,
    impact: .editorial,
    headline: "Documentation changed",
    explanation: """
      Documentation, notes, links, the spelling of a name or the status of a claim (documented or observed) changed. Behaviour does not
      change.
      """,
    example: (
      old: ExamplePage.callbacks,
      new: ExamplePage.callbacks.replacing(": start.", with: ": start again.")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    WordChange.all(in: subject).map { change in
      Change(
        kind: kind, oldPlace: change.oldPlace, newPlace: change.newPlace, element: change.element, old: change.old,
        new: change.new, message: "Documentation of '\(change.element)' changed", advice: nil,
        edits: change.edits)
    }
  }
}

/// The Swift code of a callback's body changed.
enum ChangedBody: DiffRule {
  static let kind = ChangeKind(
    id: "changed-body",
    isCode: true,
    impact: .compatible,
    headline: "Generated code of a callback changed",
    explanation: """
      The page's Swift block below a callback changed. `instar scaffold` puts it into the method.
      """,
    example: (
      old: ExamplePage.callbacks.replacing(": start.", with: ": start.\n\n  ```swift\n  start()\n  ```"),
      new: ExamplePage.callbacks.replacing(": start.", with: ": start.\n\n  ```swift\n  begin()\n  ```")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.callbacks.common.compactMap { pair in
      guard let edit = subject.edit(of: subject.newNames[pair.new], .body) else { return nil }
      let name = subject.newWords.name(of: pair.new)
      return Change(
        kind: kind, oldPlace: .callback(pair.old), newPlace: .callback(pair.new), element: name,
        old: subject.old[pair.old].body, new: subject.new[pair.new].body,
        message: "The code that scaffolding puts into '\(name)' changed",
        advice: "Scaffold again, and adopt the new code", edits: [edit])
    }
  }
}
