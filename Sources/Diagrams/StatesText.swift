import Emission
import LifecycleModel

/// The parts of a state diagram that Mermaid and PlantUML write alike.
struct StatesText: Sendable {
  /// The life cycle.
  let lifecycle: Lifecycle
  /// The names of its states in the text.
  let names: Identifiers
  /// The strings of the life cycle.
  let strings: DiagramStrings
  private let hierarchy: StateHierarchy
  private let indentation: String
  private let escaped: @Sendable (String) -> String

  /// Prepares the diagram of a life cycle in a format with its own indentation and escapes.
  init(_ lifecycle: Lifecycle, indentation: String, escaped: @escaping @Sendable (String) -> String) {
    self.lifecycle = lifecycle
    self.indentation = indentation
    self.escaped = escaped
    hierarchy = StateHierarchy(lifecycle)
    names = .states(of: lifecycle)
    strings = DiagramStrings(lifecycle)
  }

  /// The states inside a state, with the mark of its initial state; `remark` follows the name of each.
  func region(of parent: StateID? = nil, remark: (State) -> String = { _ in "" }) -> [String] {
    let states = parent.map { hierarchy.children[$0.index] } ?? hierarchy.roots
    let start = hierarchy.initialChild(of: parent).map { ["[*] --> \(names[$0])"] } ?? []
    return states.flatMap { state($0, remark: remark) } + start
  }

  private func state(_ id: StateID, remark: (State) -> String) -> [String] {
    let state = lifecycle[id]
    let declaration = "state \"\(escaped(state.name))\" as \(names[id])\(remark(state))"
    guard !hierarchy.children[id.index].isEmpty else { return [declaration] }
    return ["\(declaration) {"] + region(of: id, remark: remark).map { indentation + $0 } + ["}"]
  }

  /// The ends of life, one for each final state.
  var ends: [String] {
    lifecycle.stateIDs.filter { lifecycle[$0].isFinal }.map { "\(names[$0]) --> [*]" }
  }

  /// The events of an arrow with its guard and versions.
  func heading(of arrow: Arrow) -> String {
    let event = arrow.events.isEmpty ? nil : "<b>\(escaped(arrow.eventText))</b>"
    let condition = arrow.guard.map { escaped("[\($0.text)]") }
    let remarks = DiagramStrings.parenthesis(strings.remarks(of: arrow.availability))
    return [event, condition].compactMap { $0 }.joined(separator: " ") + escaped(remarks)
  }
}
