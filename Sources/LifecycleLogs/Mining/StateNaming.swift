import LifecycleModel
import LifecyclePaths

/// Names the states that calls lead to: as their lines do, else by observed values, else as known pages say.
struct StateNaming: Sendable {
  /// The name of the state in which life cycles begin.
  private(set) var initial: String
  private let pages: ReferencePages
  /// The delegates of which some line names a state: where another line names none, there are several.
  private let stating: Set<String>
  private let observed: Set<String>
  /// `true` where nothing but observed values names states.
  private let isByValues: Bool
  /// The states of the names that lines have.
  private let named: [String: String]
  /// The spelling of each name.
  private let spellings: [NameKey: String]

  /// Prepares to name the states of life cycles; `called` has their delegates.
  init(_ lives: [MinedLife], calling called: Lifecycle, _ pages: ReferencePages) {
    self.pages = pages
    var stating: Set<String> = []
    var callNames: Set<CallName> = []
    var spellings: [NameKey: String] = [:]
    var named: [String: String] = [:]
    for call in lives.lazy.flatMap(\.calls) {
      callNames.insert(call.name)
      guard let text = call.state else { continue }
      if named[text] == nil, let state = State.legibleName(text) {
        let spelling = spellings[NameKey(state)] ?? pages.spelling(of: state) ?? state
        spellings[NameKey(state)] = spelling
        named[text] = spelling
      }
      if named[text] != nil { stating.insert(call.name.delegate) }
    }
    let observed = Set(called.delegates.filter(\.isObserved).map(\.name))
    self.stating = stating
    self.observed = observed
    self.spellings = spellings
    self.named = named
    isByValues =
      stating.isEmpty && !callNames.contains { !observed.contains($0.delegate) && pages.state(reachedBy: $0) != nil }
    initial = spellings[NameKey(pages.initialState)] ?? pages.initialState
  }

  /// The same names for life cycles that begin in another state.
  func beginning(in initial: String) -> StateNaming {
    var naming = self
    naming.initial = initial
    return naming
  }

  /// The state that a call leads to; `nil` where nothing names it.
  func state(after call: MinedCall) -> String? {
    if let state = call.state.flatMap({ named[$0] }) { return state }
    if observed.contains(call.name.delegate) {
      return isByValues ? Self.words(of: call.name.callback).map(spelling) : nil
    }
    return stating.contains(call.name.delegate) ? nil : pages.state(reachedBy: call.name).map(spelling)
  }

  /// The states of which a call may lead to any, as known pages say; empty for a call that names one, or of which nothing is known.
  func openStates(after call: CallName) -> [String] {
    guard !stating.contains(call.delegate), !observed.contains(call.delegate) else { return [] }
    let states = pages.states(reachedBy: call)
    return states.count > 1 ? states : []
  }

  /// The one spelling of a state's name.
  func spelling(of state: String) -> String { spellings[NameKey(state)] ?? pages.spelling(of: state) ?? state }

  /// Returns `true` for the state in which life cycles begin, and for one in which they end.
  func isOver(_ state: String) -> Bool { NameKey(state) == NameKey(initial) || pages.isFinal(state) }

  /// The words of a value: `Foreground inactive` of `foregroundInactive`.
  private static func words(of value: String) -> String? {
    var words = ""
    for character in value {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words += words.isEmpty ? character.uppercased() : words.last == " " ? character.lowercased() : String(character)
    }
    return State.legibleName(words)
  }
}
