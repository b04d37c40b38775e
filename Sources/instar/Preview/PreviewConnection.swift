import NIOCore
import NIOHTTP1

/// A browser's connection: its requests are answered one after another.
struct PreviewConnection: Sendable {
  private let channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

  /// Takes over a channel that was just accepted, in its event loop.
  init(_ channel: any Channel) throws {
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
    self.channel = try NIOAsyncChannel(wrappingChannelSynchronously: channel)
  }

  /// Answers until the browser has nothing more to ask, the connection breaks, or the task is cancelled.
  func serve(_ routes: PreviewRoutes) async {
    // A connection that breaks is an ordinary end: browsers go away as they like, in the middle of an answer too.
    try? await channel.executeThenClose { parts, answers in
      var request: HTTPRequestHead?
      for try await part in parts {
        switch part {
        case .head(let head): request = head
        // Read to its end and thrown away, so that a refusal reaches who is still sending.
        case .body: break
        case .end:
          guard let head = request else { return }
          try await send(routes.answer(to: PreviewRequest(head)), to: head, through: answers)
          guard head.isKeepAlive else { return }
        }
      }
    }
  }

  /// Ends it without an answer, because the server is ending.
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
    try await answers.write(.head(HTTPResponseHead(version: request.version, status: status, headers: headers)))
    switch answer.body {
    case .bytes(let bytes): try await answers.write(.body(.byteBuffer(ByteBuffer(bytes: bytes))))
    case .events(let events):
      for await event in events { try await answers.write(.body(.byteBuffer(ByteBuffer(string: event)))) }
    }
    // The writer returns when the channel has taken a part, and closing drops what the channel holds still: the end is waited
    // for until it is sent, behind all the rest.
    try await channel.channel.writeAndFlush(HTTPServerResponsePart.end(nil))
  }
}

extension PreviewRequest {
  /// What a browser sent; two `Host` headers are as bad as none.
  fileprivate init(_ head: HTTPRequestHead) {
    let hosts = head.headers["Host"]
    self.init(head.method.rawValue, head.uri, host: hosts.count == 1 ? hosts.first : nil)
  }
}
