import Diagnostics
import Testing

@Suite("Commands that replay a run")
struct ReplayTests {
  @Test("A printed command can be typed in a shell")
  func quoting() {
    let replay = Replay(
      words: ["launch", "leave(1 3)", "it's", "起動", "scene2:launch", ""], scenes: 2, version: "iOS 12")
    #expect(
      replay.advice(about: "my page.md")
        == "Replay it with: instar simulate 'my page.md' --at 'iOS 12' launch 'leave(1 3)' 'it'\\''s' 起動 scene2:launch ''"
    )
  }

  @Test("A command that is too long to type is not printed")
  func long() {
    #expect(Replay(words: Array(repeating: "launch", count: 1_000), scenes: 1).advice(about: "page.md") == nil)
  }

  @Test("Options come before the words, and a mark before words that begin with a hyphen")
  func lines() {
    var line = SimulateLine(page: "my page.md", words: ["launch", "->b"])
    #expect(line.text == "instar simulate 'my page.md' -- launch '->b'")
    line = SimulateLine(page: "-", version: "iOS 12", from: "Not running", scenes: 2, words: ["a(1 2)"])
    #expect(line.text == "instar simulate - --at 'iOS 12' --from 'Not running' --scenes 2 'a(1 2)'")
  }
}
