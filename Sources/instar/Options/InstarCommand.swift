import ArgumentParser

/// A command whose errors become messages and exit codes in one place.
protocol InstarCommand: AsyncParsableCommand {
  /// What every command takes.
  var common: CommonOptions { get }
  /// Does the work; throws `Failure`, `Failures`, `UsageError`, `Interruption`, or an `ExitCode` of its own.
  func run(on terminal: Terminal) async throws
}

extension InstarCommand {
  /// Does the work and says what went wrong.
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
      terminal.printError(Failure(wrong.message, help: wrong.help))
      throw ExitCode.validationFailure
    } catch let interruption as Interruption {
      terminal.showProgress(nil)
      throw ExitCode(128 + interruption.signal)
    }
  }
}
