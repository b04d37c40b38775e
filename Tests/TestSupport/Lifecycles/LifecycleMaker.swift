import LifecycleModel
import LifecyclePaths

/// Makes a life cycle from random numbers, part by part.
struct LifecycleMaker {
  var lifecycle = Lifecycle()
  var numbers: SplitMix64
  /// The approximate number of elements of each kind.
  let size: Int

  /// Makes all of it.
  init(seed: Int, size: Int) {
    numbers = SplitMix64(seed: seed)
    self.size = max(1, size)
    makeProperties()
    makeDelegates()
    makeStates()
    makeCallbacks()
    for _ in 0..<numbers.number(in: 0...2 * self.size) { makeChain() }
    for _ in 0..<numbers.number(in: 0...self.size / 2) { makeScenario() }
    for _ in 0..<numbers.number(in: 0...self.size) { makeRule() }
    for _ in 0..<numbers.number(in: 0...2) { makeEquivalents() }
    makeConfigurations()
    for _ in 0..<(numbers.happens(onceIn: 3) ? numbers.number(in: 1...self.size) : 0) { _ = makeLogLine() }
    lifecycle.settle()
  }

  /// Continues with an existing life cycle.
  init(changing lifecycle: Lifecycle, numbers: SplitMix64) {
    self.lifecycle = lifecycle
    self.numbers = numbers
    size = 3
  }

  /// A value, or `nil` except once in a number of times.
  mutating func maybe<Value>(onceIn times: Int, _ value: (inout Self) -> Value) -> Value? {
    numbers.happens(onceIn: times) ? value(&self) : nil
  }

  private mutating func makeProperties() {
    lifecycle.name = numbers.pick(AwkwardNames.titles)
    lifecycle.platform = numbers.pick(["iOS", "iOS", nil, "macOS", "visionOS", "Android", "*OS* (beta)"])
    lifecycle.versions = maybe(onceIn: 2) { maker in
      VersionRange(maker.version(), maker.maybe(onceIn: 2) { $0.version() })
    }
    if lifecycle.versions != nil, let platform = lifecycle.platform, !platform.contains("*"), numbers.happens(onceIn: 6)
    {
      lifecycle.otherSystems = [SystemVersions("tvOS", VersionRange(version(), version()))]
    }
    lifecycle.language = numbers.pick(Language.allCases)
    lifecycle.hasSwift = !numbers.happens(onceIn: 6)
    lifecycle.swiftModule = maybe(onceIn: 4) { $0.numbers.pick(["Shop", "Download_Kit", "モジュール"]) }
    lifecycle.logSubsystem = maybe(onceIn: 4) { $0.numbers.pick(["com.example.shop", "a: b", "\"x\""]) }
    lifecycle.summary = RandomProse(using: &numbers).markdown
  }

  private mutating func makeDelegates() {
    var names = numbers.shuffled(AwkwardNames.delegates)
    var types = numbers.shuffled(["UIApplicationDelegate", "UIWindowSceneDelegate", "UIViewController", "ScenePhase"])
    for _ in 0..<numbers.number(in: 1...1 + (size + 1) / 2) {
      var delegate = Delegate(
        name: names.removeLast(), multiplicity: numbers.pick(Multiplicity.known + AwkwardNames.scopes))
      if let type = types.last, numbers.happens(onceIn: 2) {
        types.removeLast()
        delegate.types = [type]
        delegate.isObserved = APICatalog.standard.isObserved(type: type)
        if numbers.happens(onceIn: 2) { delegate.name = APICatalog.standard.conventionalName(forType: type) }
        // Such a delegate need not be listed.
        if numbers.happens(onceIn: 2) {
          delegate.multiplicity = APICatalog.standard.conventionalMultiplicity(ofTypes: [type]) ?? .process
          lifecycle.delegates.append(delegate)
          continue
        }
      } else {
        delegate.isObserved = numbers.happens(onceIn: 4)
      }
      delegate.types += numbers.some(of: AwkwardNames.types, onceIn: 8)
      if let (type, module) = maybe(onceIn: 6, { $0.numbers.pick(AwkwardNames.libraryTypes) }) {
        delegate.types.append(type)
        lifecycle.catalog = lifecycle.catalog.adding([.library(type, module: module)])
      }
      let prose = RandomProse(using: &numbers)
      delegate.documentation = prose.markdown
      delegate.provenance.sources = prose.sources
      if numbers.happens(onceIn: 4) { delegate.provenance.status = .documented }
      if numbers.happens(onceIn: 6) { delegate.provenance.status = .observed(where: "iPhone 11") }
      delegate.availability = availability()
      delegate.hasSwift = !numbers.happens(onceIn: 6)
      lifecycle.delegates.append(delegate)
    }
  }

  private mutating func makeStates() {
    var names = numbers.shuffled(AwkwardNames.states)
    let headings = maybe(onceIn: 5) { $0.numbers.some(of: ["Memory", "Owner team", "a|b", "`x`"]) } ?? []
    for index in 0..<numbers.number(in: 2...2 + size) {
      var state = State(name: names.removeLast())
      if index > 0, numbers.happens(onceIn: 3) {
        let parent = StateID(numbers.next(below: index))
        if lifecycle.lineage(of: parent).count < 4 { state.parent = parent }
      }
      state.isFinal = numbers.happens(onceIn: 8)
      state.isTransient = numbers.happens(onceIn: 8)
      let own = numbers.happens(onceIn: 3) ? [] : headings
      // Only a table has remarks, or names a parent in a table, and its cells have one line each.
      let ancestors = state.parent.map(lifecycle.lineage) ?? []
      let needsTable = !own.isEmpty || ancestors.contains { !lifecycle[$0].remarks.isEmpty }
      let prose = RandomProse(mayBeLong: !needsTable, using: &numbers)
      state.documentation = prose.markdown
      state.provenance = Provenance(status: status(), sources: prose.sources)
      state.availability = availability()
      state.remarks = own.map { State.Remark(heading: $0, text: numbers.pick(["kept", "", "*a* | b", "`x`", "なし"])) }
      lifecycle.states.append(state)
    }
    var begun: Set<StateID?> = []
    for id in lifecycle.stateIDs where numbers.happens(onceIn: 4) && begun.insert(lifecycle[id].parent).inserted {
      lifecycle.states[id.index].isInitial = true
    }
  }

  private mutating func makeConfigurations() {
    guard numbers.happens(onceIn: 4) else { return }
    for index in 0..<numbers.number(in: 1...3) {
      lifecycle.sceneConfigurations.append(
        SceneConfiguration(
          name: numbers.pick(["Default", "Wall", "a|b", "*x*"]) + " \(index)", role: numbers.pick(SceneRole.allCases),
          delegateClass: maybe(onceIn: 2) { $0.numbers.pick(["SceneDelegate", "Class"]) },
          sceneClass: maybe(onceIn: 2) { _ in "UIWindowScene" }, storyboard: maybe(onceIn: 2) { _ in "Main | 1" },
          condition: maybe(onceIn: 2) { $0.numbers.pick(AwkwardNames.conditions) }))
      let last = lifecycle.sceneConfigurations.count - 1
      guard lifecycle.sceneConfigurations[last].condition != nil, numbers.happens(onceIn: 3) else { continue }
      lifecycle.sceneConfigurations[last].isConditionCode = true
    }
  }
}
