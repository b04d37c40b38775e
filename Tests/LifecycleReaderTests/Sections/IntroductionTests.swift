import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The introduction of a page")
struct IntroductionTests {
  @Test("Bullet items with known keys are properties, other prose is the summary")
  func properties() {
    let lifecycle = expect(
      """
      # T

      - Platform: iOS
      - Version: 13
      - language: Japanese
      - Swift module: App
      - Log subsystem: com.example.app
      - Owner: nobody knows this key

      A page.
      It has *emphasis*.

      And a second paragraph.

      ## States
      """
    ).lifecycle
    #expect(lifecycle.platform == "iOS")
    #expect(lifecycle.versions == VersionRange(Version(13)))
    #expect(lifecycle.language == .japanese)
    #expect(lifecycle.swiftModule == "App")
    #expect(lifecycle.logSubsystem == "com.example.app")
    #expect(lifecycle.summary == "A page.\nIt has *emphasis*.\n\nAnd a second paragraph.")
  }

  @Test("Keys in other languages with full-width colons are read alike")
  func otherLanguages() {
    let japanese = expect("# T\n\n- プラットフォーム： iOS\n- バージョン：12〜27\n- 言語：日本語").lifecycle
    #expect(japanese.platform == "iOS")
    #expect(japanese.versions == VersionRange(Version(12), Version(27)))
    #expect(japanese.language == .japanese)
    let korean = expect("# T\n\n- 플랫폼: iOS\n- 버전: 12에서 27까지\n- 언어: ko").lifecycle
    #expect(korean.platform == "iOS")
    #expect(korean.language == .korean)
    for name in ["zh-Hans", "zh", "zh_CN", "Chinese", "中文", "简体中文", "中国語", "중국어"] {
      let chinese = expect(MarkedText("# T\n\n- 平台：iOS\n- 版本：13 到 26\n- 语言：\(name)")).lifecycle
      #expect(chinese.platform == "iOS")
      #expect(chinese.versions == VersionRange(Version(13), Version(26)))
      #expect(chinese.language == .chinese, "\(name)")
    }
  }

  @Test(
    "Version is one version or a range",
    arguments: [
      ("13", "13"), ("13.0", "13"), ("13.4.1", "13.4.1"), ("13+", "13"), ("iOS 13", "13"), ("12 to 27", "12 to 27"),
      ("12-27", "12 to 27"), ("iOS 12 to iOS 13.4", "12 to 13.4"), ("12 から 27", "12 to 27"),
      ("12から27まで", "12 to 27"), ("12부터27까지", "12 to 27"), ("从 iOS 12 到 iOS 27", "12 to 27"), ("iOS 13 起", "13"),
    ])
  func versions(text: String, expected: String) {
    #expect(expect(MarkedText("# T\n\n- Version: \(text)")).lifecycle.versions?.description == expected)
  }

  @Test("A range whose later version is first is read the other way round, which is told")
  func turnedVersions() {
    let lifecycle = expect(
      MarkedText("# T\n\n- Version: 1️⃣27 – 12"), [.init("invalid-property", at: "1️⃣", covering: "27 – 12")]
    ).lifecycle
    #expect(lifecycle.versions?.description == "12 to 27")
  }

  @Test("A platform may have its version after it")
  func platformWithVersion() {
    let lifecycle = expect("# T\n\n- Platform: iOS 13+").lifecycle
    #expect(lifecycle.platform == "iOS")
    #expect(lifecycle.versions?.description == "13")
    let both = expect("# T\n\n- Platform: iOS 13\n- Version: 14").lifecycle
    #expect(both.versions?.description == "14")
    #expect(expect("# T\n\n- Platform: Android").lifecycle.platform == "Android")
  }

  @Test("A version that cannot be read is a warning", arguments: ["latest", "12, 13", "13.x", "1 to 2 to 3", "13beta"])
  func badVersions(text: String) {
    let reading = expect(
      MarkedText("# T\n\n- Version: 1️⃣\(text)"), [.init("invalid-property", at: "1️⃣", covering: text)])
    #expect(reading.lifecycle.versions == nil)
  }

  @Test("Swift is 'none', and properties of generated Swift are then unused")
  func swift() {
    expect("# T\n\n- Swift: 1️⃣6.2\n- Swift module: App", [.init("invalid-property", at: "1️⃣", covering: "6.2")])
    let reading = expect(
      "# T\n\n- 1️⃣Swift module: App\n- Swift: none\n- 2️⃣Log subsystem: x",
      [
        .init("invalid-property", at: "1️⃣", covering: "Swift module"),
        .init("invalid-property", at: "2️⃣", covering: "Log subsystem"),
      ])
    #expect(!reading.lifecycle.hasSwift)
    #expect(reading.diagnostics[0].summary == "'Swift module' has no effect, because the page says 'Swift: none'")
  }

  @Test("An unknown language and a misspelt key are warnings")
  func misspellings() {
    expect("# T\n\n- Language: 1️⃣Klingon", [.init("invalid-property", at: "1️⃣", covering: "Klingon")])
    expect(
      "# T\n\n- 1️⃣Platfrom: iOS", [.init("misspelt-property", at: "1️⃣", covering: "Platfrom", fixes: ["Platform"])])
  }
}
