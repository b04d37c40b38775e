/// `A` after every `B`: each B is followed by A in the same life, or by one of several.
package enum AfterEveryRule: RuleKind {
  package static let word = "after-every"
  package static let phrases = ["rule.afterEvery"]
  package static let propositions: [Label] = [.first, .second]
  package static let isPromise = true

  package static func phase(after label: Label, in phase: Int) -> Int? {
    let phase = label.contains(.first) ? 0 : phase
    return label.contains(.second) && phase == 0 ? 2 : phase
  }

  package static func summary(of claim: ClaimStrings) -> String {
    "\(claim.b.canHappen) without \(claim.a.name) after it"
  }

  package static func note(on claim: ClaimStrings) -> String {
    "After this, \(claim.a.isNotCertain)"
  }
}
