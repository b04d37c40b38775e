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
  private let states: StatesText

  /// Prepares the diagram of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    states = StatesText(lifecycle, indentation: "  ", escaped: PlantUMLText.escaped)
  }

  /// The lines between `@startuml` and `@enduml`.
  var lines: [String] {
    let direction = lifecycle.readsBetterSideways ? ["left to right direction"] : []
    // A transient state has a dashed border.
    let region = states.region { $0.isTransient ? " ##[dashed]" : "" }
    return direction + Self.style + region + lifecycle.arrows.map(arrow) + states.ends
  }

  /// An arrow, which does not shape the layout where it leads back to a state earlier on the page.
  private func arrow(_ arrow: Arrow) -> String {
    let shaft = arrow.target < arrow.source ? "-[norank]->" : "-->"
    let ends = "\(states.names[arrow.source]) \(shaft) \(states.names[arrow.target])"
    let lines = ([states.heading(of: arrow)] + calls(of: arrow.steps)).filter { !$0.isEmpty }
    // PlantUML aligns a line that ends in \l to the left.
    return lines.isEmpty ? ends : "\(ends) : \(lines.map { $0 + "\\l" }.joined())"
  }

  /// A line for each call in its delegate's colour, an observed value in italics.
  private func calls(of steps: [Step]) -> [String] {
    let palette = DelegatePalette()
    return zip(CallNumbering.marks(of: steps), steps).map { mark, step in
      let color = palette[lifecycle[step.callback].delegate].light
      let name = PlantUMLText.escaped(states.strings.name(of: step.callback))
      let shown = lifecycle.delegate(of: step.callback).isObserved ? "<i>\(name)</i>" : name
      let remarks = PlantUMLText.escaped(DiagramStrings.parenthesis(states.strings.remarks(of: step)))
      return "<color:\(color)>\(mark) \(shown)</color>\(remarks)"
    }
  }
}
