/// What a preview has to know of a request.
struct PreviewRequest: Sendable {
  /// What is to be done, in capitals: `GET`.
  let method: String
  /// Where: what the request's target has before its query.
  let path: String
  /// Whom the browser thinks that it asks; `nil` where it does not say.
  let host: String?

  /// A request for a target, `/page?x=1` for instance.
  init(_ method: String, _ target: String, host: String?) {
    self.method = method
    path = String(target.prefix { $0 != "?" })
    self.host = host
  }
}
