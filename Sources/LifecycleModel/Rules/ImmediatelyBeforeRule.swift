/// `A` immediately before `B`: each B directly follows A.
package enum ImmediatelyBeforeRule: RuleKind {
  package static let word = "immediately-before"
  package static let phrases = ["rule.immediatelyBefore"]
  package static let propositions: [Label] = [.first, .second]
  package static let observesOthers = true

  package static func phase(after label: Label, in phase: Int) -> Int? {
    if label.contains(.second), phase == 0 { return nil }
    return label.contains(.first) ? 1 : 0
  }

  package static func summary(of claim: ClaimStrings) -> String {
    "\(claim.b.canHappen) without \(claim.a.name) just before it"
  }

  package static func note(on claim: ClaimStrings) -> String {
    "\(claim.b.happens) here, but \(claim.a.hasNotHappened) just before it"
  }
}
