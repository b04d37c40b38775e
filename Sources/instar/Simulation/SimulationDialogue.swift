import Diagnostics
import LifecycleModel
import LifecyclePaths
import Reports
import Text

/// An interactive simulation: a line comes in, a text goes out.
struct SimulationDialogue {
  /// The text before each line of input.
  static let prompt = "> "

  /// The run so far.
  private(set) var run: Run
  /// `true` where the user has quit.
  private(set) var isOver = false
  private let notation: RunNotation
  private let page: String
  private let version: VersionSelection?
  private let isColored: Bool

  /// Begins in a stable configuration; `page` and `version` are those that the user named.
  init(
    from start: Configuration, in notation: RunNotation, page: String, at version: VersionSelection?, isColored: Bool
  ) {
    run = Run(from: start)
    self.notation = notation
    self.page = page
    self.version = version
    self.isColored = isColored
  }

  /// The first text: the states of the scenes, the possible events, and instructions.
  var greeting: String { "\(choices)\nType a number or an event; ? for help, q to quit.\n" }

  /// The answer to a line; `nil` is the end of the input.
  mutating func answer(_ line: String?) -> String {
    guard let line else { return "\n" + finish() }
    let word = String(line.trimmingSpaces)
    switch word {
    case "": return choices
    case "q": return finish()
    case "?": return Self.help
    case "u": return undo()
    default: return take(word)
    }
  }

  private static let help = """
    3                 the event with that number
    leave             an event by its name, with spaces or hyphens
    leave(1 3)        the same with only these calls, in this order
    leave(1 2.4)      with call 4 of the second event, which was deferred
    scene2:leave      an event of another scene
    (empty line)      show the states of the scenes and the possible events
    u                 undo the last event
    q, Ctrl-D         quit, and show the command that repeats the run
    An event with the name of one of these commands can be chosen by its number.

    """

  private mutating func take(_ word: String) -> String {
    let possible = possibleEvents
    if let number = Int(word), word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard possible.indices.contains(number - 1) else {
        let hint = possible.isEmpty ? "no event is possible" : "choose from 1 to \(possible.count)"
        return "Invalid choice \(number): \(hint).\n"
      }
      return take(possible[number - 1])
    }
    switch notation.event(word, in: run) {
    case .success(let event): return take(event)
    case .failure(let problem):
      let lines = [problem.message] + [problem.help].compactMap { $0 }
      return lines.map { $0.terminalSafe + "\n" }.joined()
    }
  }

  private mutating func take(_ event: Run.Event) -> String {
    run.events.append(event)
    let trace = RunTraceText(RunTrace(run, in: notation), isColored: isColored)
    return "\n\(trace.event(run.events.count - 1))\n\(history)\n\(choices)"
  }

  private mutating func undo() -> String {
    guard run.events.popLast() != nil else { return "Nothing to undo.\n" }
    return "\(history)\n\(choices)"
  }

  private mutating func finish() -> String {
    isOver = true
    guard !run.events.isEmpty else { return "" }
    return "Repeat with:\n  \(SimulateLine(playing: run, of: page, at: version, in: notation).text)\n"
  }

  private var history: String {
    let words = notation.words(of: run).map { ShellWord.quoted($0) }
    return words.isEmpty ? "Back at the beginning.\n" : "So far: \(words.joined(separator: " "))\n"
  }

  private var possibleEvents: [Run.Event] {
    let configuration = run.end
    return configuration.leaves.indices.flatMap { scene in
      configuration.macrosteps(of: scene, in: notation.graph).map { macrostep in
        Run.Event(scene: scene, macrostep, calls: notation.graph.listedCalls(of: macrostep))
      }
    }
  }

  /// A line per scene with its state, followed by its possible events, numbered over all scenes.
  private var choices: String {
    let position = RunPosition(after: run, in: notation.graph)
    let events = possibleEvents
    let words = position.configuration.leaves.indices.flatMap { notation.words(possibleFor: $0, at: position) }
    let shown = words.map(ShellWord.quoted)
    let width = shown.map(\.displayWidth).max() ?? 0
    let numberWidth = String(events.count).count
    var lines: [String] = []
    for (scene, leaf) in position.configuration.leaves.enumerated() {
      let place = position.configuration.leaves.count > 1 ? "Scene \(scene + 1)" : "State"
      lines.append(styled(.strong, "\(place): \(name(leaf))"))
      let own = events.indices.filter { events[$0].scene == scene }
      if own.isEmpty { lines.append("  no event is possible") }
      for index in own {
        let number = String(index + 1)
        let lead = String(repeating: " ", count: numberWidth - number.count + 2) + number + "  " + shown[index]
        lines.append(lead + String(repeating: " ", count: width - shown[index].displayWidth + 2) + way(events[index]))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func way(_ event: Run.Event) -> String {
    let transitions = notation.graph.transitions(of: event.macrostep)
    let path = ([event.macrostep.source] + transitions.map(\.target)).map(name).joined(separator: " → ")
    let condition = notation.graph.guard(of: event.macrostep).map { "  [\($0.text.terminalSafe)]" } ?? ""
    return path + styled(.quiet, condition)
  }

  private func name(_ state: StateID) -> String { notation.graph.lifecycle[state].name.terminalSafe }

  private func styled(_ style: TextStyle, _ text: String) -> String { isColored ? style.applied(to: text) : text }
}

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

extension SimulateLine {
  /// The command line that repeats a run of a page at a version.
  init(playing run: Run, of page: String, at version: VersionSelection?, in notation: RunNotation) {
    let words = notation.words(of: run)
    let first = run.start.leaves.first.flatMap { $0 == notation.graph.graph.initial ? nil : $0 }
    let count = run.start.leaves.count
    self.init(
      page: page, version: version?.description, from: first.map { notation.graph.lifecycle[$0].name },
      scenes: count == notation.sceneCount(namedIn: words) ? nil : count, words: words)
  }
}
