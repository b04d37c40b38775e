import LifecycleModel
import LifecyclePaths

/// The meaning of a scenario, word by word: every run along its path, every order of its calls, every order of the list.
///
/// For small cases only; shares nothing with `ScenarioGraph`.
struct EveryOrder {
  /// A call, and the transition during which it comes; the number of transitions for after the last.
  struct Call: Hashable {
    let callback: CallbackID
    let transition: Int
  }

  /// A call or a state of the list.
  private enum Token: Hashable {
    case call(CallbackID)
    case reached(StateID)
  }

  /// A point in a run, so that none is examined twice.
  private struct Moment: Hashable {
    let transition: Int
    let open: [Step]
    let rest: Int
    let late: [CallbackID]
    let order: [Call]
  }

  let lifecycle: Lifecycle
  let scenario: Scenario
  private let graph: StateGraph

  init(_ lifecycle: Lifecycle, _ scenario: Scenario) {
    self.lifecycle = lifecycle
    self.scenario = scenario
    graph = StateGraph(lifecycle)
  }

  /// The runs along its states, by any events.
  var all: [[StateGraph.Edge]] {
    graph.leaves.flatMap { leaf in
      isInside(leaf, scenario.path[0]) ? runs(from: leaf, after: nil, transition: 0) : []
    }
  }

  /// The runs of the first class that has any.
  var runs: [[StateGraph.Edge]] {
    let all = all
    let hasTitle = { (edge: StateGraph.Edge) in
      NameKey(lifecycle[edge.transition].event) == NameKey(scenario.title)
    }
    let hasGuard = { (edge: StateGraph.Edge) in
      lifecycle[edge.transition].guard.map { NameKey($0.text) } == scenario.guard.map { NameKey($0.text) }
    }
    let classes = [
      all.filter { $0.allSatisfy { hasTitle($0) && hasGuard($0) } }, all.filter { $0.allSatisfy(hasTitle) },
      all.filter { $0.first.map(hasTitle) ?? false }, all,
    ]
    return classes.first { !$0.isEmpty } ?? []
  }

  /// `true` if a run has the scenario's calls.
  var holds: Bool { holds(along: runs) }

  /// Returns `true` if one of some runs has the scenario's calls.
  func holds(along runs: [[StateGraph.Edge]]) -> Bool {
    let lists = Dictionary(grouping: lists) { $0.compactMap(callback) }
    let beginnings = Set(lists.keys.flatMap { list in (0...list.count).map { Array(list.prefix($0)) } })
    return runs.contains { run in
      calls(of: run, beginning: beginnings).contains { order in
        (lists[order.map(\.callback)] ?? []).contains { marksAgree($0[...], come: 0, from: 0, with: run, order) }
      }
    }
  }

  private func runs(from leaf: StateID, after last: StateGraph.Edge?, transition: Int) -> [[StateGraph.Edge]] {
    guard transition + 1 < scenario.path.count else { return [[]] }
    var edges = graph.edges(from: leaf)
    if let last, let chain = lifecycle.chains.first(where: { $0.contains(last.transition) }),
      let index = chain.firstIndex(of: last.transition), index + 1 < chain.count
    {
      let target = StateHierarchy(lifecycle).initialLeaf(of: lifecycle[chain[index + 1]].target) ?? leaf
      edges = [StateGraph.Edge(source: leaf, target: target, transition: chain[index + 1])]
    }
    return edges.filter { isInside($0.target, scenario.path[transition + 1]) }
      .flatMap { edge in runs(from: edge.target, after: edge, transition: transition + 1).map { [edge] + $0 } }
  }

  private func isInside(_ leaf: StateID, _ state: StateID) -> Bool { lifecycle.lineage(of: leaf).contains(state) }

  /// Every order in which the calls of a run may come, except those that begin like no list.
  private func calls(of run: [StateGraph.Edge], beginning beginnings: Set<[CallbackID]>) -> Set<[Call]> {
    var orders: Set<[Call]> = []
    var known: Set<Moment> = []
    func go(_ transition: Int, _ open: [Step], _ rest: ArraySlice<Step>, _ late: [CallbackID], _ order: [Call]) {
      let moment = Moment(transition: transition, open: open, rest: rest.count, late: late.sorted(), order: order)
      guard beginnings.contains(order.map(\.callback)), known.insert(moment).inserted else { return }
      for (index, callback) in late.enumerated() where late.firstIndex(of: callback) == index {
        var others = late
        others.remove(at: index)
        go(transition, open, rest, others, order + [Call(callback: callback, transition: transition)])
      }
      for (index, step) in open.enumerated() {
        var others = open
        others.remove(at: index)
        if step.certainty.mayBeMissing { go(transition, others, rest, late, order) }
        if step.certainty.isDeferred {
          go(transition, others, rest, late + [step.callback], order)
        } else {
          go(transition, others, rest, late, order + [Call(callback: step.callback, transition: transition)])
        }
      }
      guard open.isEmpty else { return }
      if let first = rest.first {
        let group = rest.prefix { $0.unordered != nil && $0.unordered == first.unordered }
        let count = max(1, group.count)
        go(transition, Array(rest.prefix(count)), rest.dropFirst(count), late, order)
      } else if transition < run.count {
        go(
          transition + 1, [], transition + 1 < run.count ? lifecycle[run[transition + 1].transition].steps[...] : [],
          late, order)
      } else {
        orders.insert(order)
      }
    }
    go(0, [], lifecycle[run[0].transition].steps[...], [], [])
    return orders
  }

  /// Every order in which the list may be read.
  private var lists: Set<[Token]> {
    var lists: Set<[Token]> = [[]]
    var rest = scenario.items[...]
    while let first = rest.first {
      switch first {
      case .reached(let state):
        lists = Set(lists.map { $0 + [.reached(state)] })
        rest = rest.dropFirst()
      case .call(let step):
        let group = rest.prefix { $0.call?.unordered != nil && $0.call?.unordered == step.unordered }
        let count = max(1, group.count)
        let orders = orders(of: rest.prefix(count).compactMap(\.call))
        lists = Set(lists.flatMap { list in orders.map { list + $0 } })
        rest = rest.dropFirst(count)
      }
    }
    return lists
  }

  private func callback(_ token: Token) -> CallbackID? {
    if case .call(let callback) = token { callback } else { nil }
  }

  private func orders(of steps: [Step]) -> Set<[Token]> {
    guard !steps.isEmpty else { return [[]] }
    var orders: Set<[Token]> = []
    for (index, step) in steps.enumerated() {
      var others = steps
      others.remove(at: index)
      for order in self.orders(of: others) {
        orders.insert([.call(step.callback)] + order)
        if step.certainty.mayBeMissing { orders.insert(order) }
      }
    }
    return orders
  }

  /// Returns `true` if the states in a list can be states that the run reaches at their places, in order.
  private func marksAgree(
    _ list: ArraySlice<Token>, come: Int, from stop: Int, with run: [StateGraph.Edge], _ order: [Call]
  ) -> Bool {
    guard let item = list.first else { return true }
    guard case .reached(let state) = item else {
      return marksAgree(list.dropFirst(), come: come + 1, from: stop, with: run, order)
    }
    return (stop...run.count).contains { stop in
      let leaf = stop == 0 ? run[0].source : run[stop - 1].target
      let isEnd = stop == run.count || (stop > 0 && endsChain(run[stop - 1].transition))
      return isInside(leaf, state) && order.prefix(come).allSatisfy { $0.transition < stop }
        && order.dropFirst(come).allSatisfy { $0.transition >= (isEnd ? stop - 1 : stop) }
        && marksAgree(list.dropFirst(), come: come, from: stop, with: run, order)
    }
  }

  private func endsChain(_ transition: TransitionID) -> Bool {
    lifecycle.chains.contains { $0.last == transition }
  }
}
