import ArgumentParser

extension ExitCode {
  /// There are diagnostics or changes at or above the threshold, or a file was kept.
  static let diagnostics = ExitCode(1)
  /// Something could not be read, written or run.
  static let unreadable = ExitCode(2)
}
