import ArgumentParser
import Diagnostics
import Text

/// `instar explain`: the explanation of a diagnostic or of a kind of change.
struct Explain: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic, a finding or a kind of change, with examples.",
    discussion: """
      Without an ID, lists all: diagnostics of pages (error, warning, note), the findings of 'instar audit' and of \
      'instar log', then the kinds of changes that 'instar diff' reports (breaking, compatible, editorial).

      Examples:
        instar explain
        instar explain unknown-state
        instar explain moved-callback
      """)

  @Argument(
    help: ArgumentHelp("The id that messages show in brackets: unknown-state, moved-callback.", valueName: "id"),
    completion: .manualEntry)
  var id: String?
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard let id else {
      let rows = [ManualEntry.diagnostics, ManualEntry.findings, ManualEntry.logFindings, ManualEntry.changes].flatMap {
        manualEntries in
        manualEntries.sorted { $0.id < $1.id }.map { [$0.id, $0.weight, $0.headline] }
      }
      return try terminal.output(Listing(rows).text)
    }
    let known = ManualEntry.all
    guard let manualEntry = known.first(where: { $0.id == id }) else {
      let nearest = NearestWord.match(for: id, in: known.map(\.id)).map { "Did you mean '\($0)'?" }
      throw UsageError("unknown id '\(id)'", help: nearest ?? "List all with 'instar explain'")
    }
    try terminal.output(manualEntry.manual)
  }
}
