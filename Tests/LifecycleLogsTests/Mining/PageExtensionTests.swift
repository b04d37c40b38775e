import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import LifecycleWriter
import SwiftGeneration
import TestSupport
import Testing

@Suite("Pages extended by logs")
struct PageExtensionTests {
  @Test("The smallest change that explains a call is made, with its line")
  func changes() throws {
    #expect(try Self.changes(of: ["load", "play"], ["stop"]) == [])
    // A call that is missing.
    #expect(
      try Self.changes(of: ["play"], ["stop"]) == [
        "`Player.load()` may be skipped on Start: Stopped → Playing (1.log:1)"
      ])
    // One that comes too.
    #expect(
      try Self.changes(of: ["load", "beep", "play"], ["stop"])
        == [
          "`Player.beep()` is a callback (1.log:2)",
          "`Player.beep()` may come before `Player.play()` on Start: Stopped → Playing (1.log:2)",
        ])
    // A new event, with a known callback and with another one.
    #expect(
      try Self.changes(of: ["load", "play"], ["load"], ["stop"]) == [
        "Event: Playing → Playing calls `Player.load()` (1.log:4)"
      ])
    #expect(
      try Self.changes(of: ["load", "play"], ["fade", "stop→Stopped"], ["load", "play"], ["fade", "stop"])
        == [
          "`Player.fade()` is a callback (1.log:4)",
          "`Player.fade()` may come before `Player.stop()` on Stop: Playing → Stopped (1.log:4)",
        ])
    // The state that the line names is that of the new event.
    #expect(
      try Self.changes(of: ["load", "play"], ["eject→Stopped"], ["load", "play"])
        == ["`Player.eject()` is a callback (1.log:4)", "Event: Playing → Stopped calls `Player.eject()` (1.log:4)"])
  }

  /// The changes of the page of a player by events with blank lines between.
  private static func changes(of events: [String]...) throws -> [String] {
    let text = """
      # Player

      ## States

      - **Stopped** (initial)
      - **Playing**

      ## Transitions

      ### Start: Stopped → Playing

      1. `Player.load()`
      2. `Player.play()`

      ### Stop: Playing → Stopped

      1. `Player.stop()`
      """
    let page = LifecycleReader.read(SourceFile(path: "player.md", text: text)).lifecycle
    var number = 0
    let lines = events.map { event in
      event.map { call in
        number += 1
        let parts = call.split(separator: "→")
        let state = parts.count > 1 ? " state=\(parts[1])" : ""
        return "lifecycle delegate=Player callback=\"\(parts[0])()\"\(state) launch=1 n=\(number)\n"
      }.joined()
    }
    let extended = ExtendedPage(page, by: [lines.joined(separator: "\n")]).result
    #expect(extended.unexplained.isEmpty)
    let comment = extended.text.split(separator: "Logs add:\n\n").dropFirst().first ?? ""
    return comment.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
  }

  @Test("Logs that conform to a page add nothing to it", arguments: LoggedPage.all)
  func same(page: LoggedPage) throws {
    let texts = page.texts(count: 4, events: 8)
    guard !Self.hasUnexpectedCalls(try CheckedLog(texts, of: page.lifecycle)) else { return }
    let extended = ExtendedPage(page.lifecycle, by: texts).result
    #expect(extended.changes.isEmpty && extended.unexplained.isEmpty, "\(extended.changes)")
    #expect(extended.lifecycle == page.lifecycle)
  }

  @Test(
    "Logs extend a page that has lost a transition, or that calls may be skipped, so that they conform",
    arguments: LoggedPage.all.filter { $0.scenes == 1 }, 0..<3)
  func conformance(page: LoggedPage, seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let texts = page.texts(count: 6, events: 8)
    guard !texts.isEmpty, !page.lifecycle.transitions.isEmpty else { return }
    // What depends on the other scenes, and on the mode, is reported.
    let isConditional = page.lifecycle.transitions.contains { $0.guard?.isOpaque == false }
    let mayFail = isConditional && page.name.hasPrefix("random")
    let poor = Self.poorer(page.lifecycle, &numbers)
    let extended = ExtendedPage(poor, by: texts)
    let result = extended.result
    let isBad = Self.hasUnexpectedCalls(try CheckedLog(texts, of: result.lifecycle, observed: extended.observed))
    #expect(!isBad || mayFail, "\(result.changes.map(\.text))")
    #expect(result.unexplained.isEmpty == !isBad, "\(result.unexplained)")
    #expect(Self.errors(in: result.lifecycle).isSubset(of: Self.errors(in: poor)))
  }

  private static func hasUnexpectedCalls(_ log: CheckedLog) -> Bool { log.ids.contains("unexpected-call") }

  private static func errors(in lifecycle: Lifecycle) -> Set<String> {
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: PageWriter.page(of: lifecycle)))
    return Set(reading.diagnostics.filter { $0.severity == .error }.map(\.summary))
  }

  /// A life cycle without a chain, or of which all calls come.
  private static func poorer(_ lifecycle: Lifecycle, _ numbers: inout SplitMix64) -> Lifecycle {
    var poor = lifecycle
    if numbers.happens(onceIn: 2) {
      for transition in poor.transitions.indices {
        for step in poor.transitions[transition].steps.indices {
          poor.transitions[transition].steps[step].attributes.certainty = .always
        }
      }
    } else {
      let chain = numbers.pick(lifecycle.chains)
      poor.transitions.removeSubrange(chain[0].index...chain[chain.count - 1].index)
    }
    return poor
  }
}
