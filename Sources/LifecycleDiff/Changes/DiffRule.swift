/// Finds one kind of change.
///
/// A rule is one file, named after its kind, and one line in `DiffRuleRegistry.swift`. What it reports names the facts
/// that it accounts for; together the rules account for every fact that has changed.
package protocol DiffRule: SendableMetatype {
  /// The kind that it reports.
  static var kind: ChangeKind { get }
  /// The changes of this kind.
  static func changes(in subject: DiffSubject) -> [Change]
}
