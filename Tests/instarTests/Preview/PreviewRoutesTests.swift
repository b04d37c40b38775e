import Diagnostics
import FlyingFox
import Foundation
import Testing

@testable import instar

@Suite("What a preview answers")
struct PreviewRoutesTests {
  private let board = PreviewBoard(
    PreviewContents(site: "<title>Order</title>", notices: PreviewNotices(page: "order.md")))

  private func answer(_ path: String, _ method: HTTPMethod = .GET, host: String? = "localhost:8137") async
    -> HTTPResponse
  {
    let routes = PreviewRoutes(of: board, hosts: HostCheck(listeningAt: "127.0.0.1"))
    let target = HTTPRequest.Target(path: path, query: "")
    let headers = HTTPHeaders(host.map { [.host: $0] } ?? [:])
    return await routes.handleRequest(
      HTTPRequest(method: method, version: .http11, target: target, headers: headers, body: HTTPBodySequence()))
  }

  private func body(_ path: String) async throws -> String {
    String(decoding: try await answer(path).bodyData, as: UTF8.self)
  }

  @Test("The frame has the notices and the site, and takes its script and style from the same place")
  func frame() async throws {
    let html = try await body("/")
    #expect(html.contains("<iframe id=\"site\" src=\"/page\" title=\"order.md\">"))
    #expect(html.contains("data-site=\"\(StableHash.digest("<title>Order</title>"))\""))
    #expect(html.contains("hidden>\n<summary id=\"headline\"></summary>"))
    for path in ["/instar/reload.js", "/instar/frame.css"] {
      #expect(html.contains("\"\(path)\""))
      #expect(try await body(path).utf8.count > 500)
    }
    #expect(try await body("/page") == "<title>Order</title>")
  }

  @Test("Every answer forbids what the preview does not need")
  func headers() async {
    for path in ["/", "/page", "/instar/notices", "/instar/events", "/instar/reload.js", "/nothing", "/favicon.ico"] {
      let headers = await answer(path).headers
      #expect(headers[HTTPHeader("X-Content-Type-Options")] == "nosniff")
      #expect(headers[HTTPHeader("Referrer-Policy")] == "no-referrer")
      #expect(headers[HTTPHeader("Cross-Origin-Resource-Policy")] == "same-origin")
      #expect(headers[.cacheControl] == "no-store")
      let policy = headers[HTTPHeader("Content-Security-Policy")] ?? ""
      #expect(policy.hasPrefix("default-src 'none'; ") && policy.hasSuffix("frame-ancestors 'self'"))
      #expect(policy.contains("script-src 'self'") == (path != "/page"))
      #expect(policy.contains("connect-src") == (path != "/page"))
    }
  }

  @Test("Another host is refused, on every path", arguments: ["/", "/page", "/instar/events", "/nothing"])
  func host(path: String) async throws {
    for host in ["evil.example", nil] {
      let refused = await answer(path, host: host)
      #expect(refused.statusCode == .misdirectedRequest)
      #expect(!String(decoding: try await refused.bodyData, as: UTF8.self).contains("Order"))
    }
  }

  @Test("A preview can only be read", arguments: [HTTPMethod.POST, .PUT, .DELETE, .PATCH, .OPTIONS, .TRACE, .CONNECT])
  func methods(method: HTTPMethod) async {
    let refused = await answer("/page", method)
    #expect(refused.statusCode == .methodNotAllowed)
    #expect(refused.headers[HTTPHeader("Allow")] == "GET, HEAD")
  }

  @Test(
    "HEAD has the length of what there would be, and nothing else",
    arguments: ["/", "/page", "/instar/reload.js", "/nothing"])
  func head(path: String) async throws {
    let head = await answer(path, .HEAD)
    #expect(try await head.bodyData.isEmpty)
    #expect(head.headers[.contentLength] == String(try await answer(path).bodyData.count))
    #expect(await answer("/instar/events", .HEAD).statusCode == .ok)
    #expect(await board.audience == 0)
  }

  @Test(
    "No path of the disk is an address",
    arguments: [
      "/order.md", "/../order.md", "/page/../../etc/passwd", "//etc/passwd", "/%2e%2e/etc/passwd", "/instar/",
      "/instar/../../x", "*", "",
    ])
  func paths(path: String) async {
    #expect(await answer(path).statusCode == .notFound)
  }

  @Test("Before there is a page, the frame holds a word about it")
  func placeholder() async throws {
    await board.show(PreviewContents(site: nil, notices: PreviewNotices(page: "order.md")))
    #expect(try await body("/page") == "<title>Order</title>")
    let empty = PreviewBoard(PreviewContents(site: nil, notices: PreviewNotices(page: "order.md")))
    let routes = PreviewRoutes(of: empty, hosts: HostCheck(listeningAt: "127.0.0.1"))
    let target = HTTPRequest.Target(path: "/page", query: "")
    let request = HTTPRequest(
      method: .GET, version: .http11, target: target, headers: HTTPHeaders([.host: "localhost"]),
      body: HTTPBodySequence())
    #expect(
      String(decoding: try await routes.handleRequest(request).bodyData, as: UTF8.self).contains("nothing to show yet"))
  }
}
