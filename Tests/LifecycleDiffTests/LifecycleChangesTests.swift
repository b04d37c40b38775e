import Diagnostics
import LifecycleDiff
import LifecycleModel
import LifecycleReader
import TestSupport
import Testing

@Suite("Changes between two pages")
struct LifecycleChangesTests {
  @Test("The four state callbacks move to the scene delegate, with the callbacks for requests")
  func scenes() throws {
    let changes = try changes(from: bundled("uikit-app"), to: bundled("uikit-scenes"))
    let moved = changes.filter { $0.kind.id == "moved-callback" }
    #expect(
      moved.map { "\($0.old ?? "") → \($0.new ?? "")" } == [
        "AppDelegate.applicationDidBecomeActive(_:) → SceneDelegate.sceneDidBecomeActive(_:)",
        "AppDelegate.applicationWillResignActive(_:) → SceneDelegate.sceneWillResignActive(_:)",
        "AppDelegate.applicationDidEnterBackground(_:) → SceneDelegate.sceneDidEnterBackground(_:)",
        "AppDelegate.applicationWillEnterForeground(_:) → SceneDelegate.sceneWillEnterForeground(_:)",
        "AppDelegate.application(_:open:options:) → SceneDelegate.scene(_:openURLContexts:)",
        "AppDelegate.application(_:willContinueUserActivityWithType:)"
          + " → SceneDelegate.scene(_:willContinueUserActivityWithType:)",
        "AppDelegate.application(_:continue:restorationHandler:) → SceneDelegate.scene(_:continue:)",
        "AppDelegate.application(_:didFailToContinueUserActivityWithType:error:)"
          + " → SceneDelegate.scene(_:didFailToContinueUserActivityWithType:error:)",
        "AppDelegate.application(_:didUpdate:) → SceneDelegate.scene(_:didUpdate:)",
        "AppDelegate.application(_:performActionFor:completionHandler:)"
          + " → SceneDelegate.windowScene(_:performActionFor:completionHandler:)",
        "AppDelegate.application(_:userDidAcceptCloudKitShareWith:)"
          + " → SceneDelegate.windowScene(_:userDidAcceptCloudKitShareWith:)",
      ])
    #expect(moved.first?.advice == "Implement 'sceneDidBecomeActive(_:)' in 'SceneDelegate'")
    let added = Set(changes.filter { $0.kind.id == "added-callback" }.map(\.element))
    #expect(
      added.isSuperset(of: [
        "SceneDelegate.scene(_:willConnectTo:options:)", "SceneDelegate.sceneDidDisconnect(_:)",
        "AppDelegate.application(_:configurationForConnecting:options:)",
        "AppDelegate.application(_:didDiscardSceneSessions:)",
      ]))
    #expect(!changes.contains { $0.kind.id == "removed-callback" })
    let launch = changes.filter { $0.element == "AppDelegate.application(_:didFinishLaunchingWithOptions:)" }
    #expect(launch.compactMap(\.new).contains { $0.contains("launch options are nil") })
  }

  @Test("From iOS 26 to iOS 27, the app delegate's callbacks are removed, and so is the launch without scenes")
  func versions() throws {
    let page = try bundled("uikit")
    let versions = [26, 27].map {
      LifecycleSelection(of: page, sourceMap: SourceMap(), at: VersionSelection(PlatformVersion("iOS", Version($0))))
        .lifecycle
    }
    let changes = changes(from: versions[0], to: versions[1])
    let stopped = changes.filter { $0.kind.id == "removed-callback" }
    #expect(stopped.count == 11)
    #expect(stopped.allSatisfy { $0.advice?.hasSuffix("in 'SceneDelegate'") ?? false })
    #expect(changes.contains { $0.kind.id == "removed-transition" && $0.element.hasPrefix("Launch without scenes") })
    #expect(changes.allSatisfy { $0.impact != .compatible || $0.kind.id == "removed-scenario" })
  }

  @Test("A call that moves to a delegate where another call comes too is a move in both directions")
  func movedBesideAnother() {
    let pages = [
      "A": Lifecycle.sketch(
        "P", delegates: "A", states: "X\nY", chains: "go|X > Y||A.resume()\nback|Y > X\nnew|Y > Y||A.resume()"),
      "B": Lifecycle.sketch(
        "P", delegates: "B", states: "X\nY", chains: "go|X > Y||B.load() B.resume()\nback|Y > X||B.resume()"),
    ]
    for (old, new) in [("A", "B"), ("B", "A")] {
      guard let before = pages[old], let after = pages[new] else { continue }
      let moved = changes(from: before, to: after).filter { $0.kind.id == "moved-callback" }
      #expect(moved.map(\.element) == ["\(old).resume()"])
    }
  }

  @Test("Only the call that must move is reported")
  func order() {
    let changes = changes(
      "1. `A.a()`\n2. `A.b()`\n3. `A.c()`\n4. `A.d()`", "1. `A.b()`\n2. `A.c()`\n3. `A.d()`\n4. `A.a()`")
    #expect(changes == ["'A.a()' is now called after 'A.d()' on 'Go: X → Y' (it was first)"])
  }

  @Test("An added or removed call moves no other")
  func orderWithOthers() {
    #expect(
      changes("1. `A.a()`\n2. `A.b()`\n3. `A.c()`", "1. `A.b()`\n2. `A.d()`\n3. `A.c()`").sorted()
        == ["'A.a()' is no longer called", "'A.d()' was added and is called on 'Go'"])
  }

  @Test("The order inside a group doesn't count")
  func groups() {
    let group = "1. In any order:\n   - `A.a()`\n   - `A.b()`\n2. `A.c()`"
    #expect(changes(group, "1. In any order:\n   - `A.b()`\n   - `A.a()`\n2. `A.c()`") == [])
    #expect(
      changes(group, "1. `A.b()`\n2. `A.a()`\n3. `A.c()`") == [
        "'A.b()' and 'A.a()' now come in a fixed order on 'Go: X → Y'"
      ])
    #expect(
      changes("1. `A.a()`\n2. `A.b()`\n3. `A.c()`", group) == [
        "'A.a()' and 'A.b()' may now come in any order on 'Go: X → Y'"
      ])
  }

  @Test("A change of a callback is reported once, a change of one call at that call")
  func certainty() {
    let declared = { (attributes: String) in "\n\n## Callbacks\n\n### A\n\n- `a()`\(attributes)\n" }
    let steps = "1. `A.a()`"
    #expect(
      changes(steps + declared(""), steps + declared(" (may be skipped: at night)"))
        == ["'A.a()' may now be skipped: at night"])
    #expect(
      changes(steps, "1. `A.a()` (deferred)") == ["'A.a()' may now be deferred on 'Go: X → Y'"])
  }

  @Test("An attribute that a scenario's call takes from its callback is not a change of the scenario")
  func inherited() {
    let page = { (attributes: String, own: String) in
      """
      1. `A.a()`

      ## Callbacks

      ### A

      - `a()`\(attributes)

      ## Scenarios

      ### Go: X → Y

      1. `A.a()`\(own)
      """
    }
    #expect(
      changes(page("", ""), page(" (once)", "")).filter { $0.contains("scenario") || $0.contains("Scenario") } == [])
    #expect(changes(page("", ""), page("", " (once)")).count == 1)
  }

  @Test("A chain that changes as a whole is reported once")
  func chain() {
    let page = { (heading: String) in
      "# P\n\n## States\n\n- **X** (initial)\n- **Y**\n- **Z**\n\n## Transitions\n\n### \(heading)\n"
    }
    #expect(
      messages(page("Go: X → Y → Z"), page("Go: X → Y → Z [online]"))
        == ["'Go: X → Y → Z [online]' is now taken if [online] (it was always)"])
    #expect(
      messages(page("Go: X → Y → Z"), page("Run: X → Y → Z"))
        == ["The event of 'Run: X → Y → Z' now has the name 'Run' (it had the name 'Go')"])
  }

  @Test("A method of the same name in another delegate is a moved one")
  func moved() {
    let page = { (owner: String) in
      """
      # P

      ## Delegates

      - `A`: one per process
      - `B`: one per scene

      ## States

      - **X** (initial)

      ## Transitions

      - Go: X → X: `\(owner).run()`
      """
    }
    #expect(
      messages(page("A"), page("B")) == ["'A.run()' is no longer called; 'B.run()' is called instead"])
  }

  private func bundled(_ name: String) throws -> Lifecycle {
    try #require(TestPage.bundled.first { $0.name == name }).lifecycle
  }

  private func changes(from old: Lifecycle, to new: Lifecycle) -> [Change] {
    LifecycleChanges(from: old, to: new).changes
  }

  private func changes(_ old: String, _ new: String) -> [String] {
    let page = { (steps: String) in
      "# P\n\n## Delegates\n\n- `A`: one per process\n\n## States\n\n- **X** (initial)\n- **Y**\n\n## Transitions\n\n"
        + "### Go: X → Y\n\n\(steps)\n"
    }
    return messages(page(old), page(new))
  }

  private func messages(_ old: String, _ new: String) -> [String] {
    let pages = [old, new].map { LifecycleReader.read(SourceFile(path: "page.md", text: $0)).lifecycle }
    return changes(from: pages[0], to: pages[1]).map(\.message)
  }
}
