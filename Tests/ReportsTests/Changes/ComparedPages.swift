import Diagnostics
import Foundation
import LifecycleDiff
import LifecycleModel
import LifecycleReader
import Reports
import TestSupport
import Testing

/// Two versions of a page, to be drawn in one picture.
struct ComparedPages: Sendable, CustomTestStringConvertible {
  /// The name of the golden.
  let name: String
  /// The old version, with its name.
  let old: (name: String, lifecycle: Lifecycle)
  /// The new version, with its name.
  let new: (name: String, lifecycle: Lifecycle)

  var testDescription: String { name }

  /// The report of their changes.
  var report: DiffReport {
    DiffReport(LifecycleChanges(from: old.lifecycle, to: new.lifecycle), from: old.name, to: new.name)
  }

  /// The merged life cycle.
  var merged: MergedLifecycle { MergedLifecycle(report.difference) }

  /// The recorded pairs.
  static let all: [ComparedPages] = [
    pages("uikit-app", "uikit-scenes"), versions("uikit", 12, 13), versions("uikit", 26, 27),
    pages("scene-phase", "scene-phase"), pages("ja-scene-delegate", "ja-scene-delegate", edits: japaneseEdits),
    pages("uikit-scenes", "uikit-scenes", edits: sceneEdits), pages("ko-app-life", "ko-app-life", edits: koreanEdits),
    pages("shapes", "shapes", edits: shapeEdits), large, hostile,
  ]

  private static func page(_ name: String) -> TestPage? {
    (TestPage.bundled + TestPage.fixtures).first { $0.name == name }
  }

  private static func pages(
    _ old: String, _ new: String, edits: [(String, String)] = []
  ) -> ComparedPages {
    let before = page(old)?.lifecycle ?? Lifecycle()
    guard !edits.isEmpty else {
      let name = old == new ? old : "\(old)-\(new)"
      return ComparedPages(name: name, old: (old, before), new: (new, page(new)?.lifecycle ?? Lifecycle()))
    }
    var text = text(of: new)
    for (words, others) in edits { text = text.replacing(words, with: others) }
    let after = LifecycleReader.read(SourceFile(path: new, text: text)).lifecycle
    return ComparedPages(name: "\(old)-edited", old: (old, before), new: ("\(new), edited", after))
  }

  private static func text(of name: String) -> String {
    let paths = ["Templates/Pages", "Tests/Fixtures"].map { Repository.root.appending(path: "\($0)/\(name).md") }
    return paths.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first ?? ""
  }

  private static func versions(_ name: String, _ old: Int, _ new: Int) -> ComparedPages {
    let whole = page(name)?.lifecycle ?? Lifecycle()
    let at = { (version: Int) in
      LifecycleSelection(
        of: whole, sourceMap: SourceMap(), at: VersionSelection(PlatformVersion("iOS", Version(version)))
      ).lifecycle
    }
    return ComparedPages(
      name: "\(name)-\(old)-\(new)", old: ("\(name) at iOS \(old)", at(old)), new: ("\(name) at iOS \(new)", at(new)))
  }

  /// 72 transitions, four of which are other ones.
  private static let large: ComparedPages = {
    let chains = (0..<24).flatMap { index in
      [
        "next|S\(index) > S\((index + 1) % 24)||D.next\(index)()",
        "jump|S\(index) > S\((index * 5 + 3) % 24)|far|D.leap() D.land\(index)()",
        "back|S\(index) > S\((index + 23) % 24)||D.back()",
      ]
    }
    let before = Lifecycle.sketch(
      "Large", delegates: "D", states: (0..<24).map { "S\($0)" }.joined(separator: "\n"),
      chains: chains.joined(separator: "\n"))
    var after = before
    after.states[20].name = "Rest"
    after.transitions[1].steps.removeFirst()
    after.transitions[30].event = "onward"
    after.transitions.append(Transition(from: StateID(2), to: StateID(9), event: "skip"))
    after.transitions.remove(at: 7)
    return ComparedPages(name: "large", old: ("large", before), new: ("large, edited", after))
  }()

  private static let hostile: ComparedPages = {
    var after = Lifecycle.hostile
    after.states.append(State(name: "</table> & \"] <b>"))
    after.states[4].name = "renamed </td> & <s>"
    after.transitions[3].steps.swapAt(0, 1)
    after.transitions[5].steps.removeFirst()
    after.transitions[9].guard = Guard("]\"> & </font>")
    after.transitions[10].target = StateID(2)
    after.transitions[12].event = "<i>other</i> \\N"
    after.transitions.removeLast(3)
    return ComparedPages(name: "hostile", old: ("\"<b>]", .hostile), new: ("&amp; \\", after))
  }()

  private static let sceneEdits = [
    ("**Suspended** (documented)", "**Sleeping** (documented)"), ("→ Suspended", "→ Sleeping"),
    ("Suspended →", "Sleeping →"), ("*Suspended*", "*Sleeping*"),
    (
      "2. `SceneDelegate.scene(_:willConnectTo:options:)`\n3. In any",
      "2. `SceneDelegate.scene(_:willConnectTo:options:)` (may be skipped: the window is kept)\n3. In any"
    ),
    (
      "1. `SceneDelegate.sceneWillResignActive(_:)`\n2. **Inactive**\n3. `SceneDelegate.sceneDidEnterBackground(_:)`\n",
      "1. `SceneDelegate.sceneDidEnterBackground(_:)`\n2. `SceneDelegate.sceneWillResignActive(_:)`\n3. **Inactive**\n"
    ),
    ("[another scene]", "[a window is asked for]"),
    ("- **Disconnected**", "- **Frozen**: nothing moves.\n- **Disconnected**"),
    ("### Interruption:", "### Freeze: Background → Frozen\n\n### Interruption:"),
    ("### Interruption ends: Inactive → Active", "### Interruption ends: Inactive → Background"),
    ("### Resume:", "### Wake:"),
  ]

  private static let japaneseEdits = [
    ("サスペンド", "休止"),
    (
      "4. `ViewController.viewDidLoad()`\n5. `SceneDelegate.sceneWillEnterForeground(_:)`",
      "4. `SceneDelegate.sceneWillEnterForeground(_:)`\n5. `ViewController.viewDidLoad()`"
    ),
    ("[最初のシーン]", "[最初のウインドウ]"), ("- **バックグラウンド**", "- **凍結**: 何も動かない。\n- **バックグラウンド**"),
    ("### 復帰: ", "### 凍結: アクティブ –> 凍結\n\n### 復帰: "),
    ("3. `SceneDelegate.sceneDidEnterBackground(_:)`", "3. `SceneDelegate.sceneDidEnterBackground(_:)` (省略可能: すぐに戻る)"),
  ]

  private static let koreanEdits = [
    ("일시 정지", "멈춘 상태"), ("### 전화: 활성 -> 비활성\n\n1. `SceneDelegate.sceneWillResignActive(_:)`\n", ""),
    (" (생략 가능: 1초 안에 돌아옴)", ""), ("[다른 씬]", "[새 창]"),
    (
      "2. `SceneDelegate.scene(_:willConnectTo:options:)`\n3. `SceneDelegate.sceneWillEnterForeground(_:)`\n",
      "2. `SceneDelegate.sceneWillEnterForeground(_:)`\n3. `SceneDelegate.scene(_:willConnectTo:options:)`\n"
    ),
  ]

  private static let shapeEdits = [
    ("  - *Connecting* (transient)", "  - *Connecting*"), ("### Done (final)", "### Done"),
    ("- **Idle** (initial, documented)", "- **Idle** (documented)"),
    ("- Paused: kept", "- Paused (initial): kept"),
    (
      "#### Disk full (observed: a full iPad)\n\nThere is no room. See the [report](https://example.com/report/7).\n",
      ""
    ),
    ("| Fill up | Disk full | In progress | `didFail` | |\n", ""),
    (
      "   - `Store.reserve(bytes:)` (may be skipped: the size is unknown)\n4. `Progress.running`",
      "4. `Store.reserve(bytes:)`\n5. `Progress.running`"
    ),
    ("Break (since iOS 14)", "Break (since iOS 15)"),
  ]
}
