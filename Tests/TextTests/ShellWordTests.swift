import Testing
import Text

@Suite("Words for a shell")
struct ShellWordTests {
  @Test(
    "Only words with a special meaning for a shell are quoted",
    arguments: [
      ("launch", "launch"), ("scene2:new-window", "scene2:new-window"), ("起動", "起動"), ("ios12.4", "ios12.4"),
      ("leave(1 3)", "'leave(1 3)'"), ("it's", #"'it'\''s'"#), ("", "''"), ("->b", "'->b'"), ("-x", "'-x'"),
      ("~", "'~'"), ("=ls", "'=ls'"), ("$(id)", "'$(id)'"), ("#1", "'#1'"), ("!!", "'!!'"), ("a\\b", #"'a\b'"#),
      ("👩‍👩‍👧", "'👩‍👩‍👧'"),
    ])
  func quoting(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }

  @Test("A quotation mark that a combining mark or a sign hides does not end the word")
  func hidden() {
    for word in ["\u{D4E}'", "'\u{301}", "a'\u{200D}b"] {
      let marks = ShellWord.quoted(word).unicodeScalars.count { $0 == "'" || $0 == "\\" }
      #expect(marks == 6, "\(ShellWord.quoted(word))")
    }
  }

  @Test("Invisible characters are written as their numbers")
  func invisible() {
    #expect(ShellWord.quoted("a\u{202E}'\\b\n") == #"$'a\U0000202e\'\\b\U0000000a'"#)
  }

  @Test("Messages show every word in quotes")
  func messages() {
    #expect(["launch", "it's"].map(ShellWord.alwaysQuoted) == ["'launch'", #"'it'\''s'"#])
  }
}
