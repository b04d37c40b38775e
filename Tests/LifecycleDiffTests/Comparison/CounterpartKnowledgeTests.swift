import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@Suite("Counterparts, derived from several pages")
struct CounterpartKnowledgeTests {
  static let pages = TestPage.bundled.map { (name: $0.name, lifecycle: $0.lifecycle) }
  static let knowledge = CounterpartKnowledge(pages)

  /// All callbacks of the bundled pages, each once.
  static let calls = Set(
    pages.flatMap { page in page.lifecycle.livingCallbacks.map { CounterpartKnowledge.call($0, in: page.lifecycle) } })

  private func found(_ owner: String, _ name: String) throws -> Set<String> {
    let call = try #require(Self.calls.first { $0.owner == owner && $0.name == name })
    return Set(
      Self.knowledge.counterparts(of: call).map { found in
        found.call.fullName + (found.previous.map { " from \($0)" } ?? "") + " by "
          + found.pages.joined(separator: ", ")
      })
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
          let (call, other) = (CounterpartKnowledge.call(first, in: page), CounterpartKnowledge.call(second, in: page))
          // What comes together in one app corresponds to nothing there.
          guard !row.notes.contains(.together) || call.owner.hasPrefix("UI") != other.owner.hasPrefix("UI") else {
            continue
          }
          let found = Self.knowledge.counterparts(of: call).map(\.call)
          #expect(found.contains(other), "\(call.fullName) ↔ \(other.fullName)")
        }
      }
    }
  }
}
