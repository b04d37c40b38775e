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
      ("`Own.one()` or `Own.two()` after every `Own.three()`", "after-every Own.one(), Own.two(), Own.three()"),
      (
        "`Own.one()`, `Own.two()`, or `Own.four()` before `Own.three()`",
        "before Own.one(), Own.two(), Own.four(), Own.three()"
      ),
      ("`Own.three()` の後は必ず `Own.one()` または `Own.two()`", "after-every Own.one(), Own.two(), Own.three()"),
      ("`Own.three()` 다음에는 항상 `Own.one()` 또는 `Own.two()`", "after-every Own.one(), Own.two(), Own.three()"),
      ("`Own.one()` 또는 `Own.two()` `Own.three()` 바로 전", "immediately-before Own.one(), Own.two(), Own.three()"),
      (
        "每次 `Own.three()` 之后必有 `Own.one()`、`Own.four()` 或 `Own.two()`",
        "after-every Own.one(), Own.four(), Own.two(), Own.three()"
      ),
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
    #expect(rule?.text == "never `Own.one()`")
  }

  @Test(
    "A rule may have a mark and links, at the end or before its reason",
    arguments: [
      ("never `Own.one()` (documented)", "never `Own.one()`", Provenance(status: .documented)),
      (
        "never `Own.one()` (documented) [Apple](x)", "never `Own.one()`",
        Provenance(status: .documented, sources: [apple])
      ),
      ("never `Own.one()`: [Apple](x).", "never `Own.one()`", Provenance(sources: [apple])),
      ("never **Idle** [Apple](x)", "never **Idle**", Provenance(sources: [apple])),
      ("never [Idle](x)", "never [Idle](x)", Provenance(sources: [.init(title: "Idle", url: "x")])),
      (
        "never `Own.one()` (observed: iPhone 11, iOS 13.1), [Apple](x), [Log](y)", "never `Own.one()`",
        Provenance(status: .observed(where: "iPhone 11, iOS 13.1"), sources: [apple, .init(title: "Log", url: "y")])
      ),
      (
        "`Own.one()` before `Own.two()` (documented): see [Apple](x), which says so.",
        "`Own.one()` before `Own.two()`: see [Apple](x), which says so.",
        Provenance(status: .documented, sources: [apple])
      ),
      (
        "`Own.one()` は `Own.two()` より前（公式）：[Apple](x)。", "`Own.one()` は `Own.two()` より前",
        Provenance(status: .documented, sources: [apple])
      ),
      ("`Own.one()` at most once per scene, really.", "`Own.one()` at most once per scene, really.", Provenance()),
      ("`Own.one()` at most once (in practice).", "`Own.one()` at most once (in practice).", Provenance()),
    ])
  func provenance(rule: String, text: String, provenance: Provenance) {
    let read = expect(page("- \(rule)")).lifecycle.rules.first
    #expect(read?.text == text)
    #expect(read?.provenance == provenance)
  }

  private static let apple = Provenance.Source(title: "Apple", url: "x")

  @Test(
    "Alternatives where one name is meant are an error",
    arguments: [
      "never `Own.one()` or `Own.two()`", "`Own.one()` after every `Own.two()` or `Own.three()`",
      "`Own.one()` or `Own.two()` at most once",
    ])
  func alternatives(text: String) {
    let reading = expect(page("- 1️⃣\(text)"), [.init("malformed-rule", at: "1️⃣", covering: text)])
    #expect(reading.lifecycle.rules == [])
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

  @Test(
    "A rule with words that change it is not read as the rule without them",
    arguments: [
      ("`Own.one()` is 1️⃣never before `Own.two()`", "never"),
      ("`Own.one()` is 1️⃣not always called before `Own.two()`", "not"),
      ("`Own.one()` must 1️⃣not come before `Own.two()`", "not"),
      ("`Own.one()` is 1️⃣usually called before `Own.two()`", "usually"),
      ("`Own.one()` before `Own.two()`, 1️⃣unless the user cancels", "unless the user cancels"),
      ("`Own.one()` before `Own.two()` 1️⃣and `Own.three()` after both", "and `Own.three()` after both"),
      ("never: `Own.one()` 1️⃣after `Own.two()`", "after `Own.two()"),
      ("never `Own.one()` 1️⃣twice", "twice"),
      ("`Own.one()` at most once (1️⃣on iPad)", "on iPad"),
      ("`Own.one()` at most once, 1️⃣while it is open", "while it is open"),
      ("`Own.one()` only in *Idle* 1️⃣if it is late", "if it is late"),
      ("`Own.one()` at most once per scene 1️⃣or window", "or window"),
      ("`Own.one()` は 1️⃣たいてい `Own.two()` より前", "たいてい"),
    ])
  func words(text: String, unread: String) {
    let reading = expect(page("- \(text)"), [.init("malformed-rule", at: "1️⃣", covering: unread)])
    #expect(reading.lifecycle.rules == [])
  }

  @Test(
    "Verbs around a rule's names mean nothing of their own, nor does the reason behind it",
    arguments: [
      "`Own.one()` is always called before `Own.two()`", "`Own.one()` must come before `Own.two()`.",
      "`Own.one()` before `Own.two()`: not always in a simulator", "`Own.one()` before `Own.two()` – if all is well",
      "`Own.one()` は必ず `Own.two()` より前に呼ばれる", "`Own.one()` 는 항상 `Own.two()` 보다 먼저 호출된다",
      "`Own.one()` before `Own.two()`\n  It has what the other needs.",
      "`Own.one()` 一定在 `Own.two()` 之前被调用",
    ])
  func verbs(text: String) {
    #expect(expect(page("- \(text)")).lifecycle.rules.count == 1)
  }

  @Test(
    "Names of states may have words of rules, and a rule may be in bold as a whole",
    arguments: [
      "**Before Idle** immediately before **Idle before use**", "*Before Idle* before *Idle*",
      "**Idle before Before Idle**", "never **Before Idle**", "never **Before Idle**: it is for tests",
    ])
  func wordsInNames(rule: String) {
    let states = "- **Idle** (initial)\n- **Before Idle**\n- **Idle before use**"
    let reading = LifecycleReader.read(
      SourceFile(path: "page.md", text: "# T\n\n## States\n\n\(states)\n\n## Rules\n\n- \(rule)\n"))
    #expect(reading.lifecycle.rules.count == 1, "\(reading.diagnostics.map(\.summary))")
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
