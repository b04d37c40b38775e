import ArgumentParser
import LifecycleChecks
import LifecycleDiff
import LifecycleModel
import Reports

/// `instar compare`: the counterparts of two delegates or two pages.
struct Compare: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "List the counterparts of two delegates or two pages.",
    discussion: """
      Counterparts are derived from the graph: a call corresponds to the call or the observed value that comes on the same \
      transition. What the pages don't say, the bundled pages may, which are then named. 'nothing' stands only where a page \
      says so in a table of equivalents, else 'not known'. If a page has just two delegates, these are compared. If no delegates of two pages are named, the pages are compared as wholes: which \
      callbacks stay, which are replaced, which are new.

      Formats: text, markdown, html, csv, json. Without --format, the extension of FILE decides; the default is text.

      Examples:
        instar compare scene-phase
        instar compare uikit --at "iOS 26" --format markdown
        instar compare uikit-scenes --left SceneDelegate --right AppDelegate
        instar compare uikit-app uikit-scenes --right SceneDelegate
        instar compare uikit-app scene-phase -o phases.html
        instar compare HEAD~1:order.md order.md
      """)

  @Argument(help: PageText.one, completion: .page) var page: String
  @Argument(
    help: ArgumentHelp("Another page to compare with, named in the same way.", valueName: "page2"), completion: .page
  )
  var otherPage: String?
  @Option(help: ArgumentHelp("The delegate in the first column.", valueName: "delegate")) var left: String?
  @Option(help: ArgumentHelp("The delegate to compare it with.", valueName: "delegate")) var right: String?
  @Option(help: "The output format.") var format: ComparisonFormat?
  @OptionGroup var output: OutputOption
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard page != "-" || otherPage != "-" else {
      throw ValidationError("Standard input can be one of the two pages, not both. Name a file for the other.")
    }
  }

  func run(on terminal: Terminal) async throws {
    let checked = try await PageFinder.pages([page] + [otherPage].compactMap { $0 }).map(try reading.loader().check)
    terminal.report(checked.map(\.diagnostics))
    guard checked.allSatisfy(\.errorsInText.isEmpty) else { throw ExitCode.diagnostics }
    let comparison = try comparison(of: checked.map(\.lifecycle))
    guard otherPage == nil || !comparison.isUnknown else { throw unknown(comparison) }
    let format = try format ?? output.format(of: ComparisonFormat.allCases, \.fileExtension) ?? .text
    let isShown = format == .text && output.file == nil
    let text = format.render(
      comparison, width: isShown ? terminal.outputColumns : 100, isColored: isShown && terminal.colorsOutput)
    try output.deliver(Array(text.utf8), on: terminal)
    for page in checked { try page.endingWithErrors() }
  }

  private func comparison(of pages: [Lifecycle]) throws -> Comparison {
    guard let first = pages.first else { preconditionFailure("there is a page for each name, and there is a name") }
    // A page that is named twice is read once.
    guard otherPage != nil, let last = pages.last else { return try comparison(in: first) }
    return Comparison(
      of: try delegate(left, of: first), in: first, with: try delegate(right, of: last), in: last, asking: .bundled)
  }

  /// The failure of a comparison of which nothing is known: with the pages that have types of both sides.
  private func unknown(_ comparison: Comparison) -> Failure {
    let pages = CounterpartFact.pages(comparing: comparison.left, with: comparison.right)
    let call = comparison.left.lifecycle.livingCallbacks.first.map { comparison.left.lifecycle[$0].name }
    let names = [page, otherPage].compactMap(\.self).map { "'\($0)'" }.joined(separator: " and ")
    let ask = "ask about one call: instar when '\(call ?? "")'"
    return Failure(
      "no counterparts are known of \(names)",
      help: pages.isEmpty
        ? "Name the counterparts in a table of a page ('## Equivalents'), or \(ask)"
        : "Both are compared on '\(pages[0])': instar compare \(pages[0]); or \(ask)")
  }

  /// The comparison of two delegates of one page; where it has just two, they need not be named.
  private func comparison(in lifecycle: Lifecycle) throws -> Comparison {
    let named = (left: try delegate(left, of: lifecycle), right: try delegate(right, of: lifecycle))
    let open = lifecycle.delegateIDs.filter { $0 != named.left && $0 != named.right }
    let missing = [named.left, named.right].count { $0 == nil }
    guard open.count == missing || missing == 0 else {
      let fault = "'\(page)' has \(Self.count(lifecycle.delegates.count, "delegate"))"
      guard lifecycle.delegates.count > 1 else {
        throw Failure(fault, help: "Compare two delegates of one page, or two pages")
      }
      throw UsageError(fault, help: "Name two with --left and --right: \(Self.list(lifecycle))")
    }
    let sides = (left: named.left ?? open.first, right: named.right ?? open.last)
    guard let left = sides.left, let right = sides.right, left != right else {
      throw UsageError(
        "'\(self.left ?? "")' is on both sides", help: "Name another with --right: \(Self.list(lifecycle))")
    }
    return Comparison(of: left, with: right, in: lifecycle, asking: .bundled)
  }

  private func delegate(_ name: String?, of lifecycle: Lifecycle) throws(UsageError) -> DelegateID? {
    guard let name else { return nil }
    guard let id = lifecycle.delegateIDs.first(where: { lifecycle[$0].name == name }) else {
      throw UsageError.unknown("delegate", name, known: lifecycle.delegates.map(\.name))
    }
    return id
  }

  private static func list(_ lifecycle: Lifecycle) -> String {
    lifecycle.delegates.map { "'\($0.name)'" }.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count == 0 ? "no" : String(count)) \(noun)s"
  }
}

extension ComparisonFormat: ExpressibleByArgument {}
