/// A log to read: a file, a compressed one, or standard input.
struct LogInput: Sendable {
  /// Where its bytes come from.
  enum Origin: Hashable, Sendable {
    /// A file.
    case file
    /// A file that a program decompresses.
    case compressed(program: String)
    /// A pipe, which can be read once.
    case pipe
    /// Standard input.
    case standardInput
  }

  /// The path as the user wrote it, below the folder that was named; `<stdin>`.
  let name: String
  /// Where its bytes come from.
  let origin: Origin
  /// The progress at a terminal; `nil` where none is shown.
  private var progress: LogProgress?

  /// `true` where it can be read once, and its end may be far.
  var isLive: Bool { origin == .standardInput || origin == .pipe }

  /// The bytes of a block.
  static let blockSize = 1 << 20

  /// The logs that arguments name: files, the files of folders by their names, and standard input for `-` or nothing. A terminal
  /// shows how far the reading of files is.
  static func all(of paths: [String], showingProgressOn terminal: Terminal?) throws -> [LogInput] {
    let inputs = try all(of: paths)
    guard let terminal, terminal.isMessageTerminal, !inputs.contains(where: \.isLive) else { return inputs }
    let progress = Progress(on: terminal)
    let sizes = inputs.map { $0.origin == .file ? Disk.stamp(of: $0.name)?.size : nil }
    return inputs.enumerated().map { number, input in
      var input = input
      input.progress = LogProgress(progress, file: number, sizes: sizes)
      return input
    }
  }

  private static func all(of paths: [String]) throws -> [LogInput] {
    guard !paths.isEmpty else { return [.standardInput] }
    let inputs = try paths.flatMap { path -> [LogInput] in
      if path == "-" { return [.standardInput] }
      switch Disk.kind(of: path) {
      case .folder:
        let folder = path.hasSuffix("/") ? path : path + "/"
        let names = Disk.names(in: path).filter { !$0.hasPrefix(".") && Disk.kind(of: folder + $0) == .file }
        guard !names.isEmpty else {
          throw Failure("there is no log in '\(path)'", help: "Name a folder with files, or files")
        }
        return try names.map { try LogInput(file: folder + $0) }
      case nil:
        throw Failure(
          "cannot read '\(path)': no such file or folder", help: "Name files, folders, or - for standard input")
      case .file, .pipe: return [try LogInput(file: path)]
      case .device:
        throw Failure("cannot read '\(path)': it is a device", help: "Name files, folders, or - for standard input")
      }
    }
    guard inputs.count == 1 || !inputs.contains(where: \.isLive) else {
      throw UsageError(
        "standard input and pipes are read alone", help: "Leave out the other logs, or write it to a file first")
    }
    return inputs
  }

  private static let standardInput = LogInput(name: "<stdin>", origin: .standardInput)

  private init(name: String, origin: Origin) {
    self.name = name
    self.origin = origin
  }

  private init(file path: String) throws(Failure) {
    let isArchive = [".logarchive", ".tracev3"].contains { path.hasSuffix($0) }
    guard !isArchive else {
      throw Failure(
        "cannot read '\(path)': it is a log archive of macOS",
        help: "On a Mac: log show --style ndjson --archive \(path) > app.ndjson")
    }
    guard Disk.kind(of: path) == .file else {
      self.init(name: path, origin: .pipe)
      return
    }
    let start = try Disk.block(of: path, at: 0, size: 4096)
    let program = Self.decompressors.first { start.starts(with: $0.magic) }?.program
    guard program != nil || !start.contains(0) else {
      throw Failure(
        "cannot read '\(path)': it is not a text", help: "Name a log in UTF-8, or one that gzip or zstd has compressed")
    }
    self.init(name: path, origin: program.map { .compressed(program: $0) } ?? .file)
  }

  private static let decompressors: [(magic: [UInt8], program: String)] = [
    ([0x1F, 0x8B], "gzip"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
  ]

  /// Calls a function with each block of bytes, in order.
  func read(_ body: (ArraySlice<UInt8>) throws -> Void) async throws {
    guard var progress else { return try await readBlocks(body) }
    defer { progress.end() }
    try await readBlocks { block in
      try body(block)
      progress.take(block.count)
    }
  }

  private func readBlocks(_ body: (ArraySlice<UInt8>) throws -> Void) async throws {
    switch origin {
    case .file, .pipe: try Disk.readBlocks(of: name, size: Self.blockSize, body)
    case .standardInput: try Disk.readBlocksOfStandardInput(size: Self.blockSize, body)
    case .compressed(let program): try await decompress(by: program, body)
    }
  }

  /// Calls a function with each block of a compressed file, whose program waits for it.
  func decompress(by program: String, _ body: (ArraySlice<UInt8>) async throws -> Void) async throws {
    let outcome = try await Programs.read(program, ["-dc", "--", name], body)
    switch outcome {
    case .finished(0, _, _): return
    case .notFound:
      throw Failure(
        "cannot read '\(name)': '\(program)' is not installed", help: "Install it, or decompress the file first")
    case .finished(_, _, let messages):
      throw Failure(
        "cannot read '\(name)': \(messages.firstLine)",
        help: "The file is damaged or cut off: copy it again, or read what '\(program) -dc' can of it")
    case .failed(let reason): throw Failure("cannot read '\(name)': \(reason)")
    case .timedOut: throw Failure("cannot read '\(name)': it took too long")
    }
  }
}

extension String {
  /// The first line that is not empty: gzip's messages may begin with such.
  fileprivate var firstLine: Substring { drop(while: \.isNewline).prefix { !$0.isNewline } }
}
