import LifecycleAudit
import Testing

@Suite("Adoption of scenes")
struct SceneAdoptionTests {
  private static let method = """
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration { configuration }
    """
  private static let empty = ExampleProject.scenes.replacing(
    "UIWindowSceneSessionRoleApplication", with: "CPTemplateApplicationSceneSessionRoleApplication")

  @Test(
    "A manifest with a configuration for windows is enough",
    arguments: [
      (ExampleProject.scenes, "scenes by Info.plist"),
      (ExampleProject.appDelegate(method), "scenes by Info.plist"),
      (ExampleProject.appDelegate(method, in: empty), "no scenes"),
      (empty, "no scenes"),
      (ExampleProject.appDelegate(method, in: ExampleProject.noScenes), "scenes undecided"),
      (ExampleProject.noScenes, "no scenes"),
      (ExampleProject.noScenes.replacing("UIResponder, UIApplicationDelegate", with: "App"), "scenes by SwiftUI"),
      (
        ExampleProject.noScenes.replacing("@main", with: "").replacing(
          "UIResponder, UIApplicationDelegate", with: "App") + "\n=== main.swift\nAppDelegate.main()",
        "scenes by SwiftUI"
      ),
    ])
  func adoption(project: String, words: String) throws {
    #expect(try ExampleAudit.audits(of: project).map(\.adoption.words) == [words])
  }

  @Test("Beside a manifest a method is enough where apps without scenes launch")
  func methodBesideManifest() throws {
    let project = ExampleProject.appDelegate(Self.method, in: Self.empty)
    let older = ["iOS 27, SDK iOS 26", "iOS 18"]
    for version in older {
      #expect(try ExampleAudit.audits(of: project, at: version).map(\.adoption.words) == ["scenes by the app delegate"])
      #expect(try ExampleAudit.findings(in: project, at: version) == [])
    }
    let found = try ExampleAudit.findings(in: project)
    #expect(found.count == 1 && found[0].contains(" scene-manifest-incomplete error: "), "\(found)")
  }

  @Test("Without scenes an app does not launch with SDK 27, is warned with 26, and is in order with 18")
  func versions() throws {
    let ids = try ["iOS 27", "iOS 27, SDK iOS 26", "iOS 26", "iOS 18"].map { version in
      try ExampleAudit.findings(in: ExampleProject.noScenes, at: version).map {
        $0.split(separator: " ").prefix(3).joined(separator: " ")
      }
    }
    #expect(
      ids == [
        ["AppDelegate.swift:2 scenes-required error:"], ["AppDelegate.swift:2 scenes-required warning:"],
        ["AppDelegate.swift:2 scenes-required warning:"], [],
      ])
  }
}
