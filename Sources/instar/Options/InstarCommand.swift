import ArgumentParser

/// A command whose errors become messages and exit codes in one place.
protocol InstarCommand: AsyncParsableCommand {
  /// The options of every command.
  var common: CommonOptions { get }
  /// The pages or projects that the command line names, for commands that take those of the settings instead.
  var namedArguments: [String]? { get }
  /// The trait without which the program does not have the command; `nil` where it always has.
  static var trait: BuildTrait? { get }
  /// Does the work; throws `Failure`, `Failures`, `UsageError`, `SettingsError`, `Interruption`, or an `ExitCode` of its own.
  func run(on terminal: Terminal) async throws
}

extension InstarCommand {
  var namedArguments: [String]? { nil }
  static var trait: BuildTrait? { nil }

  /// Does the work and prints errors.
  func run() async throws {
    let terminal = common.terminal
    do {
      try Self.trait?.expect(for: Self._commandName)
      try await run(on: terminal)
    } catch {
      guard let code = terminal.report(error) else { throw error }
      throw ExitCode(code)
    }
  }
}
