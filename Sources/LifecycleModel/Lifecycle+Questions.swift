extension Lifecycle {
  /// The delegate of a callback.
  package func delegate(of callback: CallbackID) -> Delegate { self[self[callback].delegate] }

  /// The name of a callback beside its delegate's: the compound name, or `.inactive` for an observed value.
  package func shownName(of callback: CallbackID) -> String {
    delegate(of: callback).isObserved ? "." + self[callback].name : self[callback].name
  }

  /// The name of a callback with its delegate's: `SceneDelegate.sceneDidDisconnect(_:)`, `ScenePhase.inactive`.
  package func qualifiedName(of callback: CallbackID) -> String {
    delegate(of: callback).name + "." + self[callback].name
  }

  /// The states of a chain, from the source of its first transition.
  package func states(of chain: some Collection<TransitionID>) -> [StateID] {
    chain.prefix(1).map { self[$0].source } + chain.map { self[$0].target }
  }

  /// A chain as on the page: `Launch: Not running → Inactive → Active [first scene]`; without an event, the path alone.
  package func headline(of chain: some Collection<TransitionID>) -> String {
    guard let first = chain.first else { return "" }
    return headline(self[first].event, states(of: chain), self[first].guard)
  }

  /// A scenario as on the page; without a title, the path alone.
  package func headline(of scenario: Scenario) -> String {
    headline(scenario.title, scenario.path, scenario.guard)
  }

  private func headline(_ title: String, _ path: [StateID], _ condition: Guard?) -> String {
    (title.isEmpty ? "" : title + ": ") + path.map { self[$0].name }.joined(separator: " → ")
      + (condition.map { " [\($0.text)]" } ?? "")
  }

  /// Returns `true` if a process of a mode can take a transition, as far as its guard names the mode.
  package func isOpen(_ transition: TransitionID, in mode: AppMode?) -> Bool {
    self[transition].guard?.mode?.contradicts(mode) != true
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

  /// The callbacks that the page lists or calls, in page order; not those that only a rule, a scenario or a table of
  /// counterparts names.
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

  /// The chains in page order, each with its segments; a transition alone is a chain too.
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

  /// Returns `false` for a delegate of which the page says that there is no Swift, or says so of all.
  package func hasSwift(_ delegate: DelegateID) -> Bool { hasSwift && self[delegate].hasSwift }

  /// The catalog's entry for a callback, by its name, its declaration and its delegate's types.
  package func apiEntry(of callback: CallbackID) -> APIEntry? {
    catalog.entry(
      named: self[callback].name, in: delegate(of: callback).types, platform: platform,
      declaredAs: self[callback].signature)
  }

  /// The versions in which a callback exists: the page's bounds, and the catalog's for those that the page lacks.
  package func availability(of callback: CallbackID) -> Availability {
    var availability = self[callback].attributes.availability
    guard let known = apiEntry(of: callback)?.availability(on: platform) else { return availability }
    availability.since = availability.since ?? known.since
    availability.deprecated = availability.deprecated ?? known.deprecated
    return availability
  }

  /// The replacement of a callback: the page's, else the catalog's.
  package func replacement(of callback: CallbackID) -> String? {
    self[callback].attributes.replacedBy ?? apiEntry(of: callback)?.replacement
  }

  /// The module of a type that is neither the page's own nor in the built-in catalog; `nil` for those.
  package func libraryModule(ofType name: String) -> String? {
    catalog.additions.first { $0.name == name }?.module
  }

  /// A type as a page has it: `SessionDelegate`, or that with its module.
  package func typeWithModule(_ name: String) -> String {
    libraryModule(ofType: name).map { "\(name) from \($0)" } ?? name
  }
}
