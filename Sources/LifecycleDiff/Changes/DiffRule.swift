/// Finds one kind of change.
///
/// A rule is one file, named after its kind, and one line in `DiffRuleRegistry.swift`. Its changes name the facts that they
/// account for; together the rules account for every changed fact.
package protocol DiffRule: SendableMetatype {
  /// The kind of the rule's changes.
  static var kind: ChangeKind { get }
  /// The changes of this kind.
  static func changes(in subject: DiffSubject) -> [Change]
}
