import LifecycleModel
import TestSupport
import Testing

@testable import Reports

@Suite("Methods that take over code")
struct DelegateStubsTests {
  private func stubs(of sample: Int) -> String {
    DiffSamples.recorded[sample].report.guideCode.joined(separator: "\n\n")
  }

  @Test("A new class is shown whole, each method with the code that it takes over")
  func whole() {
    let code = stubs(of: 0)
    #expect(
      code.hasPrefix("final class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n"))
    #expect(
      code.contains(
        """
          /// Start what runs only while people use the window.
          func sceneDidBecomeActive(_ scene: UIScene) {
            // Move the code of AppDelegate.applicationDidBecomeActive(_:) here.
          }
        """))
    #expect(code.contains("  func sceneDidDisconnect(_ scene: UIScene) {\n  }\n"))
  }

  @Test("An app that adopts scenes is shown the whole class, though the page had it before")
  func adoption() {
    let code = stubs(of: 2)
    #expect(code.hasPrefix("final class SceneDelegate"))
    #expect(code.contains("willConnectTo session"))
    let moves = GuideSubject(DiffSamples.recorded[2].report).changes(in: .moved).count
    #expect(code.ranges(of: "  // Move the code of AppDelegate.").count == moves)
    #expect(moves >= 4)
  }

  @Test("Of an existing class, only methods that take over code from others are shown")
  func some() throws {
    let page = DiffSamples.recorded[2].report.new
    let delegate = try #require(page.delegateIDs.first { page[$0].name == "SceneDelegate" })
    let active = try #require(page.callbackIDs.first { page[$0].name == "sceneDidBecomeActive(_:)" })
    let stubs = DelegateStubs(
      of: delegate, in: page, beginnings: [active: [DelegateStubs.move("A.b()")]], extent: .methods)
    #expect(
      stubs.text == """
        /// Start what runs only while people use the window.
        func sceneDidBecomeActive(_ scene: UIScene) {
          // Move the code of A.b() here.
        }
        """)
  }

  @Test("A page without moves has none, nor has an observed value")
  func none() {
    #expect(stubs(of: 1) == "")
    #expect(DelegateStubs(of: DelegateID(0), in: .sample, beginnings: [:], extent: .wholeClass).text == nil)
  }

  @Test("A long declaration has a line for each parameter; other text does not change")
  func declarations() {
    #expect(DelegateStubs.declaration("func a(_ b: C) -> D") == "func a(_ b: C) -> D")
    #expect(DelegateStubs.declaration("case active") == "case active")
    #expect(DelegateStubs.declaration("no Swift (") == "no Swift (")
    let long = "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)"
    #expect(
      DelegateStubs.declaration(long) == """
        func scene(
          _ scene: UIScene,
          willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        )
        """)
  }
}

@Suite("Methods that take over code, compiled", .tags(.slow))
struct DelegateStubsSwiftCompilationTests {
  @Test("They compile without warnings")
  func compiles() async throws {
    for sample in DiffSamples.recorded {
      let code = sample.report.guideCode.joined(separator: "\n\n")
      let isWhole = code.hasPrefix("final class")
      let file = isWhole ? code : "class A: UIResponder, UIWindowSceneDelegate {\n\(code)\n}\n"
      let complaints = try await SwiftCompiler.withFrameworks.value.complaints(
        about: [(name: "Stubs", text: "import CloudKit\nimport UIKit\n\n" + file)], languageMode: "6")
      #expect(complaints == "", "\(sample.name)")
    }
  }
}

extension DiffReport {
  /// The Swift in the check list of the guide.
  fileprivate var guideCode: [String] {
    GuideSubject(self).writingSection?.blocks.compactMap { block in
      if case .code(let source, "swift") = block { return source }
      return nil
    } ?? []
  }
}
