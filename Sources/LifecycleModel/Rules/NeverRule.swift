/// Never `A`: A never comes.
package enum NeverRule: RuleKind {
  package static let word = "never"
  package static let phrases = ["rule.never"]
  package static let propositions: [Label] = [.second]
  package static let isAbsence = true
  package static let initially = Label.second

  package static func phase(after label: Label, in phase: Int) -> Int? { label.contains(.second) ? nil : phase }

  package static func summary(of claim: ClaimStrings) -> String { claim.a.canHappen }

  package static func note(on claim: ClaimStrings) -> String { "\(claim.a.happens) here" }
}
