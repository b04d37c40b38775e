import LifecycleModel

extension LifecycleEdit {
  static let callbacks = [
    LifecycleEdit("added callback") { maker in
      guard let id = maker.one(of: maker.lifecycle.delegateIDs.filter(maker.listsAll)) else { return false }
      let taken = Set(maker.lifecycle.callbacks(of: id).map { maker.lifecycle[$0].name })
      guard let callback = maker.one(of: maker.callbacks(of: id).filter { !taken.contains($0.name) }) else {
        return false
      }
      var declared = callback
      declared.isDeclared = true
      maker.lifecycle.callbacks.append(declared)
      return true
    },
    LifecycleEdit("removed callback") { maker in
      guard let gone = maker.one(of: maker.lifecycle.callbackIDs) else { return false }
      maker.keep(callbacks: maker.lifecycle.callbacks.indices.filter { $0 != gone.index })
      return true
    },
    LifecycleEdit("moved callback") { maker in
      let own = maker.lifecycle.delegateIDs.filter { maker.isOwn($0) && maker.listsAll($0) }
      let movable = maker.lifecycle.callbackIDs.filter {
        own.contains(maker.lifecycle[$0].delegate) && maker.lifecycle[$0].isDeclared
      }
      guard let id = maker.one(of: movable) else { return false }
      let callback = maker.lifecycle[id]
      let others = own.filter { other in
        other != callback.delegate && maker.lifecycle[other].isObserved == maker.lifecycle[callback.delegate].isObserved
          && !maker.lifecycle.callbacks(of: other).contains { maker.lifecycle[$0].name == callback.name }
      }
      guard let other = maker.one(of: others) else { return false }
      maker.lifecycle.callbacks[id.index].delegate = other
      maker.rewrite(callbacks: [id])
      return true
    },
    LifecycleEdit("signature") { maker in
      let signed = maker.lifecycle.callbackIDs.filter { id in
        maker.lifecycle[id].isDeclared && maker.lifecycle[id].signature?.hasSuffix(")") ?? false
      }
      guard let id = maker.one(of: signed) else { return false }
      maker.lifecycle.callbacks[id.index].signature? += " async throws"
      return true
    },
    LifecycleEdit("callback words") { maker in
      maker.changeCallback { callback in
        callback.documentation = "Other words."
        callback.attributes.provenance.sources = []
      }
    },
    LifecycleEdit("body") { maker in
      maker.changeCallback { $0.body = $0.body == nil ? "begin()" : nil }
    },
    LifecycleEdit("frequency") { maker in
      let frequency = maker.numbers.pick([nil, .once] + Multiplicity.known.map(Frequency.oncePer))
      return maker.changeCallback { $0.attributes.frequency = frequency }
    },
    LifecycleEdit("callback certainty") { maker in
      let certainty = maker.numbers.pick([
        Certainty.always, .mayBeSkipped(when: nil), .deferred(until: "later"), .lateOrNever,
      ])
      return maker.changeCallback { $0.attributes.certainty = certainty }
    },
    LifecycleEdit("callback versions") { maker in
      let version = PlatformVersion("iOS", maker.version())
      let choices = [Availability(deprecated: version), Availability(removed: version), Availability()]
      let availability = maker.numbers.pick(choices)
      return maker.changeCallback { $0.attributes.availability = availability }
    },
    LifecycleEdit("replacement") { maker in
      maker.changeCallback { $0.attributes.replacedBy = $0.attributes.replacedBy == nil ? "x.other()" : nil }
    },
  ]
}

extension LifecycleMaker {
  /// Returns `true` for a delegate of the page's own.
  func isOwn(_ delegate: DelegateID) -> Bool {
    !lifecycle[delegate].types.contains(where: lifecycle.catalog.knows)
  }

  /// Returns `true` if another callback of the delegate may be listed: not if it is the page's own and has unlisted ones.
  func listsAll(_ delegate: DelegateID) -> Bool {
    !isOwn(delegate) || lifecycle.callbacks(of: delegate).allSatisfy { lifecycle[$0].isDeclared }
  }

  /// Changes a callback that the page lists, and with it the steps that inherit its attributes.
  fileprivate mutating func changeCallback(_ change: (inout Callback) -> Void) -> Bool {
    guard let id = one(of: lifecycle.callbackIDs.filter { lifecycle[$0].isDeclared }) else { return false }
    let old = lifecycle[id].attributes
    change(&lifecycle.callbacks[id.index])
    let new = lifecycle[id].attributes
    for transition in lifecycle.transitions.indices {
      for step in lifecycle.transitions[transition].steps.indices
      where lifecycle.transitions[transition].steps[step].callback == id {
        lifecycle.transitions[transition].steps[step].follow(from: old, to: new)
      }
    }
    for scenario in lifecycle.scenarios.indices {
      for item in lifecycle.scenarios[scenario].items.indices {
        guard case .call(var step) = lifecycle.scenarios[scenario].items[item], step.callback == id else { continue }
        step.follow(from: old, to: new)
        lifecycle.scenarios[scenario].items[item] = .call(step)
      }
    }
    return true
  }
}

extension Step {
  /// Takes over changes of the callback to attributes that the step inherits.
  fileprivate mutating func follow(from old: CallAttributes, to new: CallAttributes) {
    func follow<Value: Equatable>(_ path: WritableKeyPath<CallAttributes, Value>) {
      if attributes[keyPath: path] == old[keyPath: path] { attributes[keyPath: path] = new[keyPath: path] }
    }
    follow(\.frequency)
    follow(\.certainty)
    follow(\.availability.since)
    follow(\.availability.deprecated)
    follow(\.availability.removed)
    follow(\.replacedBy)
  }
}
