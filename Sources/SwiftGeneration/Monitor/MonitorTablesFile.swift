import Documents
import Emission
import LifecycleModel
import LifecyclePaths

/// The file of the life cycle that the monitor follows; the members are the tags of `Swift/MonitorTables.mustache`.
package struct MonitorTablesFile: Sendable {
  /// The lines of the documentation comment.
  let typeComment: [String]
  /// The name of the page's states, which the tables belong to.
  let statesName: String
  /// `true` where the page has a single life, that of the process; a Boolean literal.
  let hasOneLife: String
  /// The number of modes that the process may have.
  let modeCount: String
  /// The lines that declare the page's life cycle: names, and rows of numbers.
  let tables: [String]

  /// Creates the file for the observed callbacks of a life cycle; `nil` where there is nothing to follow.
  init?(_ lifecycle: Lifecycle, names: SwiftTypeNames, observing callbacks: Set<CallbackID>) {
    let runs = RunGraph(lifecycle)
    guard !callbacks.isEmpty, let automaton = CallAutomaton(of: runs, observing: callbacks) else { return nil }
    let isOfProcess = { (callback: CallbackID) in lifecycle.delegate(of: callback).multiplicity == .process }
    hasOneLife = String(runs.defaultSceneCount == 1 && callbacks.allSatisfy(isOfProcess))
    modeCount = String(runs.modes.count)
    let title = lifecycle.name.isEmpty ? "a page" : SwiftComment.code(lifecycle.name)
    typeComment = SwiftComment.lines(["The life cycle of \(title), as `LifecycleMonitor` follows it."])
    statesName = names.states
    tables = MonitorTables(automaton, observing: callbacks, in: lifecycle).lines
  }
}

extension MonitorTablesFile: TemplateContext {
  package static let tags = [
    TemplateTag("typeComment", .lines, "the documentation comment with its `///`"),
    TemplateTag("statesName", .text, "the name of the enumeration of the page's states"),
    TemplateTag("hasOneLife", .text, "`true` if the page has only one life cycle, that of the process"),
    TemplateTag("modeCount", .text, "the number of modes that the process may have: 1, or 2 if guards name them"),
    TemplateTag("tables", .lines, "the declarations of the page's life cycle: names and rows of numbers"),
  ]
}

/// The file of the monitor, the same for every page: `Swift/LifecycleMonitor.mustache` has no tags.
package struct LifecycleMonitorFile: TemplateContext {
  package static let tags: [TemplateTag] = []
}

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
