import Diagnostics
import LifecycleModel

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
