import LifecycleModel

/// An element of either of two life cycles, or of both.
package struct Merged<Element>: Hashable, Sendable {
  /// The element of the old life cycle; `nil` for one that was added.
  package let old: ElementID<Element>?
  /// The element of the new life cycle; `nil` for one that is gone.
  package let new: ElementID<Element>?
  /// What is said of it that is not the same; empty for one that only one life cycle has.
  package private(set) var differing: Set<FactKey.Aspect> = []

  /// Names an element of one life cycle, or of both.
  init(old: ElementID<Element>?, new: ElementID<Element>?) {
    self.old = old
    self.new = new
  }

  /// The same element, some aspects of which differ.
  func differing(in aspects: Set<FactKey.Aspect>) -> Merged {
    var element = self
    element.differing = aspects
    return element
  }

  /// What became of it.
  package var mark: ChangeMark {
    switch (old, new) {
    case (_, nil): .removed
    case (nil, _): .added
    case (_, _): differing.isEmpty ? .unchanged : .changed
    }
  }
}
