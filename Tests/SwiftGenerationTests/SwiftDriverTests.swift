import Foundation
import LifecycleModel
import SwiftGeneration
import TestSupport
import Testing

@Suite("Running generated Swift", .tags(.slow), .enabled(if: FrameworkSet.areStubs, "Only stubs can be driven"))
struct SwiftDriverTests {
  @Test(
    "The log of two scenes' delegates is the page's order table, line by line",
    arguments: TestPage.bundled + TestPage.starters + TestPage.fixtures + TestPage.frameworks)
  func order(page: TestPage) async throws {
    let files = page.lifecycle.withSwift.swiftFiles(SwiftOptions(logger: .print)) + page.outsideNames
    let planned = try PlannedCalls(page.lifecycle.withSwift)
    let logged = try await logged(by: files, playing: page.lifecycle.withSwift)
    #expect(logged.calls == planned.calls)
    #expect(!planned.calls.isEmpty)
    for (index, state) in logged.states.enumerated() where planned.states.indices.contains(index) {
      #expect(planned.states[index].contains(state), "\(planned.calls[index]) leads to \(planned.states[index])")
    }
    let isComplete = page.lifecycle.withSwift.transitions.flatMap(\.steps).allSatisfy { step in
      SwiftDriver(page.lifecycle.withSwift).isLogged(step)
        || page.lifecycle.withSwift.delegate(of: step.callback).isObserved
    }
    #expect(isComplete)
  }

  @Test(
    "The same holds for every callback of the catalog, initialisers too",
    arguments: [
      ("AppDelegate", "UIApplicationDelegate", "iOS"), ("SceneDelegate", "UIWindowSceneDelegate", "iOS"),
      ("ViewController", "UIViewController", "iOS"), ("AppDelegate", "NSApplicationDelegate", "macOS"),
      ("AppDelegate", "WKApplicationDelegate", "watchOS"), ("ExtensionDelegate", "WKExtensionDelegate", "watchOS"),
    ])
  func catalog(name: String, type: String, platform: String) async throws {
    let entries = APICatalog.standard.entries(of: [type]).filter { $0.name != "window" }
    var lifecycle = Lifecycle.calling(
      entries.map(\.name), of: Delegate(name: name, types: [type], multiplicity: .scene), platform: platform)
    for (index, entry) in entries.enumerated() { lifecycle.callbacks[index].signature = entry.declaration.text }
    let calls = try await logged(by: lifecycle.swiftFiles, playing: lifecycle).calls
    #expect(try calls == PlannedCalls(lifecycle).calls)
    #expect(calls.map(\.callback) == entries.map(\.name) + entries.map(\.name))
  }

  @Test("A new instance of a page's own delegate, created by a callback, is distinguished from the one before it")
  func initializer() async throws {
    let delegate = Delegate(name: "Job", types: ["JobDelegate"], multiplicity: .scene)
    let lifecycle = Lifecycle.calling(["init(number:)", "run(_:)", "count"], of: delegate)
    var typed = lifecycle
    typed.callbacks[0].signature = "init(number: Int)"
    typed.callbacks[2].signature = "var count: Int { get }"
    let calls = try await logged(by: typed.swiftFiles, playing: typed).calls
    #expect(try calls == PlannedCalls(typed).calls)
    #expect(calls.map(\.scene) == [1, 1, 1, 2, 2, 2])
  }

  @Test("The same holds for a life cycle with every kind of delegate, in Swift 5 too, and with every option")
  func sample() async throws {
    let lifecycle = Lifecycle.sample
    let plain = try await logged(by: lifecycle.swiftFiles, playing: lifecycle, languageMode: "5")
    #expect(try plain.calls == PlannedCalls(lifecycle).calls)
    #expect(Set(plain.calls.map(\.scene)) == [0, 1, 2])
    let subclasses = lifecycle.swiftFiles(SwiftOptions(style: .subclass))
    #expect(subclasses.count > lifecycle.swiftFiles.count)
    #expect(try await logged(by: subclasses, playing: lifecycle).calls == plain.calls)
    let options = SwiftOptions.Logger.allCases.flatMap { logger in
      [false, true].map { SwiftOptions(logger: logger, hasSignposts: $0, hasMonitor: $0) }
    }
    for options in Seeds.cases(of: options, oneIn: 4) {
      let logged = try await logged(by: lifecycle.swiftFiles(options), playing: lifecycle)
      #expect(logged.calls == plain.calls, "\(options)")
      // A monitor knows more of the state.
      #expect(options.hasMonitor || logged.states == plain.states, "\(options)")
    }
  }

  @Test("The intervals of each instance are the states that its lines name, in order")
  func signposts() async throws {
    let lifecycle = Lifecycle.sample
    let files = lifecycle.swiftFiles(SwiftOptions(hasSignposts: true))
    let output = try await output(of: files, playing: lifecycle)
    var named: [UInt64: [String]] = [:]
    var marked: [UInt64: [String]] = [:]
    var open: Set<UInt64> = []
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 4).map(String.init)
      if let values = LogfmtLine(line)?.values, let state = values["state"],
        let id = values["instance"].flatMap({ UInt64($0.dropFirst(2), radix: 16) })
      {
        // In the first state nothing is alive.
        if named[id]?.last != state { named[id, default: []].append(state) }
      } else if words.count > 3, words[0] == "signpost", let id = UInt64(words[3]) {
        #expect(words[1] == "begin" ? open.insert(id).inserted : open.remove(id) != nil, "\(line)")
        if words[1] == "begin" { marked[id, default: []].append(words[4]) }
      }
    }
    #expect(marked.count == 5)
    #expect(marked == named.mapValues { $0.filter { $0 != "Not running" } }.filter { !$0.value.isEmpty })
  }

  @Test("Two callbacks that log each other's names are detected")
  func swapped() async throws {
    let lifecycle = Lifecycle.sample
    let files = lifecycle.swiftFiles.map { file in
      (file.name, file.text.swappingLogs(of: "sceneWillEnterForeground(_:)", and: "sceneDidBecomeActive(_:)"))
    }
    let calls = try await logged(by: files, playing: lifecycle).calls
    let expected = try PlannedCalls(lifecycle).calls
    #expect(calls != expected)
    #expect(calls.count == expected.count)
    let wrong = zip(calls, expected).filter { $0 != $1 }
    #expect(Set(wrong.map(\.1.callback)) == ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)"])
  }

  @Test("A line without an instance, or with that of another scene, is detected")
  func instances() throws {
    let lifecycle = Lifecycle.sample
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
    let logged = LoggedCalls(output, of: lifecycle)
    let calls = logged.calls
    #expect(logged.states == ["Active", nil, nil, nil, nil, nil])
    #expect(calls.map(\.scene) == [2, nil, nil, 1, nil, 2])
    #expect(!calls.contains { $0.callback == "early" })
  }

  @Test("The stubs behave as Apple's frameworks do, as far as they go")
  func stubs() async throws {
    let output = try await SwiftCompiler.withFrameworks.value.outputWithStubs(of: [("Main", Self.main)])
    #expect(
      output.split(separator: "\n") == [
        "public 7 <private>", "<private>", "noticed 1", "signpost begin Active 18", "signpost end Active 18 done",
        "first inactive background", "14 active, then inactive", "17 inactive to active, then active",
        "14 background, then active", "17 active to background, then background", "silence",
        "Wall UIWindowSceneSessionRoleExternalDisplay Main true",
      ])
  }

  /// A program that shows the stubs' behaviour.
  private static let main = #"""
    import Logging
    import SwiftUI
    import UIKit
    import os

    struct Probe: View {
      @Environment(\.scenePhase) private var phase

      var body: some View {
        EmptyView()
          .onChange(of: phase, perform: { new in print("14 \(new), then \(phase)") })
          .modifier(Newer())
      }
    }

    struct Newer: ViewModifier {
      @Environment(\.scenePhase) private var phase
      @State private var count = 0

      func body(content: Content) -> some View {
        content.onChange(of: phase, initial: true) { old, new in
          count += 1
          print(count == 1 ? "first \(new) background" : "17 \(old) to \(new), then \(phase)")
        }
      }
    }

    @main @MainActor enum Main {
      static func main() {
        let logger = os.Logger(subsystem: "s", category: "c")
        let text = "text"
        logger.notice("\("public", privacy: .public) \(7) \(text)")
        logger.error("\(8, privacy: .private)")
        Logging.Logger(label: "l").notice("noticed \(1)")
        let signposter = OSSignposter(subsystem: "s", category: "c")
        let interval = signposter.beginInterval("Active", id: OSSignpostID(18))
        signposter.endInterval("Active", interval, "done")
        let scene = StubScene(Probe(), phase: .inactive)
        scene.enter(.active)
        scene.enter(.background)
        scene.stubReset(to: .active)
        scene.enter(.active)
        print("silence")
        let wall = UISceneConfiguration(name: "Wall", sessionRole: .windowExternalDisplay)
        wall.storyboard = UIStoryboard(name: "Main", bundle: nil)
        wall.delegateClass = UIResponder.self
        print(wall.name ?? "", wall.role.rawValue, wall.storyboard?.stubName ?? "", wall.delegateClass == UIResponder.self)
        _ = UIViewController()
      }
    }
    """#

  private func logged(
    by files: [SwiftCompiler.File], playing lifecycle: Lifecycle, languageMode: String = "6"
  ) async throws -> LoggedCalls {
    LoggedCalls(try await output(of: files, playing: lifecycle, languageMode: languageMode), of: lifecycle)
  }

  private func output(
    of files: [SwiftCompiler.File], playing lifecycle: Lifecycle, languageMode: String = "6"
  ) async throws -> String {
    let program = SwiftDriver(lifecycle).program(of: files)
    return try await SwiftCompiler.withFrameworks.value.outputWithStubs(of: program, languageMode: languageMode)
  }
}

extension String {
  /// A generated file in which two callbacks log each other's names.
  fileprivate func swappingLogs(of first: String, and second: String) -> String {
    let pairs = [(first, second), (second, first)]
    return pairs.reduce(self) { text, pair in
      let marker = "func \(pair.0.prefix { $0 != "(" })("
      guard let start = text.range(of: marker), let place = text[start.upperBound...].range(of: "instance: self")
      else { return text }
      return text.replacingCharacters(in: place, with: "\"\(pair.1)\", instance: self")
    }
  }
}
