/// What is shown now, and everybody who wants to hear of the next thing.
///
/// An actor, because saves and requests come at the same time.
actor PreviewBroadcaster {
  /// What is shown.
  private(set) var contents: PreviewContents
  private var listeners: [Int: AsyncStream<String>.Continuation] = [:]
  private var count = 0

  /// Begins with what is shown first.
  init(_ contents: PreviewContents) {
    self.contents = contents
  }

  /// Shows something newer, and tells everybody where it is different.
  func show(_ newer: PreviewContents) {
    let earlier = contents.announcement
    contents = contents.replaced(by: newer)
    if contents.announcement != earlier { tell(contents.announcement) }
  }

  /// What is shown, then what is shown next, as server-sent events, until the reader goes away.
  func events() -> AsyncStream<String> {
    // Who is slow to read wants the newest only.
    let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    count += 1
    let number = count
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(number) }
    }
    continuation.yield("retry: 1000\n" + contents.announcement)
    return stream
  }

  /// Says again what is shown, so that connections whose reader has gone away are noticed.
  func beat() {
    tell(contents.announcement)
  }

  /// How many are listening.
  var audience: Int { listeners.count }

  private func tell(_ event: String) {
    for listener in listeners.values { listener.yield(event) }
  }

  private func forget(_ number: Int) {
    listeners[number] = nil
  }
}

extension PreviewContents {
  /// The server-sent event that says which page and which notices are shown.
  var announcement: String { "data: \(siteDigest) \(noticesDigest)\n\n" }
}
