import Diagrams
import Emission
import Foundation
import Reports
import TestSupport
import Testing

@Suite("The migration guides in Output")
struct MigrationShowcaseTests {
  private static let hint = "Output is stale: run 'make demo' and look at what has changed"

  @Test("From the app delegate to scenes: moved callbacks, replaced requests, added callbacks")
  func scenes() throws {
    let report = DiffSamples.toScenes
    let guide = try shown(report, in: "uikit-app-to-uikit-scenes")
    for callback in [
      "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)", "scene(_:openURLContexts:)", "scene(_:continue:)",
      "windowScene(_:performActionFor:completionHandler:)", "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)",
      "application(_:configurationForConnecting:options:)", "application(_:didDiscardSceneSessions:)",
    ] {
      #expect(guide.contains(callback), "\(callback)")
    }
    #expect(guide.contains("the launch options are nil in an app with scenes"))
    #expect(guide.contains("built with the iOS 27 SDK, it does not launch"))
  }

  @Test(
    "From iOS 26 to iOS 27: callbacks no longer delivered to the app delegate, and no launch without scenes")
  func versions() throws {
    let report = try #require(DiffSamples.recorded.first { $0.name == "uikit-26-to-27" }).report
    let guide = try shown(report, in: "uikit-26-to-27")
    for callback in [
      "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
      "sceneWillEnterForeground(_:)", "scene(_:openURLContexts:)", "scene(_:continue:)",
      "windowScene(_:performActionFor:completionHandler:)",
    ] {
      #expect(guide.contains("Implement `\(callback)` in `SceneDelegate`"), "\(callback)")
    }
    #expect(guide.contains("does not launch without scenes"))
    #expect(guide.contains("Launch without scenes: Not running"))
  }

  /// The guide in a folder, after a check that its files are those made of the report today.
  private func shown(_ report: DiffReport, in folder: String) throws -> String {
    let guide = DiffGuide(report)
    let texts = ["guide.md": guide.markdown, "changes.json": DiffJSON(report).text]
    let url = Repository.root.appending(path: "Output/migration").appending(path: folder)
    for (name, text) in texts {
      #expect(try String(contentsOf: url.appending(path: name), encoding: .utf8) == text, "\(name). \(Self.hint)")
    }
    let picture = try String(contentsOf: url.appending(path: "changes.svg"), encoding: .utf8)
    #expect(FinishedSVG.sourceDigest(of: picture) == Picture(of: report).digest, "changes.svg. \(Self.hint)")
    let page = try String(contentsOf: url.appending(path: "guide.html"), encoding: .utf8)
    #expect(IllustratedText.sourceDigest(of: page) == guide.page.digest, "guide.html. \(Self.hint)")
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    #expect(Set(names) == Set(texts.keys).union(["changes.svg", "guide.html"]))
    return guide.markdown
  }
}
