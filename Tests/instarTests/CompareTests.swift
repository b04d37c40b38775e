import Reports
import Testing

@Suite("instar compare", .tags(.program))
struct CompareTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  @Test("Every format is written to standard output or to a file", arguments: ComparisonFormat.allCases)
  func formats(format: ComparisonFormat) async throws {
    let run = try await sandbox.instar("compare", "scene-phase", "--format", format.rawValue)
    #expect(run.status == 0 && run.messages == "")
    #expect(run.output.contains("inactive"))
    _ = try await sandbox.instar("compare", "scene-phase", "-o", "out/phases.\(format.fileExtension)")
    #expect(sandbox.read("out/phases.\(format.fileExtension)") == run.output)
  }

  @Test("On a page with two delegates, one or none may be named; the default format is text")
  func defaults() async throws {
    let plain = try await sandbox.instar("compare", "scene-phase")
    let full = try await sandbox.instar(
      "compare", "scene-phase", "--left", "SceneDelegate", "--right", "ScenePhase", "--format", "text")
    #expect(plain == full)
    #expect(try await sandbox.instar("compare", "scene-phase", "--right", "ScenePhase") == full)
    let swapped = try await sandbox.instar("compare", "scene-phase", "--left", "ScenePhase")
    #expect(swapped.output.contains("\nScenePhase "))
    #expect(swapped.output.contains("\n.inactive, coming from .active "))
  }

  @Test("Two pages show what moves from the app delegate to the scene delegate")
  func twoPages() async throws {
    let run = try await sandbox.instar(
      "compare", "uikit-app", "uikit-scenes", "--left", "AppDelegate", "--right", "SceneDelegate", "--format", "csv")
    #expect(run.status == 0)
    for (left, right) in [
      ("applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"),
      ("applicationWillResignActive(_:)", "sceneWillResignActive(_:)"),
      ("applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"),
      ("applicationWillEnterForeground(_:)", "sceneWillEnterForeground(_:)"),
      ("application(_:open:options:)", "scene(_:openURLContexts:)"),
      ("application(_:continue:restorationHandler:)", "scene(_:continue:)"),
      ("application(_:performActionFor:completionHandler:)", "windowScene(_:performActionFor:completionHandler:)"),
    ] { #expect(run.output.contains("\(left),\(right),")) }
    let whole = try await sandbox.instar("compare", "uikit-app", "uikit-scenes")
    #expect(whole.output.hasPrefix("UIKit app life cycle – UIKit scene life cycle\n"))
  }

  @Test("A page is read at a version, from standard input, and from a revision")
  func sources() async throws {
    let old = try await sandbox.instar(
      "compare", "uikit", "--at", "iOS 27", "--left", "AppDelegate", "--right", "SceneDelegate")
    #expect(old.status == 0 && old.output.contains("\nAppDelegate.applicationDidBecomeActive(_:) (not called)\n"))
    let piped = try await sandbox.shell("instar compare - order.md < order.md")
    #expect(piped.status == 0 && piped.output.contains("Shop.pay(_:)  Shop.pay(_:)"))
    let git = "git -c user.name=a -c user.email=b@example.com -c init.defaultBranch=main"
    let revision = try await sandbox.shell(
      "\(git) init -q && git add order.md && \(git) commit -qm x && sed -i.bak 's/pay(_ amount/pay(total amount/; "
        + "s/pay(_:)/pay(total:)/' order.md && instar compare HEAD:order.md order.md")
    #expect(revision.status == 0, "\(revision.messages)")
    #expect(revision.output.contains("Shop.pay(_:)  Shop.pay(total:)"))
  }

  @Test("If the delegates are ambiguous, the error lists those that exist")
  func delegates() async throws {
    let open = try await sandbox.instar("compare", "uikit-scenes")
    #expect(open.status == 64)
    #expect(
      open.messages == """
        error: 'uikit-scenes' has 3 delegates
        help: Name two with --left and --right: 'AppDelegate', 'SceneDelegate', 'ViewController'

        """)
    let slip = try await sandbox.instar("compare", "scene-phase", "--right", "ScenePhaze")
    #expect(slip.status == 64)
    #expect(slip.messages.contains("unknown delegate 'ScenePhaze'"))
    #expect(slip.messages.contains("Did you mean 'ScenePhase'? Known: 'SceneDelegate', 'ScenePhase'"))
    let other = try await sandbox.instar("compare", "uikit-app", "uikit-scenes", "--left", "SceneDelegate")
    #expect(other.status == 64 && other.messages.contains("Known: 'AppDelegate'\n"))
    let same = try await sandbox.instar("compare", "uikit", "--left", "AppDelegate", "--right", "AppDelegate")
    #expect(same.status == 64 && same.messages.contains("'AppDelegate' is on both sides"))
    let one = try await sandbox.instar("compare", "order.md")
    #expect(one.status == 2 && one.messages.contains("'order.md' has 1 delegate\n"))
  }

  @Test("Unreadable and invalid pages are all reported")
  func failures() async throws {
    let missing = try await sandbox.instar("compare", "nowhere.md", "nobody.md")
    #expect(missing.status == 2)
    #expect(missing.messages.contains("'nowhere.md'") && missing.messages.contains("'nobody.md'"))
    try sandbox.write(Pages.misspelt, to: "misspelt.md")
    let wrong = try await sandbox.instar("compare", "order.md", "misspelt.md")
    #expect(wrong.status == 1 && wrong.output == "")
    #expect(wrong.messages.contains("[unknown-state]"))
    #expect(try await sandbox.instar("compare", "-", "-").status == 64)
    #expect(try await sandbox.instar("compare", "uikit", "--format", "dot").status == 64)
    #expect(try await sandbox.instar("compare").status == 64)
  }

  @Test("Help has examples that work")
  func help() async throws {
    let help = try await sandbox.instar("compare", "--help")
    let examples = help.output.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("instar compare ") && !$0.contains("HEAD") }
    #expect(examples.count == 5)
    for example in examples {
      let run = try await sandbox.shell(String(example))
      #expect(run.status == 0, "\(example): \(run.messages)")
    }
  }
}
