import ArgumentParser

/// A command whose errors become messages and exit codes in one place.
protocol InstarCommand: AsyncParsableCommand {
  /// The options of every command.
  var common: CommonOptions { get }
  /// The pages or projects that the command line names, for commands that take those of the settings instead.
  var namedArguments: [String]? { get }
  /// The trait without which the program does not have the command; `nil` where it always has.
  static var trait: BuildTrait? { get }
  /// `true` for a command that wants all settings of the team checked, not only those that it takes.
  static var checksSettings: Bool { get }
  /// Does the work; throws `Failure`, `Failures`, `UsageError`, `DiagnosticsError`, `Interruption`, or an `ExitCode` of its own.
  func run(on terminal: Terminal) async throws
}

extension InstarCommand {
  var namedArguments: [String]? { nil }
  static var checksSettings: Bool { false }
  static var trait: BuildTrait? { nil }

  /// Does the work and prints errors.
  func run() async throws {
    let terminal = common.terminal
    do {
      try Self.trait?.expect(for: Self._commandName)
      try await run(on: terminal)
    } catch {
      throw terminal.report(error) ?? error
    }
  }
}

extension Terminal {
  /// Prints an error that ends a command; returns the command's exit code, or `nil` for an error that is printed elsewhere.
  @discardableResult func report(_ error: any Error) -> ExitCode? {
    switch error {
    case let failure as Failure: printError(failure)
    case let failures as Failures: failures.all.forEach(printError)
    case let wrong as DiagnosticsError: report([wrong.diagnostics])
    case let wrong as UsageError:
      printError(Failure(wrong.message, detail: wrong.detail, help: wrong.help))
      return .validationFailure
    case let interruption as Interruption:
      showProgress(nil)
      return ExitCode(128 + interruption.signal)
    default: return nil
    }
    return .unreadable
  }
}
