import LifecycleModel

/// An event of a life cycle, as its calls tell it.
struct MinedEvent: Sendable {
  /// The other life cycles of the process when an event begins.
  enum Company: Hashable, Sendable {
    /// No other is alive.
    case alone
    /// Another is alive.
    case beside
    /// The log does not tell.
    case unknown
  }

  /// The state before it; `nil` where the log begins in the middle of the life cycle.
  private(set) var source: String?
  /// The states that it leads to, one after another; at least one.
  private(set) var path: [String]
  /// The calls before each of these states.
  private(set) var word: EventWord
  /// The words of the comment above it.
  let comment: String?
  /// The places of the first and the last call.
  let first: MinedPlace
  let last: MinedPlace
  /// `true` if nothing follows in its life cycle: the log may end in the middle of it.
  var isLast = false
  /// `true` if its last call names no state, and known pages do not tell it from the calls together.
  var isOpen = false
  /// The other life cycles when it begins.
  var company = Company.unknown

  /// Creates an event of calls that lead to some states.
  init(
    from source: String?, _ path: [String], _ word: EventWord, comment: String? = nil, first: MinedPlace,
    last: MinedPlace
  ) {
    self.path = path
    self.word = word
    self.comment = comment
    (self.first, self.last) = (first, last)
    if let source { begin(in: source) }
  }

  /// The state after it.
  var target: String { path[path.count - 1] }

  /// The event, in parts none of which leaves a state twice: no page has a transition from a state on an event twice.
  var parts: [MinedEvent] {
    var met: Set<String> = source.map { [$0] } ?? []
    guard let end = path.indices.dropLast().first(where: { !met.insert(path[$0]).inserted }) else { return [self] }
    var (first, rest) = (self, self)
    first.path = Array(path[...end])
    first.word = EventWord(segments: Array(word.segments[...end]))
    (first.isLast, first.isOpen) = (false, false)
    rest.source = path[end]
    rest.path = Array(path[(end + 1)...])
    rest.word = EventWord(segments: Array(word.segments[(end + 1)...]))
    return [first] + rest.parts
  }

  /// The event with the state before it.
  func beginning(in state: String) -> MinedEvent {
    var event = self
    event.begin(in: state)
    return event
  }

  /// Sets the state before it: calls that lead to the same state first are those before the next one, as on pages.
  mutating func begin(in state: String) {
    source = state
    guard path.count > 1, path[0] == state else { return }
    path.removeFirst()
    word = EventWord(segments: [word.segments[0] + word.segments[1]] + word.segments.dropFirst(2))
  }
}

/// The calls of an event, by the states that they lead to.
struct EventWord: Hashable, Sendable {
  /// The calls before each state.
  let segments: [[CallName]]

  /// The calls in order.
  var calls: [CallName] { segments.flatMap { $0 } }
}
