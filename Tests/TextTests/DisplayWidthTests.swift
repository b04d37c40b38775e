import Testing
import Text

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "Wide characters and emoji take two columns, combining marks and control characters none",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("かな", 4), ("한글", 4), ("ｱｲ", 2), ("Ａ", 2), ("（", 2),
      ("🚀", 2), ("👩‍👩‍👧‍👦", 2), ("❤️", 2), ("❤", 1), ("نشط", 3), ("→", 1), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\t", 0),
      ("\u{7F}", 0),
      ("𠀀", 2), ("🇯🇵", 2), ("—", 1), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("👍🏽", 2), ("☝🏽", 2), ("1️⃣", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("☂", 1), ("🏴\u{E0067}\u{E0062}\u{E007F}", 2), ("🈁", 2),
      // A sound mark of half width, a Thai vowel and a vowel sign of Hindi are beside their letters.
      ("ｶﾞ", 2), ("กำ", 2), ("का", 2), ("か\u{3099}", 2), ("\u{202E}abc", 3), ("e\u{20DD}", 1), ("\r\n", 0),
    ])
  func width(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }
}
