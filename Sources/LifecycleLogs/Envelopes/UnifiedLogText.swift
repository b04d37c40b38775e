/// What the text styles of `log show` and `log stream` have in common.
extension LineCursor {
  /// Takes a program's name with the numbers in brackets after it: `My App[803:98ec]`, or `My App[803]`.
  mutating func takeProgram(into record: inout LogRecord, hasThread: Bool) -> Bool {
    var line = self
    guard let program = line.take(upTo: UInt8(ascii: "[")), !program.isEmpty, line.take("["),
      let process = line.takeNumber()
    else { return false }
    let thread: UInt64? = hasThread && line.take(":") ? line.takeHexadecimal() : nil
    guard (thread != nil) == hasThread, line.take("]") else { return false }
    record.program = program
    record.process = process
    record.thread = thread
    self = line
    return true
  }

  /// Takes `(UIKitCore) [com.example:lifecycle] `: the library, the subsystem and the category.
  mutating func takeSender() {
    var line = self
    if line.take("("), let library = line.take(upTo: UInt8(ascii: ")")), line.take(") "), isWord(library) {
      self = line
    }
    line = self
    // Objective-C writes `[Class selector:]`, too, and people print `[selector:with:]`.
    guard line.take("["), let subsystem = line.take(upTo: UInt8(ascii: ":")), isWord(subsystem), line.take(":"),
      let category = line.take(upTo: UInt8(ascii: "]")), line.take("] "),
      bytes.firstPlace(of: UInt8(ascii: ":"), in: category) == nil
    else { return }
    self = line
  }

  private func isWord(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { bytes[$0] != UInt8(ascii: " ") && bytes[$0] != UInt8(ascii: "]") }
  }

  /// Tells whether this is one of the lines before or after the messages.
  var isUnifiedLogHeading: Bool {
    isNext("Timestamp  ") || isNext("Filtering the log data using ") || isNext("Skipping info and debug messages")
      || isNext("getpwuid_r did not find a match") || isNext("Error from getpwuid_r") || isNext("Log      - Default:")
      || isNext("Activity - Create:") || isDashes
  }

  /// A rule of dashes.
  private var isDashes: Bool { isNext("--------------------") && rest.allSatisfy { bytes[$0] == UInt8(ascii: "-") } }
}
