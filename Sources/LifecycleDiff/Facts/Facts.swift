import LifecycleModel

/// All that a life cycle says, fact by fact; the order in which a page declares things is no fact.
package struct Facts: Hashable, Sendable {
  /// What is said, by what it is about.
  package private(set) var values: [FactKey: FactValue] = [:]

  /// The facts of one side of a correspondence.
  package init(of lifecycle: Lifecycle, in names: FactNames) {
    values = FactCollection(lifecycle, names).values
  }

  /// What has to change in these facts to make them the others.
  package func edits(to other: Facts) -> [FactKey: Edit] {
    var edits: [FactKey: Edit] = [:]
    for key in Set(values.keys).union(other.values.keys) where values[key] != other.values[key] {
      edits[key] = Edit(key: key, old: values[key], new: other.values[key])
    }
    return edits
  }

  /// These facts after some edits.
  package func applying(_ edits: some Sequence<Edit>) -> Facts {
    var facts = self
    for edit in edits { facts.values[edit.key] = edit.new }
    return facts
  }
}
