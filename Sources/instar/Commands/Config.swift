import ArgumentParser
import Text

/// `instar config`: the settings of a team.
struct Config: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the settings of \(SettingsNames.file) that hold here, and where each is.",
    discussion: """
      The nearest \(SettingsNames.file) holds: of the working folder, or of one around it up to that of the repository. \
      \(SettingsNames.variable) names another file; an empty one, none. Its keys are the names of options, its paths are relative \
      to it, and options on the command line win:

        pages: docs/*.md
        output: docs/generated
        check:
          strict: true
          allow: [dead-end]

      Keys: \(SettingKey.all.map(\.path).unique.joined(separator: ", ")).

      Examples:
        instar config
        INSTAR_CONFIG=ci.yml instar config
      """)

  static let checksSettings = true

  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    guard let place = try SettingsPlace.current() else {
      return terminal.printStatus(
        "No \(SettingsNames.file) holds here; 'instar config --help' says what one can have")
    }
    let file = try place.file()
    // A key that several commands read in their own ways is one line.
    let rows = file.settings.unique(by: \.key.path).map { setting in
      [setting.key.path, setting.text(at: place), "\(place.path):\(file.source.line(at: setting.range.start))"]
    }
    try terminal.output(Listing(rows).text)
  }
}
