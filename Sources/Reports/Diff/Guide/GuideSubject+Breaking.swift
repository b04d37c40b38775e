import Documents
import LifecycleDiff

extension GuideSubject {
  /// Callbacks that are not called any more, and what does not happen.
  var stoppedSection: Document.Section? {
    let changes = changes(in: .stopped)
    let lead =
      changes.contains { $0.removedCallback != nil }
      ? "Code that waits for these never runs; their methods still compile, but are never called."
      : "Code that waits for these never runs."
    return section("Removals", lead, changes)
  }

  /// The breaking changes that are neither moves nor ends.
  var breakingSection: Document.Section? {
    let isFirst = changes(in: .moved).isEmpty && changes(in: .stopped).isEmpty
    return section(
      isFirst ? "Breaking changes" : "Other breaking changes",
      "These are still called, or still occur, but not as before.", otherChanges(.breaking))
  }
}
