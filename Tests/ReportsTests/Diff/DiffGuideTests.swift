import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@testable import Documents
@testable import Reports

@Suite("A diff as a migration guide")
struct DiffGuideTests {
  @Test("The recorded guides don't change")
  func goldens() throws {
    var files: [String: String] = [:]
    // The guides in Output are recorded: MigrationShowcaseTests compares them.
    for sample in DiffSamples.recorded where !["uikit-app-to-scenes", "uikit-26-to-27"].contains(sample.name) {
      let guide = DiffGuide(sample.report)
      files["\(sample.name).md"] = guide.markdown
      files["\(sample.name).html"] = guide.html
    }
    try Goldens("diff/guide").expect(files)
  }

  @Test("Without changes, only the pages are named")
  func noChange() {
    var page = Lifecycle.everything
    page.summary = "Words."
    let guide = DiffGuide(DiffReport(LifecycleChanges(from: page, to: page), from: "a", to: "b"))
    #expect(guide.markdown == "# From a to b\n\n**Everything**: Words.\n\nNothing has changed.\n")
  }

  @Test("Two versions of one page are presented as its changes")
  func oneName() {
    let report = DiffReport(DiffSamples.toScenes.difference, from: "page.md", to: "page.md")
    let guide = DiffGuide(report, comparison: report.comparison).markdown
    #expect(guide.hasPrefix("# Changes in page.md\n"))
    #expect(section("Counterparts", of: guide).contains(/\n\| Before +\| Now +\|/))
  }

  @Test("Hostile names are unchanged in Markdown")
  func hostile() {
    let report = DiffReport(LifecycleChanges(from: .sample, to: .hostile), from: "a", to: "b")
    let words = MarkdownOutline(DiffGuide(report).markdown).words
    for state in Lifecycle.hostile.states {
      let name = state.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(name), "\(name)")
    }
  }

  @Test("Accepted changes are left out")
  func accepted() throws {
    let all = DiffSamples.toScenes
    let change = try #require(all.changes.first { $0.element.contains("willFinishLaunching") })
    let report = DiffReport(all.difference, from: "a", to: "b", accepted: [change.fingerprint])
    #expect(DiffGuide(all).markdown.contains("willFinishLaunching"))
    #expect(!DiffGuide(report).markdown.contains("## Removals\n\n### Methods"))
    #expect(DiffGuide(report).markdown.contains("There are \(all.changes.count - 1) changes"))
  }

  @Test("From the app delegate to scenes, the guide has everything that a migration needs")
  func scenes() {
    let text = DiffGuide(DiffSamples.toScenes).markdown
    let moved = section("Replaced callbacks", of: text)
    let pairs = [
      ("applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"),
      ("applicationWillResignActive(_:)", "sceneWillResignActive(_:)"),
      ("applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"),
      ("applicationWillEnterForeground(_:)", "sceneWillEnterForeground(_:)"),
      ("application(_:open:options:)", "scene(_:openURLContexts:)"),
      ("application(_:continue:restorationHandler:)", "scene(_:continue:)"),
      (
        "application(_:performActionFor:completionHandler:)", "windowScene(_:performActionFor:completionHandler:)"
      ),
    ]
    let rows = moved.split(separator: "\n")
    for (old, new) in pairs {
      #expect(
        rows.contains {
          $0.hasPrefix("| `AppDelegate.\(old)` ") && $0.contains(" `SceneDelegate.\(new)` ")
            && $0.contains("Implement `\(new)` in `SceneDelegate`.")
        })
    }
    let fresh = section("Additions", of: text)
    for name in ["SceneDelegate.scene(_:willConnectTo:options:)", "SceneDelegate.sceneDidDisconnect(_:)"]
      + ["AppDelegate.application(_:configurationForConnecting:options:)"]
      + ["AppDelegate.application(_:didDiscardSceneSessions:)"]
    {
      #expect(fresh.contains("- `\(name)`, called on "))
    }
    #expect(section("Changed descriptions", of: text).contains("the launch options are nil in an app with scenes"))
    #expect(
      text.contains(
        "built with the iOS 27 SDK, it does not launch on iOS 27 or later ([Apple: Transitioning to the UIKit scene-based"
      ))
  }

  @Test("So it has from iOS 26 to iOS 27")
  func systems() {
    let text = DiffGuide(DiffSamples.recorded[2].report).markdown
    let moved = section("Replaced callbacks", of: text)
    for name in ["DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground"] {
      #expect(moved.contains("| `AppDelegate.application\(name)(_:)` "))
      #expect(moved.contains(" `SceneDelegate.scene\(name)(_:)` "))
    }
    #expect(section("Unchanged callbacks", of: text).contains("the launch options are nil in an app with scenes"))
    #expect(text.contains("an app that is built with the iOS 27 SDK does not launch without scenes"))
  }

  @Test("Counterparts have the names of the two sides, without unchanged callbacks")
  func comparison() {
    let report = DiffSamples.recorded[2].report
    let text = section("Counterparts", of: DiffGuide(report, comparison: report.comparison).markdown)
    #expect(text.contains("| uikit at iOS 26 "))
    #expect(text.contains("| uikit at iOS 27 "))
    #expect(text.contains("| `AppDelegate.applicationWillResignActive(_:)` "))
    #expect(!text.contains("`AppDelegate.applicationWillTerminate(_:)`"))
    #expect(text.contains("`AppDelegate.application(_:didFinishLaunchingWithOptions:)`"))
  }

  @Test("Nothing is told twice: no counterparts of replaced callbacks, no scenarios of removed transitions")
  func once() {
    for sample in [DiffSamples.toScenes, DiffSamples.recorded[2].report] {
      let text = DiffGuide(sample).markdown
      #expect(!text.contains("\n## Counterparts\n"))
      for gone in text.matches(of: /- (\*.+?\*) is no longer possible/) {
        #expect(!text.contains("Scenario \(gone.1) was removed"))
      }
      #expect(!section("Additions", of: text).contains("### Scenarios\n\n- *New window"))
      #expect(!section("Migration steps", of: text).lowercased().contains("rely on"))
    }
  }

  @Test(
    "An app that adopts scenes is told of the manifest, the window and the class; other configurations are examples")
  func adoption() {
    for sample in [DiffSamples.toScenes, DiffSamples.recorded[2].report] {
      let steps = section("Migration steps", of: DiffGuide(sample).markdown)
      let tasks = steps.split(separator: "\n").filter { $0.hasPrefix("- [ ] ") }
      #expect(tasks.contains { $0.contains("Add the class `SceneDelegate`") })
      #expect(tasks.contains { $0.contains("Make the window in `scene(_:willConnectTo:options:)`") })
      #expect(tasks.contains { $0.contains("Add the scene manifest") })
      #expect(!tasks.contains { $0.contains("Detail") || $0.contains("External") })
      #expect(steps.contains("<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"))
      #expect(!steps.contains("UISceneStoryboardFile</key>"))
      #expect(steps.contains("also runs on systems before iOS 13 keeps them"))
    }
  }

  @Test("Calls keep their certainty where the guide says what to rely on")
  func certainty() {
    let text = section("Removals", of: DiffGuide(DiffSamples.recorded[2].report).markdown)
    #expect(text.contains("`SceneDelegate.sceneDidDisconnect(_:)` (may be skipped: some iPhones do not call it"))
  }

  @Test("A separate comparison has its own section")
  func otherComparison() {
    let table = TableKind.order.table(of: .sample)
    let guide = DiffGuide(DiffSamples.toScenes, comparison: table)
    let rows = section("Counterparts", of: guide.markdown).split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == table.sheet.rows.count + 2)
    #expect(rows.contains { $0.contains(" `scene(_:willConnectTo:options:)` ") })
    #expect(guide.html.contains("<h2 id=\"counterparts\">"))
    #expect(!DiffGuide(DiffSamples.recorded[3].report).html.contains("id=\"counterparts\""))
  }

  private func section(_ title: String, of markdown: String) -> String {
    let parts = ("\n" + markdown).split(separator: "\n## ").map(String.init)
    return parts.first { $0.hasPrefix(title + "\n") } ?? ""
  }
}
