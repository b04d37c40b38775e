import LifecycleModel
import LifecyclePaths

extension CheckedProcess {
  /// Reports a call that the page does not list.
  mutating func reportUnlisted(_ call: Call, _ context: inout CheckContext) {
    context.summary.unlistedCalls += 1
    // What other delegates print than those of the page is no matter of it.
    guard call.call.delegate != nil || call.call.isGenerated && !context.isOfOtherPage(call, under: key) else { return }
    report(.unlistedCall(call.call.name(in: call.message, of: context.lifecycle)), call, &context)
  }

  /// Reports what is found at a call.
  mutating func report(
    _ reason: LogFinding.Reason, _ call: Call, of life: Int? = nil, rules: [Int] = [], since place: LogPlace? = nil,
    _ context: inout CheckContext
  ) {
    let trace = traces[life]
    var callback: CallbackID?
    if case .listed(let id) = call.call.callback { callback = id }
    if case .neverObserved(let id) = reason { callback = id }
    var finding = LogFinding(
      reason: reason, callback: callback, scope: scope(of: life), place: call.place, line: Array(call.line),
      since: reason.isBrokenRule ? place : trace.since, before: trace.recent)
    finding.rules = rules
    if finding.reason.isViolation { traces.countFinding(of: life) }
    context.found.append(finding)
  }

  /// Reports a call that the page does not allow, and the rules that it breaks; one mistake is one finding.
  mutating func report(
    _ step: FollowedProcess.Step, _ call: Call, of life: Int?, _ context: inout CheckContext
  ) {
    var violations = step.rules.violations
    if let unexpected = context.monitors[followed.monitor].explanation(of: step.verdict) {
      let rules = step.needsSeveralScenes ? [] : violations.filter { !$0.isAtEnd }.map(\.rule)
      violations.removeAll { rules.contains($0.rule) }
      let reason = step.needsSeveralScenes ? LogFinding.Reason.indistinctScenes : .unexpectedCall(unexpected)
      report(reason, call, of: life, rules: rules, &context)
    }
    report(violations, call, &context)
  }

  /// Reports the rules that a call breaks.
  mutating func report(
    _ violations: [RuleNews.Violation], _ call: Call, _ context: inout CheckContext
  ) {
    for violation in violations {
      let life = violation.life.flatMap { hasObjects == true && traces.contains($0) ? $0 : nil }
      report(
        .brokenRule(BrokenRule(rule: violation.rule, isAtEnd: violation.isAtEnd)), call, of: life,
        rules: [violation.rule], since: violation.since, &context)
    }
  }
}
