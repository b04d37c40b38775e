/// Logs that can be read twice: what can be read once is kept.
struct KeptLogs {
  /// The bytes that are kept.
  private static let most = 512 << 20

  private let inputs: [LogInput]
  private var kept: [Int: [[UInt8]]] = [:]

  /// Reads and keeps those that can be read once.
  init(_ inputs: [LogInput]) async throws {
    self.inputs = inputs
    var count = 0
    for (number, input) in inputs.enumerated() where input.isLive {
      var blocks: [[UInt8]] = []
      try await input.read { block in
        count += block.count
        guard count <= Self.most else {
          throw Failure(
            "cannot keep '\(input.name)': it has more than \(Self.most >> 20) MB", help: "Write it to a file first")
        }
        blocks.append(Array(block))
      }
      kept[number] = blocks
    }
  }

  /// The names of the files, in the order of their numbers.
  var names: [String] { inputs.map(\.name) }

  /// The numbers of the files.
  var numbers: Range<Int> { inputs.indices }

  /// Calls a function with each block of a file, in order.
  func read(_ number: Int, _ body: (ArraySlice<UInt8>) throws -> Void) async throws {
    guard let blocks = kept[number] else { return try await inputs[number].read(body) }
    for block in blocks { try body(block[...]) }
  }
}
