import ArgumentParser
import Diagrams
import LifecycleChecks
import LifecycleModel

/// `instar graph`: one picture.
struct Graph: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Write one picture, as text or drawn.",
    discussion: """
      Formats: \(GraphTarget.names.joined(separator: ", ")). Without --format, the extension of FILE decides; the \
      default is dot.

      Examples:
        instar graph uikit-scenes svg > scenes.svg
        instar graph order.md | dot -Tsvg > order.svg
        instar graph uikit-scenes --format mermaid
        instar graph uikit-scenes --view sequence -o sequence.png
        instar graph order.md --event Launch --format svg -o launch.svg
      """)

  @Argument(help: PageText.one, completion: .page) var page: String
  @Argument(
    help: ArgumentHelp("The output format, in place of --format.", valueName: "format"),
    completion: .words { GraphTarget.names })
  var formatWord: String?
  @Option(
    help: ArgumentHelp("The output format.", valueName: "format"), completion: .words { GraphTarget.names })
  var format: String?
  @Option(help: "The view: the states with their transitions, or the sequence of calls.")
  var view = GraphView.states
  @Option(help: ArgumentHelp("Only the transitions of one event.", valueName: "name")) var event: String?
  @OptionGroup var output: OutputOption
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let target =
      try (formatWord ?? format).map(GraphTarget.init(named:)) ?? output.format(of: GraphTarget.all, \.fileExtension)
      ?? GraphTarget(named: "dot")
    guard target.views.contains(view) else {
      let others = GraphTarget.all.filter { $0.views.contains(view) }.map { "'\($0.name)'" }
      throw UsageError(
        "'\(target.name)' cannot show the \(view.rawValue) view",
        help: "Formats that can: \(others.joined(separator: ", "))")
    }
    guard !target.isBinary || output.file != nil || !terminal.isOutputTerminal else {
      throw UsageError("a terminal cannot show \(target.name)", help: "Write it to a file with -o")
    }
    let checked = try await reading.loader().page(page, reportingOn: terminal)
    let lifecycle = checked.lifecycle
    let shown = try limited(lifecycle)
    let progress = Progress(on: terminal)
    defer { progress.end() }
    let picture = try await progress.during("Drawing") { try await target.make(shown, view: view) }
    try output.deliver(picture, on: terminal)
    try checked.endingWithErrors()
  }

  private func limited(_ lifecycle: Lifecycle) throws(UsageError) -> Lifecycle {
    guard let event else { return lifecycle }
    guard let part = lifecycle.limited(toEvent: event) else {
      throw UsageError.unknown("event", event, known: lifecycle.events)
    }
    return part
  }
}

extension GraphView: ExpressibleByArgument {}
