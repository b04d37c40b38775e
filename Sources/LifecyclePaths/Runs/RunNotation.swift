import LifecycleModel

/// Runs as words that can be typed: `launch`, `leave(1 3)`, `scene2:new-window`.
///
/// A word is an event's name in lower case with `-` between its words. A scene other than the first comes before it
/// (`scene2:`). If the name alone would mean another event, its guard (`[last-scene]`), its target (`->background`, or
/// all states on the way) and its number among those still the same (`#2`) come after it. If they are not the listed
/// ones, the calls come last (`CallNumbers`). Reading accepts all of these and compares names as pages do.
package struct RunNotation: Sendable {
  /// The graph of the runs.
  package let graph: RunGraph
  private let eventKeys: [NameKey]

  /// Prepares for the runs of a graph.
  package init(_ graph: RunGraph) {
    self.graph = graph
    eventKeys = graph.lifecycle.transitions.map { NameKey($0.event) }
  }

  /// A word for each event of a run that the page allows; reading them gives the same run.
  package func words(of run: Run) -> [String] {
    var position = RunPosition(at: run.start)
    return run.events.map { event in
      let word = word(for: event, at: position)
      position.take(event, in: graph)
      return word
    }
  }

  /// The word for an event that comes next.
  package func word(for event: Run.Event, at position: RunPosition) -> String {
    var reading = reading(at: position)
    return word(for: event, at: position, checkedBy: &reading)
  }

  private func word(
    for event: Run.Event, at position: RunPosition, checkedBy reading: inout EventReading
  ) -> String {
    let numbers = CallNumbers(of: event.macrostep, at: position, in: graph)
    let calls = numbers.text(of: event.calls)
    let scene = event.scene == 0 ? "" : "scene\(event.scene + 1):"
    let spellings = EventSpelling(event.macrostep, in: graph).canonical
    for spelling in spellings where reading.event(scene + spelling + calls) == .success(event) {
      return scene + spelling + calls
    }
    // Other events are spelled the same, or named like this one's spelling: a number selects it.
    let longest = spellings[spellings.count - 1]
    let possible = position.configuration.macrosteps(of: event.scene, in: graph)
    guard let place = possible.firstIndex(of: event.macrostep), numbers.problem(of: event.calls) == nil else {
      return scene + longest + calls
    }
    let twin = reading.number(of: event, amongThose: longest).map { [longest + "#\($0)"] } ?? []
    let last = twin + (1...99).map { String(repeating: "#", count: $0) + "\(place + 1)" }
    for spelling in last where reading.event(scene + spelling + calls) == .success(event) {
      return scene + spelling + calls
    }
    return scene + longest + calls
  }

  /// The event that a word names after a run.
  package func event(_ word: String, in run: Run) -> Result<Run.Event, RunProblem> {
    event(word, at: RunPosition(after: run, in: graph))
  }

  /// The event that a word names at a position of a run.
  package func event(_ word: String, at position: RunPosition) -> Result<Run.Event, RunProblem> {
    var reading = reading(at: position)
    return reading.event(word) ?? .failure(problem(with: word, at: position))
  }

  /// The run that words describe, up to the first that cannot be read, and the problem with that.
  package func run(of words: [String], from start: Configuration) -> (run: Run, problem: RunProblem?) {
    var run = Run(from: start)
    var position = RunPosition(at: start)
    for word in words {
      switch event(word, at: position) {
      case .success(let event):
        run.events.append(event)
        position.take(event, in: graph)
      case .failure(let problem): return (run, problem)
      }
    }
    return (run, nil)
  }

  /// The words for the next events of a scene, with all calls in page order; at most `limit`.
  package func words(possibleFor scene: Int, at position: RunPosition, limit: Int = .max) -> [String] {
    var reading = reading(at: position)
    return position.configuration.macrosteps(of: scene, in: graph).prefix(limit).map { macrostep in
      let event = Run.Event(scene: scene, macrostep, calls: graph.listedCalls(of: macrostep))
      return word(for: event, at: position, checkedBy: &reading)
    }
  }

  /// The number of scenes that some words need: the highest before a colon, without words that are names of events.
  package func sceneCount(namedIn words: [String]) -> Int {
    let names = Set(eventKeys)
    return words.compactMap { names.contains(NameKey($0)) ? nil : EventWord.scene(of: $0)?.number }.max() ?? 1
  }

  /// The first of some macrosteps with this spelling, or the one that the number at its end selects.
  func macrostep(_ spelling: String, in possible: [Macrostep]) -> Macrostep? {
    var index = EventIndex(possible, eventKeys: eventKeys, in: graph)
    return index.macrostep(spelling)
  }

  private func reading(at position: RunPosition) -> EventReading {
    EventReading(at: position, eventKeys: eventKeys, in: graph)
  }
}
