import Emission
import LifecycleModel

/// Writes PlantUML, in the syntax of versions since 2020.
package struct PlantUMLEmitter: GraphFormat {
  /// Creates the emitter.
  package init() {}

  package var format: String { "plantuml" }
  package var summary: String { "PlantUML diagrams" }
  package var fileExtension: String { "puml" }
  package var views: [GraphView] { GraphView.allCases }

  /// A state diagram or a sequence diagram.
  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    let title = PlantUMLText.escaped(lifecycle.name)
    let body: [String] =
      switch view {
      case .states: PlantUMLStates(lifecycle).lines
      case .sequence: PlantUMLSequence(lifecycle).lines
      }
    let lines = ["@startuml"] + (title.isEmpty ? [] : ["title \(title)"]) + body + ["@enduml"]
    return lines.map { $0 + "\n" }.joined()
  }
}
