import Foundation
import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@Suite("Counterparts, derived from several pages")
struct CounterpartKnowledgeTests {
  static let knowledge = CounterpartKnowledge.bundled
  private static let file = Repository.root.appending(path: "Sources/LifecycleModel/Data/counterparts.tsv")

  /// All callbacks of the bundled pages, each once.
  static let calls = Set(
    TestPage.bundled.flatMap { page in
      page.lifecycle.livingCallbacks.map { CounterpartFact.Call($0, in: page.lifecycle) }
    })

  @Test("The file has what the bundled pages say of counterparts, and nothing else")
  func file() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") || $0.hasPrefix("page\t") }.map(String.init)
    let facts = TestPage.bundled.flatMap { CounterpartFact.all(on: $0.lifecycle, named: $0.name) }
    let expected = (head + facts.map(\.row)).joined(separator: "\n") + "\n"
    guard ProcessInfo.processInfo.environment["RECORD"] != "1" else {
      try expected.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("Recorded \(Self.file.lastPathComponent); run again without RECORD")
      return
    }
    #expect(text == expected, "Record it with RECORD=1")
    #expect(CounterpartFact.bundled == facts)
  }

  @Test("Where the catalog and the pages name a counterpart in a scene's delegate, it is the same")
  func catalog() {
    let owners = Set(APICatalog.standard.ancestry(of: "UIWindowSceneDelegate"))
    var (compared, different) = (0, [String]())
    for entry in APICatalog.standard.entries where entry.owner == "UIApplicationDelegate" {
      let call = CounterpartFact.Call(owner: entry.owner, name: entry.name)
      let found = Self.knowledge.counterparts(of: call)
        .filter { owners.contains($0.call.owner) && $0.pages.count == 1 }.map(\.call.name)
      guard let counterpart = entry.sceneCounterpart, !found.isEmpty else { continue }
      compared += 1
      if found != [counterpart] { different.append("\(entry.name) – \(counterpart), \(found)") }
    }
    #expect(different == [])
    #expect(compared > 10)
  }

  @Test("No type has a counterpart of a call and has none")
  func consistent() {
    for call in Self.calls {
      let types = Set(Self.knowledge.absences(of: call).flatMap(\.types).flatMap(APICatalog.standard.ancestry))
      for found in Self.knowledge.counterparts(of: call) {
        #expect(!types.contains(found.call.owner), "\(call.fullName) – \(found.call.fullName)")
      }
    }
  }

  private func found(_ owner: String, _ name: String) throws -> Set<String> {
    let call = try #require(Self.calls.first { $0.owner == owner && $0.name == name })
    return Set(Self.knowledge.counterparts(of: call).map(line))
  }

  private func line(_ found: CounterpartKnowledge.Found) -> String {
    let asked = found.askedPrevious.map { "from \($0): " } ?? ""
    let previous = found.previous.map { " from \($0)" } ?? ""
    return "\(asked)\(found.call.fullName)\(previous) by \(found.pages.joined(separator: ", "))"
  }

  @Test("The scene delegate's, the phase and Android's follow from three pages")
  func composed() throws {
    let background = try found("UIApplicationDelegate", "applicationDidEnterBackground(_:)")
    #expect(
      background.contains { $0.hasPrefix("UISceneDelegate.sceneDidEnterBackground(_:) by uikit") }, "\(background)")
    #expect(
      background.contains { $0.hasPrefix("ScenePhase.background by uikit") && $0.hasSuffix(", scene-phase") },
      "\(background)")
    #expect(
      background.contains { $0.hasPrefix("Activity.onStop by uikit") && $0.hasSuffix(", mobile") }, "\(background)")
  }

  @Test("A value that comes from two others is two changes")
  func segments() throws {
    let resign = try found("UISceneDelegate", "sceneWillResignActive(_:)")
    let foreground = try found("UISceneDelegate", "sceneWillEnterForeground(_:)")
    #expect(resign.contains("ScenePhase.inactive from active by scene-phase"), "\(resign)")
    #expect(foreground.contains("ScenePhase.inactive from background by scene-phase"), "\(foreground)")
    let inactive = try found("ScenePhase", "inactive")
    #expect(
      inactive.contains("from active: UISceneDelegate.sceneWillResignActive(_:) by scene-phase")
        && inactive.contains("from background: UISceneDelegate.sceneWillEnterForeground(_:) by scene-phase"),
      "\(inactive)")
    #expect(resign.contains("Activity.onPause by mobile") && !resign.contains { $0.contains("onStart") }, "\(resign)")
  }

  @Test("What corresponds to another corresponds the other way round, where each is the nearest of its type")
  func symmetric() {
    var wrong: [String] = []
    for call in Self.calls {
      for found in Self.knowledge.counterparts(of: call) where found.pages.count == 1 {
        let back = Self.knowledge.counterparts(of: found.call)
        if !back.contains(where: { $0.call == call }) { wrong.append("\(call.fullName) ↔ \(found.call.fullName)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.sorted().joined(separator: "\n"))")
  }

  @Test("It has all that a page of several platforms pairs")
  func mobile() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "mobile" }).lifecycle
    let delegates = page.delegateIDs
    for left in delegates {
      for right in delegates where right != left {
        for row in Comparison(of: left, with: right, in: page).rows where !row.isAmbiguous {
          guard let first = row.left, let second = row.right else { continue }
          let (call, other) = (CounterpartFact.Call(first, in: page), CounterpartFact.Call(second, in: page))
          // What comes together in one app corresponds to nothing there.
          guard !row.notes.contains(.together) else { continue }
          let found = Self.knowledge.counterparts(of: call).map(\.call)
          #expect(found.contains(other), "\(call.fullName) ↔ \(other.fullName)")
        }
      }
    }
  }
}
