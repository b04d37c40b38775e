/// `A` before `B`: B never comes without A before it in the same life.
package enum BeforeRule: RuleKind {
  package static let word = "before"
  package static let phrases = ["rule.before"]
  package static let propositions: [Label] = [.first, .second]
  package static let initially = Label.first

  package static func phase(after label: Label, in phase: Int) -> Int? {
    if label.contains(.second), phase == 0 { return nil }
    return label.contains(.first) ? 1 : phase
  }

  package static func summary(of claim: ClaimStrings) -> String {
    "\(claim.b.canHappen) without \(claim.a.name) before it"
  }

  package static func note(on claim: ClaimStrings) -> String {
    "\(claim.b.happens) here, but \(claim.a.hasNotHappened)"
  }
}
