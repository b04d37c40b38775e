import ArgumentParser

/// `-o FILE`: a file instead of standard output.
struct OutputOption: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var file: String?

  /// The format that the file's extension names, of some with the extensions of their files; `nil` where there is no file, or
  /// one without an extension.
  func format<Format>(of formats: [Format], _ fileExtension: (Format) -> String?) throws(UsageError) -> Format? {
    guard let name = file?.split(separator: "/").last, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return nil
    }
    let ending = name[name.index(after: dot)...].lowercased()
    if let format = formats.first(where: { fileExtension($0) == ending }) { return format }
    let known = formats.compactMap(fileExtension).unique.map { ".\($0)" }.joined(separator: ", ")
    throw UsageError(
      "no format has files that end in '.\(ending)'", help: "Known: \(known); or name the format with --format")
  }

  /// Writes the result of a command to the file or to standard output; an unchanged file keeps its date.
  func deliver(_ bytes: [UInt8], on terminal: Terminal) throws(Failure) {
    guard let file else { return try terminal.output(bytes) }
    if try Disk.contents(of: file) == bytes { return }
    try Disk.write(bytes, to: file, orPipe: true)
  }
}
