import LifecycleModel

/// The contents of a life cycle as single facts; the order of declarations on the page is no fact.
package struct Facts: Hashable, Sendable {
  /// The values by subject and aspect.
  package private(set) var values: [FactKey: FactValue] = [:]

  /// Collects the facts of one side of a correspondence.
  package init(of lifecycle: Lifecycle, in names: FactNames) {
    values = FactCollection(lifecycle, names).values
  }

  /// The edits that turn these facts into others.
  package func edits(to other: Facts) -> [FactKey: Edit] {
    var edits: [FactKey: Edit] = [:]
    for key in Set(values.keys).union(other.values.keys) where values[key] != other.values[key] {
      edits[key] = Edit(key: key, old: values[key], new: other.values[key])
    }
    return edits
  }

  /// A copy of these facts with edits applied.
  package func applying(_ edits: some Sequence<Edit>) -> Facts {
    var facts = self
    for edit in edits { facts.values[edit.key] = edit.new }
    return facts
  }
}
