/// Every kind of rule; the reader and the tests derive from this list.
package enum RuleKindRegistry {
  /// The kinds, in the order in which the reader tries their phrases.
  package static let all: [any RuleKind.Type] = [
    BeforeRule.self,
    ImmediatelyBeforeRule.self,
    AfterEveryRule.self,
    AtMostOnceRule.self,
    NeverRule.self,
    OnlyInRule.self,
    AlwaysEventuallyRule.self,
  ]
}
