import LifecycleModel

@testable import LifecyclePaths

/// The cheapest runs that cover some targets, by trying all: every configuration with every set of targets covered so far.
struct BruteForceCover {
  private struct Place: Hashable {
    let configuration: Configuration
    let isFresh: Bool
    let covered: Set<CoverTarget>
  }

  /// The targets that some scenes can cover.
  static func coverable(_ goal: CoverGoal, in runs: RunGraph, scenes: Int) -> Set<CoverTarget> {
    guard let initial = runs.graph.initial else { return [] }
    var covered: Set<CoverTarget> = goal == .states ? [.state(initial)] : []
    var seen: Set<Configuration> = [Configuration(initial, scenes: scenes)]
    var waiting = Array(seen)
    while let configuration = waiting.popLast() {
      for scene in configuration.leaves.indices {
        for macrostep in configuration.macrosteps(of: scene, in: runs) {
          covered.formUnion(goal.targets(of: macrostep, in: runs))
          let next = configuration.after(macrostep, of: scene)
          if seen.insert(next).inserted { waiting.append(next) }
        }
      }
    }
    return covered
  }

  /// The cost of the cheapest runs that cover some targets.
  static func cost(of targets: Set<CoverTarget>, _ goal: CoverGoal, in runs: RunGraph, scenes: Int) -> CoverCost? {
    guard !targets.isEmpty else { return CoverCost(events: 0, runs: 0, ends: 0) }
    guard let initial = runs.graph.initial else { return nil }
    let fresh = Configuration(initial, scenes: scenes)
    var best: [Place: CoverCost] = [:]
    var waiting: [CoverCost: [Place]] = [:]
    func visit(_ place: Place, _ cost: CoverCost) {
      guard best[place].map({ cost < $0 }) ?? true else { return }
      best[place] = cost
      waiting[cost, default: []].append(place)
    }
    visit(Place(configuration: fresh, isFresh: true, covered: []), CoverCost(events: 0, runs: 0, ends: 0))
    while let cost = waiting.keys.min(), let places = waiting.removeValue(forKey: cost) {
      for place in places where best[place] == cost {
        if place.isFresh, place.covered == targets { return cost }
        if !place.isFresh {
          var ended = cost
          ended.ends += end(place.configuration, in: runs)
          visit(Place(configuration: fresh, isFresh: true, covered: place.covered), ended)
          if place.configuration.leaves == fresh.leaves { continue }
        }
        for scene in place.configuration.leaves.indices {
          for macrostep in place.configuration.macrosteps(of: scene, in: runs) {
            var next = cost
            next.events += 1
            if place.isFresh { next.runs += 1 }
            let covered = place.covered.union(targets.intersection(goal.targets(of: macrostep, in: runs)))
            visit(
              Place(configuration: place.configuration.after(macrostep, of: scene), isFresh: false, covered: covered),
              next)
          }
        }
      }
    }
    return nil
  }

  /// A penalty for a run that ends in a configuration: 0 if all scenes have ended, 3 in a transient state.
  static func end(_ configuration: Configuration, in runs: RunGraph) -> Int {
    if configuration.leaves.contains(where: { runs.lifecycle[$0].isTransient }) { return 3 }
    return configuration.leaves.contains(where: runs.isAlive) ? 1 : 0
  }
}
