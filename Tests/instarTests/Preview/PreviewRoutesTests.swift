import Testing
import Text

@testable import instar

@Suite("Responses of a preview")
struct PreviewRoutesTests {
  private let broadcaster = PreviewBroadcaster(
    PreviewContents(site: "<title>Order</title>", notices: PreviewNotices(page: "order.md")))

  private func answer(
    _ path: String, _ method: String = "GET", host: String? = "localhost:8137"
  ) async -> PreviewResponse {
    await PreviewRoutes(of: broadcaster, hosts: HostCheck(listeningAt: "127.0.0.1"))
      .answer(to: PreviewRequest(method, path, host: host))
  }

  private func body(_ path: String) async throws -> String { try text(of: await answer(path)) }

  private func text(of answer: PreviewResponse) throws -> String {
    guard case .bytes(let bytes) = answer.body else { throw EndlessAnswer() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A response that was expected to end and does not.
  private struct EndlessAnswer: Error {}

  @Test("The frame has the notices and the site, and loads its script and style from the same origin")
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

  @Test("Every response forbids what the preview does not need")
  func headers() async {
    for path in ["/", "/page", "/instar/notices", "/instar/events", "/instar/reload.js", "/nothing", "/favicon.ico"] {
      let answer = await answer(path)
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      #expect(answer["Referrer-Policy"] == "no-referrer")
      #expect(answer["Cross-Origin-Resource-Policy"] == "same-origin")
      #expect(answer["Cache-Control"] == "no-store")
      let policy = answer["Content-Security-Policy"] ?? ""
      #expect(policy.hasPrefix("default-src 'none'; ") && policy.hasSuffix("frame-ancestors 'self'"))
      #expect(policy.contains("script-src 'self'") == (path != "/page"))
      #expect(policy.contains("connect-src") == (path != "/page"))
    }
  }

  @Test("Another host is rejected, on every path", arguments: ["/", "/page", "/instar/events", "/nothing"])
  func host(path: String) async throws {
    for host in ["evil.example", nil] {
      let refused = await answer(path, host: host)
      #expect(refused.status == .misdirectedRequest)
      #expect(try !text(of: refused).contains("Order"))
    }
  }

  @Test("A preview is read-only", arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"])
  func methods(method: String) async {
    let refused = await answer("/page", method)
    #expect(refused.status == .methodNotAllowed)
    #expect(refused["Allow"] == "GET, HEAD")
  }

  @Test(
    "HEAD has the length of the body, and no body",
    arguments: ["/", "/page", "/instar/reload.js", "/nothing"])
  func head(path: String) async throws {
    let head = await answer(path, "HEAD")
    #expect(try text(of: head).isEmpty)
    #expect(head["Content-Length"] == String(try await body(path).utf8.count))
    #expect(await answer("/instar/events", "HEAD").status == .ok)
    #expect(await broadcaster.audience == 0)
  }

  @Test(
    "No path of the disk is a valid address",
    arguments: [
      "/order.md", "/../order.md", "/page/../../etc/passwd", "//etc/passwd", "/%2e%2e/etc/passwd", "/instar/",
      "/instar/../../x", "*", "",
    ])
  func paths(path: String) async {
    #expect(await answer(path).status == .notFound)
  }

  @Test("Before the first page, the frame has a message")
  func placeholder() async throws {
    await broadcaster.show(PreviewContents(site: nil, notices: PreviewNotices(page: "order.md")))
    #expect(try await body("/page") == "<title>Order</title>")
    let empty = PreviewBroadcaster(PreviewContents(site: nil, notices: PreviewNotices(page: "order.md")))
    let routes = PreviewRoutes(of: empty, hosts: HostCheck(listeningAt: "127.0.0.1"))
    let answer = await routes.answer(to: PreviewRequest("GET", "/page", host: "localhost"))
    #expect(try text(of: answer).contains("Nothing to show yet"))
  }
}
