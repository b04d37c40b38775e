/// Something that could not be read, written or run; ends the command with exit code 2.
struct Failure: Error, Hashable {
  /// The headline: the problem with the name of the file, without a full stop.
  let message: String
  /// Lines that show the problem, such as a text with carets under a place in it; empty for none.
  let detail: [String]
  /// An imperative that the reader can follow.
  let help: String?

  /// Creates a failure.
  init(_ message: String, detail: [String] = [], help: String? = nil) {
    self.message = message
    self.detail = detail
    self.help = help
  }
}
