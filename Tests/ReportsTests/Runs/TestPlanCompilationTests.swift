import LifecycleModel
import LifecyclePaths
import Reports
import TestSupport
import Testing

@Suite("Generated XCTest cases and the compiler", .tags(.slow))
struct TestPlanSwiftCompilationTests {
  @Test("They compile without warnings, and are formatted", arguments: ["5", "6"])
  func compiles(mode: String) async throws {
    let compiler = try await SwiftCompiler.withFrameworks.value
    let files = (TestPage.bundled + TestPage.fixtures).map { (name: $0.name, text: text($0.lifecycle)) }
    #expect(try await compiler.complaints(about: files, languageMode: mode) == "")
    #expect(try await compiler.formatComplaints(about: files) == "")
  }

  @Test("So do those of pages with names that mean something in Swift, each separately")
  func hostile() async throws {
    for page in JudgedPages.all where !page.lifecycle.transitions.isEmpty {
      let complaints = try await SwiftCompiler.withFrameworks.value.complaints(about: [
        (name: "Plan", text: text(page.lifecycle))
      ])
      #expect(complaints == "", "\(page.name)")
    }
  }

  @Test(
    "The page's calls pass, with or without one that may be skipped; missing, extra and swapped calls fail"
  )
  func comparison() async throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-app" }).lifecycle
    let end =
      ["willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions"].map { "AppDelegate.application(_:\($0):)" }
      + ["AppDelegate.applicationDidEnterBackground(_:)"]
    let terminate = "AppDelegate.applicationWillTerminate(_:)"
    let played: [[String]] = [
      end + [terminate], end, Array(end.dropFirst()), [end[1], end[0], end[2]], end + ["AppDelegate.other()"],
    ]
    let outcomes = try await SwiftCompiler.withFrameworks.value.output(of: [
      (
        name: "PathTests",
        text: text(lifecycle).replacing(
          "    throw XCTSkip(\"Not implemented: run \\(events)\")", with: "    return nowPlaying"
        )
        .replacing("import XCTest", with: "nonisolated(unsafe) var nowPlaying: [String] = []")
        .replacing("private ", with: "")
      ),
      (name: "XCTest", text: Self.frame),
      (name: "main", text: played.map { "outcome(of: \($0))\n" }.joined()),
    ])
    #expect(outcomes == "passes\npasses\nfails\nfails\nfails\n")
  }

  private func text(_ lifecycle: Lifecycle) -> String {
    let runs = RunGraph(lifecycle)
    let plan = CoveringPlan(covering: .transitions, in: runs, scenes: runs.defaultSceneCount)
    return TestPlanXCTest(TestPlan(plan, in: runs)).text
  }

  /// The part of XCTest that the fourth sequence of `uikit-app`, *Background launch* and *End*, needs to pass or fail.
  private static let frame = """
    class XCTestCase {}
    nonisolated(unsafe) var failures = 0
    func XCTAssertEqual<Value: Equatable>(_ left: Value, _ right: Value, _ message: String) {
      if left != right { failures += 1 }
    }
    func outcome(of calls: [String]) {
      nowPlaying = calls
      failures = 0
      try? UIKitAppLifeCyclePathTests().testPath4()
      print(failures == 0 ? "passes" : "fails")
    }
    """
}
