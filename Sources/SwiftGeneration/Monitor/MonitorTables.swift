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
    self.callbacks = callbacks.sorted()
    delegates = Set(callbacks.map { lifecycle[$0].delegate }).sorted()
    states = Set(automaton.states + automaton.arrows.map(\.state)).sorted()
  }

  /// The lines of the declarations.
  var lines: [String] {
    let numbers = [
      table(
        "placeNumbers", "The state of each place, and whether an instance may be alive there, or no longer alive.",
        placeRows),
      table("arrowNumbers", "A call, the place before it, the place after it, and the state reached.", arrowRows),
      table(
        "silentTransitionNumbers",
        "Two places, whether other instances must be alive (1), or must not be (2), and the mode, from 1.",
        silentTransitionRows),
    ]
    return ([delegateLines, callLines, stateLines] + numbers).joined(separator: [""]).map { $0 }
  }

  private var delegateLines: [String] {
    list("static let delegates = [", delegates.map { [SwiftLiteral.string(lifecycle[$0].name)] })
  }

  private var stateLines: [String] {
    list("private static let states = [", states.map { [SwiftLiteral.string(lifecycle[$0].name)] })
  }

  private var callLines: [String] {
    let numbers = Dictionary(uniqueKeysWithValues: delegates.enumerated().map { ($1, $0) })
    let items = callbacks.map { id in
      let isOfProcess = lifecycle.delegate(of: id).multiplicity == .process
      return SwiftStatement.call(
        "Call",
        [
          "delegate: \(numbers[lifecycle[id].delegate] ?? 0)", "name: \(SwiftLiteral.string(lifecycle[id].name))",
          "isOfProcess: \(isOfProcess)", "isLate: \(automaton.late.contains(id))",
        ], indent: 5)
    }
    return list("static let calls = [", items)
  }

  private func list(_ opening: String, _ items: [[String]]) -> [String] {
    // swift-format requires a comma after each of several, and none after a single one.
    let comma = items.count == 1 ? "" : ","
    let lines = items.flatMap { item in item.dropLast() + [(item.last ?? "") + comma] }
    return [opening] + lines.map { "  " + $0 } + ["]"]
  }

  private var placeRows: [[Int]] {
    automaton.states.enumerated().map { place, state in
      [number(of: state), automaton.mayBeAlive[place] ? 1 : 0, automaton.mayBeOver[place] ? 1 : 0]
    }
  }

  private var arrowRows: [[Int]] {
    let numbers = Dictionary(uniqueKeysWithValues: callbacks.enumerated().map { ($1, $0) })
    return automaton.arrows.map { arrow in
      [numbers[arrow.callback] ?? 0, arrow.source, arrow.target, number(of: arrow.state)]
    }
  }

  private var silentTransitionRows: [[Int]] {
    automaton.silentTransitions.map { silence in
      let condition =
        switch silence.condition {
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
  private func table(_ name: String, _ comment: String, _ rows: [[Int]]) -> [String] {
    let heading = ["// \(comment)", "// swift-format-ignore"]
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
