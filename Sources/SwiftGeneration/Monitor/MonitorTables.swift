import LifecycleModel
import LifecyclePaths

/// A life cycle as the generated monitor reads it: declarations of names, and rows of numbers.
struct MonitorTables {
  /// The columns of a line.
  private static let width = 98

  private let automaton: CallAutomaton
  private let lifecycle: Lifecycle
  private let callbacks: [CallbackID]
  private let delegates: [DelegateID]
  private let states: [StateID]

  /// Collects the names that the automaton needs.
  init(_ automaton: CallAutomaton, observing callbacks: Set<CallbackID>, in lifecycle: Lifecycle) {
    self.automaton = automaton
    self.lifecycle = lifecycle
    let delegates = Set(callbacks.map { lifecycle[$0].delegate }).sorted()
    self.callbacks = delegates.flatMap { id in callbacks.filter { lifecycle[$0].delegate == id }.sorted() }
    self.delegates = delegates
    states = Set(automaton.states + automaton.arrows.map(\.state)).sorted()
  }

  /// The lines of the declarations.
  var lines: [String] {
    let numbers = [
      table("placeRows", placeRows), table("arrowRows", arrowRows),
      table("silentTransitionRows", silentTransitionRows),
    ]
    return ([delegateLines, stateLines] + numbers).joined(separator: [""]).map { $0 }
  }

  private var delegateLines: [String] {
    let items = delegates.map { id in
      let own = callbacks.filter { lifecycle[$0].delegate == id }
      let names = { (callbacks: [CallbackID]) in callbacks.map { [SwiftLiteral.string(lifecycle[$0].name)] } }
      let late = own.filter(automaton.late.contains)
      let isOfProcess = lifecycle[id].multiplicity == .process
      let head = [SwiftLiteral.string(lifecycle[id].name) + ",", "isOfProcess: \(isOfProcess),"]
      let lists =
        late.isEmpty
        ? list("callbacks: [", names(own))
        : list("callbacks: [", names(own), suffix: ",") + list("lateCallbacks: [", names(late))
      return [".init("] + (head + lists).map { "  " + $0 } + [")"]
    }
    return list("private static let delegates: [LifecycleTables.Delegate] = [", items)
  }

  private var stateLines: [String] {
    list("private static let states = [", states.map { [SwiftLiteral.string(lifecycle[$0].name)] })
  }

  private func list(_ opening: String, _ items: [[String]], suffix: String = "") -> [String] {
    // swift-format requires a comma after each of several, and none after a single one.
    let comma = items.count == 1 ? "" : ","
    let lines = items.flatMap { item in item.dropLast() + [(item.last ?? "") + comma] }
    return [opening] + lines.map { "  " + $0 } + ["]" + suffix]
  }

  private var placeRows: [[Int]] {
    automaton.states.enumerated().map { place, state in
      [number(of: state), automaton.mayBeAlive[place] ? 1 : 0, automaton.mayBeOver[place] ? 1 : 0]
    }
  }

  private var arrowRows: [[Int]] {
    let numbers = Dictionary(uniqueKeysWithValues: callbacks.enumerated().map { ($1, $0) })
    // By call, for those of a call are found by the first.
    return callbacks.flatMap { callback in
      automaton.arrows.filter { $0.callback == callback }.map { arrow in
        [numbers[callback] ?? 0, arrow.source, arrow.target, number(of: arrow.state)]
      }
    }
  }

  private var silentTransitionRows: [[Int]] {
    automaton.silentTransitions.map { silence in
      let condition =
        switch silence.mayBeEarlier ? nil : silence.condition {
        case nil: 0
        case .anotherScene: 1
        case .firstScene, .lastScene: 2
        }
      let mode = silence.mode.flatMap(AppMode.allCases.firstIndex).map { $0 + 1 } ?? 0
      return [silence.source, silence.target, condition, mode]
    }
  }

  private func number(of state: StateID) -> Int { states.firstIndex(of: state) ?? 0 }

  /// Rows of numbers, as many on a line as fit.
  private func table(_ name: String, _ rows: [[Int]]) -> [String] {
    let heading = ["// swift-format-ignore"]
    let opening = "private static let \(name): [Int] = ["
    guard !rows.isEmpty else { return heading + [opening + "]"] }
    var lines: [String] = []
    var current = ""
    for row in rows {
      let item = row.map { "\($0)," }.joined(separator: " ")
      if !current.isEmpty, current.count + 2 + item.count > Self.width - 4 {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : "  ") + item
    }
    return heading + [opening] + (lines + [current]).map { "  " + $0 } + ["]"]
  }
}
