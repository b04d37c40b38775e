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
    "Transitions with the same guard and calls are one arrow: events in bold, the guard in brackets, calls in order")
  func arrow() {
    let dot = StateDiagram(light).dot
    #expect(
      statement("s_off -> s_on", in: dot) == """
          s_off -> s_on [id=t1, weight=4, class="t1 t2", label=<<table border="0" cellborder="0" cellspacing="0" \
        cellpadding="1">
          <tr><td width="4"></td><td align="left"><font color="#1c1c1e"><b>press, toggle</b></font></td></tr>
          <tr><td width="4"></td><td align="left"><font color="#6a6a70">[mains]</font></td></tr>
          <tr><td width="4"></td><td align="left" target="_self" tooltip="Lamp.glow()"><font color="#054da6">1 </font>\
        <font color="#054da6">glow()</font></td></tr>
          <tr><td width="4"></td><td align="left" target="_self" tooltip="Lamp.hum()"><font color="#054da6">• </font>\
        <font color="#054da6">hum()</font></td></tr>
          <tr><td width="4"></td><td align="left" target="_self" tooltip="Phase.on"><i><font color="#d33307">• </font>\
        </i><font color="#d33307"><i>Phase.on</i></font></td></tr>
        </table>>
        """)
    #expect(
      statement("s_on -> s_broken", in: dot).contains("<font color=\"#6a6a70\"> may come at the next night</font>"))
  }

  @Test("A backward transition does not affect the layout")
  func back() {
    let dot = StateDiagram(light).dot
    #expect(statement("s_on -> s_off", in: dot).contains("constraint=false"))
    #expect(!statement("s_off -> s_on", in: dot).contains("constraint"))
  }

  @Test("The start is a point above all states; an initial state further down the page is still on top")
  func initial() {
    let late = Lifecycle.sketch(
      "Late", delegates: "", states: "Second\nFirst !initial", chains: "go|First > Second\nback|Second > First")
    let dot = StateDiagram(late).dot
    #expect(dot.contains("{ rank=source; start }\n  start -> s_first "))
    #expect(statement("s_second -> s_first", in: dot).contains("constraint=false"))
    #expect(!statement("s_first -> s_second", in: dot).contains("constraint"))
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
  func composites() {
    let dot = StateDiagram(.nested).dot
    #expect(statement("s_off -> entry_s_on", in: dot).contains("lhead=cluster_s_on"))
    #expect(statement("exit_s_on -> s_broken", in: dot).contains("ltail=cluster_s_on"))
    #expect(statement("name_s_playing -> name_s_playing", in: dot).contains("seek(to:)"))
    #expect(statement("name_s_on -> s_stopped", in: dot).contains("[hard"))
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
