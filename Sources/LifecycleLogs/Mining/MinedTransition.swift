import LifecycleModel

/// A transition, or a chain of transitions, of a mined page.
struct MinedTransition: Sendable {
  /// The state before it.
  let source: String
  /// The states that it leads to, one after another.
  let path: [String]
  /// The words that were seen.
  let words: [WordMerger.Seen]
  /// The calls.
  let template: CallTemplate
  /// The number of times that it was seen.
  let tally: EventTally
  /// The event.
  var event = ""
  /// The condition on other scenes.
  var condition: Guard.SceneCondition?

  /// Creates a transition of the words that were seen.
  init(from source: String, _ path: [String], _ words: [WordMerger.Seen]) {
    self.source = source
    self.path = path
    self.words = words
    template = CallTemplate(words.map { ($0.word, $0.tally.count) })
    tally = EventTally(words.map(\.tally))
  }

  /// Creates one without calls.
  init(from source: String, to target: String, tally: EventTally) {
    self.source = source
    path = [target]
    words = []
    template = CallTemplate([])
    self.tally = tally
  }

  /// The state after it.
  var target: String { path[path.count - 1] }

  /// The states that segments begin in.
  var sources: [String] { [source] + path.dropLast() }

  /// The word that was seen most often.
  var usualWord: EventWord? { words.max { $0.tally.count < $1.tally.count }?.word }

  /// `Active → Inactive → Background`
  var pathText: String { ([source] + path).joined(separator: " → ") }

  /// Returns `true` for the same calls to the same states.
  func isSame(as other: MinedTransition) -> Bool { path == other.path && template.isSame(as: other.template) }
}
