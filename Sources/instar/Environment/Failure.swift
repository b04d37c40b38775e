/// Something that could not be read, written or run; ends the command with exit code 2.
struct Failure: Error, Hashable {
  /// The headline: the problem with the name of the file, without a full stop.
  let message: String
  /// An imperative that the reader can follow.
  let help: String?

  /// Creates a failure.
  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
