import LifecycleModel
import LifecyclePaths

/// The claims of a page about its runs, with their verdicts at each version at which something changes.
package struct ProvedClaims {
  /// A claim with its verdicts.
  struct Claim<Subject: Sendable>: Sendable {
    /// The subject of the claim.
    let subject: Subject
    /// The verdicts at each version that has the claim, in order; without a version on a page about one.
    var diagnostics: [(version: VersionSelection?, diagnostic: ClaimVerdict)]
  }

  /// The rules in page order.
  private(set) var rules: [Claim<Rule>]
  /// The scenarios in page order.
  private(set) var scenarios: [Claim<Scenario>]
  /// Declared frequencies of callbacks, in the order of the callbacks.
  private(set) var frequencies: [Claim<Frequent>] = []
  /// The number of scenes in one process in the proofs.
  package private(set) var sceneCount = 1

  /// The number of rules and frequencies that hold at every version that has them, and apply at one of these.
  package var provedCount: Int {
    let verdicts = rules.map(\.diagnostics) + frequencies.map(\.diagnostics)
    return verdicts.count { versions in
      versions.contains { $0.diagnostic == .proved }
        && versions.allSatisfy { $0.diagnostic == .proved || $0.diagnostic == .provedVacuously }
    }
  }

  /// The frequency that a page declares for a callback.
  struct Frequent: Hashable, Sendable {
    let callback: CallbackID
    let frequency: Frequency
  }

  /// Proves what a life cycle claims.
  package init(of lifecycle: Lifecycle) {
    rules = lifecycle.rules.map { Claim(subject: $0, diagnostics: []) }
    scenarios = lifecycle.scenarios.map { Claim(subject: $0, diagnostics: []) }
    let boundaries = lifecycle.boundaries
    guard !boundaries.isEmpty else {
      prove(lifecycle, at: nil, of: lifecycle, versions: 1)
      return
    }
    for version in boundaries {
      let selection = LifecycleSelection(of: lifecycle, sourceMap: SourceMap(), at: version)
      prove(selection.lifecycle, at: version, of: lifecycle, versions: boundaries.count)
    }
  }

  /// Proves the claims at one version, at which some of the page's are not there.
  private mutating func prove(_ part: Lifecycle, at version: VersionSelection?, of whole: Lifecycle, versions: Int) {
    let runs = RunGraph(part, graph: StateGraph(part))
    sceneCount = max(sceneCount, runs.defaultSceneCount)
    let proofs = Proofs(of: part, by: Prover(runs, scenes: runs.defaultSceneCount), versions: versions)
    let graph = ScenarioGraph(runs)
    var budget = Budget(Budget.ofPage / versions)
    for (index, verdict) in zip(Self.places(of: part.rules, in: whole.rules, by: \.text), proofs.rules) {
      rules[index].diagnostics.append((version, ClaimVerdict(verdict, on: runs)))
    }
    let places = Self.places(of: part.scenarios, in: whole.scenarios) {
      [AnyHashable($0.title), $0.documentation, $0.guard, $0.availability]
    }
    for (index, scenario) in zip(places, part.scenarios) {
      scenarios[index].diagnostics.append((version, ClaimVerdict(graph.verdict(on: scenario, budget: &budget))))
    }
    for frequent in proofs.frequencies {
      guard let callback = whole.callbackIDs.first(where: { part.isSame(frequent.callback, as: $0, in: whole) }) else {
        continue
      }
      let subject = Frequent(callback: callback, frequency: frequent.frequency)
      let index = frequencies.firstIndex { $0.subject == subject } ?? frequencies.count
      if index == frequencies.count { frequencies.append(Claim(subject: subject, diagnostics: [])) }
      frequencies[index].diagnostics.append((version, ClaimVerdict(frequent.verdict, on: runs)))
    }
  }

  /// The indices in the whole of the elements that a version has, in the same order.
  private static func places<Element>(
    of part: [Element], in whole: [Element], by key: (Element) -> some Equatable
  ) -> [Int] {
    var next = 0
    return part.compactMap { element in
      guard let place = whole[next...].firstIndex(where: { key($0) == key(element) }) else { return nil }
      next = place + 1
      return place
    }
  }
}

extension Lifecycle {
  /// `true` where a callback here has the same name as one there.
  fileprivate func isSame(_ callback: CallbackID, as other: CallbackID, in whole: Lifecycle) -> Bool {
    self[callback].name == whole[other].name && delegate(of: callback).name == whole.delegate(of: other).name
  }
}

/// The verdict on a page's claim about its runs.
enum ClaimVerdict: Hashable, Sendable {
  /// It holds in all runs.
  case proved
  /// It holds, because what it is about never happens.
  case provedVacuously
  /// It does not hold, as the run shows, in the words of `instar simulate`; none where no run can be named.
  case refuted(run: [String])
  /// Too much would have to be looked at.
  case undecided

  /// Converts the verdict on a claim about all runs.
  init(_ verdict: Verdict, on runs: RunGraph) {
    switch verdict {
    case .holds: self = .proved
    case .holdsVacuously: self = .provedVacuously
    case .refuted(let counterexample):
      self = .refuted(run: counterexample.map { RunNotation(runs).words(of: $0.run) } ?? [])
    case .unproved: self = .undecided
    }
  }

  /// Converts the verdict on a scenario.
  init(_ verdict: ScenarioVerdict) {
    switch verdict {
    case .holds: self = .proved
    case .hasNoPath, .differs: self = .refuted(run: [])
    case .undecided: self = .undecided
    }
  }
}
