import ArgumentParser
import Diagnostics
import Text

/// `instar explain`: the explanation of a diagnostic or of a kind of change.
struct Explain: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a finding, or a kind of change: what it means, with pages that show it.",
    discussion: """
      Without an ID, lists all: findings in pages (error, warning, note), then what 'instar diff' tells (breaking, \
      compatible, editorial).

      Examples:
        instar explain
        instar explain unknown-state
        instar explain moved-callback
      """)

  @Argument(
    help: ArgumentHelp("The id, as it stands in brackets: unknown-state, moved-callback.", valueName: "id"),
    completion: .manualEntry)
  var id: String?
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard let id else {
      let rows = [ManualEntry.diagnostics, ManualEntry.changes].flatMap { manualEntries in
        manualEntries.sorted { $0.id < $1.id }.map { [$0.id, $0.weight, $0.headline] }
      }
      return try terminal.output(Listing(rows).text)
    }
    let known = ManualEntry.diagnostics + ManualEntry.changes
    guard let manualEntry = known.first(where: { $0.id == id }) else {
      let nearest = NearestWord.match(for: id, in: known.map(\.id)).map { "Did you mean '\($0)'?" }
      throw UsageError("there is no finding and no change '\(id)'", help: nearest ?? "'instar explain' lists them")
    }
    try terminal.output(manualEntry.manual)
  }
}
