import LifecycleModel

extension LifecycleEdit {
  static let delegates = [
    LifecycleEdit("renamed delegate") { maker in
      guard let id = maker.one(of: maker.lifecycle.delegateIDs), let name = maker.newDelegateName() else {
        return false
      }
      maker.lifecycle.delegates[id.index].name = name
      maker.rewrite(callbacks: Set(maker.lifecycle.callbacks(of: id)))
      return true
    },
    LifecycleEdit("added delegate") { maker in
      guard let name = maker.newDelegateName() else { return false }
      maker.lifecycle.delegates.append(
        Delegate(name: name, multiplicity: maker.numbers.pick(Multiplicity.known + AwkwardNames.scopes)))
      return true
    },
    LifecycleEdit("removed delegate") { maker in
      guard let gone = maker.one(of: maker.lifecycle.delegateIDs) else { return false }
      maker.keep(callbacks: maker.lifecycle.callbacks.indices.filter { maker.lifecycle.callbacks[$0].delegate != gone })
      maker.keep(delegates: maker.lifecycle.delegates.indices.filter { $0 != gone.index })
      return true
    },
    LifecycleEdit("multiplicity") { maker in
      let multiplicity = maker.numbers.pick(Multiplicity.known + AwkwardNames.scopes)
      return maker.changeDelegate { $0.multiplicity = multiplicity }
    },
    LifecycleEdit("delegate without Swift") { maker in
      maker.changeDelegate { $0.hasSwift.toggle() }
    },
    LifecycleEdit("delegate words") { maker in
      maker.changeDelegate { delegate in
        delegate.documentation = "Other words."
        delegate.provenance.sources = []
      }
    },
    LifecycleEdit("delegate versions") { maker in
      let availability = Availability(since: PlatformVersion("iOS", maker.version()))
      return maker.changeDelegate { $0.availability = availability }
    },
  ]
}

extension LifecycleMaker {
  /// A name that no delegate has.
  fileprivate mutating func newDelegateName() -> String? {
    let taken = Set(lifecycle.delegates.map { NameKey($0.name) })
    return one(of: AwkwardNames.delegates.filter { !taken.contains(NameKey($0)) })
  }

  fileprivate mutating func changeDelegate(_ change: (inout Delegate) -> Void) -> Bool {
    guard let id = one(of: lifecycle.delegateIDs) else { return false }
    change(&lifecycle.delegates[id.index])
    return true
  }
}
