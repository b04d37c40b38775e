/// One look at a view and all that it is made of, from the outside in.
@MainActor struct Evaluation {
  /// The observed values, from the inside out.
  private(set) var observations: [Observation] = []
  private var kept: [any Kept] = []

  /// Looks at a view; what an earlier look found is taken over in the order in which it was found.
  init(of view: some View, after previous: Evaluation? = nil) {
    look(at: view, after: previous)
  }

  private mutating func look<V: View>(at view: V, after previous: Evaluation?) {
    keep(view, after: previous)
    if let modified = view as? any Modified { keep(modified.anyModifier, after: previous) }
    if let content = (view as? any StandIn)?.content { look(at: content, after: previous) }
    if V.Body.self != Never.self { look(at: view.body, after: previous) }
    if let observation = (view as? any Watching)?.observation { observations.append(observation) }
  }

  private mutating func keep(_ value: Any, after previous: Evaluation?) {
    for property in Mirror(reflecting: value).children.compactMap({ $0.value as? any Kept }) {
      if let previous, previous.kept.indices.contains(kept.count) {
        property.takeStorage(of: previous.kept[kept.count])
      }
      kept.append(property)
    }
  }
}

/// A view that watches a value.
protocol Watching {
  var observation: Observation { get }
}

/// A view that stands for another.
@MainActor protocol StandIn {
  var content: any View { get }
}

/// A view with a modifier.
protocol Modified {
  var anyModifier: Any { get }
}

extension ObservingView: Watching {}

extension _ViewModifier_Content: StandIn {}

extension _ConditionalContent: StandIn {}

extension AnyView: StandIn {}

extension ModifiedContent: Modified {
  var anyModifier: Any { modifier }
}
