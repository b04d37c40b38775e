/// `A` at most once: A comes at most once in the life of its delegate, or per process or scene where the rule says so.
package enum AtMostOnceRule: RuleKind {
  package static let word = "at-most-once"
  package static let phrases = ["rule.atMostOnce", "rule.atMostOncePer"]
  package static let propositions: [Label] = [.second]
  package static let scenesHelp: String? =
    "If only the first scene does this, write [first scene] after the path and add a transition for other scenes; "
    + "for an app with one window, check with --scenes 1"

  package static func phase(after label: Label, in phase: Int) -> Int? {
    guard label.contains(.second) else { return phase }
    return phase == 0 ? 1 : nil
  }

  package static func summary(of claim: ClaimStrings) -> String {
    "\(claim.a.canHappen) twice in one \(claim.scope)"
  }

  package static func note(on claim: ClaimStrings) -> String { "\(claim.a.happens) here for the second time" }
}
