import LifecycleModel

extension Lifecycle {
  /// The callbacks of the process that come only when it begins: on nothing but transitions of its first scene from the initial
  /// state.
  package func launchCallbacks(in graph: RunGraph) -> Set<CallbackID> {
    guard let initial = graph.graph.initial else { return [] }
    let isOneLife = graph.defaultSceneCount == 1
    var later: Set<CallbackID> = []
    for chain in chains {
      guard let first = chain.first else { continue }
      let begins = self[first].source == initial || lineage(of: initial).contains(self[first].source)
      let isOfFirst = isOneLife || self[first].guard?.sceneCondition == .firstScene
      if !(begins && isOfFirst) { later.formUnion(chain.flatMap { self[$0].steps }.map(\.callback)) }
    }
    return Set(calledCallbacks.filter { delegate(of: $0).multiplicity == .process && !later.contains($0) })
  }
}
