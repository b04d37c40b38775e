/// `A` not first after `B`: where the first A of a life comes, no B has come before it in the same event. No page can claim it:
/// it is what a documented `A` before `B` says of a page that may leave calls, events and states out. Of two events, the page
/// may have left out an A before them.
package enum NotFirstAfterRule: RuleKind {
  package static let word = "not-first-after"
  package static let phrases: [String] = []
  // A deferred A may come, which does not help the rule: it is not one that must come first.
  package static let propositions: [Label] = [.other, .second]

  package static func phase(after label: Label, in phase: Int) -> Int? {
    if label.contains(.other) { return phase == 2 ? nil : 3 }
    return label.contains(.second) && phase < 2 ? 2 : phase
  }

  package static func summary(of claim: ClaimStrings) -> String { "\(claim.b.canHappen) before \(claim.a.name)" }

  package static func note(on claim: ClaimStrings) -> String {
    "\(claim.a.happens) here for the first time, after \(claim.b.name)"
  }
}
