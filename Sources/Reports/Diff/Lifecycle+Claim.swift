import LifecycleDiff
import LifecycleModel

extension Lifecycle {
  /// What a page says of an element in words, and where it has that from; `nil` where words have no source.
  func claim(at place: Element) -> (documentation: String, provenance: Provenance)? {
    switch place {
    case .delegate(let id): (self[id].documentation, self[id].provenance)
    case .state(let id): (self[id].documentation, self[id].provenance)
    case .callback(let id): (self[id].documentation, self[id].attributes.provenance)
    case .transition(let id): (self[id].documentation, self[id].provenance)
    case .step(let transition, let index):
      (self[transition].steps[index].note, self[transition].steps[index].attributes.provenance)
    case .page, .scenario, .rule, .equivalence, .configuration: nil
    }
  }
}
