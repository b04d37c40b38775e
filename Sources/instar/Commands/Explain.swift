import ArgumentParser
import Diagnostics

/// `instar explain`: the long form of a finding.
struct Explain: InstarCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a finding: what it means, a page that has it, the page mended.",
    discussion: """
      Without an ID, lists all findings.

      Examples:
        instar explain
        instar explain unknown-state
      """)

  @Argument(help: ArgumentHelp("The finding's id, as it stands in brackets: unknown-state.", valueName: "id"))
  var id: String?
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard let id else {
      let rows = Situation.known.sorted { $0.id < $1.id }.map { [$0.id, $0.severity.rawValue, $0.headline] }
      return try terminal.output(Listing(rows).text)
    }
    guard let situation = Situation.known.first(where: { $0.id == id }) else {
      let nearest = NearestWord.match(for: id, in: Situation.known.map(\.id)).map { "Did you mean '\($0)'?" }
      throw WrongUsage("there is no finding '\(id)'", help: nearest ?? "'instar explain' lists them")
    }
    try terminal.output(situation.manual)
  }
}
