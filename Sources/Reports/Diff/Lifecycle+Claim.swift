import LifecycleDiff
import LifecycleModel

extension Lifecycle {
  /// The documentation of an element with its sources; `nil` for an element that has no sources.
  func claim(at place: Element) -> (documentation: String, provenance: Provenance)? {
    switch place {
    case .delegate(let id): (self[id].documentation, self[id].provenance)
    case .state(let id): (self[id].documentation, self[id].provenance)
    case .callback(let id): (self[id].documentation, self[id].attributes.provenance)
    case .transition(let id): (self[id].documentation, self[id].provenance)
    case .step(let transition, let index):
      (self[transition].steps[index].note, self[transition].steps[index].attributes.provenance)
    case .rule(let id): (rules[id.index].text, rules[id.index].provenance)
    case .page, .scenario, .equivalence, .configuration, .logLine: nil
    }
  }
}
