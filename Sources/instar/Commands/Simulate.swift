import ArgumentParser
import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecyclePaths
import Reports
import Text

/// `instar simulate`: the calls of events that happen one after another.
struct Simulate: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Play events and print their calls in order.",
    discussion: """
      Write an event as its name with hyphens for spaces: return-with-request. With several scenes: scene2:leave. \
      Parentheses list the calls that come, if these are not those of the page in its order: 'leave(1 3)' without the \
      second, 'return(1 3 2)' in another order, 'launch(1 2.4)' with call 4 of the second event, which was deferred. If a \
      name is ambiguous: 'end[last-scene]', 'end->background'. Put -- before words that begin with a hyphen.

      Without events, on a terminal, the simulation is interactive.
      Formats: \(SimulationFormat.names.joined(separator: ", ")). Without --format, the extension of FILE decides; the \
      default is text.

      Examples:
        instar simulate uikit-scenes
        instar simulate uikit-scenes launch leave return
        instar simulate uikit-scenes launch scene2:new-window leave --format json
        instar simulate order.md --from Paid --random 10 --seed 7
        instar simulate uikit-scenes launch leave -o walk.svg
        instar simulate uikit-scenes launch leave --log
        instar check order.md --format json | instar simulate order.md --replay -
      """)

  @Argument(help: PageText.one, completion: .page) var page: String
  @Argument(help: ArgumentHelp("The events, in order.", valueName: "event")) var events: [String] = []
  @Option(help: ArgumentHelp("The state in which the first scene begins.", valueName: "state")) var from: String?
  @Option(help: ArgumentHelp("The number of scenes; the default is as many as the events name.", valueName: "count"))
  var scenes: Int?
  @Option(help: ArgumentHelp("Append this many random events.", valueName: "count")) var random: Int?
  @Option(
    help: ArgumentHelp("The seed of the random events; the same seed gives the same events.", valueName: "number"))
  var seed: UInt64?
  @Option(
    help: ArgumentHelp(
      "Play the output of 'simulate --format json', or the runs in that of 'check --format json'; '-' for standard input.",
      valueName: "file"),
    completion: .file())
  var replay: String?
  @Option(
    help: ArgumentHelp("The output format.", valueName: "format"), completion: .words { SimulationFormat.names })
  var format: String?
  @Flag(help: "Write what the generated delegates would log: the same as --format log.") var log = false
  @OptionGroup var output: OutputOption
  @OptionGroup var version: VersionOption
  @OptionGroup var added: SymbolsOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let target =
      try SimulationFormat(
        named: (log ? "log" : format)
          ?? output.format(of: SimulationFormat.names, SimulationFormat.fileExtension) ?? "text")
    let asks =
      isWithoutEvents && format == nil && !log && output.file == nil && terminal.isInputTerminal
      && terminal.isOutputTerminal
    try checkUsage(of: target, asks: asks, on: terminal)
    let stored = try replay.map { try StoredRun.read(from: $0, about: self.page) } ?? [.empty]
    if let replay, stored.isEmpty { return terminal.printStatus("Nothing to replay: '\(replay)' has no run") }
    guard stored.count == 1 || target.isText else {
      throw UsageError("only text can show \(stored.count) runs", help: "Leave out --format")
    }
    let page = try await PageFinder.page(page)
    let catalog = try added.catalog
    if asks { return try runDialogue(try notation(of: page, at: version.at, catalog, on: terminal), on: terminal) }
    var outputs: [[UInt8]] = []
    let seed = drawnSeed(on: terminal)
    var notations: [VersionSelection?: RunNotation] = [:]
    for one in stored {
      let version = version.at ?? one.at.flatMap(VersionSelection.init)
      let known = notations[version]
      let notation = try known ?? notation(of: page, at: version, catalog, on: terminal)
      notations[version] = notation
      let run = try played(one, in: notation, target, seed: seed, on: terminal)
      if random != nil { printCommand(repeating: run, at: version, in: notation, on: terminal) }
      let title = target.isText ? one.message.map { $0.terminalSafe + "\n\n" } ?? "" : ""
      let bytes = try await target.bytes(
        of: run, in: notation, at: version, note: one.message, isColored: isColored(on: terminal))
      outputs.append(Array(title.utf8) + bytes)
    }
    try output.deliver(Array(outputs.joined(separator: Array("\n\n".utf8))), on: terminal)
  }

  /// The events that can happen on a page, whatever it claims of them.
  private func notation(
    of page: Page, at version: VersionSelection?, _ catalog: APICatalog, on terminal: Terminal
  ) throws -> RunNotation {
    let checked = try PageLoader(version: version, catalog: catalog, limit: nil).check(page)
    return RunNotation(RunGraph(try checked.readable(on: terminal).lifecycle))
  }

  /// Prints the command that repeats a random run, unless it is too long to type.
  private func printCommand(
    repeating run: Run, at version: VersionSelection?, in notation: RunNotation, on terminal: Terminal
  ) {
    let line = SimulateLine(playing: run, of: page, at: version, in: notation).text
    if !run.events.isEmpty, line.utf8.count <= Self.lineLimit { terminal.printStatus("Repeat with: \(line)") }
  }

  private static let lineLimit = 4_000
  private static let randomLimit = 10_000

  private var isWithoutEvents: Bool { events.isEmpty && random == nil && replay == nil }

  private func checkUsage(of target: SimulationFormat, asks: Bool, on terminal: Terminal) throws(UsageError) {
    guard !isWithoutEvents || asks && page != "-" else {
      throw UsageError(
        "no event to simulate",
        help: "Name events ('instar simulate \(ShellWord.quoted(page)) EVENT…'), or use --random or --replay; on a "
          + "terminal, 'instar simulate \(ShellWord.quoted(page))' alone is interactive")
    }
    guard page != "-" || replay != "-" else {
      throw UsageError("standard input cannot be both the page and the run")
    }
    guard seed == nil || random != nil else { throw UsageError("--seed needs --random", help: "Add --random COUNT") }
    guard (0...Self.randomLimit).contains(random ?? 0) else {
      throw UsageError("--random takes a number from 0 to \(Self.randomLimit)")
    }
    guard !target.isBinary || output.file != nil || !terminal.isOutputTerminal else {
      throw UsageError("a terminal cannot show this format", help: "Write it to a file with -o")
    }
  }

  private func isColored(on terminal: Terminal) -> Bool { output.file == nil && terminal.colorsOutput }

  /// The seed of random events; one that the user did not choose is printed, so that the run can be repeated.
  private func drawnSeed(on terminal: Terminal) -> UInt64 {
    if let seed { return seed }
    let drawn = UInt64.random(in: 0..<1_000_000)
    if let random, random > 0 { terminal.printStatus("Seed: \(drawn)") }
    return drawn
  }

  /// Plays a stored run and the events that the command line adds to it.
  private func played(
    _ stored: StoredRun, in notation: RunNotation, _ target: SimulationFormat, seed: UInt64, on terminal: Terminal
  ) throws -> Run {
    let words = stored.run + events
    let start = SimulationStart(from: from ?? stored.from, scenes: scenes ?? stored.scenes)
    let (run, problem) = notation.run(of: words, from: try start.configuration(for: words, in: notation))
    if let problem {
      if target.isText, output.file == nil, !run.events.isEmpty {
        try terminal.output(
          RunTraceText(RunTrace(run, in: notation), isColored: isColored(on: terminal)).happenings)
      }
      throw UsageError(problem.message, help: problem.help)
    }
    guard let random else { return run }
    var runPath = RandomWalk(in: notation.graph, seed: seed)
    return runPath.extend(run, by: random)
  }

  /// Asks for one event after another until the user quits.
  private func runDialogue(_ notation: RunNotation, on terminal: Terminal) throws {
    let start = try SimulationStart(from: from, scenes: scenes).configuration(for: [], in: notation)
    var dialogue = SimulationDialogue(
      from: start, in: notation, page: page, at: version.at, isColored: terminal.colorsOutput)
    try terminal.output(dialogue.greeting)
    while !dialogue.isOver {
      try terminal.output(SimulationDialogue.prompt)
      try terminal.output(dialogue.answer(terminal.line()))
    }
  }
}
