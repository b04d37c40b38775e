import ArgumentParser
import LifecycleLogs

/// A log to read: a file, a compressed one, or standard input.
struct LogInput: Sendable {
  /// Where its bytes come from.
  enum Origin: Hashable, Sendable {
    case file
    /// A file that a program decompresses.
    case compressed(program: String)
    /// A pipe, which can be read once.
    case pipe
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

/// Logs that are read side by side, a block of one after a block of another.
struct BlockSources {
  /// The number of programs that decompress at a time.
  private static let mostPrograms = 64
  /// The bytes of further compressed logs, the smallest, that are kept.
  private static let most = 512 << 20

  private let inputs: [LogInput]
  private let blockSize: Int
  private var offsets: [Int]
  private var decompressed: [Int: DecompressedBlocks] = [:]
  private var kept: [Int: ArraySlice<[UInt8]>] = [:]

  /// Prepares to read files, of which none is live.
  init(_ inputs: [LogInput]) async throws {
    self.inputs = inputs
    blockSize = max(4096, LogInput.blockSize / max(1, inputs.count))
    offsets = inputs.map { _ in 0 }
    let sizes = inputs.map { Disk.stamp(of: $0.name)?.size ?? 0 }
    let largestFirst = inputs.indices.filter { inputs[$0].program != nil }.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    for number in largestFirst.prefix(Self.mostPrograms) {
      decompressed[number] = inputs[number].program.map { DecompressedBlocks(of: inputs[number], by: $0) }
    }
    var count = 0
    for number in largestFirst.dropFirst(Self.mostPrograms) {
      let input = inputs[number]
      var blocks: [[UInt8]] = []
      try await input.read { block in
        count += block.count
        guard count <= Self.most else {
          throw Failure(
            "cannot merge '\(input.name)': of the compressed logs, those beyond the \(Self.mostPrograms) largest have "
              + "more than \(Self.most >> 20) MB",
            help: "Decompress some of them first, or say --order lines")
        }
        blocks.append(Array(block))
      }
      kept[number] = blocks[...]
    }
  }

  /// The next block of a log; `nil` at its end, or once the user has stopped the command.
  mutating func nextBlock(of number: Int) async throws -> [UInt8]? {
    guard !InterruptSignals.hasStopped else { return nil }
    if let log = decompressed[number] { return try await log.next() }
    if kept[number] != nil { return kept[number]?.popFirst() }
    let block = try Disk.block(of: inputs[number].name, at: offsets[number], size: blockSize)
    offsets[number] += block.count
    return block.isEmpty ? nil : block
  }
}

extension LogInput {
  /// The program that decompresses it; `nil` for one that is read as it is.
  fileprivate var program: String? {
    guard case .compressed(let program) = origin else { return nil }
    return program
  }
}

/// The blocks of a compressed log, which a program decompresses while they are taken: it waits once a block of it does.
///
/// A log that is not taken to its end keeps its program waiting until this one ends.
actor DecompressedBlocks {
  private let input: LogInput
  private let program: String
  private var isStarted = false
  /// The block that waits.
  private var block: [UInt8]?
  /// The result of the program, once it has ended.
  private var end: Result<Void, any Error>?
  /// Those who wait for a block, and for its place.
  private var taker: CheckedContinuation<Void, Never>?
  private var giver: CheckedContinuation<Void, Never>?

  /// The blocks of a log that a program decompresses, which the first of them starts.
  init(of input: LogInput, by program: String) {
    (self.input, self.program) = (input, program)
  }

  /// The next block; `nil` after the last one.
  func next() async throws -> [UInt8]? {
    if !isStarted {
      isStarted = true
      Task { await run() }
    }
    while block == nil, end == nil { await withCheckedContinuation { taker = $0 } }
    guard let taken = block else {
      try end?.get()
      return nil
    }
    block = nil
    giver?.resume()
    giver = nil
    return taken
  }

  private nonisolated func run() async {
    do {
      try await input.decompress(by: program) { await give($0) }
      await finish(.success(()))
    } catch {
      await finish(.failure(error))
    }
  }

  private func finish(_ end: Result<Void, any Error>) {
    self.end = end
    taker?.resume()
    taker = nil
  }

  private func give(_ block: ArraySlice<UInt8>) async {
    while self.block != nil { await withCheckedContinuation { giver = $0 } }
    self.block = Array(block)
    taker?.resume()
    taker = nil
  }
}

/// The progress of reading files at a terminal: once it takes longer than a second, and not while results are printed there.
struct LogProgress: Sendable {
  private static let interval = Duration.milliseconds(100)
  private let progress: Progress
  /// The bytes of the files before this one, and of all; `nil` where that is not known.
  private let before: Int64
  private let total: Int64?
  private var count: Int64 = 0
  private var last = ContinuousClock.now
  private var isShown = false

  /// Begins with a file of several, whose sizes are known or not (`nil`).
  init(_ progress: Progress, file number: Int, sizes: [Int64?]) {
    self.progress = progress
    before = sizes[..<number].reduce(0) { $0 + ($1 ?? 0) }
    total = sizes.contains(nil) ? nil : sizes.reduce(0) { $0 + ($1 ?? 0) }
  }

  /// Counts bytes that were read.
  mutating func take(_ bytes: Int) {
    count += Int64(bytes)
    guard last.duration(to: .now) > Self.interval else { return }
    last = .now
    if progress.step("Reading: \(text)") { isShown = true }
  }

  /// `43%`; of files whose size is not known, the bytes so far: `12 MB`.
  var text: String {
    guard let total, total > 0 else { return "\((count + 999_999) / 1_000_000) MB" }
    return "\(min(100, (before + count) * 100 / total))%"
  }

  /// Clears what is shown.
  func end() {
    if isShown { progress.end() }
  }
}
