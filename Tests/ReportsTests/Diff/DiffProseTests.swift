import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@testable import Documents
@testable import Reports

@Suite("Names in the sentences of a diff")
struct DiffProseTests {
  private func prose(_ change: (inout Lifecycle) -> Void = { _ in }) -> DiffProse {
    var lifecycle = Lifecycle.sample
    change(&lifecycle)
    return DiffProse(DiffReport(LifecycleChanges(from: .sample, to: lifecycle), from: "a", to: "b"))
  }

  @Test("A callback and a class are code, a state is bold, a transition is emphasised, other names keep their marks")
  func names() {
    let runs = prose().runs(
      of: "'SceneDelegate.sceneDidBecomeActive(_:)' in 'SceneDelegate', 'Active', 'Leave' and 'nothing'")
    #expect(
      runs == [
        .code("SceneDelegate.sceneDidBecomeActive(_:)"), .text(" in "), .code("SceneDelegate"), .text(", "),
        .strong([.text("Active")]), .text(", "), .emphasis([.text("Leave")]), .text(" and 'nothing'"),
      ])
  }

  @Test("The longest name wins, also one with quotation marks inside")
  func longest() {
    let runs = prose { $0.states[2].name = "It's 'on'" }.runs(of: "State 'It's 'on'' was added")
    #expect(runs == [.text("State "), .strong([.text("It's 'on'")]), .text(" was added")])
  }

  @Test("A chain of transitions and a part of it are both names")
  func chains() {
    let lifecycle = Lifecycle.sample
    for chain in lifecycle.chains {
      let names = [lifecycle.headline(of: chain), lifecycle.headline(of: chain.suffix(1))]
      for name in names { #expect(prose().runs(of: "'\(name)'.") == [.emphasis([.text(name)]), .text(".")]) }
    }
  }

  @Test("A rule is its Markdown, between marks within a sentence")
  func rules() {
    let rule = "`a` before *Active*"
    let changed = prose { $0.rules = [Rule(text: rule, claim: .init(NeverRule.self, .callback(CallbackID(0))))] }
    let runs: [InlineContent.Inline] = [.code("a"), .text(" before "), .emphasis([.text("Active")])]
    #expect(changed.runs(of: rule) == runs)
    #expect(
      changed.runs(of: "Rule '\(rule)' was added") == [.text("Rule "), .text("'")] + runs + [
        .text("'"), .text(" was added"),
      ])
  }

  @Test("No text of a sentence is lost")
  func words() {
    for sample in DiffSamples.recorded {
      let prose = DiffProse(sample.report)
      for change in sample.report.changes {
        let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
        let words = PlainText.words(of: prose.runs(of: change.message))
        let message = PlainText.words(of: InlineContent(markdown: change.message).lines.flatMap { $0 })
        #expect(letters(words) == letters(message))
      }
    }
  }
}
