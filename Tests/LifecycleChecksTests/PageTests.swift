import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecycleReader
import TestSupport
import Testing

@Suite("The pages of the repository")
struct PageTests {
  @Test(
    "Bundled pages and fixtures have no diagnostics",
    arguments: TestPage.bundled + TestPage.fixtures + TestPage.frameworks)
  func clean(page: TestPage) {
    let file = page.reading.file
    let lines = page.reading.checked.map { diagnostic in
      "\(file.path):\(file.line(at: diagnostic.range.start)): \(diagnostic.summary) [\(diagnostic.id)]"
    }
    #expect(lines == [])
  }

  @Test("All pages are found")
  func found() {
    #expect(
      TestPage.bundled.map(\.name)
        == [
          "android-activity", "flutter", "mobile", "scene-phase", "swiftui-app", "uikit-app", "uikit-scenes", "uikit",
          "view-controller", "watchos-app",
        ])
    #expect(
      TestPage.fixtures.map(\.name)
        == [
          "bluetooth", "dart-observer", "hostile-names", "ja-scene-delegate", "ko-app-life", "kotlin-fragment",
          "objc-app-delegate",
          "own-types", "shapes", "zh-scene-life",
        ])
    #expect(
      TestPage.frameworks.map(\.name)
        == [
          "audio-player", "background-transfer", "bluetooth-central", "carplay", "internet-call", "location",
          "mac-window", "notifications", "picture-in-picture", "purchases", "telemetry",
          "web-navigation",
        ])
  }

  @Test("UIKit's page has no diagnostics at any of its versions", arguments: ["12", "13", "26", "27"])
  func versions(text: String) throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit" })
    let version = VersionSelection(PlatformVersion("iOS", try #require(Version(text))))
    #expect(page.reading.lifecycle.boundaries.contains(version))
    let reading = page.reading.at(version)
    let subject = CheckSubject(reading.lifecycle, sourceMap: reading.sourceMap)
    #expect(CheckRegistry.diagnostics(in: subject) == [])
  }

  @Test("A launch with scenes makes the calls in the order that Apple documents and others have observed")
  func launch() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" })
    let lifecycle = page.lifecycle
    let chain = try #require(lifecycle.chains.first { lifecycle[$0[0]].event == "Launch" })
    let calls = chain.flatMap { lifecycle[$0].steps }.map { step in
      lifecycle[step.callback].name + (step.unordered == nil ? "" : " in any order")
    }
    #expect(
      calls == [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)",
        "application(_:configurationForConnecting:options:)",
        "scene(_:willConnectTo:options:)",
        "viewDidLoad() in any order",
        "scene(_:restoreInteractionStateWith:) in any order",
        "sceneWillEnterForeground(_:) in any order",
        "sceneDidBecomeActive(_:)",
      ])
  }
}
