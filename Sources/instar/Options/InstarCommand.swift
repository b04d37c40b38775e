import ArgumentParser

/// A command whose errors become messages and exit codes in one place.
protocol InstarCommand: AsyncParsableCommand {
  /// The options of every command.
  var common: CommonOptions { get }
  /// Does the work; throws `Failure`, `Failures`, `UsageError`, `Interruption`, or an `ExitCode` of its own.
  func run(on terminal: Terminal) async throws
}

extension InstarCommand {
  /// Does the work and prints errors.
  func run() async throws {
    let terminal = common.terminal
    do {
      try await run(on: terminal)
    } catch let failure as Failure {
      terminal.printError(failure)
      throw ExitCode.unreadable
    } catch let failures as Failures {
      failures.all.forEach(terminal.printError)
      throw ExitCode.unreadable
    } catch let wrong as UsageError {
      terminal.printError(Failure(wrong.message, detail: wrong.detail, help: wrong.help))
      throw ExitCode.validationFailure
    } catch let interruption as Interruption {
      terminal.showProgress(nil)
      throw ExitCode(128 + interruption.signal)
    }
  }
}
