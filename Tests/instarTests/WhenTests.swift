import Testing

@testable import instar

@Suite("instar when", .tags(.program))
struct WhenTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  @Test("An answer is written in every format, to standard output or to a file", arguments: AnswerFormat.allCases)
  func formats(format: AnswerFormat) async throws {
    let run = try await sandbox.instar("when", "notification", "tapped", "--format", format.rawValue)
    #expect(run.status == 0 && run.messages == "")
    #expect(run.output.contains("Return with notification: Background → Inactive → Active"))
    _ = try await sandbox.instar("when", "notification tapped", "-o", "answer.\(format.fileExtension)")
    #expect(sandbox.read("answer.\(format.fileExtension)") == run.output)
  }

  @Test("The text fits 80 columns, but for names and addresses that are longer")
  func width() async throws {
    for words in ["applicationDidEnterBackground", "deep link", "inactive", "force quit"] {
      let lines = try await sandbox.instar("when", words).output.split(separator: "\n")
      let wide = lines.filter { $0.count > 80 && !$0.contains("http") && $0.split(separator: " ").count > 1 }
      // Titles stand on one line.
      #expect(wide.allSatisfy { $0.contains("→") && !$0.hasPrefix(" ") }, "\(wide)")
    }
  }

  @Test("A declaration of Objective-C is a name and no option, and a framework is as good as a platform")
  func spellings() async throws {
    for words in ["- (void)viewDidLoad", "-[UIViewController viewDidLoad]", "viewDidLoad"] {
      #expect(try await sandbox.instar("when", words).output.hasPrefix("ViewController.viewDidLoad()\n"), "\(words)")
    }
    let phases = try await sandbox.instar("when", "home button", "--platform", "SwiftUI").output
    #expect(phases.hasPrefix("Leave: Active → Inactive → Background (swiftui-app") && !phases.contains("uikit-app"))
    #expect(try await sandbox.instar("when", "suspended", "--platform", "BeOS").status == 64)
    #expect(try await sandbox.instar("when", "suspended", "--plattform", "iOS").status == 64)
  }

  @Test("The exit code says whether it is known: 0, 1, 2 for a page that cannot be read, 64 for no question")
  func exitCodes() async throws {
    #expect(try await sandbox.instar("when", "suspended").status == 0)
    let unknown = try await sandbox.instar("when", "applicationDidEnterBackgroud")
    #expect(unknown.status == 1 && unknown.output.contains("instar when applicationDidEnterBackground\n"))
    #expect(try await sandbox.instar("when", "suspended", "--page", "missing.md").status == 2)
    #expect(try await sandbox.instar("when").status == 64)
    #expect(try await sandbox.instar("when", " ").status == 64)
    let platform = try await sandbox.instar("when", "launch", "--platform", "BeOS")
    #expect(platform.status == 64 && platform.messages.contains("no page is about 'BeOS'"))
    #expect(platform.messages.contains("The pages are about Android"))
  }

  @Test("A page, a platform and a version narrow the pages")
  func narrowed() async throws {
    let android = try await sandbox.instar("when", "launch", "--platform", "android").output
    #expect(android.hasPrefix("Launch: Not created → Created → Started → Resumed (android-activity, Android 16)"))
    let page = try await sandbox.instar("when", "leave", "--page", "uikit-app", "--page", "swiftui-app").output
    #expect(page.contains("(uikit-app, ") && page.contains("(swiftui-app, ") && !page.contains("(uikit-scenes, "))
    let old = try await sandbox.instar("when", "leave", "--page", "uikit", "--at", "iOS 12").output
    #expect(old.contains("applicationDidEnterBackground") && !old.contains("sceneDidEnterBackground"))
  }

  @Test("The project's own pages are asked before the bundled ones")
  func ownPages() async throws {
    let page =
      "# Shop\n\n## States\n\n- **Empty** (initial)\n- **Suspended**\n\n## Transitions\n\n- Fill: Empty → Suspended\n"
    try sandbox.write(page, to: "docs/shop.lifecycle.md")
    try sandbox.write("pages: docs\n", to: ".instar.yml")
    let run = try await sandbox.instar("when", "suspended")
    #expect(run.output.hasPrefix("Suspended (docs/shop.lifecycle.md)\n"))
    #expect(run.output.contains("- Fill: Empty → Suspended\n  Nothing is called.\n"))
    try sandbox.write("pages: missing.md\n", to: ".instar.yml")
    #expect(try await sandbox.instar("when", "suspended").status == 2)
  }
}
