import FlyingSocks

/// Server-sent events as the body of an answer: each is sent when it comes.
struct EventBytes: AsyncBufferedSequence {
  /// The events.
  let events: AsyncStream<String>

  /// Reads them one after another.
  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var events: AsyncStream<String>.Iterator

    /// The server asks for buffers only.
    mutating func next() async -> UInt8? { nil }

    /// The next event, whole: the server sends chunks of any length.
    mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
      await events.next().map { Array($0.utf8) }
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }
}
