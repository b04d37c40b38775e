import LifecycleLogs

/// Logs that are read side by side, a block of one after a block of another.
struct BlockSources {
  /// The bytes of compressed logs that are kept.
  private static let most = 512 << 20

  private let inputs: [LogInput]
  private let blockSize: Int
  private var offsets: [Int]
  /// The blocks of compressed logs, which a program writes at once.
  private var kept: [Int: ArraySlice<[UInt8]>] = [:]

  /// Prepares to read files, of which none is live.
  init(_ inputs: [LogInput]) async throws {
    self.inputs = inputs
    blockSize = max(4096, LogInput.blockSize / max(1, inputs.count))
    offsets = inputs.map { _ in 0 }
    var count = 0
    for (number, input) in inputs.enumerated() where input.origin != .file {
      var blocks: [[UInt8]] = []
      try await input.read { block in
        count += block.count
        guard count <= Self.most else {
          throw Failure(
            "cannot merge '\(input.name)': the compressed logs have more than \(Self.most >> 20) MB",
            help: "Decompress them first, or say --order lines")
        }
        blocks.append(Array(block))
      }
      kept[number] = blocks[...]
    }
  }

  /// The next block of a log; `nil` at its end, or once the user has stopped the command.
  mutating func nextBlock(of number: Int) throws -> [UInt8]? {
    guard !InterruptSignals.hasStopped else { return nil }
    if kept[number] != nil { return kept[number]?.popFirst() }
    let block = try Disk.block(of: inputs[number].name, at: offsets[number], size: blockSize)
    offsets[number] += block.count
    return block.isEmpty ? nil : block
  }
}
