/// The answers of the preview: a few addresses, none of which is a path of the disk.
struct PreviewRoutes: Sendable {
  private let broadcaster: PreviewBroadcaster
  private let hosts: HostCheck

  /// Answers requests that name an accepted host with the contents of a broadcaster.
  init(of broadcaster: PreviewBroadcaster, hosts: HostCheck) {
    self.broadcaster = broadcaster
    self.hosts = hosts
  }

  /// Answers a request, whoever sent it.
  func answer(to request: PreviewRequest) async -> PreviewResponse {
    guard hosts.accepts(request.host) else {
      return refusal(
        .misdirectedRequest, "This preview is for this machine only: open it at 'localhost'.\n", of: request)
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = refusal(.methodNotAllowed, "A preview is read-only.\n", of: request)
      refusal.headers.append(("Allow", "GET, HEAD"))
      return refusal
    }
    return await content(for: request)
  }

  /// The policy of the frame: its own script and style, the web page, and nothing else.
  private static let framePolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
  /// The policy of the web page: its own parts, and nothing else. The page's own policy is stricter, and applies as well.
  private static let sitePolicy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

  private func content(for request: PreviewRequest) async -> PreviewResponse {
    let contents = await broadcaster.contents
    switch request.path {
    case "/": return page(PreviewFrame(contents: contents).html, of: request)
    case PreviewFrame.sitePath:
      return page(contents.site ?? PreviewFrame.placeholder, policy: Self.sitePolicy, of: request)
    case "/instar/notices": return page(PreviewFrame(contents: contents).notices, of: request)
    case "/instar/reload.js":
      return answer(.ok, PackageResources.reload_js, "text/javascript; charset=utf-8", to: request)
    case "/instar/frame.css": return answer(.ok, PackageResources.frame_css, "text/css; charset=utf-8", to: request)
    case "/instar/events": return await events(for: request)
    // Browsers request it unasked, and report an error if it is missing.
    case "/favicon.ico": return PreviewResponse(status: .noContent, headers: headers(nil, policy: Self.framePolicy))
    default: return refusal(.notFound, "Not found. The preview is at '/'.\n", of: request)
    }
  }

  private func events(for request: PreviewRequest) async -> PreviewResponse {
    let type = "text/event-stream"
    guard request.method == "GET" else { return answer(.ok, [], type, to: request) }
    return PreviewResponse(
      status: .ok, headers: headers(type, policy: Self.framePolicy), body: .events(await broadcaster.events()))
  }

  private func page(_ text: String, policy: String = framePolicy, of request: PreviewRequest) -> PreviewResponse {
    answer(.ok, Array(text.utf8), "text/html; charset=utf-8", policy: policy, to: request)
  }

  private func refusal(_ status: PreviewResponse.Status, _ text: String, of request: PreviewRequest) -> PreviewResponse
  {
    answer(status, Array(text.utf8), "text/plain; charset=utf-8", to: request)
  }

  private func answer(
    _ status: PreviewResponse.Status, _ bytes: [UInt8], _ type: String, policy: String = framePolicy,
    to request: PreviewRequest
  ) -> PreviewResponse {
    let headers = headers(type, policy: policy) + [("Content-Length", String(bytes.count))]
    // HEAD gets the length of the body that GET would get, but no body.
    return PreviewResponse(status: status, headers: headers, body: .bytes(request.method == "HEAD" ? [] : bytes))
  }

  private func headers(_ type: String?, policy: String) -> [(name: String, value: String)] {
    var headers = [
      (name: "Cache-Control", value: "no-store"),
      (name: "Content-Security-Policy", value: policy),
      (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
      (name: "Referrer-Policy", value: "no-referrer"),
      (name: "X-Content-Type-Options", value: "nosniff"),
    ]
    if let type { headers.append(("Content-Type", type)) }
    return headers
  }
}
