import Diagrams
import Emission
import LifecycleModel
import LifecyclePaths

extension PageStrings {
  /// `4 sequences, 13 events, cover 24 of 24 transitions`.
  func summary(of plan: CoveringPlan) -> String {
    let sequences = counted(plan.runs.count, "plan.oneSequence", "plan.sequences")
    let events = counted(plan.eventCount, "plan.oneEvent", "plan.events")
    let verb = plan.runs.count == 1 ? "plan.covers." : "plan.cover."
    let covered = phrase(verb + plan.goal.rawValue, String(plan.coveredCount), String(plan.targetCount))
    return phrase("plan.summary", sequences, events, covered)
  }

  /// ` (may be skipped: back within a second)`; empty for a call that always comes in its place.
  func remark(on step: Step, of lifecycle: Lifecycle, isAlone: Bool) -> String {
    let order = step.unordered != nil && isAlone ? [anyOrder] : []
    return DiagramStrings.parenthesis(order + DiagramStrings(lifecycle).ownRemarks(of: step))
  }

  /// The page's instruction for an event, and that nothing is called where nothing is; `nil` for neither.
  func instruction(of action: TestPlan.Action) -> String? {
    guard action.calls.isEmpty else { return action.instruction }
    let silence = phrase("plan.noCalls")
    guard let instruction = action.instruction else { return silence }
    // The page may have said so itself.
    if instruction.lowercased().contains(silence.dropLast().lowercased()) { return instruction }
    return instruction + phrase("mark.betweenSentences") + silence
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? phrase(one) : phrase(many, String(count))
  }
}
