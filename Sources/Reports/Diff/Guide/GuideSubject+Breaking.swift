import Documents
import LifecycleDiff

extension GuideSubject {
  /// Callbacks that are not called any more, and what does not happen.
  var stoppedSection: Document.Section? {
    let groups = KindGroup.all(of: changes(in: .stopped))
    guard !groups.isEmpty else { return nil }
    let lead =
      changes(in: .stopped).contains { $0.removedCallback != nil }
      ? "Code that waits for these never runs; their methods still compile, but are never called."
      : "Code that waits for these never runs."
    return Document.Section(title: "Removals", blocks: [.sentence(lead)] + groups.flatMap(blocks(of:)))
  }

  /// The breaking changes that are neither moves nor ends.
  var breakingSection: Document.Section? {
    let groups = KindGroup.all(of: otherChanges(.breaking))
    guard !groups.isEmpty else { return nil }
    let isFirst = changes(in: .moved).isEmpty && changes(in: .stopped).isEmpty
    return Document.Section(
      title: isFirst ? "Breaking changes" : "Other breaking changes",
      blocks: [.sentence("These are still called, or still occur, but not as before.")]
        + groups.flatMap(blocks(of:)))
  }
}
