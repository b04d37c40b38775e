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
