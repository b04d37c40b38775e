import LifecyclePaths

/// A process that is kept in few bytes while others call.
protocol OpenProcess: Sendable {
  /// The parts of it that cannot be packed; most have none.
  associatedtype Rest: Sendable

  /// The number of its last call, among those of all processes.
  var lastCall: Int { get }
  /// The key of its rows, in `keyed`.
  var key: LogKey? { get }

  /// Adds all but the rest, the last call and the key first, and returns the rest.
  func pack(into bytes: inout PackedBytes) -> Rest?
  /// Takes what was added, and the rest.
  init(from bytes: inout PackedReader, _ rest: Rest?)
}

/// A process in few bytes, until its next call comes.
struct PackedProcess: Sendable {
  private let bytes: [UInt8]

  /// The bytes of a process.
  init(_ bytes: [UInt8]) {
    // Not with the room that a buffer has for more, which a slice of all of it would keep.
    self.bytes = bytes.withUnsafeBufferPointer { Array($0) }
  }

  /// The number of its last call, and the key of its rows.
  var head: (lastCall: Int, key: LogKey?) {
    var reader = PackedReader(bytes)
    return (reader.next(), reader.next())
  }

  /// The process.
  func unpacked<Process: OpenProcess>(with rest: Process.Rest?) -> Process {
    var reader = PackedReader(bytes)
    return Process(from: &reader, rest)
  }
}
