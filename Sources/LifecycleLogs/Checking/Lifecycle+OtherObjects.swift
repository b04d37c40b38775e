import LifecycleModel

extension Lifecycle {
  /// The delegates of which the page has one per scene, and which are of types that a scene may have several objects of.
  var delegatesAmongOthers: Set<DelegateID> {
    Set(
      delegateIDs.filter { id in
        self[id].multiplicity == .scene && catalog.conventionalMultiplicity(ofTypes: self[id].types) == .view
      })
  }
}
