import ArgumentParser
import Documents
import Reports

/// `instar table`: one table.
struct TableCommand: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Write one table.",
    discussion: """
      Kinds: \(TableKind.allCases.map(\.description).joined(separator: ", ")).

      Examples:
        instar table uikit-scenes
        instar table order.md --kind matrix --format html -o matrix.html
        instar table order.md --kind callbacks --format csv
      """)

  @Argument(help: PageText.one, completion: .page) var page: String
  @Option(help: "The kind of table.") var kind = TableKind.order
  @Option(help: "The output format.") var format = TableFormat.markdown
  @OptionGroup var output: OutputOption
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let lifecycle = try await reading.loader(limit: nil).page(page, reportingOn: terminal).lifecycle
    try output.deliver(Array(format.render(kind.table(of: lifecycle)).utf8), on: terminal)
  }
}

extension TableKind: ExpressibleByArgument {}
extension TableFormat: ExpressibleByArgument {}
