import Text

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one place that prints: what a command makes to standard output, what it has to say to standard error.
struct Terminal: Sendable {
  /// When to colour.
  let colors: ColorChoice
  /// Whether only errors are said.
  let isQuiet: Bool

  /// Lets a reader go away (`instar specs | head -1`) without the system ending the program for it.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether somebody types into standard input.
  var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether somebody looks at standard output.
  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody looks at standard error.
  var isMessageTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether text for standard output is coloured; a pager that git has started shows colours.
  var colorsOutput: Bool { allowsColor(terminal: isOutputTerminal || variable("GIT_PAGER_IN_USE") == "true") }

  /// Whether git has called the program to show a difference: gitattributes(5), "Defining an external diff driver".
  static var isCalledByGitDiff: Bool { getenv("GIT_DIFF_PATH_COUNTER") != nil }

  /// Whether text for standard error is coloured.
  var colorsMessages: Bool { allowsColor(terminal: isMessageTerminal) }

  /// Prints what a command makes. A reader who has gone away is no failure.
  func output(_ bytes: some Collection<UInt8>) throws(Failure) {
    guard !Descriptor.write(bytes, to: STDOUT_FILENO), errno != EPIPE else { return }
    throw Failure("cannot write to standard output: \(String(cString: strerror(errno)))")
  }

  /// Prints a text that a command makes.
  func output(_ text: String) throws(Failure) {
    try output(text.utf8)
  }

  /// The next line of standard input without its end; `nil` where there is none left.
  func line() -> String? { readLine() }

  /// Says something that is no error in a line; nothing when quiet.
  func printStatus(_ line: String) {
    if !isQuiet { message(line.terminalSafe) }
  }

  /// Says something that has to be heard even when quiet, with a line end.
  func message(_ text: String) {
    // Where standard error is closed, there is nobody to tell.
    _ = Descriptor.write((text.hasSuffix("\n") || text.isEmpty ? text : text + "\n").utf8, to: STDERR_FILENO)
  }

  /// Says why something could not be done.
  func printError(_ failure: Failure) {
    message(labeled("error:", .error, failure.message))
    if let help = failure.help { message(labeled("help:", .help, help)) }
  }

  /// Says what is odd but stops nothing.
  func warn(_ text: String) {
    message(labeled("warning:", .warning, text))
  }

  /// Shows what is going on in the last line of the terminal, or takes it away.
  func showProgress(_ text: String?) {
    guard !isQuiet, isMessageTerminal else { return }
    _ = Descriptor.write("\r\u{1B}[K\((text ?? "").terminalSafe)".utf8, to: STDERR_FILENO)
  }

  private func labeled(_ label: String, _ style: TextStyle, _ text: String) -> String {
    "\(colorsMessages ? style.applied(to: label) : label) \(text.terminalSafe)"
  }

  private func allowsColor(terminal: Bool) -> Bool {
    switch colors {
    case .always: true
    case .never: false
    case .auto: terminal && !isSet("NO_COLOR") && variable("TERM") != "dumb"
    }
  }

  private func isSet(_ name: String) -> Bool {
    variable(name).map { !$0.isEmpty } ?? false
  }

  private func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
