import Text

extension Lifecycle {
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

  /// The transitions out of a state that are written for one around it: from `Foreground`, which holds `Active`, to any state that is not
  /// in `Active`.
  package func inheritedTransitions(from state: StateID) -> [TransitionID] {
    let around = Set(lineage(of: state).dropFirst())
    guard !around.isEmpty else { return [] }
    return transitionIDs.filter { id in
      around.contains(self[id].source) && !lineage(of: self[id].target).contains(state)
    }
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

  /// `true` for a page that shows apps of several systems beside each other: it names no platform, and only some delegates are Swift.
  package var hasSeveralApps: Bool { platform == nil && hasSwift && delegates.contains { !$0.hasSwift } }

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

extension Lifecycle {
  /// The systems whose versions the page describes, the page's own first.
  package var systems: [SystemVersions] {
    (versions.map { [SystemVersions(platform, $0)] } ?? []) + otherSystems
  }

  /// The versions without the page's own platform, unless there are others: `12 to 27`, `iOS 12 to 27; Android 9 to 16`; `nil` for
  /// none.
  package var versionsText: String? {
    otherSystems.isEmpty ? versions?.description : systems.map(\.description).joined(separator: "; ")
  }

  /// The platform with the versions: `iOS 12 to 27`; empty where the page names neither.
  package var systemsText: String {
    otherSystems.isEmpty
      ? [platform, versions?.description].compactMap { $0 }.joined(separator: " ") : versionsText ?? ""
  }

  /// A selection with each of the page's systems: those that it does not name at their newest versions.
  package func completing(_ selection: VersionSelection) -> VersionSelection {
    var free = selection.systems
    var complete = VersionSelection(sdks: selection.sdks)
    for newest in systems.map(\.newest) {
      let place = free.firstIndex { $0.isComparable(to: newest) }
      complete.systems.append(
        PlatformVersion(newest.platform, place.map { free.remove(at: $0).version } ?? newest.version))
    }
    complete.systems += free
    return complete
  }

  /// The most versions at which a page is read: each is a selection of the whole page. iOS had about a hundred releases with
  /// one digit behind the point from 2.0 to 26.0.
  package static let mostBoundaries = 256

  /// The earliest and the latest version of each of the page's systems, and those between at which elements change. Where an
  /// element depends on the SDK too, the version with the SDK before it is one more. Empty for a page about one version; at most
  /// `mostBoundaries`, where a page with more has an error.
  package var boundaries: [VersionSelection] { Array(allBoundaries.prefix(Self.mostBoundaries)) }

  /// `true` where the page has more versions at which something changes than are read.
  package var hasUnreadBoundaries: Bool { allBoundaries.count > Self.mostBoundaries }

  private var allBoundaries: [VersionSelection] {
    let availabilities: [[Availability]] = [
      delegates.map(\.availability), states.map(\.availability), callbacks.map(\.attributes.availability),
      transitions.map(\.availability), transitions.flatMap { $0.steps.map(\.attributes.availability) },
    ]
    let stated = Set(availabilities.joined().flatMap(\.boundaries))
    var known: Set<VersionSelection> = []
    return systems.flatMap { $0.boundaries(among: stated) }.filter { known.insert(completing($0)).inserted }
  }
}

extension SystemVersions {
  /// The versions of one system at which something changes; empty where the page describes just one.
  fileprivate func boundaries(among stated: Set<PlatformVersion>) -> [VersionSelection] {
    guard versions.lowest < versions.highest else { return [] }
    let own = stated.filter { $0.isComparable(to: newest) && $0.version <= versions.highest }
    let inside = own.map(\.version).filter { versions.lowest < $0 } + [versions.lowest, versions.highest]
    let earlierSDKs: [(version: Version, sdk: Version)] = own.compactMap { bound in
      bound.sdk?.predecessor.map { (max(bound.version, versions.lowest), $0) }
    }
    return Set(inside).sorted().flatMap { version in
      let system = PlatformVersion(platform, version)
      let sdks = Set(earlierSDKs.filter { $0.version == version && $0.sdk < version }.map(\.sdk)).sorted()
      return sdks.map { VersionSelection(system, sdks: [PlatformVersion(platform, $0)]) } + [VersionSelection(system)]
    }
  }
}

extension Lifecycle {
  /// The digest of what decides which calls conform, 8 hexadecimal digits: delegates, states, callbacks and transitions, but
  /// no prose, no sources and no versions.
  package var callDigest: String {
    var hash = StableHash()
    for delegate in delegates { hash.combine("\(delegate.name) \(delegate.multiplicity.rawValue)") }
    for state in states {
      hash.combine(state.name)
      hash.combine("\(state.parent?.index ?? -1) \(state.isInitial) \(state.isFinal) \(state.isTransient)")
    }
    for callback in callbacks { hash.combine("\(callback.delegate.index) \(callback.name)") }
    for transition in transitions { transition.combine(into: &hash) }
    return String(hash.hexadecimal.suffix(8))
  }
}

extension Transition {
  fileprivate func combine(into hash: inout StableHash) {
    hash.combine("\(source.index) \(target.index) \(isContinuation) \(event)")
    hash.combine(`guard`?.text ?? "")
    for step in steps {
      let doubts = step.certainty.doubts.map(\.kind.rawValue).joined(separator: " ")
      hash.combine("\(step.callback.index) \(step.unordered ?? 0) \(doubts)")
    }
  }
}
