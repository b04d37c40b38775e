import LifecycleModel
import Text

/// The state diagram of a life cycle as Mermaid's `stateDiagram-v2`.
struct MermaidStates: Sendable {
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
  private let states: StatesText

  /// Prepares the diagram of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    states = StatesText(lifecycle, indentation: "    ", escaped: MermaidText.escaped)
  }

  /// The whole text.
  var text: String {
    let direction = lifecycle.readsBetterSideways ? ["direction LR"] : []
    let lines =
      MermaidEmitter.accessibleText(of: lifecycle) + direction + states.region() + arrows + states.ends + classes
    return Self.header + lines.map { "    \($0)\n" }.joined()
  }

  /// A line for each arrow, but one for all arrows from a state to itself: Mermaid draws only the last of them.
  private var arrows: [String] {
    let arrows = lifecycle.arrows
    let loops = Dictionary(grouping: arrows.filter { $0.source == $0.target }, by: \.source)
    return arrows.concurrentMap { arrow -> String? in
      guard arrow.source == arrow.target, let loops = loops[arrow.source] else { return line([arrow]) }
      return loops.first == arrow ? line(loops) : nil
    }.compactMap(\.self)
  }

  /// The line for arrows between the same two states; an empty line separates their labels.
  private func line(_ arrows: [Arrow]) -> String? {
    guard let first = arrows.first else { return nil }
    let ends = "\(states.names[first.source]) --> \(states.names[first.target])"
    let labels = arrows.map { ([states.heading(of: $0)] + calls(of: $0.steps)).filter { !$0.isEmpty } }
    let label = labels.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: "<br/>")
    return label.isEmpty ? ends : "\(ends) : \(label)"
  }

  /// A line for each call; the number stays with the name where the line wraps.
  private func calls(of steps: [Step]) -> [String] {
    zip(CallNumbering.marks(of: steps), steps).map { mark, step in
      let call = states.strings.name(of: step.callback) + DiagramStrings.parenthesis(states.strings.remarks(of: step))
      return "\(mark)#160;\(MermaidText.escaped(call))"
    }
  }

  /// The dashed border of transient states.
  private var classes: [String] {
    let transient = lifecycle.stateIDs.filter { lifecycle[$0].isTransient }.map { states.names[$0] }
    guard !transient.isEmpty else { return [] }
    return ["classDef transient stroke-dasharray: 4 3"] + transient.map { "class \($0) transient" }
  }
}
