import Emission
import LifecycleModel

/// The state diagram of a life cycle as Mermaid's `stateDiagram-v2`.
struct MermaidStates {
  /// The header, with straight lines: Mermaid moves the labels of curved arrows until they overlap.
  private static let header = """
    ---
    config:
      flowchart:
        curve: linear
    ---
    stateDiagram-v2

    """

  private let lifecycle: Lifecycle
  private let hierarchy: StateHierarchy
  private let names: Identifiers
  private let strings: DiagramStrings

  /// Prepares the diagram of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    hierarchy = StateHierarchy(lifecycle)
    names = .states(of: lifecycle)
    strings = DiagramStrings(lifecycle)
  }

  /// The whole text.
  var text: String {
    let direction = lifecycle.readsBetterSideways ? ["direction LR"] : []
    let lines =
      MermaidEmitter.accessibleText(of: lifecycle) + direction + region(of: nil) + arrows + ends + classes
    return Self.header + lines.map { "    \($0)\n" }.joined()
  }

  /// The states inside a state, with the mark of its initial state.
  private func region(of parent: StateID?) -> [String] {
    let states = parent.map { hierarchy.children[$0.index] } ?? hierarchy.roots
    let start = hierarchy.initialChild(of: parent).map { ["[*] --> \(names[$0])"] } ?? []
    return states.flatMap(state) + start
  }

  private func state(_ id: StateID) -> [String] {
    let declaration = "state \"\(MermaidText.escaped(lifecycle[id].name))\" as \(names[id])"
    guard !hierarchy.children[id.index].isEmpty else { return [declaration] }
    return ["\(declaration) {"] + region(of: id).map { "    \($0)" } + ["}"]
  }

  /// A line for each arrow, but one for all arrows from a state to itself: Mermaid draws only the last of them.
  private var arrows: [String] {
    let arrows = lifecycle.arrows
    let loops = Dictionary(grouping: arrows.filter { $0.source == $0.target }, by: \.source)
    return arrows.compactMap { arrow in
      guard arrow.source == arrow.target, let loops = loops[arrow.source] else { return line([arrow]) }
      return loops.first == arrow ? line(loops) : nil
    }
  }

  /// The line for arrows between the same two states; an empty line separates their labels.
  private func line(_ arrows: [Arrow]) -> String? {
    guard let first = arrows.first else { return nil }
    let ends = "\(names[first.source]) --> \(names[first.target])"
    let labels = arrows.map { ([heading(of: $0)] + calls(of: $0.steps)).filter { !$0.isEmpty } }
    let label = labels.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: "<br/>")
    return label.isEmpty ? ends : "\(ends) : \(label)"
  }

  private func heading(of arrow: Arrow) -> String {
    let event = arrow.events.isEmpty ? nil : "<b>\(MermaidText.escaped(arrow.eventText))</b>"
    let condition = arrow.guard.map { MermaidText.escaped("[\($0.text)]") }
    let remarks = DiagramStrings.parenthesis(strings.remarks(of: arrow.availability))
    return ([event, condition].compactMap { $0 }.joined(separator: " ") + MermaidText.escaped(remarks))
  }

  /// A line for each call; the number stays with the name where the line wraps.
  private func calls(of steps: [Step]) -> [String] {
    zip(strings.marks(of: steps), steps).map { mark, step in
      let call = strings.name(of: step.callback) + DiagramStrings.parenthesis(strings.remarks(of: step))
      return "\(mark)#160;\(MermaidText.escaped(call))"
    }
  }

  private var ends: [String] {
    lifecycle.stateIDs.filter { lifecycle[$0].isFinal }.map { "\(names[$0]) --> [*]" }
  }

  /// The dashed border of transient states.
  private var classes: [String] {
    let transient = lifecycle.stateIDs.filter { lifecycle[$0].isTransient }.map { names[$0] }
    guard !transient.isEmpty else { return [] }
    return ["classDef transient stroke-dasharray: 4 3"] + transient.map { "class \($0) transient" }
  }
}
