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

  /// The states of a life cycle in each other, with the marks of initial states; `remark` follows the name of each.
  func region(remark: (State) -> String = { _ in "" }) -> [String] {
    var lines: [String] = []
    add(nil, depth: 0, remark, to: &lines)
    return lines
  }

  private func add(_ parent: StateID?, depth: Int, _ remark: (State) -> String, to lines: inout [String]) {
    let margin = String(repeating: indentation, count: min(depth, Self.indentedLevels))
    for id in parent.map({ hierarchy.children[$0.index] }) ?? hierarchy.roots {
      let state = lifecycle[id]
      let declaration = "\(margin)state \"\(escaped(state.name))\" as \(names[id])\(remark(state))"
      guard !hierarchy.children[id.index].isEmpty else {
        lines.append(declaration)
        continue
      }
      lines.append("\(declaration) {")
      add(id, depth: depth + 1, remark, to: &lines)
      lines.append("\(margin)}")
    }
    if let start = hierarchy.initialChild(of: parent) { lines.append("\(margin)[*] --> \(names[start])") }
  }

  /// The levels that are indented. Below them lines begin alike: else the text grows with the square of the depth, to 54 MB for
  /// 3,000 levels.
  static let indentedLevels = 40

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
