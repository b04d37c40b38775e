import Foundation
import LifecycleLogs
import LifecycleModel
import TestSupport
import Testing

@Suite("Pages mined from logs in the formats of tools")
struct MinedLogTests {
  /// Logs that were written by hand.
  private static let logs: [String: String] = {
    let folder = Repository.root.appending(path: "Tests/Fixtures/Logs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let texts = names.filter { $0.hasSuffix(".log") }.map { name in
      (
        String(name.dropLast(4)),
        (try? Data(contentsOf: folder.appending(path: name))).map { String(decoding: $0, as: UTF8.self) } ?? ""
      )
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }()

  @Test("Each reads as what was mined, without an error, and its log conforms to it", arguments: logs.keys.sorted())
  func conformance(name: String) throws {
    let text = Self.logs[name] ?? ""
    let mined = MinedLog([text])
    guard !mined.lives.isEmpty else { return }
    #expect(mined.errors.isEmpty, "\(mined.page.text)")
    #expect(mined.reading.lifecycle == mined.page.lifecycle, "\(mined.page.text)")
    let checked = try CheckedLog([text], of: mined.page.lifecycle)
    #expect(
      Set(checked.ids).isSubset(of: ["other-page", "lost-lines", "late-line"]), "\(checked.lines)\n\(mined.page.text)")
    #expect(MinedLog([text], blockSize: 7).page.text == mined.page.text)
  }

  @Test("A page leads over a gap in its log")
  func gap() throws {
    let text = [("sceneWillEnterForeground(_:)", 2), ("sceneDidBecomeActive(_:)", 4)].map { callback, number in
      "lifecycle delegate=SceneDelegate callback=\"\(callback)\" instance=0x1 scene=1 launch=5f0c22ab n=\(number)\n"
    }.joined()
    let mined = MinedLog([text])
    #expect(mined.page.lifecycle.transitions.contains { $0.event == "Lost calls" }, "\(mined.page.text)")
    #expect(try CheckedLog([text], of: mined.page.lifecycle).ids == ["lost-lines"])
  }

  @Test("A process that is told by its launch alone follows one of which nothing tells how it began")
  func followed() throws {
    let log = "applicationDidBecomeActive(_:)\napplication(_:didFinishLaunchingWithOptions:)\n"
    let mined = MinedLog([log])
    #expect(mined.page.text.contains("### Before the log: Not running → Unknown"), "\(mined.page.text)")
    #expect(try CheckedLog([log], of: mined.page.lifecycle).ids == [])
  }

  @Test("Two or three prints of a process in any order conform to their page")
  func anyOrder() throws {
    let calls = [
      "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
      "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)", "application(_:open:options:)",
    ]
    let pairs = calls.flatMap { first in calls.map { [first, $0] } }
    let triples = Seeds.cases(of: pairs.flatMap { pair in calls.map { pair + [$0] } }, oneIn: 10)
    let wrong = try (pairs + triples).filter { calls in
      let log = calls.map { $0 + "\n" }.joined()
      return try CheckedLog([log], of: MinedLog([log]).page.lifecycle).ids.contains("unexpected-call")
    }
    #expect(wrong == [])
  }

  @Test("Readable pages of some logs")
  func goldens() throws {
    let names = [
      "crash-and-relaunch", "generated-two-pages", "log-show-compact", "logcat", "two-scenes-addresses", "xcode-noise",
    ]
    let pages = names.map { ($0 + ".md", MinedLog([Self.logs[$0] ?? ""]).page.text) }
    try Goldens("mining").expect(
      Dictionary(uniqueKeysWithValues: pages + [("comments.md", MinedLog([Self.commented]).page.text)]))
  }

  @Test("Calls that nothing separates are as few events of a known page as they can be")
  func unseparated() {
    let leave = "sceneWillResignActive\nsceneDidEnterBackground\n"
    let front = "sceneWillEnterForeground\nsceneDidBecomeActive\n"
    let mined = MinedLog(["scene(_:willConnectTo:options:)\n" + front + leave + front + leave])
    #expect(
      mined.page.lifecycle.transitions.map(\.event).unique == ["Launch", "Leave", "Return"], "\(mined.page.text)")
    let interrupted = MinedLog([leave.prefix(22) + "sceneDidBecomeActive\n" + leave])
    #expect(interrupted.page.text.contains("### Interruption: Active"), "\(interrupted.page.text)")
    #expect(interrupted.page.text.contains("### Leave: Active"), "\(interrupted.page.text)")
  }

  private static let commented = """
    # the app is opened
    application(_:didFinishLaunchingWithOptions:)
    scene(_:willConnectTo:options:)
    sceneWillEnterForeground
    sceneDidBecomeActive

    # home button
    sceneWillResignActive
    sceneDidEnterBackground

    // back again -->
    sceneWillEnterForeground
    sceneDidBecomeActive

    # sceneDidEnterBackground: no call in a comment
    -[SceneDelegate sceneWillResignActive:]

    # the app is opened
    application(_:didFinishLaunchingWithOptions:)
    scene(_:willConnectTo:options:)
    sceneWillEnterForeground
    sceneDidBecomeActive

    """

  @Test("The time between two events is an option")
  func rest() throws {
    let text = try #require(Self.logs["log-show-compact"])
    var options = LifeReader.Options()
    options.rest = 1_000_000
    let page = MinedLog([text], options: options).page.lifecycle
    #expect(
      page.chains.map(page.headline) == [
        "Launch: Not running → Inactive → Active [first scene]", "Leave: Active → Inactive → Background",
      ])
    options.rest = 1000
    #expect(MinedLog([text], options: options).page.counts.events > 2)
  }

  @Test("Launch lines tell the system and the title")
  func systems() {
    let launches = ["iOS 26.1", "iOS 27.0", "iOS 27.0", "tvOS 27.0", "simulated"].enumerated().map { index, system in
      """
      lifecycle-launch launch=\(index) page=Films delegates=Player system="\(system)"
      lifecycle delegate=Player callback="play()" state=Playing launch=\(index) n=1

      """
    }
    let page = MinedLog(launches).page
    #expect(page.lifecycle.name == "Films")
    #expect(page.lifecycle.versionsText == "iOS 26.1 to 27; tvOS 27")
    #expect(page.comments.isEmpty)
  }

  @Test("Calls after lost lines are those of life cycles that may be anywhere")
  func gaps() {
    let call = { (name: String, number: Int) in
      "lifecycle delegate=Player callback=\"\(name)()\" state=\(name == "play" ? "Playing" : "Stopped") launch=1 n=\(number)\n"
    }
    let mined = MinedLog([call("play", 1) + call("stop", 2) + call("stop", 5) + call("play", 6) + call("stop", 7)])
    #expect(mined.lives.map(\.isWhole) == [true, false])
    #expect(mined.lives.map(\.calls.count) == [2, 3])
    #expect(
      MinedLog([call("stop", 2) + call("play", 1)]).lives.map(\.calls).map { $0.map(\.name.callback) } == [
        ["play()", "stop()"]
      ])
  }

  @Test(
    "Names that pages have marks for are names on the page", arguments: ["a: b", "A → B", "-->", "`x`", "any", "[x]"])
  func hostile(name: String) {
    let line = "lifecycle delegate=Player callback=\"play()\" state=\(GeneratedLine.quoted(name)) n=1 launch=1\n"
    let mined = MinedLog(["# \(name)\n" + line])
    #expect(mined.errors.isEmpty, "\(mined.page.text)")
    #expect(mined.reading.lifecycle.states.map(\.name) == ["Not running", name])
  }
}
