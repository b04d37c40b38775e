/// The answer of a preview to one request.
struct PreviewResponse: Sendable {
  /// The status codes that are used.
  enum Status: Int {
    /// The body is the answer.
    case ok = 200
    /// The body is empty on purpose.
    case noContent = 204
    /// There is nothing at that address.
    case notFound = 404
    /// The method is not supported.
    case methodNotAllowed = 405
    /// The request names another host.
    case misdirectedRequest = 421
  }

  /// The kinds of bodies.
  enum Body: Sendable {
    /// All at once.
    case bytes([UInt8])
    /// Each event as it comes.
    case events(AsyncStream<String>)
  }

  /// The status code.
  let status: Status
  var headers: [(name: String, value: String)]
  var body = Body.bytes([])

  /// The value of a header; `nil` where it is absent.
  subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
