import LifecycleModel
import LifecyclePaths

/// Where a simulated run begins, as a command line or a stored run says.
struct SimulationStart: Hashable {
  /// The most scenes that are simulated.
  static let sceneLimit = 64

  /// The state in which the first scene begins; `nil` for the initial one.
  var from: String?
  /// How many scenes there are; `nil` for as many as the words name.
  var scenes: Int?

  /// Where all scenes rest: the first in its state, or where that begins, the others in the initial state.
  func world(for words: [String], in notation: RunNotation) throws(WrongUsage) -> World {
    let count = scenes ?? notation.sceneCount(namedIn: words)
    guard (1...Self.sceneLimit).contains(count) else {
      throw WrongUsage("there cannot be \(count) scenes", help: "Simulate 1 to \(Self.sceneLimit) scenes")
    }
    guard let initial = notation.graph.graph.initial else { throw WrongUsage("the page has no states") }
    var world = World(initial, scenes: count)
    if let from { world.leaves[0] = try leaf(from, in: notation.graph.lifecycle) }
    return world
  }

  private func leaf(_ name: String, in lifecycle: Lifecycle) throws(WrongUsage) -> StateID {
    let state = lifecycle.stateIDs.first { NameKey(lifecycle[$0].name) == NameKey(name) }
    guard let state, let leaf = StateHierarchy(lifecycle).initialLeaf(of: state) else {
      throw WrongUsage.unknown("state", name, known: lifecycle.states.map(\.name))
    }
    return leaf
  }
}
