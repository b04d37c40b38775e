/// `A` only in *State*: A comes only on transitions that leave or enter the state.
package enum OnlyInRule: RuleKind {
  package static let word = "only-in"
  package static let phrases = ["rule.onlyIn"]
  package static let propositions: [Label] = [.second, .place]

  package static func phase(after label: Label, in phase: Int) -> Int? {
    label.contains(.second) && !label.contains(.place) ? nil : phase
  }

  package static func summary(of claim: ClaimStrings) -> String { "\(claim.a.canHappen) outside \(claim.b.name)" }

  package static func note(on claim: ClaimStrings) -> String { "\(claim.a.happens) here, outside \(claim.b.name)" }
}
