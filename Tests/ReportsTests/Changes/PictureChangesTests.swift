import Foundation
import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams
@testable import Emission
@testable import Reports

@Suite("Both versions of a page in one picture")
struct PictureChangesTests {
  @Test("Sign, colour and line show what was added, removed and changed")
  func goldens() throws {
    let pictures = ComparedPages.all.map { pages in
      let picture = Picture(of: pages.report)
      return [
        (pages.name + ".dot", picture.dot), (pages.name + ".txt", "\(picture.title)\n\n\(picture.description)\n"),
      ]
    }
    try Goldens("diff-picture").expect(Dictionary(uniqueKeysWithValues: pictures.joined()))
  }

  private static let light = Lifecycle.sketch(
    "Light", delegates: "Lamp Wall Phase*", states: "Off\nOn\n  Dim\n  Bright\nBroken !final",
    chains: """
      press|Off > Dim|power|Lamp.warm() Lamp.glow() Wall.glow() Phase.on
      turn|Dim > Bright||Lamp.shine()?at_night
      press|Bright > Off||Lamp.rest()
      burn|Bright > Broken||Lamp.pop()
      """)

  private func picture(_ edit: (inout Lifecycle) -> Void, old: Lifecycle = light) -> Picture {
    var after = old
    edit(&after)
    return Picture(of: DiffReport(LifecycleChanges(from: old, to: after), from: "old", to: "new"))
  }

  /// The texts of the lines of all cards, without markup.
  private func lines(_ edit: (inout Lifecycle) -> Void, old: Lifecycle = light) -> [String] {
    let dot = picture(edit, old: old).dot
    let cards = dot.matches(of: #/card_t(\d+) \[.*label=<<table[^>]*>\n((?: *<tr>.*\n)*)/#).map(\.output)
    return cards.sorted { Int($0.1) ?? 0 < Int($1.1) ?? 0 }.flatMap { card in
      card.2.split(separator: "\n").map {
        $0.replacing(#/<[^>]*>/#, with: "").trimmingCharacters(in: .whitespaces)
      }.filter { !$0.isEmpty }
    }
  }

  @Test("Without changes, everything is grey, and the picture says so")
  func nothing() {
    let same = picture { _ in }
    #expect(same.dot.contains("<b>No change</b>"))
    #expect(same.description == "No change.")
    for ink in [AdaptiveColor.removed, .added, .changed] { #expect(!same.dot.contains(ink.light)) }
    let words = picture { $0.states[0].documentation = "Dark." }
    #expect(words.dot.contains("<b>No change to states, transitions or calls</b>"))
    #expect(words.description == "Changes: 1 editorial.")
  }

  @Test("Pictures without a comparison have none of the colours")
  func others() {
    for page in TestPage.bundled {
      let dot = Picture(of: page.lifecycle, view: .states).dot
      for ink in [AdaptiveColor.removed, .added, .changed] { #expect(!dot.contains(ink.light)) }
    }
  }

  @Test("A removed call is struck through, with its old number; an added one has its own number")
  func calls() {
    let picture = picture { $0.transitions[0].steps.remove(at: 0) }
    #expect(
      picture.dot.contains(
        "<font color=\"#970c0c\">1 </font><font color=\"#970c0c\"><s>warm()</s></font>"))
    #expect(
      lines { $0.transitions[0].steps.remove(at: 0) }.prefix(4) == ["~press", "[power]", "−1 warm()", "1 Lamp.glow()"])
    let back = lines { $0.transitions[0].steps.append(Step(CallbackID(0))) }
    #expect(back.prefix(7).last == "+5 warm()")
  }

  @Test("A name of two delegates is shown with its owner, a value with its owner in italics")
  func owners() {
    let picture = picture { $0.transitions[0].steps.remove(at: 0) }
    #expect(picture.dot.contains("Lamp.glow()</font>") && picture.dot.contains("Wall.glow()</font>"))
    #expect(picture.dot.contains("<i>Phase.on</i>"))
  }

  @Test("A call with another certainty or place says what it was")
  func notes() {
    #expect(
      lines { $0.transitions[1].steps[0].attributes.certainty = .always } == [
        "press", "~turn", "~1 shine()", "may be skipped: at", "night → always", "press", "burn",
      ])
    let moved = lines { $0.transitions[0].steps.swapAt(0, 1) }
    #expect(moved.contains { $0.hasPrefix("~") && ($0.hasSuffix("was 2nd") || $0.hasSuffix("was 1st")) })
    let loose = lines { $0.transitions[0].steps[3].unordered = 1 }
    #expect(loose.contains("~• Phase.on was 4th"))
  }

  @Test("Guards and events show old and new")
  func heads() {
    #expect(lines { $0.transitions[0].guard = Guard("daylight") }.prefix(2) == ["~press", "~[power] → [daylight]"])
    #expect(lines { $0.transitions[0].guard = nil }.prefix(2) == ["~press", "−[power]"])
    #expect(lines { $0.transitions[1].guard = Guard("slowly") }.prefix(3) == ["press", "~turn", "+[slowly]"])
    #expect(lines { $0.transitions[1].event = "dial" }.contains("~turn → dial"))
    #expect(lines { $0.transitions[1].event = "TURN" } == ["press", "TURN", "press", "burn"], "The same name")
  }

  @Test("An arrow with another target is shown twice and says so; its calls are beside the new one")
  func elsewhere() {
    let shown = lines { $0.transitions[3].target = StateID(0) }
    #expect(shown == ["press", "turn", "press", "−burn", "~now leads to Off", "+burn", "~led to Broken", "1 pop()"])
  }

  @Test("States show both names, and the old and new initial state")
  func states() {
    let renamed = picture { $0.states[2].name = "Glimmering" }.dot
    #expect(renamed.contains("<b>Glimmering</b>") && renamed.contains("was Dim</font>"))
    let moved = picture {
      $0.states[0].isInitial = false
      $0.states[4].isInitial = true
    }.dot
    #expect(moved.contains("former_start -> s_off [id=\"former-start-arrow\", constraint=false, color=\"#970c0c\""))
    #expect(moved.contains("start -> s_broken [id=\"start-arrow\", weight=10, color=\"#075548\""))
    #expect(moved.contains("now initial</font>") && moved.contains("was initial</font>"))
    #expect(!renamed.contains("former_start"))
  }

  @Test("Arrows of different styles have cards of their own; the legend lists the styles that occur")
  func looks() {
    let dot = picture { lifecycle in
      for event in ["dawn", "dusk"] {
        lifecycle.transitions.append(Transition(from: StateID(0), to: StateID(2), event: event, guard: Guard(event)))
      }
    }.dot
    #expect(dot.contains("card_t5 [id=\"t5-card\", class=\"t5 t6\", color=\"#075548\", penwidth=2.2, label="))
    #expect(dot.contains("[id=t5, class=\"t5 t6\", weight=4, color=\"#075548\", penwidth=2.8, arrowsize=0.8]"))
    #expect(dot.contains("card_t1 [id=\"t1-card\", class=t1, label="))
    #expect(dot.contains("added: green, bold") && dot.contains("unchanged: grey, calls omitted"))
    #expect(!dot.contains("removed: red") && !dot.contains("changed: amber"))
  }

  @Test("Of a large page, only changes and their neighbours are shown, with calls")
  func large() {
    let states = (0..<70).map { "S\($0)" }
    let chains = (0..<70).map { "go|S\($0) > S\(($0 + 1) % 70)|g|D.call\($0)()" }
    let ring = Lifecycle.sketch(
      "Ring", delegates: "D", states: states.joined(separator: "\n"), chains: chains.joined(separator: "\n"))
    let edit = { (page: inout Lifecycle) in
      page.transitions[40].steps = []
      page.states[9].name = "New name"
    }
    let dot = picture(edit, old: ring).dot
    #expect(lines(edit, old: ring) == ["go", "go", "~go", "[g]", "−1 call40()"])
    #expect(dot.contains("67 unchanged transitions omitted"))
    #expect(dot.contains("s_new_name [") && dot.contains("s_s8 [") && !dot.contains("s_s7 ["))
    let all = picture({ page in for index in 0..<70 { page.transitions[index].steps = [] } }, old: ring).dot
    #expect(!all.contains("call40()"), "Where all of it has changed, there is no room for calls")
  }

  @Test("The changes are the picture's description; accepted changes are a number")
  func description() throws {
    var after = Self.light
    after.transitions[0].steps.removeFirst()
    after.transitions[1].guard = Guard("slowly")
    let changes = LifecycleChanges(from: Self.light, to: after)
    let whole = Picture(of: DiffReport(changes, from: "old", to: "new"))
    #expect(whole.title == "old → new: changes to states and transitions")
    for change in changes.changes where change.impact != .editorial {
      #expect(whole.description.contains(change.message + "."))
    }
    let accepted = try #require(changes.changes.first).fingerprint
    let rest = Picture(of: DiffReport(changes, from: "old", to: "new", accepted: [accepted]))
    #expect(rest.description.contains("1 accepted"))
    #expect(rest.dot == whole.dot)
  }
}
