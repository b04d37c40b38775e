import Documents
import LifecycleDiff

extension GuideSubject {
  /// Callbacks that are not called any more, and what does not happen.
  var stoppedSection: Document.Section? {
    let groups = KindGroup.all(of: changes(in: .stopped))
    guard !groups.isEmpty else { return nil }
    let lead =
      changes(in: .stopped).contains { $0.removedCallback != nil }
      ? "What waits for these waits for ever; their methods still compile, and nobody calls them."
      : "What waits for these waits for ever."
    return Document.Section(title: "What stops", blocks: [.sentence(lead)] + groups.flatMap(blocks(of:)))
  }

  /// The breaking changes that are neither moves nor ends.
  var breakingSection: Document.Section? {
    let groups = KindGroup.all(of: otherChanges(.breaking))
    guard !groups.isEmpty else { return nil }
    let isFirst = changes(in: .moved).isEmpty && changes(in: .stopped).isEmpty
    return Document.Section(
      title: isFirst ? "What breaks" : "What else breaks",
      blocks: [.sentence("Everything here is still called, or still happens, but not as before.")]
        + groups.flatMap(blocks(of:)))
  }
}
