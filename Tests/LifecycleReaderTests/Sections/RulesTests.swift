import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The Rules section")
struct RulesTests {
  @Test(
    "Each kind of rule is read in English, Japanese, Korean and Chinese",
    arguments: [
      ("`Own.one()` before `Own.two()`", "before Own.one(), Own.two()"),
      ("`Own.one()` は `Own.two()` より前", "before Own.one(), Own.two()"),
      ("`Own.one()` 는 `Own.two()` 보다 먼저", "before Own.one(), Own.two()"),
      ("`Own.one()` immediately before `Own.two()`", "immediately-before Own.one(), Own.two()"),
      ("`Own.one()` は `Own.two()` の直前", "immediately-before Own.one(), Own.two()"),
      ("`Own.one()` 는 `Own.two()` 바로 전", "immediately-before Own.one(), Own.two()"),
      ("`Own.one()` `Own.two()` 바로 전", "immediately-before Own.one(), Own.two()"),
      ("Idle `Own.two()` 바로 전", "immediately-before Idle, Own.two()"),
      ("*In front* Idle 바로 전", "immediately-before In front, Idle"),
      ("In front Idle 바로 전", "immediately-before In front, Idle"),
      ("`Own.one()` after every `Own.two()`", "after-every Own.one(), Own.two()"),
      ("`Own.two()` のたびに `Own.one()`", "after-every Own.one(), Own.two()"),
      ("`Own.two()` 다음에는 항상 `Own.one()`", "after-every Own.one(), Own.two()"),
      ("`Own.one()` at most once", "at-most-once Own.one()"),
      ("`Own.one()` at most once per process", "at-most-once per process Own.one()"),
      ("`Own.one()` At most once per scene, really.", "at-most-once per scene Own.one()"),
      ("`Own.one()` は一度まで", "at-most-once Own.one()"),
      ("`Own.one()` はシーンごとに一度まで", "at-most-once per scene Own.one()"),
      ("`Own.one()` 는 프로세스마다 최대 한 번", "at-most-once per process Own.one()"),
      ("`Own.one()` 프로세스마다 최대 한 번", "at-most-once per process Own.one()"),
      ("Idle 씬마다 최대 한 번", "at-most-once per scene Idle"),
      ("never `Own.one()`", "never Own.one()"),
      ("`Own.one()` never", "never Own.one()"),
      ("`Own.one()` は決して呼ばれない", "never Own.one()"),
      ("`Own.one()` 는 절대 호출되지 않음", "never Own.one()"),
      ("`Own.one()` only in *In front*", "only-in Own.one(), In front"),
      ("`Own.one()` only in In front", "only-in Own.one(), In front"),
      ("`Own.one()` は **In front** でのみ", "only-in Own.one(), In front"),
      ("`Own.one()` 는 *In front* 에서만", "only-in Own.one(), In front"),
      ("from *Idle* always eventually *In \\*front\\**", "always-eventually Idle, In *front*"),
      ("From Idle always eventually In front.", "always-eventually Idle, In front"),
      ("*Idle* からは必ず *In front* に至る", "always-eventually Idle, In front"),
      ("*Idle* 에서 항상 결국 *In front*", "always-eventually Idle, In front"),
      ("**Idle** before `Own.one()`", "before Idle, Own.one()"),
      ("`Own.one()` 在 `Own.two()` 之前", "before Own.one(), Own.two()"),
      ("`Own.one()` 紧接在 `Own.two()` 之前", "immediately-before Own.one(), Own.two()"),
      ("每次 `Own.two()` 之后必有 `Own.one()`", "after-every Own.one(), Own.two()"),
      ("`Own.one()` 最多调用一次", "at-most-once Own.one()"),
      ("`Own.one()` 每个场景至多一次", "at-most-once per scene Own.one()"),
      ("`Own.one()` 从不调用", "never Own.one()"), ("从不调用 `Own.one()`", "never Own.one()"),
      ("`Own.one()` 只在 **In front** 中", "only-in Own.one(), In front"),
      ("从 *Idle* 最终必到 *In front*", "always-eventually Idle, In front"),
    ])
  func kinds(text: String, expected: String) {
    let reading = expect(page("- \(text)"))
    #expect(reading.lifecycle.ruleLines == [expected])
    #expect(reading.lifecycle.rules.map(\.text) == [text])
    #expect(reading.sourceMap.rules.map { reading.file[$0] }.first?.isEmpty == false)
  }

  @Test("A rule may apply to some versions only")
  func versions() {
    let rule = expect(page("1. never `Own.one()` (since iOS 13)")).lifecycle.rules.first
    #expect(rule?.availability.since?.description == "iOS 13")
    #expect(rule?.text == "never `Own.one()` (since iOS 13)")
  }

  @Test(
    "Text that cannot be read as a rule is an error",
    arguments: [
      "`Own.one()` should be quick", "`Own.one()` only in `Own.two()`", "from `Own.one()` always eventually *Idle*",
      "`Own.one()` at most once per customer", "before `Own.one()`",
    ])
  func malformed(text: String) {
    let reading = expect(
      page("- 1️⃣\(text)"), [.init("malformed-rule", at: "1️⃣", covering: text)])
    #expect(reading.lifecycle.rules == [])
  }

  @Test("Unknown names in a rule are errors at their places")
  func unknown() {
    expect(
      page("- `SceneDelegate.1️⃣sceneDidDisconect(_:)` only in *2️⃣Idel*\n- from 3️⃣Nowhere always eventually *Idle*"),
      [
        .init("unknown-callback", at: "1️⃣", covering: "sceneDidDisconect(_:)", fixes: ["sceneDidDisconnect(_:)"]),
        .init("unknown-state", at: "2️⃣", covering: "Idel", fixes: ["Idle"]),
        .init("unknown-state", at: "3️⃣", covering: "Nowhere"),
      ])
  }

  private func page(_ rules: String) -> MarkedText {
    MarkedText(
      """
      # T

      ## Delegates

      - `Own`: `OwnDelegate`
      - `SceneDelegate`: `UIWindowSceneDelegate`

      ## States

      - **Idle** (initial)
      - **In front**
      - **In \\*front\\***

      ## Rules

      Some prose.

      \(rules)
      """)
  }
}
