import ArgumentParser
import Documents
import LifecycleChecks
import Reports

/// `instar table`: one table.
struct TableCommand: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Write one table.",
    discussion: """
      Kinds: \(TableKind.allCases.map(\.description).joined(separator: ", ")). Without --format, the extension of FILE decides; \
      the default is markdown. In csv and json, order has a record for each call: a transition without calls, which has a row \
      in markdown and html, is in transitions.

      Examples:
        instar table uikit-scenes callbacks
        instar table order.md --kind matrix -o matrix.html
        instar table order.md transitions --format csv
      """)

  @Argument(help: PageText.one, completion: .page) var page: String
  @Argument(help: ArgumentHelp("The kind of table, in place of --kind.", valueName: "kind")) var kindWord: TableKind?
  @Option(help: "The kind of table.") var kind = TableKind.order
  @Option(help: "The output format.") var format: TableFormat?
  @OptionGroup var output: OutputOption
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let format = try format ?? output.format(of: TableFormat.allCases, \.fileExtension) ?? .markdown
    let checked = try await reading.loader().page(page, reportingOn: terminal)
    try output.deliver(Array(format.render((kindWord ?? kind).table(of: checked.lifecycle)).utf8), on: terminal)
    try checked.endingWithErrors()
  }
}

extension TableKind: ExpressibleByArgument {}
extension TableFormat: ExpressibleByArgument {}
