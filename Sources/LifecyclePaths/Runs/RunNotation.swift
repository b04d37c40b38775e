import LifecycleModel

/// Runs as words that can be typed: `launch`, `leave(1 3)`, `scene2:new-window`.
///
/// A word is an event's name in lower case with `-` between its words. Before it stands the scene where there are several
/// (`scene2:`); behind it, where the name alone would mean another event, its guard (`[last-scene]`), where it leads
/// (`->background`, or all states on the way), and which of those that are still the same it is (`#2`); last, where they
/// are not the listed ones, the calls that came (`CallNumbers`). Reading takes all of these and compares names as pages do.
package struct RunNotation: Sendable {
  /// What can happen.
  package let graph: RunGraph
  private let eventKeys: [NameKey]

  /// Prepares for the runs of a graph.
  package init(_ graph: RunGraph) {
    self.graph = graph
    eventKeys = graph.lifecycle.transitions.map { NameKey($0.event) }
  }

  /// A word for each event of a run that the page allows; read one after another, they are that run.
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
    // Others are spelled the same, or named like the words for this one: its number tells.
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

  /// The event that a word names behind a run.
  package func event(_ word: String, in run: Run) -> Result<Run.Event, RunProblem> {
    event(word, at: RunPosition(after: run, in: graph))
  }

  /// The event that a word names at a place of a run.
  package func event(_ word: String, at position: RunPosition) -> Result<Run.Event, RunProblem> {
    var reading = reading(at: position)
    return reading.event(word) ?? .failure(problem(with: word, at: position))
  }

  /// The run that words tell, as far as they can be read, and what is wrong with the first that cannot.
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

  /// The words for what can happen to a scene next, with all calls as the page lists them; of no more than `limit` events.
  package func words(possibleFor scene: Int, at position: RunPosition, limit: Int = .max) -> [String] {
    var reading = reading(at: position)
    return position.configuration.macrosteps(of: scene, in: graph).prefix(limit).map { macrostep in
      let event = Run.Event(scene: scene, macrostep, calls: graph.listedCalls(of: macrostep))
      return word(for: event, at: position, checkedBy: &reading)
    }
  }

  /// How many scenes some words need at least: the highest number before a colon, but for words that are events as they are.
  package func sceneCount(namedIn words: [String]) -> Int {
    let names = Set(eventKeys)
    return words.compactMap { names.contains(NameKey($0)) ? nil : EventWord.scene(of: $0)?.number }.max() ?? 1
  }

  /// The first of some macrosteps that is spelled like this, or the one of the number at its end.
  func macrostep(_ spelling: String, in possible: [Macrostep]) -> Macrostep? {
    var index = EventIndex(possible, eventKeys: eventKeys, in: graph)
    return index.macrostep(spelling)
  }

  private func reading(at position: RunPosition) -> EventReading {
    EventReading(at: position, eventKeys: eventKeys, in: graph)
  }
}
