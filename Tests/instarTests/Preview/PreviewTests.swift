import Foundation
import Testing

/// A preview as seen by a browser; requests are written to the socket by the shell, so that they can be invalid in every way.
@Suite("instar preview", .tags(.timed))
struct PreviewTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  /// The whole response to a request.
  private func answer(
    _ address: String, _ path: String, method: String = "GET", host: String = "localhost", reading: String = "cat"
  ) async throws -> String {
    let port = try #require(address.split(separator: ":").last)
    let request = "\(method) \(path) HTTP/1.1\\r\\nHost: \(host)\\r\\nConnection: close\\r\\n\\r\\n"
    return try await sandbox.shell("exec 3<>/dev/tcp/127.0.0.1/\(port); printf '\(request)' >&3; { \(reading); } <&3")
      .output
  }

  /// Begins to write all events to a file, as a browser listens to them.
  private func listen(_ address: String, to file: String) async throws {
    let port = try #require(address.split(separator: ":").last)
    let request = "GET /instar/events HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n"
    _ = try await sandbox.shell(
      "(exec 3<>/dev/tcp/127.0.0.1/\(port); printf '\(request)' >&3; cat <&3; echo over) >\(file) 2>/dev/null </dev/null &"
    )
    try await RunningInstar.until("\(file) has an event") { !events(file).isEmpty }
  }

  /// The events that have come so far.
  private func events(_ file: String) -> [Substring] {
    (sandbox.read(file) ?? "").split(whereSeparator: \.isNewline).filter { $0.hasPrefix("data: ") }
  }

  private func preview(_ options: String..., environment: [String: String] = [:]) async throws -> RunningInstar {
    try await RunningInstar(["preview", "order.md", "--port", "0"] + options, in: sandbox, environment: environment)
  }

  @Test("Saving the page notifies every browser, which then gets the new one")
  func reload() async throws {
    let preview = try await preview()
    let address = try await preview.address()
    #expect(try await answer(address, "/").hasPrefix("HTTP/1.1 200"))
    #expect(try await answer(address, "/page").contains("Cart"))
    try await listen(address, to: "first")
    try await listen(address, to: "second")
    try sandbox.write(Pages.order.replacing("Cart", with: "Basket"), to: "order.md")
    try await preview.says("Reloaded: order.md\n")
    // The current contents are sent again every ten seconds, so that a slow machine receives more than two.
    try await RunningInstar.until("both receive it") {
      Set(events("first")).count == 2 && Set(events("second")).count == 2
    }
    #expect(Set(events("first")) == Set(events("second")))
    #expect(try await answer(address, "/page").contains("Basket"))
    #expect(!preview.said.contains("error:"))
  }

  @Test("A page with errors leaves the last one, and its diagnostics are text, whatever they quote")
  func broken() async throws {
    let preview = try await preview()
    let address = try await preview.address()
    try await listen(address, to: "events")
    let hostile = Pages.order.replacing("Cart → Paid", with: "Cart → **</script><img src=x onerror=alert(1)>**")
    try sandbox.write(hostile, to: "order.md")
    try await preview.says("Not reloaded: order.md\n")
    #expect(preview.said.contains("error: "))
    try await RunningInstar.until("the event came") { events("events").count >= 2 }
    for path in ["/", "/instar/notices"] {
      let html = try await answer(address, path)
      #expect(html.contains("Below is the last page without errors.") && html.contains(" open>"))
      #expect(html.contains("<p class=\"place\">order.md:"))
      #expect(html.contains("&lt;/script&gt;") && html.contains("<mark>"))
      #expect(!html.contains("<img") && !html.contains("</script><"))
    }
    #expect(try await answer(address, "/page").contains("Cart"))
    try sandbox.write(Pages.order, to: "order.md")
    try await preview.says("Reloaded: order.md\n")
    #expect(try await !answer(address, "/").contains("<article"))
  }

  @Test("A page with errors at the start is waited for")
  func brokenFirst() async throws {
    try sandbox.write(Pages.misspelt, to: "order.md")
    let preview = try await preview()
    let address = try await preview.address()
    #expect(try await answer(address, "/page").contains("Nothing to show yet"))
    #expect(try await answer(address, "/").contains("order.md has 1 error.</summary>"))
    try sandbox.write(Pages.order, to: "order.md")
    try await preview.says("Reloaded: order.md\n")
    #expect(try await answer(address, "/page").contains("Cart"))
  }

  @Test("A deleted page is reported, and found again")
  func deleted() async throws {
    let preview = try await preview()
    let address = try await preview.address()
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: "order.md"))
    try await preview.says("Not reloaded: order.md\n")
    #expect(try await answer(address, "/").contains("page &#39;order.md&#39; is neither a file nor a bundled page"))
    #expect(try await answer(address, "/page").contains("Cart"))
    try sandbox.write(Pages.order.replacing("Cart", with: "Basket"), to: "order.md")
    try await preview.says("Reloaded: order.md\n")
    #expect(try await answer(address, "/page").contains("Basket"))
  }

  @Test("A saved template reloads the page; an invalid one is named")
  func templates() async throws {
    try sandbox.write("<p>first {{title}}</p>", to: "ours/Site/Page.mustache")
    let preview = try await preview("--templates", "ours")
    let address = try await preview.address()
    #expect(try await answer(address, "/page").contains("<p>first Order</p>"))
    try sandbox.write("<p>second {{title}}</p>", to: "ours/Site/Page.mustache")
    try await preview.says("Reloaded: order.md\n")
    #expect(try await answer(address, "/page").contains("<p>second Order</p>"))
    try sandbox.write("{{#a}}", to: "ours/Site/Page.mustache")
    try await preview.says("Not reloaded: order.md\n")
    #expect(try await answer(address, "/").contains("cannot use &#39;ours/Site/Page.mustache:1&#39;"))
  }

  @Test("Requests to another host, and requests that write, are rejected")
  func refusals() async throws {
    let preview = try await preview()
    let address = try await preview.address()
    for path in ["/", "/page", "/instar/events"] {
      let refused = try await answer(address, path, host: "evil.example")
      #expect(refused.hasPrefix("HTTP/1.1 421 ") && !refused.contains("Order"))
      #expect(try await answer(address, path, method: "POST").hasPrefix("HTTP/1.1 405 "))
    }
    #expect(try await answer(address, "/page", host: "127.0.0.1:1").hasPrefix("HTTP/1.1 200 "))
    for path in ["/order.md", "/../order.md", "//etc/passwd", "/%2e%2e/order.md"] {
      #expect(try await answer(address, path).hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test("Ctrl-C and SIGTERM end it at once with 0, even with listening browsers, and free the port")
  func ends() async throws {
    var address = ""
    for signal in [SIGINT, SIGTERM] {
      let port = address.split(separator: ":").last.map(String.init) ?? "0"
      let preview = try await RunningInstar(["preview", "order.md", "--port", port], in: sandbox)
      let served = try await preview.address()
      #expect(address.isEmpty || served == address)
      address = served
      // The run of 'dot' must leave the signals as they were.
      try sandbox.write(Pages.order.replacing("Cart", with: "Basket \(signal)"), to: "order.md")
      try await preview.says("Reloaded")
      try await listen(address, to: "events-\(signal)")
      let start = ContinuousClock.now
      #expect(try await preview.end(signal) == 0)
      #expect(start.duration(to: .now) < .seconds(10))
      try await RunningInstar.until("the browser's connection ends") {
        sandbox.read("events-\(signal)")?.hasSuffix("over\n") == true
      }
    }
  }

  @Test("A drawing in progress ends with it")
  func endsWhileDrawing() async throws {
    let preview = try await preview(environment: ["PATH": "\(sandbox.folder.path)/bin:/usr/bin:/bin"])
    _ = try await preview.address()
    try sandbox.write(
      "#!/bin/bash\nsleep 300 & echo $$ $! > pids.new; mv pids.new pids; wait\n", to: "bin/dot", executable: true)
    try sandbox.write(Pages.order.replacing("Cart", with: "Basket"), to: "order.md")
    try await RunningInstar.until("it draws") { sandbox.read("pids") != nil }
    #expect(try await preview.end() == 0)
    try await RunningInstar.until("the drawing is gone") {
      try await sandbox.shell("ps -o stat= -p $(tr ' ' , < pids) | grep -v Z").status == 1
    }
  }

  @Test("A save that changes no picture draws nothing")
  func drawsOnce() async throws {
    let log = sandbox.folder.appending(path: "runs").path
    try sandbox.write(
      "#!/bin/bash\necho run >> '\(log)'\nPATH=${PATH#*:} exec dot \"$@\"\n", to: "bin/dot", executable: true)
    try sandbox.write("{{title}}{{#sections}}{{{body}}}{{/sections}}", to: "ours/Site/Page.mustache")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let preview = try await preview("--templates", "ours", environment: ["PATH": "\(sandbox.folder.path)/bin:\(path)"])
    let address = try await preview.address()
    #expect(try await answer(address, "/page").contains("<svg"))
    let runs = try #require(sandbox.read("runs"))
    try sandbox.write("<p>{{title}}</p>{{#sections}}{{{body}}}{{/sections}}", to: "ours/Site/Page.mustache")
    try await preview.says("Reloaded")
    #expect(sandbox.read("runs") == runs)
    #expect(try await answer(address, "/page").contains("<svg"))
    try sandbox.write(Pages.order.replacing("Cart", with: "Basket"), to: "order.md")
    try await preview.says("Reloaded", count: 2)
    let more = try #require(sandbox.read("runs"))
    #expect(more.hasPrefix(runs) && more != runs)
  }

  #if os(Linux)
    @Test("--open opens the address in the default browser, without waiting for it")
    func opens() async throws {
      let place = sandbox.folder.path
      try sandbox.write(
        "#!/bin/bash\necho \"$1\" > '\(place)/opened'\nsleep 300 & echo $! > '\(place)/pid'; wait\n",
        to: "bin/xdg-open",
        executable: true)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let preview = try await preview("--open", environment: ["PATH": "\(place)/bin:\(path)"])
      let address = try await preview.address()
      try await RunningInstar.until("it is opened") { (sandbox.read("pid") ?? "").hasSuffix("\n") }
      #expect(sandbox.read("opened") == address + "/\n")
      #expect(try await preview.end() == 0)
      // The browser stays.
      #expect(try await sandbox.shell("kill $(cat pid)").status == 0)
      let without = try await self.preview("--open", environment: ["PATH": "/nonexistent"])
      try await without.says("warning: cannot open a browser: 'xdg-open' is not installed\n")
    }
  #endif

  @Test("Without dot, the page has no pictures, and the reason is shown")
  func noDot() async throws {
    let preview = try await preview(environment: ["PATH": "/nonexistent"])
    let address = try await preview.address()
    #expect(try await answer(address, "/page").contains("<title>Order"))
    #expect(try await answer(address, "/").contains("Graphviz&#39;s &#39;dot&#39; is not installed"))
    #expect(try await answer(address, "/").contains("order.md has 1 error.</summary>"))
    #expect(preview.said.contains("error: 3 pictures are missing"))
  }

  @Test("Two previews have different ports; a requested port that is taken is an error")
  func ports() async throws {
    let first = try await RunningInstar(["preview", "order.md"], in: sandbox)
    let second = try await RunningInstar(["preview", "order.md"], in: sandbox)
    let taken = try await first.address()
    #expect(try await second.address() != taken)
    let port = try #require(taken.split(separator: ":").last)
    let third = try await sandbox.instar("preview", "order.md", "--port", String(port))
    #expect(third.status == 2)
    #expect(
      third.messages
        == """
        error: cannot serve at 127.0.0.1: port \(port) is in use
        help: Choose another port, or any free one with '--port 0'

        """)
  }

  @Test("A connection without a whole request is closed; one that listens is not")
  func halfRequests() async throws {
    let preview = try await preview()
    let address = try await preview.address()
    let port = try #require(address.split(separator: ":").last)
    try await listen(address, to: "events")
    let start = ContinuousClock.now
    let run = try await sandbox.shell(
      """
      for half in "" "GET / HT" "GET / HTTP/1.1\\r\\nHost: localhost\\r\\n"; do
        (exec 3<>/dev/tcp/127.0.0.1/\(port); printf "$half" >&3; cat <&3) &
      done
      wait
      """)
    #expect(run.output == "" && start.duration(to: .now) > .seconds(8))
    #expect(sandbox.read("events")?.contains("over") == false)
    #expect(try await answer(address, "/").hasPrefix("HTTP/1.1 200"))
  }

  @Test("A hundred connections are answered, and no other until one of them ends")
  func crowd() async throws {
    let preview = try await preview()
    let address = try await preview.address()
    let port = try #require(address.split(separator: ":").last)
    let run = try await sandbox.shell(
      """
      request="GET /instar/events HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n"
      for i in {1..100}; do
        (exec 3<>/dev/tcp/127.0.0.1/\(port); printf "$request" >&3; head -n 1 <&3 >>lines; exec sleep 60) & children="$children $!"
      done
      until [[ $(wc -l <lines) -ge 100 ]]; do sleep 0.05; done
      (exec 3<>/dev/tcp/127.0.0.1/\(port); printf "$request" >&3; cat <&3)
      kill $children
      """)
    #expect(run.output == "", "\(run)")
    try await RunningInstar.until("it answers again") {
      try await answer(address, "/").hasPrefix("HTTP/1.1 200")
    }
  }

  @Test("A page of megabytes is sent whole")
  func big() async throws {
    let template = String(repeating: "0123456789abcdef", count: 1 << 18) + "the end"
    try sandbox.write(template, to: "ours/Site/Page.mustache")
    let preview = try await preview("--templates", "ours")
    let address = try await preview.address()
    let size = template.utf8.count
    let page = try await answer(address, "/page")
    #expect(page.utf8.count > size && page.contains("the end"))
    // A slow reader must still receive everything written before the connection is closed.
    let slowly = "for i in {1..80}; do head -c 65536; sleep 0.01; done; cat"
    let late = try await answer(address, "/page", reading: slowly)
    #expect(late.utf8.count > size && late.contains("the end"))
  }

  @Test("A bundled page can be previewed, though it is not watched")
  func bundled() async throws {
    let preview = try await RunningInstar(["preview", "scene-phase", "--port", "0", "--language", "ja"], in: sandbox)
    let page = try await answer(try await preview.address(), "/page")
    #expect(page.contains("ScenePhase") && page.contains("lang=\"ja\""))
    #expect(preview.said.hasPrefix("Not watching 'scene-phase': it is not a file\nServing http://127.0.0.1:"))
  }

  @Test(
    "A page that cannot be previewed is reported at once",
    arguments: [
      (["preview", "-"], 64, "standard input cannot be previewed"),
      (["preview", "nope.md"], 2, "page 'nope.md' is neither a file nor a bundled page"),
      (["preview", "order.md", "--at", "macOS 13"], 64, "is about iOS"),
      (["preview", "order.md", "--templates", "nowhere"], 2, "template folder 'nowhere' does not exist"),
      (["preview", "order.md", "--host", "evil.example"], 2, "'evil.example' is not an IPv4 address"),
      (["preview", "order.md", "--port", "70000"], 64, "70000"),
      (["preview", "order.md", "--host", "203.0.113.1"], 2, "cannot serve at 203.0.113.1, port 8137: "),
    ])
  func unusable(arguments: [String], status: Int32, message: String) async throws {
    let run = try await sandbox.instar(arguments)
    #expect(run.status == status)
    #expect(run.output == "" && run.messages.contains(message))
  }
}
