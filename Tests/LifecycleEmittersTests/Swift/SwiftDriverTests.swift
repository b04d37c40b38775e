import Foundation
import LifecycleEmitters
import LifecycleModel
import TestSupport
import Testing

@Suite("Generated Swift, driven", .tags(.slow))
struct SwiftDriverTests {
  @Test(
    "What the delegates log of two scenes is the page's order table, line by line",
    arguments: TestPage.specs + TestPage.fixtures)
  func order(page: TestPage) throws {
    let calls = try calls(of: page.lifecycle.swiftFiles, besides: page.outsideNames, playing: page.lifecycle)
    let expected = try SwiftDriver.expectedCalls(of: page.lifecycle)
    #expect(calls == expected)
    #expect(!expected.isEmpty)
  }

  @Test("So it is for a life cycle with every kind of delegate, in Swift 5 too")
  func sample() throws {
    let lifecycle = Lifecycle.sample
    let calls = try calls(of: lifecycle.swiftFiles, playing: lifecycle, languageMode: "5")
    #expect(try calls == SwiftDriver.expectedCalls(of: lifecycle))
    #expect(Set(calls.map(\.scene)) == [0, 1, 2])
  }

  @Test("Two callbacks that log each other's names are found out")
  func swapped() throws {
    let lifecycle = Lifecycle.sample
    let files = lifecycle.swiftFiles.map { file in
      (file.name, file.text.swappingLogs(of: "sceneWillEnterForeground(_:)", and: "sceneDidBecomeActive(_:)"))
    }
    let calls = try calls(of: files, playing: lifecycle)
    let expected = try SwiftDriver.expectedCalls(of: lifecycle)
    #expect(calls != expected)
    #expect(calls.count == expected.count)
    let wrong = zip(calls, expected).filter { $0 != $1 }
    #expect(Set(wrong.map(\.1.callback)) == ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)"])
  }

  @Test("A line that names no instance, or that of another scene, is found out")
  func instances() throws {
    let lifecycle = Lifecycle.sample
    let expected = try SwiftDriver.expectedCalls(of: lifecycle)
    let output = """
      driver delegate=1 scene=1 instance=0x1
      driver delegate=1 scene=2 instance=0x2
      lifecycle delegate=SceneDelegate callback=early instance=0x1
      driver begins
      lifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)" instance=0x2 state=Active
      lifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)"
      lifecycle delegate=AppDelegate callback="sceneDidBecomeActive(_:)" instance=0x1
      lifecycle delegate=ScenePhase callback=active instance=0x7
      lifecycle delegate=ScenePhase callback=active instance=0x1
      lifecycle delegate=ScenePhase callback=inactive instance=0x8
      """
    let calls = SwiftDriver.loggedCalls(in: output, of: lifecycle)
    #expect(calls.map(\.scene) == [2, nil, nil, 1, nil, 2])
    #expect(!calls.contains { $0.callback == "early" } && calls != expected)
  }

  private func calls(
    of files: [SwiftCompiler.File], besides others: [SwiftCompiler.File] = [], playing lifecycle: Lifecycle,
    languageMode: String = "6"
  ) throws -> [DrivenCall] {
    let program = SwiftDriver(lifecycle).program(of: files + others)
    let output = try SwiftCompiler.withStubs.get().outputWithStubs(of: program, languageMode: languageMode)
    return SwiftDriver.loggedCalls(in: output, of: lifecycle)
  }
}

extension String {
  /// A generated file in which two callbacks log each other's names.
  fileprivate func swappingLogs(of first: String, and second: String) -> String {
    let pairs = [(first, second), (second, first)]
    return pairs.reduce(self) { text, pair in
      let marker = "func \(pair.0.prefix { $0 != "(" })("
      guard let start = text.range(of: marker), let name = text[start.upperBound...].range(of: "#function") else {
        return text
      }
      return text.replacingCharacters(in: name, with: "\"\(pair.1)\"")
    }
  }
}
