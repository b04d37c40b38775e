import LifecycleModel

/// An element of either of two life cycles, or of both.
package struct Merged<Element>: Hashable, Sendable {
  /// The element of the old life cycle; `nil` for an added one.
  package let old: ElementID<Element>?
  /// The element of the new life cycle; `nil` for a removed one.
  package let new: ElementID<Element>?
  /// The aspects that differ; empty for an element of only one life cycle.
  package internal(set) var differing: Set<FactKey.Aspect> = []

  /// A copy with aspects that differ.
  func differing(in aspects: Set<FactKey.Aspect>) -> Merged {
    var element = self
    element.differing = aspects
    return element
  }

  /// The kind of difference.
  package var mark: ChangeMark {
    switch (old, new) {
    case (_, nil): .removed
    case (nil, _): .added
    case (_, _): differing.isEmpty ? .unchanged : .changed
    }
  }
}
