import Testing

@Suite("Finding pages", .tags(.program))
struct PageFinderTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("A page is a file, standard input, a bundled page or a revision of a repository")
  func kinds() async throws {
    try sandbox.write(Pages.misspelt, to: "order.md")
    #expect(try await sandbox.instar("check", "order.md").output.contains(" --> order.md:23:17\n"))
    #expect(try await sandbox.instar("check", "-", input: Pages.misspelt).output.contains(" --> <stdin>:23:17\n"))
    #expect(try await sandbox.instar("check", "uikit-scenes").status == 0)
    let commit = "git init -q && git add . && git -c user.name=A -c user.email=a@example.com commit -qm a"
    let run = try await sandbox.shell("\(commit) && rm order.md && instar check HEAD:order.md")
    #expect(run.output.contains(" --> HEAD:order.md:23:17\n"))
  }

  @Test("A file takes precedence over a bundled page of its name, a folder does not")
  func precedence() async throws {
    try sandbox.write(Pages.misspelt, to: "uikit-app")
    #expect(try await sandbox.instar("check", "uikit-app").status == 1)
    try sandbox.write("", to: "uikit-scenes/x")
    #expect(try await sandbox.instar("check", "uikit-scenes").status == 0)
  }

  @Test("An unknown page is named with the reason, and the nearest existing one")
  func missing() async throws {
    try sandbox.write(Pages.order, to: "docs/order.md")
    let run = try await sandbox.instar("check", "docs/oder.md", "uikit-scene", "docs")
    #expect(run.status == 2)
    #expect(
      run.messages == """
        error: page 'docs/oder.md' is neither a file nor a bundled page
        help: Did you mean 'docs/order.md'?
        error: page 'uikit-scene' is neither a file nor a bundled page
        help: Did you mean 'uikit-scenes'?
        error: cannot read 'docs': it is a folder without files '*.lifecycle.md'
        help: Name a page in it: 'docs/order.md'

        """)
  }

  @Test("A pipe and a device end in a message, without waiting")
  func pipes() async throws {
    #expect(try await sandbox.shell("mkfifo pipe").status == 0)
    let run = try await sandbox.instar("check", "pipe", "/dev/zero")
    #expect(run.status == 2)
    #expect(
      run.messages == """
        error: cannot read 'pipe': it is a pipe
        help: Redirect it to 'instar … -'
        error: cannot read '/dev/zero': it is a device, not a page

        """)
  }

  @Test("An unknown revision is named with git's reason")
  func unknownRevision() async throws {
    let run = try await sandbox.shell("git init -q; instar check HEAD~5:order.md --bogus:x")
    #expect(run.status == 64)
    let unknown = try await sandbox.instar("check", "HEAD~5:order.md")
    #expect(unknown.status == 2)
    #expect(unknown.messages.hasPrefix("error: cannot read 'HEAD~5:order.md': fatal: "))
    #expect(
      try await sandbox.instar("check", "--", "--output=x:y").messages.contains("is neither a file nor a bundled page"))
    #expect(sandbox.files(in: ".").contains("x:y") == false)
  }

  @Test("An empty file, NUL bytes, malformed UTF-8 and a byte order mark end in diagnostics")
  func oddBytes() async throws {
    for text in ["", "\0\0", "\u{FEFF}# A\r\n", "[[[[[[[[[["] {
      try sandbox.write(text, to: "odd.md")
      #expect(try await sandbox.instar("check", "odd.md").status == 1)
    }
  }
}
