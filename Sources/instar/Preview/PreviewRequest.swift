/// The parts of a request that a preview needs.
struct PreviewRequest: Sendable {
  /// The method in capitals: `GET`.
  let method: String
  /// The request's target without its query.
  let path: String
  /// The `Host` header; `nil` where there is none.
  let host: String?

  /// A request for a target such as `/page?x=1`.
  init(_ method: String, _ target: String, host: String?) {
    self.method = method
    path = String(target.prefix { $0 != "?" })
    self.host = host
  }
}
