import ArgumentParser

/// `-o FILE`: a file instead of standard output.
struct OutputOption: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var file: String?

  /// The file's extension in lower case; `nil` for none.
  var fileExtension: String? {
    file.flatMap { file in file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } }
  }

  /// Writes the result of a command to the file or to standard output; an unchanged file keeps its date.
  func deliver(_ bytes: [UInt8], on terminal: Terminal) throws(Failure) {
    guard let file else { return try terminal.output(bytes) }
    if try Disk.contents(of: file) == bytes { return }
    try Disk.write(bytes, to: file)
  }
}
