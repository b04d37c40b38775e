import LifecycleModel
import LifecyclePaths

/// The start of a simulated run, from a command line or a stored run.
struct SimulationStart: Hashable {
  /// The most scenes that are simulated.
  static let sceneLimit = 64

  /// The state in which the first scene begins; `nil` for the initial one.
  var from: String?
  /// The number of scenes; `nil` for as many as the words name.
  var scenes: Int?

  /// The stable configuration of all scenes: the first in its state or the initial substate of that, the others in the
  /// initial state.
  func configuration(for words: [String], in notation: RunNotation) throws -> Configuration {
    let count = scenes ?? notation.sceneCount(namedIn: words)
    guard (1...Self.sceneLimit).contains(count) else {
      throw UsageError("cannot simulate \(count) scenes", help: "Simulate 1 to \(Self.sceneLimit) scenes")
    }
    guard let initial = notation.graph.graph.initial else { throw Failure("the page has no states") }
    var configuration = Configuration(initial, scenes: count)
    if let from { configuration.leaves[0] = try leaf(from, in: notation.graph.lifecycle) }
    return configuration
  }

  private func leaf(_ name: String, in lifecycle: Lifecycle) throws(UsageError) -> StateID {
    let state = lifecycle.stateIDs.first { NameKey(lifecycle[$0].name) == NameKey(name) }
    guard let state, let leaf = StateHierarchy(lifecycle).initialLeaf(of: state) else {
      throw UsageError.unknown("state", name, known: lifecycle.states.map(\.name))
    }
    return leaf
  }
}
