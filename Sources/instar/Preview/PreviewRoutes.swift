import FlyingFox

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the preview answers: a handful of addresses, none of which is a path of the disk.
struct PreviewRoutes: HTTPHandler {
  private let board: PreviewBoard
  private let hosts: HostCheck

  /// Answers with what a board shows to those who name a right host.
  init(of board: PreviewBoard, hosts: HostCheck) {
    self.board = board
    self.hosts = hosts
  }

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    guard hosts.accepts(request.headers[.host]) else {
      return refusal(
        .misdirectedRequest, "This is a preview on this machine: ask for it as 'localhost'.\n", of: request)
    }
    guard request.method == .GET || request.method == .HEAD else {
      var response = refusal(.methodNotAllowed, "A preview can only be read.\n", of: request)
      response.headers[HTTPHeader("Allow")] = "GET, HEAD"
      return response
    }
    return await answer(to: request)
  }

  /// The frame: its own script and style, the web page, and nothing else.
  private static let framePolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
  /// The web page: what is in it, and nothing from elsewhere. Its own policy is stricter, and holds as well.
  private static let sitePolicy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    let contents = await board.contents
    let html = "text/html; charset=utf-8"
    switch request.path {
    case "/": return page(PreviewFrame(contents: contents).html, html, of: request)
    case PreviewFrame.sitePath:
      return page(contents.site ?? PreviewFrame.placeholder, html, policy: Self.sitePolicy, of: request)
    case "/instar/notices": return page(PreviewFrame(contents: contents).notices, html, of: request)
    case "/instar/reload.js": return file(PackageResources.reload_js, "text/javascript; charset=utf-8", of: request)
    case "/instar/frame.css": return file(PackageResources.frame_css, "text/css; charset=utf-8", of: request)
    case "/instar/events": return await events(for: request)
    // Browsers ask for it unasked, and complain where there is nothing.
    case "/favicon.ico": return HTTPResponse(statusCode: .noContent, headers: headers(nil, policy: Self.framePolicy))
    default: return refusal(.notFound, "There is nothing here. The preview is at '/'.\n", of: request)
    }
  }

  private func events(for request: HTTPRequest) async -> HTTPResponse {
    let headers = headers("text/event-stream", policy: Self.framePolicy)
    guard request.method == .GET else { return HTTPResponse(statusCode: .ok, headers: headers) }
    let body = HTTPBodySequence(from: EventBytes(events: await board.events()))
    return HTTPResponse(statusCode: .ok, headers: headers, body: body)
  }

  private func page(
    _ text: String, _ type: String, policy: String = framePolicy, of request: HTTPRequest
  ) -> HTTPResponse {
    response(.ok, Data(text.utf8), headers(type, policy: policy), to: request)
  }

  private func file(_ bytes: [UInt8], _ type: String, of request: HTTPRequest) -> HTTPResponse {
    response(.ok, Data(bytes), headers(type, policy: Self.framePolicy), to: request)
  }

  private func refusal(_ status: HTTPStatusCode, _ text: String, of request: HTTPRequest) -> HTTPResponse {
    response(status, Data(text.utf8), headers("text/plain; charset=utf-8", policy: Self.framePolicy), to: request)
  }

  private func response(
    _ status: HTTPStatusCode, _ body: Data, _ headers: HTTPHeaders, to request: HTTPRequest
  ) -> HTTPResponse {
    var headers = headers
    headers[.contentLength] = String(body.count)
    // The length of what a GET would get, without it.
    let sent = request.method == .HEAD ? Data() : body
    return HTTPResponse(
      statusCode: status, headers: headers, body: HTTPBodySequence(data: sent, suggestedBufferSize: 1 << 16))
  }

  private func headers(_ type: String?, policy: String) -> HTTPHeaders {
    var headers: HTTPHeaders = [:]
    headers[.contentType] = type
    headers[.cacheControl] = "no-store"
    headers[HTTPHeader("Content-Security-Policy")] = policy
    headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
    headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    return headers
  }
}
