/// What a preview answers to one request.
struct PreviewResponse: Sendable {
  /// How it went.
  enum Status: Int {
    /// Here it is.
    case ok = 200
    /// There is nothing, and nothing is missing.
    case noContent = 204
    /// There is nothing at that address.
    case notFound = 404
    /// What was asked for is not done.
    case methodNotAllowed = 405
    /// The request was meant for somebody else.
    case misdirectedRequest = 421
  }

  /// What is sent.
  enum Body: Sendable {
    /// All at once.
    case bytes([UInt8])
    /// Each when it comes.
    case events(AsyncStream<String>)
  }

  /// How it went.
  let status: Status
  /// What is said about it: names and values.
  var headers: [(name: String, value: String)]
  /// What is sent.
  var body = Body.bytes([])

  /// The value of a header; `nil` where it is not said.
  subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
