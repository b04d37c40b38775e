/// One evaluation of a view and all of its content, from the outside in.
@MainActor struct Evaluation {
  /// The observed values, from the inside out.
  private(set) var observations: [Observation] = []
  private var kept: [any Kept] = []

  /// Evaluates a view; the storage of an earlier evaluation is taken over in the order in which it was found.
  init(of view: some View, after previous: Evaluation? = nil) {
    look(at: view, after: previous)
  }

  private mutating func look<V: View>(at view: V, after previous: Evaluation?) {
    keep(view, after: previous)
    if let modified = view as? any Modified { keep(modified.anyModifier, after: previous) }
    if let content = (view as? any WrappingView)?.content { look(at: content, after: previous) }
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

/// A view that observes a value.
protocol Watching {
  var observation: Observation { get }
}

/// A view that wraps another.
@MainActor protocol WrappingView {
  var content: any View { get }
}

/// A view with a modifier.
protocol Modified {
  var anyModifier: Any { get }
}

extension ObservingView: Watching {}

extension _ViewModifier_Content: WrappingView {}

extension _ConditionalContent: WrappingView {}

extension AnyView: WrappingView {}

extension ModifiedContent: Modified {
  var anyModifier: Any { modifier }
}
