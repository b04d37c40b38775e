/// From *State* always eventually *Other*: the second is always reached eventually from the first.
package enum AlwaysEventuallyRule: RuleKind {
  package static let word = "always-eventually"
  package static let phrases = ["rule.alwaysEventually"]
  package static let propositions: [Label] = [.second, .first]
  package static let isAboutStates = true
  package static let isPromise = true
  package static let endsWithLife = false
  package static let initially: Label = [.first, .second]

  package static func phase(after label: Label, in phase: Int) -> Int? {
    if label.contains(.first) { return 0 }
    return label.contains(.second) && phase == 0 ? 2 : phase
  }

  package static func summary(of claim: ClaimStrings) -> String {
    "from \(claim.a.name), \(claim.b.name) may never be reached"
  }

  package static func note(on claim: ClaimStrings) -> String {
    "After this, \(claim.b.isNotCertain)"
  }
}
