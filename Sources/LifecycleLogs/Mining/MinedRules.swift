import LifecycleModel

/// The rules that all life cycles of logs keep.
///
/// Of `before`, those are left out that follow from two others.
struct MinedRules {
  /// The number of processes or life cycles that a rule must be about.
  private static let support = 10
  /// The number of rules of a kind that are told.
  private static let most = 40

  /// The rules as on a page, with the number of times that they were kept.
  private(set) var rules: [String] = []

  /// The unit of counting: a process, or a life cycle.
  private struct Scope {
    let calls: [CallbackID]
    let isProcess: Bool
  }

  /// Finds the rules of life cycles whose callbacks a page has.
  init(_ lives: [MinedLife], _ events: LifeEvents, _ naming: StateNaming, on lifecycle: Lifecycle) {
    let ids = lifecycle.callIDs
    let processes = Dictionary(grouping: lives.filter(\.isWholeProcess), by: \.process).values.map { lives in
      Scope(
        calls: lives.flatMap(\.calls).sorted { $0.place < $1.place }.compactMap { ids[$0.name] }, isProcess: true)
    }
    let whole = zip(lives, events.lives).filter(\.0.isWhole).map(\.1)
    let scopes = whole.flatMap { Self.parts(of: $0, naming) }.map { events in
      Scope(calls: events.flatMap(\.word.calls).compactMap { ids[$0] }, isProcess: false)
    }
    let isOfProcess = lifecycle.callbackIDs.map { lifecycle.delegate(of: $0).multiplicity == .process }
    add(before: processes + scopes, isOfProcess, lifecycle)
    add(once: processes + scopes, isOfProcess, lifecycle)
  }

  /// The events of each life, which ends where the state is over.
  private static func parts(of events: [MinedEvent], _ naming: StateNaming) -> [[MinedEvent]] {
    var parts: [[MinedEvent]] = [[]]
    for event in events {
      parts[parts.count - 1].append(event)
      if naming.isOver(event.target) { parts.append([]) }
    }
    return parts.filter { !$0.isEmpty }
  }

  private mutating func add(before scopes: [Scope], _ isOfProcess: [Bool], _ lifecycle: Lifecycle) {
    let count = isOfProcess.count
    var came = Array(repeating: 0, count: count * 2)
    var kept = Array(repeating: 0, count: count * count)
    for scope in scopes {
      var met: [Int] = []
      for call in scope.calls where !met.contains(call.index) {
        // The calls of the process are told of it, those of a scene after a call of its own of the scene.
        for first in met where isOfProcess[first] == scope.isProcess && (scope.isProcess || !isOfProcess[call.index]) {
          kept[first * count + call.index] += 1
        }
        came[call.index * 2 + (scope.isProcess ? 0 : 1)] += 1
        met.append(call.index)
      }
    }
    func holds(_ first: Int, _ second: Int) -> Bool {
      let support = came[second * 2 + (isOfProcess[first] ? 0 : 1)]
      return first != second && support >= Self.support && kept[first * count + second] == support
    }
    let pairs = (0..<count).flatMap { first in (0..<count).filter { holds(first, $0) }.map { (first, $0) } }
    let direct = pairs.filter { first, second in !(0..<count).contains { holds(first, $0) && holds($0, second) } }
    rules += direct.prefix(Self.most).map { first, second in
      let support = came[second * 2 + (isOfProcess[first] ? 0 : 1)]
      return "\(Self.name(first, lifecycle)) before \(Self.name(second, lifecycle)) "
        + "(observed: in \(support) \(isOfProcess[first] ? "processes" : "scenes"))"
    }
  }

  private mutating func add(once scopes: [Scope], _ isOfProcess: [Bool], _ lifecycle: Lifecycle) {
    var came = Array(repeating: 0, count: isOfProcess.count)
    var repeated: Set<Int> = []
    for scope in scopes {
      var met: Set<Int> = []
      for call in scope.calls where isOfProcess[call.index] == scope.isProcess {
        if met.insert(call.index).inserted { came[call.index] += 1 } else { repeated.insert(call.index) }
      }
    }
    let once = came.indices.filter { came[$0] >= Self.support && !repeated.contains($0) }
    rules += once.prefix(Self.most).map { call in
      let scope = isOfProcess[call] ? ("process", "processes") : ("scene", "scenes")
      return "\(Self.name(call, lifecycle)) at most once per \(scope.0) (observed: in \(came[call]) \(scope.1))"
    }
  }

  private static func name(_ index: Int, _ lifecycle: Lifecycle) -> String {
    "`\(lifecycle.qualifiedName(of: CallbackID(index)))`"
  }
}
