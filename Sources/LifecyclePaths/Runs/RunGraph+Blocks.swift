import LifecycleModel

extension RunGraph {
  /// The calls of a macrostep in page order; those of an any-order group share a block, each other call has its own.
  package func callBlocks(of macrostep: Macrostep) -> [[Run.Call]] {
    transitions(of: macrostep).map(\.transition).flatMap { transition in
      lifecycle[transition].steps.groups.map { group in group.map { Run.Call(transition, step: $0) } }
    }
  }
}
