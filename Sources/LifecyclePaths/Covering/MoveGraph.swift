import LifecycleModel

/// The graph of all runs of one process: its nodes are configurations, its arcs macrosteps.
///
/// Scenes are alike, so a node is the sorted leaves of all of them, and the mode, which the first event settles. A run is over
/// when all are back in the initial leaf: a node of its own, which nothing leaves.
struct MoveGraph {
  /// A macrostep of the scene that is in its source.
  struct Arc {
    /// The node it leaves.
    let tail: Int
    /// The node it leads to.
    let head: Int
    /// The macrostep.
    let macrostep: Macrostep
  }

  /// The largest number of nodes with several scenes. If there are more configurations, one scene goes everywhere, and
  /// the others stay near the initial leaf.
  static let mostNodes = 8_000
  /// The node in which runs begin.
  static let start = 0
  /// The node in which all scenes are back.
  static let over = 1

  /// The arcs, nearest to the start first.
  private(set) var arcs: [Arc] = []
  /// For each arc, how many of the same node come before it, at most 7.
  private(set) var ranks: [Int] = []
  /// The arcs that leave each node.
  private(set) var outgoing: [[Int]] = [[], []]
  /// The cost of ending a run in each node: 0 if no scene is alive, 3 in states that are only passed through, else 1.
  private(set) var endCosts: [Int] = [0, 0]

  /// Explores the moves of some scenes from the initial leaf on.
  init(_ runs: RunGraph, from initial: StateID, scenes: Int) {
    let first = Configuration(initial, scenes: scenes)
    let near = Self.nearLeaves(in: runs, from: initial, scenes: scenes)
    var numbers: [Configuration: Int] = [:]
    var configurations = [first, first]
    var next = 0
    while next < configurations.count {
      for configuration in next == Self.start ? first.inEachMode(of: runs) : [configurations[next]] {
        for scene in configuration.leaves.indices where next != Self.over {
          guard scene == 0 || configuration.leaves[scene] != configuration.leaves[scene - 1] else { continue }
          for macrostep in configuration.macrosteps(of: scene, in: runs) {
            var reached = configuration.after(macrostep, of: scene)
            reached.leaves.sort()
            guard reached.leaves.count(where: { !near[$0.index] }) <= 1 else { continue }
            let head = reached.leaves == first.leaves ? Self.over : numbers[reached] ?? configurations.count
            if head == configurations.count {
              numbers[reached] = head
              configurations.append(reached)
              outgoing.append([])
              endCosts.append(Self.endCost(of: reached, in: runs))
            }
            ranks.append(min(7, outgoing[next].count))
            outgoing[next].append(arcs.count)
            arcs.append(Arc(tail: next, head: head, macrostep: macrostep))
          }
        }
      }
      next += 1
    }
  }

  /// The number of nodes.
  var nodeCount: Int { outgoing.count }

  private static func endCost(of configuration: Configuration, in runs: RunGraph) -> Int {
    if configuration.leaves.contains(where: { runs.lifecycle[$0].isTransient }) { return 3 }
    return configuration.leaves.contains(where: runs.isAlive) ? 1 : 0
  }

  /// For each state, `true` if any number of scenes may be in it at once.
  private static func nearLeaves(in runs: RunGraph, from initial: StateID, scenes: Int) -> [Bool] {
    let leafCount = max(1, runs.graph.leaves.count)
    var isNear = Array(repeating: scenes == 1, count: runs.lifecycle.states.count)
    var most = leafCount
    while most > 1, configurationCount(leafCount, most, scenes: scenes) * runs.modes.count > mostNodes {
      most -= max(1, most / 8)
    }
    var waiting = [initial]
    isNear[initial.index] = true
    var next = 0
    while next < waiting.count {
      for macrostep in runs.macrosteps(from: waiting[next]) where waiting.count < most {
        guard !isNear[macrostep.target.index] else { continue }
        isNear[macrostep.target.index] = true
        waiting.append(macrostep.target)
      }
      next += 1
    }
    return isNear
  }

  /// A bound on the number of configurations with one scene in any leaf and the others in near ones.
  private static func configurationCount(_ leaves: Int, _ near: Int, scenes: Int) -> Int {
    var others = 1
    for scene in 1..<max(2, scenes) where scene < scenes && others <= mostNodes {
      others = others * (near + scene - 1) / scene
    }
    return leaves * others
  }
}
