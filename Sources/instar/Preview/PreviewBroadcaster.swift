/// The current contents of a preview, and the listeners to newer ones.
///
/// An actor, because saves and requests come at the same time.
actor PreviewBroadcaster {
  /// The current contents.
  private(set) var contents: PreviewContents
  private var listeners: [Int: AsyncStream<String>.Continuation] = [:]
  private var count = 0

  /// Begins with the first contents.
  init(_ contents: PreviewContents) {
    self.contents = contents
  }

  /// Shows newer contents, and notifies the listeners if they differ.
  func show(_ newer: PreviewContents) {
    let earlier = contents.announcement
    contents = contents.replaced(by: newer)
    if contents.announcement != earlier { tell(contents.announcement) }
  }

  /// Announcements of the current and all newer contents, as server-sent events, until the reader disconnects.
  func events() -> AsyncStream<String> {
    // A slow reader gets the newest only.
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

  /// Announces the current contents again, so that closed connections are noticed.
  func beat() {
    tell(contents.announcement)
  }

  /// The number of listeners.
  var audience: Int { listeners.count }

  private func tell(_ event: String) {
    for listener in listeners.values { listener.yield(event) }
  }

  private func forget(_ number: Int) {
    listeners[number] = nil
  }
}

extension PreviewContents {
  /// The server-sent event with the digests of the page and the notices.
  var announcement: String { "data: \(siteDigest) \(noticesDigest)\n\n" }
}
