import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

/// The counterparts that the page `mobile` has by its transitions alone, against a table that was put together from
/// what Microsoft, JetBrains, Flutter and React Native publish.
@Suite("iOS, Android, Flutter and React Native side by side")
struct MobilePageTests {
  /// A row of the table: what corresponds, by delegate.
  private typealias Row = [String: [String]]

  private static let table: [Row] = [
    ["SceneDelegate": ["scene(_:willConnectTo:options:)"], "Activity": ["onCreate"]],
    [
      "SceneDelegate": ["sceneWillEnterForeground(_:)"], "Activity": ["onStart"],
      "AppLifecycleListener": ["onRestart", "onShow"], "AppStateOnIOS": ["background"],
    ],
    [
      "SceneDelegate": ["sceneDidBecomeActive(_:)"], "Activity": ["onResume"], "AppLifecycleListener": ["onResume"],
      "AppStateOnIOS": ["active"], "AppStateOnAndroid": ["active"],
    ],
    [
      "SceneDelegate": ["sceneWillResignActive(_:)"], "Activity": ["onPause"], "AppLifecycleListener": ["onInactive"],
      "AppStateOnIOS": ["inactive"], "AppStateOnAndroid": ["background"],
    ],
    [
      "SceneDelegate": ["sceneDidEnterBackground(_:)"], "Activity": ["onStop"],
      "AppLifecycleListener": ["onHide", "onPause"], "AppStateOnIOS": ["background"],
    ],
    ["SceneDelegate": ["stateRestorationActivity(for:)"], "Activity": ["onSaveInstanceState"]],
    ["SceneDelegate": ["sceneDidDisconnect(_:)"], "Activity": ["onDestroy"], "AppLifecycleListener": ["onDetach"]],
    ["AppDelegate": ["application(_:didDiscardSceneSessions:)"], "Activity": ["onDestroy"]],
    ["AppDelegate": ["applicationWillTerminate(_:)"], "AppLifecycleListener": ["onDetach"]],
  ]

  /// A reason why the page differs from the table, and where it does.
  private struct Misfit {
    let reason: String
    let lines: [String]
  }

  private static let misfits = [
    Misfit(
      reason: "On the way back, React Native sets `background` again: no change, so that nothing is observed.",
      lines: [
        "SceneDelegate.sceneWillEnterForeground(_:) – AppStateOnIOS: nothing, not background",
        "Activity.onStart – AppStateOnIOS: nothing, not background",
        "AppLifecycleListener.onRestart – AppStateOnIOS: nothing, not background",
        "AppLifecycleListener.onShow – AppStateOnIOS: nothing, not background",
        "AppStateOnIOS.background – SceneDelegate: sceneDidEnterBackground(_:), "
          + "not sceneWillEnterForeground(_:), sceneDidEnterBackground(_:)",
        "AppStateOnIOS.background – Activity: onStop, not onStart, onStop",
        "AppStateOnIOS.background – AppLifecycleListener: onHide, onPause, not onRestart, onShow, onHide, onPause",
      ]),
    Misfit(
      reason: "Flutter's calls come on the way back only, as `onRestart` does; `onStart` comes at a launch too.",
      lines: [
        "Activity.onStart – AppLifecycleListener: nothing, not onRestart, onShow",
        "Activity.onRestart – AppLifecycleListener: onRestart, onShow, not nothing",
        "AppLifecycleListener.onRestart – Activity: onRestart, not onStart",
        "AppLifecycleListener.onShow – Activity: onRestart, not onStart",
      ]),
  ]

  @Test("The comparison of any two has the rows of the published tables, but for misfits with a reason")
  func rows() throws {
    let lifecycle = try page()
    var differences: [String] = []
    for left in lifecycle.delegateIDs {
      for right in lifecycle.delegateIDs where left != right && !Self.isOneColumn(lifecycle, left, right) {
        let found = Comparison(of: left, with: right, in: lifecycle).rows
        for call in lifecycle.livingCallbacks where lifecycle[call].delegate == left {
          let counterparts = found.filter { $0.left == call }.compactMap(\.right).map { lifecycle[$0].name }
          let name = (of: lifecycle[left].name, call: lifecycle[call].name, other: lifecycle[right].name)
          let expected = Self.table.filter { $0[name.of]?.contains(name.call) == true }.flatMap { $0[name.other] ?? [] }
          guard Set(counterparts) != Set(expected) else { continue }
          differences.append(
            "\(name.of).\(name.call) – \(name.other): \(Self.list(counterparts)), not \(Self.list(expected))")
        }
      }
    }
    #expect(differences.sorted() == Self.misfits.flatMap(\.lines).sorted())
  }

  @Test("The page says itself where it has the rows of the published tables, and what it has in place of the others")
  func published() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "mobile" })
    let lifecycle = page.lifecycle
    var pairs: Set<[String]> = []
    for left in lifecycle.delegateIDs {
      for right in lifecycle.delegateIDs where left != right {
        for row in Comparison(of: left, with: right, in: lifecycle).rows {
          guard let one = row.left, let other = row.right else { continue }
          pairs.insert([lifecycle[left].name, lifecycle[one].name, lifecycle[right].name, lifecycle[other].name])
        }
      }
    }
    let rows = page.reading.file.text.split(separator: "\n").filter { $0.hasPrefix("| [") }
      .map { $0.split(separator: "|").map(String.init) }
    #expect(rows.count == 14)
    for row in rows {
      let android = Self.codes(in: row[1]).first.map { name in
        name.hasPrefix("ON_") ? "on\(name.dropFirst(3).prefix(1))\(name.dropFirst(4).lowercased())" : name
      }
      let here = Self.codes(in: row[3])
      let isSame = row[3].hasPrefix(" the same: ")
      #expect(isSame || row[3].hasPrefix(" differs: "))
      let right = here[isSame ? 0 : 1].split(separator: ".").map(String.init)
      let left = isSame ? try #require(android) : here[0]
      let other = right.count == 2 ? right : ["SceneDelegate"] + right
      #expect(pairs.contains(["Activity", left] + other), "\(row)")
    }
  }

  @Test("Nothing is called where no platform calls anything", arguments: ["Suspend", "Resume", "Kill"])
  func silence(event: String) throws {
    let transitions = try page().transitions.filter { $0.event == event }
    #expect(transitions.count == 1)
    #expect(transitions.flatMap(\.steps).isEmpty)
  }

  @Test("The page names no equivalents")
  func derived() throws {
    let lifecycle = try page()
    #expect(lifecycle.equivalents.isEmpty)
  }

  /// Returns `true` for two delegates of iOS, which are no counterparts of each other.
  private static func isOneColumn(_ lifecycle: Lifecycle, _ left: DelegateID, _ right: DelegateID) -> Bool {
    [left, right].allSatisfy { ["AppDelegate", "SceneDelegate"].contains(lifecycle[$0].name) }
  }

  /// The code spans of a cell.
  private static func codes(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  private static func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }

  private func page() throws -> Lifecycle {
    try #require(TestPage.bundled.first { $0.name == "mobile" }).lifecycle
  }
}
