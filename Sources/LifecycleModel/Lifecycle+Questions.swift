extension Lifecycle {
  /// The delegate whose callback it is.
  package func delegate(of callback: CallbackID) -> Delegate { self[self[callback].delegate] }

  /// `.inactive` of an observed delegate, else the compound name: how a callback is shown beside its delegate's name.
  package func shownName(of callback: CallbackID) -> String {
    delegate(of: callback).isObserved ? "." + self[callback].name : self[callback].name
  }

  /// `SceneDelegate.sceneDidDisconnect(_:)`, `ScenePhase.inactive`: a callback as a page names it with its owner.
  package func qualifiedName(of callback: CallbackID) -> String {
    delegate(of: callback).name + "." + self[callback].name
  }

  /// The callbacks of a delegate, in page order.
  package func callbacks(of delegate: DelegateID) -> [CallbackID] {
    callbackIDs.filter { self[$0].delegate == delegate }
  }

  /// The callbacks that some transition calls.
  package var calledCallbacks: ElementSet<Callback> {
    var called = ElementSet<Callback>()
    for transition in transitions {
      for step in transition.steps { called.insert(step.callback) }
    }
    return called
  }

  /// The callbacks that the page lists or calls, in page order. One that only a rule or a table of equivalents names
  /// ("never this one") is not part of the life.
  package var livingCallbacks: [CallbackID] {
    let called = calledCallbacks
    return callbackIDs.filter { self[$0].isDeclared || called.contains($0) }
  }

  /// The direct substates of a state, or the states at the top level, in page order.
  package func substates(of parent: StateID?) -> [StateID] {
    stateIDs.filter { self[$0].parent == parent }
  }

  /// A state, its parent, its parent's parent and so on.
  package func lineage(of state: StateID) -> [StateID] {
    var lineage = [state]
    while let parent = lineage.last.flatMap({ states[$0.index].parent }) { lineage.append(parent) }
    return lineage
  }

  /// The chains of hops in page order: each the hops of one heading `A → B → C`, or one hop alone.
  package var chains: [[TransitionID]] {
    var chains: [[TransitionID]] = []
    for id in transitionIDs {
      if self[id].isContinuation, !chains.isEmpty {
        chains[chains.count - 1].append(id)
      } else {
        chains.append([id])
      }
    }
    return chains
  }

  /// The catalog's entry for a callback: by its delegate's types and its name.
  package func apiEntry(of callback: CallbackID) -> APIEntry? {
    APICatalog.standard.entry(named: self[callback].name, in: delegate(of: callback).types, platform: platform)
  }

  /// The versions a callback exists in: the page's word, and the catalog's where the page is silent.
  package func availability(of callback: CallbackID) -> Availability {
    var availability = self[callback].attributes.availability
    guard let known = apiEntry(of: callback)?.availability(on: platform) else { return availability }
    availability.since = availability.since ?? known.since
    availability.deprecated = availability.deprecated ?? known.deprecated
    return availability
  }

  /// What to use instead of a callback: the page's word, else the catalog's.
  package func replacement(of callback: CallbackID) -> String? {
    self[callback].attributes.replacedBy ?? apiEntry(of: callback)?.replacement
  }
}
