/// `A` at most once: A comes at most once in the life of its delegate, or per process or scene where the rule says so.
package enum AtMostOnceRule: RuleKind {
  package static let word = "at-most-once"
  package static let phrases = ["rule.atMostOnce", "rule.atMostOncePer"]
  package static let propositions: [Label] = [.second]

  package static func phase(after label: Label, in phase: Int) -> Int? {
    guard label.contains(.second) else { return phase }
    return phase == 0 ? 1 : nil
  }
}
