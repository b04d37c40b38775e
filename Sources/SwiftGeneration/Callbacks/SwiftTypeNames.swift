import LifecycleModel
import Text

/// The names of the types made for a lifecycle's delegates: valid, and different also where letter case does not count.
package struct SwiftTypeNames {
  private let classes: [String]
  private let protocols: [String]
  private let bases: [String]

  /// Names the types.
  package init(_ lifecycle: Lifecycle) {
    var unique = UniqueNames(taken: ["LifecycleLog", "LifecycleMonitor", "ScenePhaseObserver"])
    func safe(_ name: String, fallback: String) -> String {
      let identifier = SwiftIdentifier.type(name, fallback: fallback)
      return SwiftKeyword.isTaken(type: identifier) ? "App" + identifier : identifier
    }
    let classes = lifecycle.delegates.enumerated().map { index, delegate in
      // A class cannot have the name of what it adopts; the catalog knows the name that people give it.
      unique.take(safe(APICatalog.conventionalName(forType: delegate.name), fallback: "Delegate\(index + 1)"))
    }
    protocols = zip(classes, lifecycle.delegates).map { name, delegate in
      let adopted = safe(delegate.types.first ?? "", fallback: name + "Lifecycle")
      return unique.take(unique.contains(adopted) ? name + "Lifecycle" : adopted)
    }
    self.classes = classes
    bases = classes.map { unique.take($0 + "Base") }
  }

  /// The class that is made for a delegate.
  func type(of delegate: DelegateID) -> String { classes[delegate.index] }

  /// The base class of the class, where it has one.
  func base(of delegate: DelegateID) -> String { bases[delegate.index] }

  /// The protocol that is made for a delegate that is none of Apple's.
  func protocolName(of delegate: DelegateID) -> String { protocols[delegate.index] }
}
