#if Preview
  import NIOCore
  import NIOHTTP1

  /// A browser's connection: its requests are answered one after another.
  struct PreviewConnection: Sendable {
    /// The time for a whole request. A browser opens another connection where one was closed between two requests; a client that
    /// sends half of one would else keep a descriptor of this process for ever.
    private static let patience = TimeAmount.seconds(10)
    /// The time in which a client takes a whole answer, or one event. One that reads nothing would keep its connection for ever.
    private static let answerPatience = TimeAmount.seconds(60)

    private let channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

    /// Takes over a channel that was just accepted, in its event loop.
    init(_ channel: any Channel) throws {
      try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
      self.channel = try NIOAsyncChannel(wrappingChannelSynchronously: channel)
    }

    /// Answers until the browser sends no more requests or none in time, the connection breaks, or the task is cancelled.
    func serve(_ routes: PreviewRoutes) async {
      var limit = closeLater(in: Self.patience)
      defer { limit.cancel() }
      // A broken connection is an ordinary end: browsers close it at any time, even during an answer.
      try? await channel.executeThenClose { parts, answers in
        var request: HTTPRequestHead?
        for try await part in parts {
          switch part {
          case .head(let head): request = head
          // Read to its end and discarded, so that a refusal reaches a client that is still sending.
          case .body: break
          case .end:
            guard let head = request else { return }
            limit.cancel()
            try await send(routes.answer(to: PreviewRequest(head)), to: head, through: answers)
            guard head.isKeepAlive else { return }
            limit = closeLater(in: Self.patience)
          }
        }
      }
    }

    /// Closes the connection after a time.
    private func closeLater(in time: TimeAmount) -> Scheduled<Void> {
      let channel = channel.channel
      return channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }

    /// Closes the connection without an answer, because the server ends or has as many as it answers.
    func refuse() {
      Task { try? await channel.executeThenClose { _, _ in } }
    }

    private func send(
      _ answer: PreviewResponse, to request: HTTPRequestHead,
      through answers: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
    ) async throws {
      var headers = HTTPHeaders(answer.headers.map { ($0.name, $0.value) })
      headers.add(name: "Connection", value: request.isKeepAlive ? "keep-alive" : "close")
      let status = HTTPResponseStatus(statusCode: answer.status.rawValue)
      var limit = closeLater(in: Self.answerPatience)
      defer { limit.cancel() }
      try await answers.write(.head(HTTPResponseHead(version: request.version, status: status, headers: headers)))
      switch answer.body {
      case .bytes(let bytes): try await answers.write(.body(.byteBuffer(ByteBuffer(bytes: bytes))))
      case .events(let events):
        for await event in events {
          try await answers.write(.body(.byteBuffer(ByteBuffer(string: event))))
          limit.cancel()
          limit = closeLater(in: Self.answerPatience)
        }
      }
      // The writer returns when the channel has taken a part, and closing drops the parts that the channel still holds,
      // so this waits until the end, which comes last, has been sent.
      try await channel.channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    }
  }

  extension PreviewRequest {
    /// A browser's request; two `Host` headers count as none.
    fileprivate init(_ head: HTTPRequestHead) {
      let hosts = head.headers["Host"]
      self.init(head.method.rawValue, head.uri, host: hosts.count == 1 ? hosts.first : nil)
    }
  }
#endif
