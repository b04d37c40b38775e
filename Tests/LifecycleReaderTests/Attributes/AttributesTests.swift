import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Attributes in parentheses")
struct AttributesTests {
  @Test(
    "Each attribute is understood in English, Japanese and Korean",
    arguments: [
      ("initial", Attribute.initial), ("初期", .initial), ("初期状態", .initial), ("초기", .initial), ("초기 상태", .initial),
      ("final", .final), ("終了", .final), ("最終", .final), ("종료", .final), ("최종", .final), ("transient", .transient),
      ("一時的", .transient), ("通過", .transient), ("일시적", .transient), ("통과", .transient), ("documented", .documented),
      ("文書化", .documented), ("公式", .documented), ("문서화", .documented), ("공식", .documented),
      ("observed", .observed(where: nil)), ("観測: iPhone 11", .observed(where: "iPhone 11")),
      ("関測", .none), ("관측：iPad", .observed(where: "iPad")), ("once", .once(.once)), ("ONCE", .once(.once)),
      ("一度だけ", .once(.once)), ("1回", .once(.once)), ("한 번", .once(.once)),
      ("once per scene", .once(.oncePer(.scene))), ("once per app", .once(.oncePer(.process))),
      ("once  per view controller", .once(.oncePer(.view))), ("シーンごとに一度", .once(.oncePer(.scene))),
      ("プロセスにつき一度", .once(.oncePer(.process))), ("프로세스당 한 번", .once(.oncePer(.process))),
      ("removed iOS 27 with SDK iOS 27", .removed(PlatformVersion("iOS", Version(27), sdk: Version(27)))),
      ("since 9 with SDK Android 8", .since(PlatformVersion("Android", Version(9), sdk: Version(8)))),
      ("iOS 27 と SDK iOS 27で廃止", .removed(PlatformVersion("iOS", Version(27), sdk: Version(27)))),
      ("自 iOS 27 和 SDK iOS 27 起移除", .removed(PlatformVersion("iOS", Version(27), sdk: Version(27)))),
      ("iOS 27 및 SDK iOS 27에서 제거", .removed(PlatformVersion("iOS", Version(27), sdk: Version(27)))),
      ("one per window", .onePer(.window)), ("ウィンドウごとに一つ", .onePer(.window)),
      ("one per activity", .onePer(Multiplicity(rawValue: "activity"))),
      ("One per Browser  Tab", .onePer(Multiplicity(rawValue: "Browser Tab"))),
      ("画面ごとに一つ", .onePer(Multiplicity(rawValue: "画面"))), ("화면당 하나", .onePer(Multiplicity(rawValue: "화면"))),
      ("每个页面一个", .onePer(Multiplicity(rawValue: "页面"))), ("one per screen", .onePer(Multiplicity(rawValue: "screen"))),
      ("창마다 하나", .onePer(.window)),
      ("may be skipped", .mayBeSkipped(when: nil)), ("can be skipped: back soon", .mayBeSkipped(when: "back soon")),
      ("省略あり：すぐ戻る", .mayBeSkipped(when: "すぐ戻る")), ("생략 가능", .mayBeSkipped(when: nil)),
      ("deferred", .deferred(until: nil)), ("deferred: the next launch", .deferred(until: "the next launch")),
      ("遅延", .deferred(until: nil)), ("나중에 호출: 다음 실행", .deferred(until: "다음 실행")),
      ("since iOS 13", .since(version("iOS 13"))), ("since 13.4", .since(version("13.4"))),
      ("since iOS 13+", .since(version("iOS 13"))), ("iOS 13以降", .since(version("iOS 13"))),
      ("iOS 13 から", .since(version("iOS 13"))), ("iOS 13부터", .since(version("iOS 13"))),
      ("deprecated iOS 26", .deprecated(version("iOS 26"))), ("deprecated in iOS 26", .deprecated(version("iOS 26"))),
      ("deprecated since iOS 26", .deprecated(version("iOS 26"))), ("iOS 26で非推奨", .deprecated(version("iOS 26"))),
      ("iOS 26에서 지원 중단", .deprecated(version("iOS 26"))), ("iOS 26부터 비권장", .deprecated(version("iOS 26"))),
      ("每个场景一次", .once(.oncePer(.scene))), ("每个进程一个", .onePer(.process)),
      ("可能跳过：一秒内返回", .mayBeSkipped(when: "一秒内返回")), ("稍后调用：下次启动", .deferred(until: "下次启动")),
      ("自 iOS 13 起", .since(version("iOS 13"))), ("iOS 13 及以上", .since(version("iOS 13"))),
      ("自 iOS 26 起弃用", .deprecated(version("iOS 26"))), ("iOS 27 移除", .removed(version("iOS 27"))),
      ("removed iOS 27", .removed(version("iOS 27"))), ("removed in iOS 27", .removed(version("iOS 27"))),
      ("iOS 27で廃止", .removed(version("iOS 27"))), ("제거 iOS 27", .removed(version("iOS 27"))),
      ("replaced by `a(_:)`", .replacedBy("a(_:)")), ("replaced by: `a(_:)`", .replacedBy("a(_:)")),
      ("replaced by SceneDelegate", .replacedBy("SceneDelegate")), ("代替 `a()`", .replacedBy("a()")),
      ("`a()` 대체", .replacedBy("a()")),
    ] as [(String, Attribute?)])
  func vocabulary(text: String, expected: Attribute?) {
    let code = text.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    let match = AttributePhrase.standard.match(text.replacing("`", with: ""), code: code)
    if case .attribute(let attribute) = match {
      #expect(attribute == expected)
    } else {
      #expect(expected == nil)
    }
  }

  @Test("Commas, semicolons and their full-width forms separate; full-width parentheses enclose")
  func punctuation() {
    let lifecycle = expect(
      """
      # T

      ## States

      - **A** (initial, documented; since iOS 13): one.
      - **B**（最終、iOS 14以降；公式）：two.
      - **C** ( transient ): three.
      """
    ).lifecycle
    #expect(lifecycle.stateLines == ["A (initial)", "B (final)", "C (transient)"])
    #expect(lifecycle.states.map { $0.availability.since?.description } == ["iOS 13", "iOS 14", nil])
    #expect(lifecycle.states.map { $0.provenance.status } == [.documented, .documented, nil])
    #expect(lifecycle.states.map(\.documentation) == ["one.", "two.", "three."])
  }

  @Test("Words that follow a condition continue it, parentheses in it too")
  func conditions() {
    let lifecycle = expect(
      "# T\n\n## States\n\n- **A** (observed: iPhone 11 (2019), iOS 13.1, initial, since iOS 13): one."
    ).lifecycle
    #expect(lifecycle.states[0].provenance.status == .observed(where: "iPhone 11 (2019), iOS 13.1"))
    #expect(lifecycle.stateLines == ["A (initial)"])
    #expect(lifecycle.states[0].availability.since?.description == "iOS 13")
  }

  @Test(
    "A parenthesis without a known attribute is prose", arguments: ["the first", "one of many", "A1", "no network", ""])
  func prose(text: String) {
    let lifecycle = expect(MarkedText("# T\n\n## States\n\n- **B** (initial)\n- **A** (\(text)): one.")).lifecycle
    #expect(lifecycle.states[1].documentation == "(\(text)): one.")
  }

  @Test("A misspelt attribute, other words, an invalid version and a misplaced attribute are warnings at their words")
  func problems() {
    expect(
      """
      # T

      ## States

      - **A** (initial, 1️⃣finale): one.
      - **B** (2️⃣inital)
      - **C** (final, 3️⃣the last)
      - **D** (4️⃣since last summer)
      - **E** (5️⃣once per scene, transient)
      - **F** (6️⃣sinse iOS 13, 7️⃣once per scen)
      - **G** (8️⃣once per holiday)
      - **H** (9️⃣deprecated)
      """,
      [
        .init("misspelt-attribute", at: "1️⃣", covering: "finale", fixes: ["final"]),
        .init("misspelt-attribute", at: "2️⃣", covering: "inital", fixes: ["initial"]),
        .init("unknown-attribute", at: "3️⃣", covering: "the last"),
        .init("invalid-version", at: "4️⃣", covering: "since last summer"),
        .init("misplaced-attribute", at: "5️⃣", covering: "once per scene"),
        .init("misspelt-attribute", at: "6️⃣", covering: "sinse iOS 13"),
        .init("misspelt-attribute", at: "7️⃣", covering: "once per scen", fixes: ["once per scene"]),
        .init("misspelt-attribute", at: "8️⃣", covering: "once per holiday"),
        .init("invalid-version", at: "9️⃣", covering: "deprecated"),
      ])
  }

  @Test("An attribute of a step overrides that of the callback")
  func steps() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      - `Own`: `OwnDelegate`

      ## States

      - **A** (initial)

      ## Callbacks

      - `Own.one()` (once per scene, may be skipped: always, documented, since iOS 13): [Manual](https://example.com/1)
      - `Own.two()` (replaced by `Own.one()`, deprecated iOS 26)

      ## Transitions

      ### A → A

      1. `Own.one()` (deferred: later, observed: iPad)
      2. `Own.two()` (once)
      3. `Own.one()`: see [here](https://example.com/2)
      """
    ).lifecycle
    let attributes = lifecycle.transitions[0].steps.map(\.attributes)
    #expect(attributes.map(\.frequency) == [.oncePer(.scene), .once, .oncePer(.scene)])
    #expect(
      attributes.map(\.certainty) == [.deferred(until: "later"), .always, .mayBeSkipped(when: "always")])
    #expect(attributes.map { $0.availability.since?.description } == ["iOS 13", nil, "iOS 13"])
    #expect(attributes[1].replacedBy == "Own.one()")
    #expect(attributes[1].availability.deprecated?.description == "iOS 26")
    #expect(
      attributes.map(\.provenance.status) == [.observed(where: "iPad"), nil, nil],
      "What documents a callback does not document the order of its calls")
    #expect(
      attributes.map { $0.provenance.sources.map(\.url) }
        == [[], [], ["https://example.com/2"]], "A claim of its own does not borrow the callback's sources")
    #expect(lifecycle.transitions[0].steps.map(\.note) == ["", "", "see [here](https://example.com/2)"])
  }

  @Test("A call that may be skipped or deferred is both; one that is neither takes its transition's mark")
  func doubtsAndMarks() {
    let lifecycle = expect(
      """
      # Page

      ## States

      - **A** (initial)

      ## Callbacks

      - `Own.one()` (documented): [Manual](https://example.com/1)

      ## Transitions

      ### A → A (observed: iPad)

      From [here](https://example.com/2).

      1. `Own.one()` (deferred: later, may be skipped)
      2. `Own.one()` (documented)
      3. `Own.one()`: see [there](https://example.com/3)
      """
    ).lifecycle
    let transition = lifecycle.transitions[0]
    #expect(transition.steps[0].certainty == .mayBeSkipped(when: nil).adding(.deferred(until: "later")))
    #expect(transition.steps[0].certainty.text == "may be skipped or deferred: later")
    let claims = transition.steps.map(transition.provenance(of:))
    #expect(claims.map(\.status) == [.observed(where: "iPad"), .documented, .observed(where: "iPad")])
    #expect(
      claims.map { $0.sources.map(\.url) } == [["https://example.com/2"], [], ["https://example.com/3"]])
  }
}

private func version(_ text: String) -> PlatformVersion {
  PlatformVersion(text) ?? PlatformVersion(nil, Version(0))
}
