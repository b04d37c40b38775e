import ArgumentParser
import Documents
import LifecycleChecks
import LifecycleModel
import LifecyclePaths
import Reports

/// `instar paths`: the fewest events that cover a page.
struct Paths: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "paths",
    abstract: "Write a test plan: the fewest events that cover a page.",
    discussion: """
      The plan is sequences of events, each from a new process, that together take every transition (or reach every state, \
      or make every call). What no run can cover is reported with the reason. 'instar simulate' plays each sequence.

      Formats: markdown (a check list), text, json, xctest (Swift test cases to complete). Without --format, the extension of FILE \
      decides; the default is markdown.

      Examples:
        instar paths uikit-scenes
        instar paths order.md --cover calls --format text
        instar paths order.md -o PathTests.swift
        instar paths order.md --beyond coverage.json
      """)

  @Argument(help: PageText.one, completion: .page) var page: String
  @Option(help: "What to cover: states, transitions or calls.") var cover = CoverGoal.transitions
  @Option(
    help: ArgumentHelp(
      "Cover only what a file of 'instar log coverage --format json' does not cover for certain.", valueName: "file"),
    completion: .file())
  var beyond: String?
  @Option(help: "The output format.") var format: TestPlanFormat?
  @OptionGroup var scenes: ScenesOption
  @OptionGroup var output: OutputOption
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let format = try format ?? output.format(of: TestPlanFormat.allCases, \.fileExtension) ?? .markdown
    let checked = try await reading.loader().page(page, reportingOn: terminal)
    let lifecycle = checked.lifecycle
    let runs = RunGraph(lifecycle)
    let isLeft = try beyond.map { file in try Self.isLeft(file, of: lifecycle, on: terminal) } ?? { _ in true }
    let plan = CoveringPlan(
      covering: cover, in: runs, scenes: scenes.count ?? runs.defaultSceneCount, where: isLeft)
    for gap in plan.gaps where !terminal.isQuiet {
      terminal.warn("'\(gap.target.name(in: lifecycle))' is not covered: \(gap.reason.text(in: lifecycle))")
    }
    let isColored = output.file == nil && terminal.colorsOutput
    try output.deliver(Array(format.text(of: TestPlan(plan, in: runs), isColored: isColored).utf8), on: terminal)
    try checked.endingWithErrors()
  }

  /// The targets that a file of a coverage leaves to be covered, as a question about each.
  private static func isLeft(
    _ file: String, of lifecycle: Lifecycle, on terminal: Terminal
  ) throws(Failure) -> (CoverTarget) -> Bool {
    let coverage = try StoredCoverage.read(from: file)
    if coverage.digest != lifecycle.callDigest {
      terminal.warn("'\(file)' is of another page, or another version: what has other names counts as not covered")
    }
    return coverage.isLeft(on: lifecycle)
  }
}

/// The formats of a test plan.
enum TestPlanFormat: String, CaseIterable, ExpressibleByArgument {
  case markdown, text, json, xctest

  var fileExtension: String {
    switch self {
    case .markdown: "md"
    case .text: "txt"
    case .json: "json"
    case .xctest: "swift"
    }
  }

  /// The plan in this format.
  func text(of plan: TestPlan, isColored: Bool) -> String {
    switch self {
    case .markdown: MarkdownWriter(.gitHub).text(of: plan.document)
    case .text: TestPlanText(plan, isColored: isColored).text
    case .json: TestPlanJSON(plan).text
    case .xctest: TestPlanXCTest(plan).text
    }
  }
}

extension CoverGoal: ExpressibleByArgument {}
