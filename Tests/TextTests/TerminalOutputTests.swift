import Testing

@testable import Text

@Suite("Text on a terminal")
struct TerminalOutputTests {
  @Test(
    "A result keeps its lines, tabs and styles, and shows other control characters as pictures",
    arguments: [
      ("a\n\tb\r\nc", "a\n\tb\r\nc"), ("\u{1B}[1;31mred\u{1B}[0m", "\u{1B}[1;31mred\u{1B}[0m"),
      ("\u{1B}[2Jgone", "␛[2Jgone"), ("\u{1B}]0;title\u{07}", "␛]0;title␇"), ("a\rb", "a␍b"),
      ("\u{202E}right\u{202C}", "\u{FFFD}right\u{FFFD}"), ("\u{9B}31m", "\u{FFFD}31m"), ("\u{1B}", "␛"),
      ("\u{1B}[", "␛["), ("\u{1B}[31mnot ours", "␛[31mnot ours"),
      ("状態 🦠", "状態 🦠"),
    ])
  func output(text: String, expected: String) {
    #expect(text.terminalOutput == expected)
  }
}
