/// Something that could not be read, written or run; ends the command with exit code 2.
struct Failure: Error, Hashable {
  /// What went wrong, with the name of the file: a headline without a full stop.
  let message: String
  /// What to do about it.
  let help: String?

  /// Creates a failure.
  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
