import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("The states view")
struct StateDiagramTests {
  private let light = Lifecycle.sketch(
    "Light", delegates: "Lamp Phase*", states: "Off !initial\nOn\nBroken !final",
    chains: """
      press|Off > On|mains|Lamp.glow() +Lamp.hum() +Phase.on
      toggle|Off > On|mains|Lamp.glow() +Lamp.hum() +Phase.on
      press|On > Off
      burn out|On > Broken||Lamp.pop()~the_next_night
      """)

  /// The statement of a node or an edge, over all its lines.
  private func statement(_ subject: String, in dot: String) -> String {
    guard let start = dot.firstRange(of: "  \(subject) [") else { return "" }
    let rest = dot[start.lowerBound...]
    return String(rest.firstRange(of: "]\n").map { rest[..<$0.lowerBound] } ?? rest)
  }

  @Test(
    "A card has the events in bold, the guard in brackets, and the calls in order; a line leads to it, an arrow from it"
  )
  func card() {
    let dot = StateDiagram(light).dot
    #expect(
      statement("card_t1", in: dot) == """
          card_t1 [id="t1-card", class="t1 t2", label=<<table border="0" cellborder="0" cellspacing="0" cellpadding="1">
          <tr><td align="left"><font color="#1c1c1e"><b>press,</b></font> \
        <font color="#1c1c1e"><b>toggle</b></font></td></tr>
          <tr><td align="left"><font color="#6a6a70">[mains]</font></td></tr>
          <tr><td align="left" target="_self" tooltip="Lamp.glow()"><font color="#054da6">1 </font>\
        <font color="#054da6">glow()</font></td></tr>
          <tr><td align="left" target="_self" tooltip="Lamp.hum()"><font color="#054da6">• </font>\
        <font color="#054da6">hum()</font></td></tr>
          <tr><td align="left" target="_self" tooltip="Phase.on"><i><font color="#d33307">• </font>\
        </i><font color="#d33307"><i>Phase.on</i></font></td></tr>
        </table>>
        """)
    #expect(
      statement("s_off -> card_t1", in: dot)
        == "  s_off -> card_t1 [id=\"t1-line\", class=\"t1 t2\", dir=none, weight=4")
    #expect(statement("card_t1 -> s_on", in: dot) == "  card_t1 -> s_on [id=t1, class=\"t1 t2\", weight=4")
    for words in ["may come at the next", "night"] {
      let remark = "<font color=\"#6a6a70\">\u{A0}\u{A0}\u{A0}\(words)</font>"
      #expect(statement("card_t4", in: dot).contains(remark))
    }
  }

  @Test("The lines of an arrow that leads back run downwards too, with its head at their beginning")
  func back() {
    let dot = StateDiagram(light).dot
    #expect(statement("s_off -> card_t3", in: dot).contains("id=t3, class=t3, dir=back"))
    #expect(statement("card_t3 -> s_on", in: dot).contains("id=\"t3-line\", class=t3, dir=none"))
  }

  @Test("A transition without event and calls has a line without a card")
  func silent() {
    let dot = StateDiagram(.sketch("A", delegates: "", states: "A\nB", chains: "|A > B\n|B > A")).dot
    #expect(!dot.contains("card"))
    #expect(statement("s_a -> s_b", in: dot) == "  s_a -> s_b [id=t1, class=t1, weight=4")
    #expect(dot.contains("  s_a -> s_b [id=t2, class=t2, dir=back, weight=2]"))
  }

  @Test("Guards are behind the events that share calls, and in a line of their own if they are the same")
  func guards() {
    let page = Lifecycle.sketch(
      "Light", delegates: "Lamp", states: "Off\nOn",
      chains: "press|Off > On|mains|Lamp.a()\nclap|Off > On|battery|Lamp.a()\nshout|Off > On||Lamp.a()")
    let dot = StateDiagram(page).dot
    let texts = statement("card_t1", in: dot).matches(of: #/>([^<>]+)</#).map { String($0.1) }
    #expect(
      texts.filter { !$0.allSatisfy(\.isWhitespace) } == [
        "press", "[mains],", "clap", "[battery],", "shout", "1 ", "a()",
      ])
  }

  @Test("A card is in the innermost composite state around both ends")
  func containers() throws {
    let page = Lifecycle.sketch(
      "A", delegates: "", states: "Out\nGroup\n  In\n  Deep\n    Deeper",
      chains: "enter|Out > In\ndive|In > Deeper\nstay|In > In")
    let dot = StateDiagram(page).dot
    let cluster = try #require(dot.firstRange(of: "subgraph cluster_s_group"))
    let deep = try #require(dot.firstRange(of: "subgraph cluster_s_deep"))
    let end = try #require(dot[deep.lowerBound...].firstRange(of: "\n    }"))
    let places = try ["card_t1 [", "card_t2 [", "card_t3 ["].map { try #require(dot.firstRange(of: $0)).lowerBound }
    #expect(places.map { $0 > end.upperBound } == [true, true, true], "Not in the innermost")
    let outside = try #require(dot[cluster.lowerBound...].firstRange(of: "\n  }"))
    #expect(places.map { $0 < outside.upperBound } == [false, true, true])
  }

  @Test("The start is a point above all states; an initial state further down the page is still on top")
  func initial() {
    let late = Lifecycle.sketch(
      "Late", delegates: "", states: "Second\nFirst !initial", chains: "go|First > Second\nback|Second > First")
    let dot = StateDiagram(late).dot
    #expect(dot.contains("{ rank=source; start }\n  start -> s_first "))
    #expect(dot.contains("s_first -> card_t1") && dot.contains("s_first -> card_t2"))
  }

  @Test("An initial state that no transition touches is drawn, as in the other formats")
  func untouchedInitial() {
    let page = Lifecycle.sketch(
      "A", delegates: "", states: "One !initial\nTwo\nThree", chains: "go|Two > Three\nback|Three > Two")
    let dot = StateDiagram(page).dot
    #expect(dot.contains("start -> s_one "))
  }

  @Test("A final state has a double border, a transient one a dashed border")
  func borders() {
    let dot = StateDiagram(
      .sketch("A", delegates: "", states: "A\nB !transient\nC !final", chains: "|A > B\n|B > C")
    ).dot
    #expect(statement("s_c", in: dot).contains("peripheries=2"))
    #expect(statement("s_b", in: dot).contains("dashed"))
    #expect(!statement("s_a", in: dot).contains("peripheries") && !statement("s_a", in: dot).contains("dashed"))
  }

  @Test("An arrow at a composite state ends at its border; one that stays inside ends at its name")
  func composites() throws {
    let dot = StateDiagram(.nested).dot
    #expect(dot.contains(#/card_t\d+ -> entry_s_on \[[^\]]*lhead=cluster_s_on/#))
    #expect(dot.contains(#/exit_s_on -> card_t\d+ \[[^\]]*ltail=cluster_s_on/#))
    let seeking = try #require(dot.firstMatch(of: #/name_s_playing -> (card_t\d+) /#)?.1)
    #expect(statement(String(seeking), in: dot).contains("seek(to:)"))
    #expect(dot.contains(#/name_s_on -> card_t\d+ /#))
    #expect(dot.contains("entry_s_on -> s_stopped "), "The point inside shows where the composite state begins")
  }

  @Test("The legend names the called delegates, if there are several")
  func legend() {
    let dot = StateDiagram(.sample).dot
    let names = ["AppDelegate", "SceneDelegate", "ViewController"].map { "<b>\($0)</b>" }
    #expect(names.map { dot.contains($0) } == [true, true, true])
    #expect(dot.contains("<i><font color=\"#2b8176\"><b>ScenePhase</b></font></i>"))
    let single = StateDiagram(.sketch("A", delegates: "One Two", states: "A\nB", chains: "go|A > B||One.go()")).dot
    #expect(!single.contains("<b>One</b>") && !single.contains("<b>Two</b>"))
  }

  @Test("The tooltips of states and calls show their documentation as plain text")
  func tooltips() {
    var page = Lifecycle.sample
    page.states[0].documentation = "Never *started*, or ended by the [system](https://example.com)."
    let dot = StateDiagram(page).dot
    #expect(dot.contains("tooltip=\"Not running — Never started, or ended by the system.\""))
    #expect(dot.contains("tooltip=\"SceneDelegate.scene(_:willConnectTo:options:) — Attach the window.\""))
  }

  @Test("A picture of one event shows only the states of its transitions")
  func oneEvent() throws {
    let dot = StateDiagram(try #require(Lifecycle.sample.limited(toEvent: "leave"))).dot
    #expect(dot.contains("s_active ") && dot.contains("s_background "))
    #expect(!dot.contains("s_suspended") && !dot.contains("s_not_running") && !dot.contains("start"))
  }
}
