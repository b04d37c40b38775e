import LifecycleDiff
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("A diff on a terminal")
struct DiffTextTests {
  @Test("The recorded diffs don't change")
  func goldens() throws {
    var files: [String: String] = [:]
    for sample in DiffSamples.recorded {
      files["\(sample.name).txt"] = DiffText(sample.report, isColored: false).text
    }
    try Goldens("diff/text").expect(files)
  }

  @Test("Advice for all changes of a kind is given once")
  func commonAdvice() {
    let text = DiffText(DiffSamples.toScenes, isColored: false).text
    #expect(text.ranges(of: "help: Check what happens if the guard is false\n").count == 1)
    #expect(text.ranges(of: #/is now taken if \[[^\]]+\] \(it was always\)/#).count == 3)
  }

  @Test("Documentation is shown without its sources, unless only these differ")
  func words() {
    let text = DiffText(DiffSamples.toScenes, isColored: false).text
    #expect(
      text.contains("now: Set up what the whole process needs; the launch options are nil in an app with scenes.\n"))
    #expect(text.contains("now: in the foreground, and receives events. [Apple: UIScene.ActivationState.foreground"))
  }

  @Test("Colours add escape sequences and nothing else")
  func colours() {
    for sample in DiffSamples.recorded {
      let colored = DiffText(sample.report, isColored: true).text
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == DiffText(sample.report, isColored: false).text)
    }
  }

  @Test("Text of a page cannot control the terminal")
  func controls() {
    var lifecycle = Lifecycle.sample
    lifecycle.states[1].name = "\u{1B}[2J\u{202E}gone\rover"
    lifecycle.callbacks[3].documentation = "bell \u{7} and\nline"
    let changes = LifecycleChanges(from: .sample, to: lifecycle)
    let text = DiffText(DiffReport(changes, from: "a\u{1B}", to: "b"), isColored: false).text
    #expect(!changes.changes.isEmpty)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
    #expect(text.hasPrefix("a␛ → b\n"))
  }
}
