/// The messages of an app's own that name calls, as they were read before.
///
/// An app prints the same texts again and again, with other addresses of objects: all else that is read in them stays the same.
struct KnownMessages: Sendable {
  /// A call, and the addresses in its message.
  struct Reading: Sendable {
    /// The call; its object is that of the message in which it was read first.
    let call: LoggedCall
    /// The addresses that may be its object's.
    let objects: ObjectAddresses?

    /// The call as another message has it that differs in the digits of addresses alone.
    func call(in text: MessageBytes) -> LoggedCall {
      var call = call
      call.instance = objects?.instance(in: text)
      return call
    }
  }

  private struct Message: Sendable {
    let key: [UInt8]
    let reading: Reading
  }

  /// The number of messages that are kept, a power of 2, and the length up to which they are.
  private static let (capacity, longest) = (1024, 512)

  /// `true` if an address may be read in a name.
  private let readsAddresses: Bool
  // By their hashes; of two with the same, the later one.
  private var messages: [Message?] = []
  // The last message that was looked for, with zeros for the digits of addresses, and the place of its hash.
  private var key: [UInt8] = []
  private var place = 0

  /// Knows no message that has some names.
  init(_ names: CallNames) { readsAddresses = names.mayHaveAddresses }

  /// The call of a message that is known; `nil` for any other.
  mutating func call(in text: MessageBytes) -> LoggedCall? {
    guard text.count <= Self.longest else { return nil }
    key.removeAll(keepingCapacity: true)
    key.append(contentsOf: text)
    key.withUnsafeMutableBufferPointer { key in
      if !readsAddresses { text.forEachAddress { key[$0].update(repeating: UInt8(ascii: "0")) } }
      place = Self.hash(MessageBytes(key))
    }
    guard !messages.isEmpty, let known = messages[place], isKey(known.key) else { return nil }
    return known.reading.call(in: text)
  }

  private func isKey(_ other: [UInt8]) -> Bool {
    guard other.count == key.count else { return false }
    return key.withUnsafeBufferPointer { key in other.withUnsafeBufferPointer { $0.holds(key, at: 0) } }
  }

  /// Keeps the message that was looked for last.
  mutating func keep(_ reading: Reading, in text: MessageBytes) {
    guard text.count <= Self.longest else { return }
    if messages.isEmpty { messages = Array(repeating: nil, count: Self.capacity) }
    messages[place] = Message(key: key, reading: reading)
  }

  /// A hash of all bytes, below the number of messages that are kept.
  private static func hash(_ bytes: MessageBytes) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var (hash, place) = (UInt64(truncatingIfNeeded: raw.count), 0)
    while place + 8 <= raw.count {
      hash = (hash ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      place += 8
    }
    for byte in raw[place...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(capacity - 1))
  }
}
