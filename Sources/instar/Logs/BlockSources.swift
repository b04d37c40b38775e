import LifecycleLogs

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
