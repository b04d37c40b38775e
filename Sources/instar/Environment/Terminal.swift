import ArgumentParser
import Text

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The only code that prints: results to standard output, messages to standard error.
struct Terminal: Sendable {
  /// The value of `--color`.
  let colors: ColorChoice
  /// `true` where only errors are printed.
  let isQuiet: Bool
  /// The format of the diagnostics of pages that a command uses.
  var messageFormat = MessageFormat.text

  /// Keeps a reader that closes the pipe (`instar pages | head -1`) from ending the program, and standard streams that are closed
  /// (`instar log check page.md <&-`) from being something else.
  static func prepareStandardStreams() {
    signal(SIGPIPE, SIG_IGN)
    // Of a closed one, the number would be given to the next file that is opened, which may be the timer of a queue: reading a log from it
    // waits for ever. Opened the wrong way round, so that reading and writing fail as they do on a closed one.
    var status = stat()
    for descriptor in STDIN_FILENO...STDERR_FILENO where fstat(descriptor, &status) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    widen()
  }

  /// Tells the parser of arguments that a terminal has no fewer columns than the names of options take in its help; it ends the
  /// program on a narrower one.
  private static func widen() {
    if let columns, columns < leastColumns { setenv("COLUMNS", "\(leastColumns)", 1) }
  }

  private static let leastColumns = 32

  /// The columns of standard output: `COLUMNS`, else those of its terminal; `nil` where it is none.
  private static var columns: Int? {
    var window = winsize()
    let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    return variable("COLUMNS").flatMap { Int($0) } ?? (isTerminal ? Int(window.ws_col) : nil)
  }

  /// The columns for text with columns of its own: those of the terminal; 100 where a file is written.
  var outputColumns: Int { Self.columns.map { max(Self.leastColumns, $0) } ?? 100 }

  /// `true` where standard input is a terminal.
  var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// `true` where standard output is a terminal.
  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// `true` where standard error is a terminal.
  var isMessageTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// `true` where text for standard output is coloured; a pager that git has started shows colours.
  var colorsOutput: Bool { allowsColor(terminal: isOutputTerminal || Self.variable("GIT_PAGER_IN_USE") == "true") }

  /// `true` where git has called the program as a diff driver: gitattributes(5), "Defining an external diff driver".
  static var isCalledByGitDiff: Bool { getenv("GIT_DIFF_PATH_COUNTER") != nil }

  /// `true` where text for standard error is coloured.
  var colorsMessages: Bool { allowsColor(terminal: isMessageTerminal) }

  /// Prints the result of a command. A reader that has closed the pipe is no failure.
  ///
  /// On a terminal, control characters that a page or a file's name has are shown as pictures of them.
  func output(_ bytes: some Collection<UInt8>) throws(Failure) {
    // A picture is no text.
    guard isOutputTerminal, !bytes.contains(0) else { return try write(bytes) }
    try write(String(decoding: bytes, as: UTF8.self).terminalOutput.utf8)
  }

  private func write(_ bytes: some Collection<UInt8>) throws(Failure) {
    guard !Descriptor.write(bytes, to: STDOUT_FILENO), errno != EPIPE else { return }
    throw Failure("cannot write to standard output: \(String(cString: strerror(errno)))")
  }

  /// Prints the result of a command.
  func output(_ text: String) throws(Failure) {
    try output(text.utf8)
  }

  /// The next line of standard input without its end; `nil` where there is none left.
  func line() -> String? { readLine() }

  /// Prints a line that is no error; nothing when quiet.
  func printStatus(_ line: String) {
    if !isQuiet { message(Self.shown(line)) }
  }

  /// Prints text even when quiet, and a line end.
  func message(_ text: String) {
    // If standard error is closed, this cannot be reported either.
    _ = Descriptor.write((text.hasSuffix("\n") || text.isEmpty ? text : text + "\n").utf8, to: STDERR_FILENO)
  }

  /// Prints a failure with its detail and its help.
  func printError(_ failure: Failure) {
    message(labeled("error:", .error, failure.message))
    for line in failure.detail { message("  " + Self.shown(line)) }
    if let help = failure.help { message(labeled("help:", .help, help)) }
  }

  /// Prints a warning even when quiet.
  func warn(_ text: String) {
    message(labeled("warning:", .warning, text))
  }

  /// Shows a message in the last line of the terminal; `nil` clears it.
  func showProgress(_ text: String?) {
    guard !isQuiet, isMessageTerminal else { return }
    _ = Descriptor.write("\r\u{1B}[K\((text ?? "").terminalSafe)".utf8, to: STDERR_FILENO)
  }

  private func labeled(_ label: String, _ style: TextStyle, _ text: String) -> String {
    "\(colorsMessages ? style.applied(to: label) : label) \(Self.shown(text))"
  }

  /// A message without controls. One that quotes a name of megabytes is cut; the longest path of a file stays whole.
  private static func shown(_ text: String) -> String {
    let limit = 4_096
    guard text.utf8.count > limit, text.count > limit else { return text.terminalSafe }
    return text.prefix(limit).terminalSafe + "…"
  }

  private func allowsColor(terminal: Bool) -> Bool {
    switch colors {
    case .always: true
    case .never: false
    case .auto: terminal && (Self.variable("NO_COLOR") ?? "").isEmpty && Self.variable("TERM") != "dumb"
    }
  }

  /// A variable of the environment; `nil` where it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless the environment has NO_COLOR.
  case auto
  case always
  case never
}
