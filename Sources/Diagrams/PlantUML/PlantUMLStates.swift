import Emission
import LifecycleModel

/// The state diagram of a life cycle in PlantUML.
struct PlantUMLStates {
  private static let style = [
    "hide empty description",
    "skinparam shadowing false",
    "skinparam state {",
    "  BackgroundColor #F5F5F7",
    "  BorderColor #8E8E93",
    "  ArrowColor #636366",
    "}",
  ]

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

  /// The lines between `@startuml` and `@enduml`.
  var lines: [String] {
    (lifecycle.readsBetterSideways ? ["left to right direction"] : []) + Self.style + region(of: nil)
      + lifecycle.arrows.map(arrow) + ends
  }

  /// The states inside a state, with the mark of its initial state.
  private func region(of parent: StateID?) -> [String] {
    let states = parent.map { hierarchy.children[$0.index] } ?? hierarchy.roots
    let start = hierarchy.initialChild(of: parent).map { ["[*] --> \(names[$0])"] } ?? []
    return states.flatMap(state) + start
  }

  /// A state, with a dashed border where it is transient.
  private func state(_ id: StateID) -> [String] {
    let border = lifecycle[id].isTransient ? " ##[dashed]" : ""
    let declaration = "state \"\(PlantUMLText.escaped(lifecycle[id].name))\" as \(names[id])\(border)"
    guard !hierarchy.children[id.index].isEmpty else { return [declaration] }
    return ["\(declaration) {"] + region(of: id).map { "  \($0)" } + ["}"]
  }

  /// An arrow, which does not shape the layout where it leads back to a state earlier on the page.
  private func arrow(_ arrow: Arrow) -> String {
    let shaft = arrow.target < arrow.source ? "-[norank]->" : "-->"
    let ends = "\(names[arrow.source]) \(shaft) \(names[arrow.target])"
    let lines = ([heading(of: arrow)] + calls(of: arrow.steps)).filter { !$0.isEmpty }
    // PlantUML aligns a line that ends in \l to the left.
    return lines.isEmpty ? ends : "\(ends) : \(lines.map { $0 + "\\l" }.joined())"
  }

  private func heading(of arrow: Arrow) -> String {
    let event = arrow.events.isEmpty ? nil : "<b>\(PlantUMLText.escaped(arrow.eventText))</b>"
    let condition = arrow.guard.map { PlantUMLText.escaped("[\($0.text)]") }
    let remarks = DiagramStrings.parenthesis(strings.remarks(of: arrow.availability))
    return [event, condition].compactMap { $0 }.joined(separator: " ") + PlantUMLText.escaped(remarks)
  }

  /// A line for each call in its delegate's colour, an observed value in italics.
  private func calls(of steps: [Step]) -> [String] {
    let palette = DelegatePalette()
    return zip(strings.marks(of: steps), steps).map { mark, step in
      let color = palette[lifecycle[step.callback].delegate].light
      let name = PlantUMLText.escaped(strings.name(of: step.callback))
      let shown = lifecycle.delegate(of: step.callback).isObserved ? "<i>\(name)</i>" : name
      let remarks = PlantUMLText.escaped(DiagramStrings.parenthesis(strings.remarks(of: step)))
      return "<color:\(color)>\(mark) \(shown)</color>\(remarks)"
    }
  }

  private var ends: [String] {
    lifecycle.stateIDs.filter { lifecycle[$0].isFinal }.map { "\(names[$0]) --> [*]" }
  }
}
