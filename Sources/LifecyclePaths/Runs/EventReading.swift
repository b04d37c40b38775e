import LifecycleModel

/// Reads words as events at one position of a run.
struct EventReading {
  private let position: RunPosition
  private let graph: RunGraph
  private let eventKeys: [NameKey]
  private var indices: [EventIndex?]

  /// Prepares to read; `eventKeys` has the event's name for each transition of the page.
  init(at position: RunPosition, eventKeys: [NameKey], in graph: RunGraph) {
    self.position = position
    self.graph = graph
    self.eventKeys = eventKeys
    indices = Array(repeating: nil, count: position.configuration.leaves.count)
  }

  /// The event that a word names; `nil` for a word that names none.
  mutating func event(_ word: String) -> Result<Run.Event, RunProblem>? {
    for way in EventWord.ways(word) where indices.indices.contains(way.scene) {
      prepare(way.scene)
      guard let macrostep = indices[way.scene]?.macrostep(way.spelling) else { continue }
      let numbers = CallNumbers(of: macrostep, at: position, in: graph)
      return (way.calls.map(numbers.calls) ?? .success(numbers.listed))
        .map { Run.Event(scene: way.scene, macrostep, calls: $0) }
        .mapError { .calls($0, event: way.spelling, callback: $0.callback.map(graph.lifecycle.qualifiedName)) }
    }
    return nil
  }

  /// The number, from 1, of an event among its scene's events with this spelling; `nil` if it is none of them.
  mutating func number(of event: Run.Event, amongThose spelling: String) -> Int? {
    prepare(event.scene)
    return indices[event.scene]?.number(of: event.macrostep, amongThose: spelling)
  }

  private mutating func prepare(_ scene: Int) {
    guard indices[scene] == nil else { return }
    indices[scene] = EventIndex(
      position.configuration.macrosteps(of: scene, in: graph), eventKeys: eventKeys, in: graph)
  }
}
