/// Shows the current step of a command at a terminal, once the command has taken a second.
struct Progress {
  private static let patience = Duration.seconds(1)
  private let terminal: Terminal
  private let start = ContinuousClock.now

  /// Starts the clock.
  init(on terminal: Terminal) {
    self.terminal = terminal
  }

  /// Names the step that begins now; returns `true` if it is shown.
  @discardableResult func step(_ text: String) -> Bool {
    guard start.duration(to: .now) > Self.patience else { return false }
    terminal.showProgress(text)
    return true
  }

  /// Names a step that may take long, as soon as it does.
  func during<Result>(_ text: String, _ work: () async throws -> Result) async rethrows -> Result {
    let terminal = terminal
    let deadline = start + Self.patience
    let reminder = Task {
      try await Task.sleep(until: deadline)
      terminal.showProgress(text)
    }
    defer { reminder.cancel() }
    return try await work()
  }

  /// Clears the last message.
  func end() {
    terminal.showProgress(nil)
  }
}
