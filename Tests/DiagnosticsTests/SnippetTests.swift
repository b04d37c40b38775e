import Testing

@testable import Diagnostics
@testable import Text

@Suite("Snippets")
struct SnippetTests {
  private func shown(_ text: String, _ marked: String) -> [String] {
    let file = SourceFile(path: "a.md", text: text)
    let snippet = Snippet(of: file.range(of: marked), in: file)
    return [snippet.text, snippet.carets]
  }

  @Test("The marked part is separate from the text before and after it")
  func parts() {
    let file = SourceFile(path: "a.md", text: "- `pay` → `payed` now")
    let snippet = Snippet(of: file.range(of: "payed"), in: file)
    #expect([snippet.before, snippet.marked, snippet.after] == ["- `pay` → `", "payed", "` now"])
    let empty = Snippet(of: SourceRange(2, 2), in: file)
    #expect([empty.before, empty.marked, empty.after] == ["- ", "", "`pay` → `payed` now"])
  }

  @Test("Wide characters move the carets by two columns, and get two carets")
  func wide() {
    #expect(
      shown("- 状態 → 実行中x", "実行中") == [
        "- 状態 → 実行中x",
        "         ^^^^^^",
      ])
  }

  @Test("An emoji of many code points takes two columns")
  func emoji() {
    #expect(
      shown("👩‍👩‍👧 🇯🇵 payed", "payed") == [
        "👩‍👩‍👧 🇯🇵 payed",
        "      ^^^^^",
      ])
    #expect(shown("to ❤️ it", "❤️").last == "   ^^")
  }

  @Test("A combining mark takes no column")
  func combining() {
    #expect(
      shown("cafe\u{301} payed", "payed") == [
        "cafe\u{301} payed",
        "     ^^^^^",
      ])
  }

  @Test("A tab goes to the next multiple of four columns, before the carets and under them")
  func tabs() {
    #expect(
      shown("\t- a\tpayed", "payed") == [
        "    - a payed",
        "        ^^^^^",
      ])
    #expect(
      shown("ab\tc", "b\tc") == [
        "ab  c",
        " ^^^^",
      ])
  }

  @Test("A range over several lines shows the first of them")
  func severalLines() {
    #expect(
      shown("one\ntwo three\r\nfour", "three\r\nfour") == [
        "two three",
        "    ^^^^^",
      ])
  }

  @Test("An empty range gets one caret, at a line's end after it")
  func empty() {
    let file = SourceFile(path: "a.md", text: "one\ntwo\n")
    #expect(Snippet(of: SourceRange(1, 1), in: file).carets == " ^")
    #expect(Snippet(of: SourceRange(3, 3), in: file).carets == "   ^")
    let end = Snippet(of: SourceRange(8, 8), in: file)
    #expect(end.lineNumber == 2)
    #expect(end.carets == "   ^")
    let nothing = Snippet(of: .fileStart, in: SourceFile(path: "a.md", text: ""))
    #expect([nothing.text, nothing.carets] == ["", "^"])
  }

  @Test("A line of 200 columns is shown whole, a longer one is cut around the carets")
  func longLines() {
    let padding = String(repeating: "a", count: 195)
    #expect(shown(padding + "payed", "payed").first == padding + "payed")

    let middle = shown(String(repeating: "a", count: 5000) + "payed" + String(repeating: "b", count: 5000), "payed")
    #expect(middle[0].hasPrefix("…a"))
    #expect(middle[0].hasSuffix("b…"))
    #expect(middle[0].displayWidth == 201)
    #expect(middle[1] == String(repeating: " ", count: 97) + "^^^^^")
    #expect(middle[0].dropFirst(97).prefix(5) == "payed")

    let end = shown(String(repeating: "語", count: 500) + "payed", "payed")
    #expect(end[0].hasPrefix("…"))
    #expect(end[0].hasSuffix("語payed"))
    #expect(end[0].displayWidth <= 200)
    #expect(end[0].prefix { $0 != "p" }.displayWidth + 5 == end[1].count)
  }

  @Test("A marked part that is longer than the window shows its beginning")
  func longRange() {
    let line = shown(String(repeating: "a", count: 300) + String(repeating: "x", count: 900), "xxxx")
    #expect(line[0].contains("ax"))
    let file = SourceFile(path: "a.md", text: String(repeating: "x", count: 900))
    let all = Snippet(of: file.fullRange, in: file)
    #expect(all.carets == String(repeating: "^", count: 200))
    #expect(all.text == String(repeating: "x", count: 200) + "…")
  }
}
