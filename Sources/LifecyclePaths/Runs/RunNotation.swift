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
    let numbers = CallNumbers(of: event.macrostep, at: position, in: graph)
    let calls = numbers.text(of: event.calls)
    let scene = event.scene == 0 ? "" : "scene\(event.scene + 1):"
    let spellings = EventSpelling(event.macrostep, in: graph).canonical
    let possible = position.world.macrosteps(of: event.scene, in: graph)
    guard let place = possible.firstIndex(of: event.macrostep), numbers.problem(of: event.calls) == nil else {
      return scene + spellings[0] + calls
    }
    let isRight = { (word: String) in self.event(word, at: position) == .success(event) }
    if let word = spellings.lazy.map({ scene + $0 + calls }).first(where: isRight) { return word }
    let longest = spellings[spellings.count - 1]
    let key = NameKey(longest)
    let twins = possible[...place].count { EventSpelling($0, in: graph).canonical.last.map(NameKey.init) == key }
    // Where other events are named like the words for this one, its number among all that are possible remains.
    let last = [longest + "#\(twins)"] + (1...99).map { String(repeating: "#", count: $0) + "\(place + 1)" }
    return last.lazy.map { scene + $0 + calls }.first(where: isRight) ?? scene + longest + calls
  }

  /// The event that a word names behind a run.
  package func event(_ word: String, in run: Run) -> Result<Run.Event, RunProblem> {
    event(word, at: RunPosition(after: run, in: graph))
  }

  /// The event that a word names at a place of a run.
  package func event(_ word: String, at position: RunPosition) -> Result<Run.Event, RunProblem> {
    for way in EventWord.ways(word) where position.world.leaves.indices.contains(way.scene) {
      guard let macrostep = macrostep(way.spelling, in: position.world.macrosteps(of: way.scene, in: graph)) else {
        continue
      }
      let numbers = CallNumbers(of: macrostep, at: position, in: graph)
      return (way.calls.map(numbers.calls) ?? .success(numbers.listed))
        .map { Run.Event(scene: way.scene, macrostep, calls: $0) }
        .mapError {
          RunProblem.calls($0, event: way.spelling, callback: $0.callback.map(graph.lifecycle.qualifiedName))
        }
    }
    return .failure(problem(with: word, at: position))
  }

  /// The run that words tell, as far as they can be read, and what is wrong with the first that cannot.
  package func run(of words: [String], from start: World) -> (run: Run, problem: RunProblem?) {
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

  /// The words for what can happen to a scene next, without any that its calls need.
  package func words(possibleFor scene: Int, at position: RunPosition) -> [String] {
    position.world.macrosteps(of: scene, in: graph).map { macrostep in
      let calls = graph.listedCalls(of: macrostep)
      return word(for: Run.Event(scene: scene, macrostep, calls: calls), at: position)
    }
  }

  /// How many scenes some words need at least: the highest number before a colon, but for words that are events as they are.
  package func sceneCount(namedIn words: [String]) -> Int {
    let names = Set(eventKeys)
    return words.compactMap { names.contains(NameKey($0)) ? nil : EventWord.scene(of: $0)?.number }.max() ?? 1
  }

  /// The first of some macrosteps that is spelled like this, or the one of the number at its end.
  func macrostep(_ spelling: String, in possible: [Macrostep]) -> Macrostep? {
    if let first = matches(spelling, in: possible).first { return first }
    for (rest, number) in EventWord.ordinals(spelling) {
      let all = rest.isEmpty ? possible : matches(rest, in: possible)
      if all.indices.contains(number - 1) { return all[number - 1] }
    }
    return nil
  }

  private func matches(_ spelling: String, in possible: [Macrostep]) -> [Macrostep] {
    let key = NameKey(spelling)
    let named = possible.filter { eventKeys[$0.first.transition.index] == key && !spelling.isEmpty }
    // All other ways to spell an event have one of these; most words have none.
    guard named.isEmpty, spelling.unicodeScalars.contains(where: Self.joins) else { return named }
    let keys = [key, NameKey(spelling.replacing("→", with: "->"))]
    let spellings = possible.map { EventSpelling($0, in: graph) }
    for way in 1..<EventSpelling.count {
      let found = possible.indices.filter { !spellings[$0][way].isEmpty && keys.contains(NameKey(spellings[$0][way])) }
      if !found.isEmpty { return found.map { possible[$0] } }
    }
    return []
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool { scalar == "[" || scalar == ">" || scalar == "→" }
}
