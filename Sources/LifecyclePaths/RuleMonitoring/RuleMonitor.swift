import LifecycleModel

/// Follows the rules of a page through the calls of processes, beside the call monitor that follows the page.
///
/// A rule is broken only if each run that explains the calls breaks it, with the observed callbacks, the start and the gaps given: of
/// each place where a life cycle may be, it remembers which states the automaton of the rule may have there. What is not known is
/// in the rule's favour. Conditions of events on the mode and on other scenes are left out of this, so that it may miss what they rule out.
package struct RuleMonitor: Sendable {
  /// A process, as a call monitor follows it; `Place` is what the caller knows calls by.
  package struct Process: Sendable {
    /// The life cycles in each mode that the process may have.
    fileprivate var modes: [RuleLives] = []
    /// The states of the rules about the process.
    fileprivate var states: [RuleStates]
    /// The calls that may be why such a rule is broken.
    fileprivate var triggers: [LogPlace?]
    /// The rules that are broken, by number.
    fileprivate var broken: Set<Int> = []
    /// `true` once a life cycle was forgotten: whether one is alive is not known.
    fileprivate var hasForgotten = false
  }

  /// The number of rules about scenes that are followed.
  private static let mostRules = 64

  /// The rules that are checked, by their number on the page.
  package let checked: [Int]
  private let ofProcess: [MonitoredRule]
  // The changes of those by the calls of a callback, then of the next.
  private let ownChanges: [RuleChange]
  private var steps: RuleSteps
  private let isOfScenesFollowed: Bool

  /// Begins with the rules of a page that name only observed callbacks; those about scenes only if the log tells these apart, or the page
  /// has one. From now on, the monitor records how life cycles move.
  package init(
    _ monitor: inout CallMonitor, of runs: RunGraph, observing callbacks: Set<CallbackID>, tellsScenesApart: Bool
  ) {
    let lifecycle = runs.lifecycle
    let uncalled = Set(lifecycle.callbackIDs).subtracting(lifecycle.livingCallbacks)
    let rules = lifecycle.rules.enumerated().compactMap { number, rule in
      lifecycle.holdsInAllVersions(rule)
        ? runs.graph.initial.map { MonitoredRule(rule.claim, number: number, in: lifecycle, initial: $0) } : nil
    }.filter { $0.isObserved(by: callbacks, uncalled: uncalled) }
    let followsScenes = tellsScenesApart || runs.defaultSceneCount == 1
    let ofScene = rules.filter { $0.isOfScene && followsScenes }.prefix(Self.mostRules)
    let ofProcess = rules.filter { !$0.isOfScene }
    self.ofProcess = ofProcess
    ownChanges = lifecycle.callbackIDs.flatMap { callback in ofProcess.map { $0.own[callback.index].inside } }
    checked = (ofProcess + ofScene).map(\.number).sorted()
    steps = RuleSteps(RuleGraph(monitor.steps.automaton, Array(ofScene), of: runs))
    isOfScenesFollowed = !ofScene.isEmpty
    if isOfScenesFollowed { monitor.steps.moves.isRecorded = true }
  }

  /// A process that a monitor has just begun to follow: from its start, from anywhere, or from anywhere to the call that launched it.
  package mutating func process(
    _ process: CallMonitor.Process, _ monitor: CallMonitor, isAnywhere: Bool, launchedBy callback: CallbackID? = nil,
    at place: LogPlace? = nil
  ) -> Process {
    var followed = Process(
      states: ofProcess.map { isAnywhere ? $0.anywhere : $0.start },
      triggers: Array(repeating: nil, count: ofProcess.count))
    if let callback {
      var news = RuleNews()
      takeCall(callback, at: place, isAlive: true, in: &followed, &news)
    }
    guard isOfScenesFollowed else { return followed }
    let beginning = steps.start(at: [0], isAnywhere: isAnywhere)
    followed.modes = ([process.lives] + process.otherModes).map { lives in
      let places = monitor.steps.sets.placeList(of: lives.newcomer)
      return RuleLives(
        mode: lives.mode, newcomer: steps.start(at: places, isAnywhere: isAnywhere), beginning: beginning,
        generation: steps.generation)
    }
    return followed
  }

  /// Follows a process through the last call that a monitor took, or the last gap that it skipped, which must be of that process;
  /// without a verdict, a gap.
  package mutating func take(
    _ process: CallMonitor.Process, _ monitor: borrowing CallMonitor, _ callback: CallbackID?,
    _ verdict: CallMonitor.Verdict?, at place: LogPlace?, in followed: inout Process
  ) -> RuleNews {
    if verdict?.forgotten != nil { followed.hasForgotten = true }
    let isAlive = followed.hasForgotten || steps.graph.hasTransientEnds ? nil : monitor.isCertainlyAlive(process)
    var news = RuleNews()
    if verdict?.isAllowed == false { forgetObligations(in: &followed) }
    takeCall(callback, at: place, isAlive: isAlive, in: &followed, &news)
    followScenes(monitor.steps.moves, at: place, isAlive: isAlive, in: &followed, &news)
    for violation in news.violations { followed.broken.insert(violation.rule) }
    if process.otherModes.isEmpty, followed.modes.count > 1 {
      followed.modes.removeAll { $0.mode != process.lives.mode }
    }
    return news
  }

  private mutating func followScenes(
    _ moves: LifeMoves, at place: LogPlace?, isAlive: Bool?, in followed: inout Process, _ news: inout RuleNews
  ) {
    guard isOfScenesFollowed else { return }
    steps.renew()
    if followed.modes.count == 1 {
      followed.modes[0].take(moves, at: place, isAlive: isAlive, &news, &steps)
    } else {
      var all = followed.modes.map { _ in RuleNews() }
      for index in all.indices { followed.modes[index].take(moves, at: place, isAlive: isAlive, &all[index], &steps) }
      add(all, to: &news)
    }
  }

  /// Takes a call that the page names and never makes, in a rule about the process.
  package func take(unlisted callback: CallbackID, at place: LogPlace, in followed: inout Process)
    -> RuleNews
  {
    var news = RuleNews()
    takeCall(callback, at: place, isAlive: true, in: &followed, &news)
    followed.broken.formUnion(news.violations.map(\.rule))
    return news
  }

  /// Ends a process: nothing more of it is in the log.
  package func end(_ followed: Process) -> RuleNews {
    var news = RuleNews()
    add(followed.modes.map { $0.end(steps) }, to: &news)
    for (index, rule) in ofProcess.enumerated() {
      if rule.isPromise, followed.triggers[index] != nil { news.open.append(rule.number) }
    }
    for rule in ofProcess + steps.graph.rules where rule.isAbsence && !followed.broken.contains(rule.number) {
      news.kept.append(rule.number)
    }
    return news
  }

  /// Adds what is true in each mode.
  private func add(_ modes: [RuleNews], to news: inout RuleNews) {
    guard let first = modes.first, !first.isEmpty else { return }
    news.kept += first.kept
    news.open += first.open
    news.violations += first.violations.filter { violation in
      modes.dropFirst().allSatisfy { $0.violations.contains { $0.rule == violation.rule } }
    }
  }

  // MARK: - Rules about the process

  /// Leaves open what a call had to follow: where the page does not allow the next one, it may have been lost.
  private func forgetObligations(in followed: inout Process) {
    for (index, rule) in ofProcess.enumerated() where rule.isPromise {
      followed.states[index] = rule.anywhere
      followed.triggers[index] = nil
    }
  }

  private func takeCall(
    _ callback: CallbackID?, at place: LogPlace?, isAlive: Bool?, in followed: inout Process,
    _ news: inout RuleNews
  ) {
    guard let callback else {
      for (index, rule) in ofProcess.enumerated() { followed.states[index] = rule.anywhere }
      return
    }
    let first = callback.index * ofProcess.count
    for index in ofProcess.indices {
      let (change, before) = (ownChanges[first + index], followed.states[index])
      // Most calls are no matter of most rules.
      if change == .none, before.settled == before, isAlive == true || !ofProcess[index].endsWithProcess { continue }
      let rule = ofProcess[index]
      var after = change(before)
      let isBroken = after.isEmpty
      if isBroken {
        after = change(rule.anywhere)
        if after.isEmpty { after = RuleStates(bits: rule.start.bits << 2) }
        report(rule, index, &followed, &news)
      }
      if after.isTriggered { note(rule, index, at: place, isBroken: isBroken, &followed, &news) }
      after = after.settled
      if isAlive != true, rule.endsWithProcess {
        after = (isAlive == nil ? rule.possibleProcessEnd : rule.processEnd)(after)
        if after.isEmpty {
          after = rule.start
          report(rule, index, &followed, &news)
        }
      }
      followed.states[index] = after
      guard rule.isPromise, followed.triggers[index] != nil, after.isClosed else { continue }
      followed.triggers[index] = nil
      news.kept.append(rule.number)
    }
  }

  private func report(
    _ rule: MonitoredRule, _ index: Int, _ followed: inout Process, _ news: inout RuleNews
  ) {
    news.violations.append(
      RuleNews.Violation(
        rule: rule.number, life: nil, since: followed.triggers[index], isAtEnd: rule.isPromise))
    followed.triggers[index] = nil
  }

  private func note(
    _ rule: MonitoredRule, _ index: Int, at place: LogPlace?, isBroken: Bool, _ followed: inout Process,
    _ news: inout RuleNews
  ) {
    if !rule.isPromise, !isBroken { news.kept.append(rule.number) }
    guard rule.remembersTriggers else { return }
    if !rule.isPromise || followed.triggers[index] == nil { followed.triggers[index] = place }
  }
}

extension RuleMonitor.Process: Packable {
  /// Adds the states, and the calls that rules are about.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(modes)
    bytes.add(states)
    bytes.add(triggers)
    bytes.add(broken)
    bytes.add(hasForgotten)
  }

  /// Takes the states and the calls.
  package init(from bytes: inout PackedReader) {
    modes = bytes.next()
    states = bytes.next()
    triggers = bytes.next()
    broken = bytes.next()
    hasForgotten = bytes.next()
  }
}

extension Lifecycle {
  /// Returns `true` unless a rule holds only in some of the versions that the page describes.
  fileprivate func holdsInAllVersions(_ rule: Rule) -> Bool {
    guard rule.availability.since != nil || rule.availability.removed != nil else { return true }
    let ranges = [versions].compactMap(\.self) + otherSystems.map(\.versions)
    return !ranges.isEmpty && ranges.allSatisfy { $0.lowest == $0.highest }
  }
}

extension CallMonitor {
  /// `true` if some life cycle of the process has begun and is not over; `nil` if that is not known.
  fileprivate func isCertainlyAlive(_ process: Process) -> Bool? {
    let isAlive = steps.isAlive(process.lives)
    return process.otherModes.allSatisfy { steps.isAlive($0) == isAlive } ? isAlive : nil
  }
}

extension CallSteps {
  /// `true` if some life cycle is alive; `nil` if that is not known.
  fileprivate func isAlive(_ lives: MonitoredLives) -> Bool? {
    let newcomer = sets[lives.newcomer]
    if lives.lives.certainCount > 0 || !newcomer.mayBeOver { return true }
    return lives.lives.livingCount > 0 || newcomer.mayBeAlive ? nil : false
  }
}
