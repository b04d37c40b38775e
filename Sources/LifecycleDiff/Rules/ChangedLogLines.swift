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
