// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import NIOCore

public struct HTTPHeaders: Sendable {
  public init(_ headers: [(String, String)] = []) {}
  public mutating func add(name: String, value: String) {}
  public subscript(name: String) -> [String] { [] }
}

public struct HTTPVersion: Sendable {}

public struct HTTPMethod: Sendable { public var rawValue: String { "" } }

public struct HTTPResponseStatus: Sendable { public init(statusCode: Int) {} }

public struct HTTPRequestHead: Sendable {
  public var version: HTTPVersion
  public var method: HTTPMethod
  public var uri: String
  public var headers: HTTPHeaders
  public var isKeepAlive: Bool { false }
}

public struct HTTPResponseHead: Sendable {
  public init(version: HTTPVersion, status: HTTPResponseStatus, headers: HTTPHeaders) {}
}

public enum HTTPServerRequestPart: Sendable {
  case head(HTTPRequestHead)
  case body(ByteBuffer)
  case end(HTTPHeaders?)
}

public enum IOData: Sendable { case byteBuffer(ByteBuffer) }

public enum HTTPServerResponsePart: Sendable {
  case head(HTTPResponseHead)
  case body(IOData)
  case end(HTTPHeaders?)
}

extension ChannelPipeline.SynchronousOperations {
  public func configureHTTPServerPipeline(withErrorHandling: Bool) throws {}
}
