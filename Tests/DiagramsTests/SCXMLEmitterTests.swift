import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams
@testable import Text

@Suite("SCXML")
struct SCXMLEmitterTests {
  private func lines(_ lifecycle: Lifecycle) -> [String] {
    SCXMLEmitter().graph(of: lifecycle, view: .states).split(separator: "\n").map(\.trimmingSpaces).map(String.init)
  }

  @Test("A chain continues by an event of its own, which the previous transition raises after its calls")
  func chain() {
    let lines = lines(.sample)
    let leave = lines.drop { !$0.contains("event=\"event_leave\"") }
    #expect(
      leave.prefix(5) == [
        "<transition event=\"event_leave\" target=\"s_inactive\" instar:event=\"Leave\">",
        "<log label=\"SceneDelegate\" expr=\"'sceneWillResignActive(_:)'\"/>",
        "<log label=\"ScenePhase\" expr=\"'.inactive'\"/>",
        "<raise event=\"continue.event_leave.4\"/>",
        "</transition>",
      ])
    #expect(
      lines.filter { $0.hasPrefix("<transition event=\"continue.") } == [
        "<transition event=\"continue.event_launch.2\" target=\"s_active\" instar:event=\"Launch\">",
        "<transition event=\"continue.event_leave.4\" target=\"s_background\" instar:event=\"Leave\">",
        "<transition event=\"continue.event_return.6\" target=\"s_active\" instar:event=\"Return\">",
      ])
  }

  @Test("A transition without an event waits for one that names its target")
  func silence() {
    #expect(lines(.shapes).contains("<transition event=\"go_to_s_start\" target=\"s_start\"/>"))
    #expect(!lines(.shapes).contains { $0.hasPrefix("<transition") && !$0.contains(" event=") })
  }

  @Test("A guard is a variable, declared once, with the page's text beside it")
  func guards() {
    let lines = lines(.shapes)
    #expect(lines.filter { $0.hasPrefix("<data ") }.count == 4)
    #expect(lines.contains("<data id=\"guard_one\" expr=\"true\" instar:name=\"one\"/>"))
    #expect(
      lines.contains(
        "<transition event=\"event_leave\" cond=\"guard_a_b_c\" target=\"s_beside\" instar:event=\"Leave\""
          + " instar:guard=\"a &lt; b &amp;&amp; &quot;c&quot;\"/>"))
  }

  @Test("The initial state is the page's, in every composite state too; a final state that is never left is final")
  func states() {
    let lines = lines(.shapes)
    #expect(lines[1].contains(" initial=\"s_outer\""))
    #expect(lines.contains("<state id=\"s_outer\" initial=\"s_middle\" instar:name=\"Outer\">"))
    #expect(lines.contains("<final id=\"s_end\" instar:name=\"End\"/>"))
    var left = Lifecycle.shapes
    left.transitions.append(Transition(from: StateID(5), to: StateID(0)))
    #expect(self.lines(left).contains("<state id=\"s_end\" instar:name=\"End\" instar:final=\"true\">"))
  }

  @Test("The page's remarks on a call are kept with it")
  func calls() {
    #expect(
      lines(.everything).contains(
        "<log label=\"SceneDelegate\" expr=\"'sceneWillEnterForeground(_:)'\" instar:certainty=\"may-be-skipped\""
          + " instar:condition=\"back within a second\" instar:since=\"iOS 13.4\"/>"))
  }

  @Test("Characters that XML does not allow are left out")
  func controls() {
    var lifecycle = Lifecycle.shapes
    lifecycle.states[0].documentation = "a\u{0}\u{1B}b\nc"
    #expect(lines(lifecycle).contains { $0.contains("instar:description=\"a\u{FFFD}\u{FFFD}b&#10;c\"") })
  }
}
