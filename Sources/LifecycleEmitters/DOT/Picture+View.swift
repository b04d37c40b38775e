import LifecycleModel

extension Picture {
  /// The picture of one view of a life cycle, for every format that Graphviz draws.
  package init(of lifecycle: Lifecycle, view: GraphView) {
    switch view {
    case .states:
      self.init(dot: StateDiagram(lifecycle).dot, title: lifecycle.name, description: "")
    case .sequence:
      self.init(dot: StateDiagram(lifecycle).dot, title: lifecycle.name, description: "")
    }
  }
}
