import Diagnostics
import LifecycleModel
import Text

/// A part of one life cycle that a change is about.
package enum Element: Hashable, Sendable {
  /// The page itself.
  case page
  case delegate(DelegateID)
  case state(StateID)
  case callback(CallbackID)
  case transition(TransitionID)
  /// A call on a transition, by index.
  case step(TransitionID, Int)
  case scenario(ElementID<Scenario>)
  case rule(ElementID<Rule>)
  /// A row of an Equivalents table, both by index.
  case equivalence(table: Int, row: Int)
  case configuration(ElementID<SceneConfiguration>)
  case logLine(ElementID<LoggedLine>)
}

/// The names of a life cycle's elements in messages.
struct ElementStrings {
  /// The life cycle.
  let lifecycle: Lifecycle
  private let transitions: [CallbackID: [Transition]]

  /// Names the elements of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    transitions = lifecycle.transitions.reduce(into: [:]) { transitions, transition in
      for call in Set(transition.steps.map(\.callback)) { transitions[call, default: []].append(transition) }
    }
  }

  /// `AppDelegate.applicationDidBecomeActive(_:)`.
  func name(of id: CallbackID) -> String { lifecycle.qualifiedName(of: id) }

  /// `Leave: Active → Inactive [app with scenes]`; without an event, the states alone.
  func name(of id: TransitionID) -> String { lifecycle.headline(of: [id]) }

  /// `Launch: Not running → Inactive → Active [first scene]`; a scenario without a title has its path alone.
  func name(of scenario: Scenario) -> String { lifecycle.headline(of: scenario) }

  /// `Default Configuration (application)`.
  func name(of row: SceneConfiguration) -> String { "\(row.name) (\(row.role.shortName))" }

  /// `SceneDelegate.sceneDidBecomeActive(_:)`, `ScenePhase`; of a line that names its call itself, the group that does.
  func name(of call: LoggedLine.Call) -> String {
    switch call {
    case .callback(let id): name(of: id)
    case .value(let delegate): lifecycle[delegate].name
    case .named: "(?<\(LinePattern.Group.callback.rawValue)>…)"
    }
  }

  /// `'Launch' and 'Return'`: the events that call a callback, or the states of transitions without one; `nil` for none.
  func events(of id: CallbackID) -> String? {
    let names = (transitions[id] ?? []).map { transition in
      transition.event.isEmpty
        ? "\(lifecycle[transition.source].name) → \(lifecycle[transition.target].name)" : transition.event
    }
    return names.isEmpty ? nil : Self.list(names.unique)
  }

  /// `'a', 'b' and 'c'`; a name's remark follows its quotation marks.
  static func list(_ names: [String], remarks: [String] = []) -> String {
    let quoted = names.enumerated().map { "'\($1)'" + (remarks.isEmpty ? "" : remarks[$0]) }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension SourceMap {
  /// The source range of an element; the title's for the page itself and for elements that the map lacks.
  package func range(of element: Element) -> SourceRange {
    let found: SourceRange? =
      switch element {
      case .page: title
      case .delegate(let id): delegates[at: id.index]
      case .state(let id): states[at: id.index]
      case .callback(let id): callbacks[at: id.index]
      case .transition(let id): transitions[at: id.index]?.range
      case .step(let id, let number): transitions[at: id.index].map { $0.steps[at: number] ?? $0.range }
      case .scenario(let id): scenarios[at: id.index]?.range
      case .rule(let id): rules[at: id.index]
      case .equivalence(let table, let row): equivalents[at: table]?[at: row]
      case .configuration(let id): sceneConfigurations[at: id.index]
      case .logLine(let id): logLines[at: id.index]?.pattern
      }
    return found ?? title
  }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
