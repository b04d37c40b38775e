import LifecycleDiff

/// A comparison of two declarations of one type.
struct TypeComparison {
  private let old: DeclaredType
  private let new: DeclaredType
  /// `true` where the old one is the catalog's.
  private let isCatalog: Bool

  init(_ old: DeclaredType, _ new: DeclaredType, isCatalog: Bool) {
    self.old = old
    self.new = new
    self.isCatalog = isCatalog
  }

  /// The changes of the type, then those of its callbacks.
  var changes: [DeclarationChange] {
    let pairs = CallbackPairs(old.callbacks, new.callbacks)
    // Most of what a class lets subclasses override is no callback of a life cycle.
    let added = isCatalog && new.kind == .class ? [] : pairs.added
    return ownChanges
      + pairs.removed.map { change($0, .removed, .breaking, old: $0.declaration.text, new: nil) }
      + pairs.common.flatMap(changes)
      + added.map { change($0, .added, Self.impact(ofAdding: $0), old: nil, new: $0.declaration.text) }
  }

  private var ownChanges: [DeclarationChange] {
    // Of the catalog's types only the callbacks are known: their isolation is compared one by one.
    if isCatalog { return [] }
    var changes: [DeclarationChange] = []
    func note(_ kind: DeclarationChange.Kind, _ old: String?, _ new: String?) {
      if old != new { changes.append(change(nil, kind, .breaking, old: old, new: new)) }
    }
    note(.declaration, old.kind?.rawValue, new.kind?.rawValue)
    note(.isolation, old.isolation?.description, new.isolation?.description)
    note(.sendability, old.sendability, new.sendability)
    note(.inheritance, old.inheritance, new.inheritance)
    return changes + availabilityChanges(nil, old.availability, new.availability)
  }

  /// Both isolations of the type, whose change is not repeated for each callback.
  private var ownIsolations: [Isolation?] { [old.isolation, new.isolation] }

  private func changes(old: DeclaredCallback, new: DeclaredCallback) -> [DeclarationChange] {
    var changes: [DeclarationChange] = []
    if let kind = Self.declarationChange(old, new) {
      changes.append(change(new, kind, .breaking, old: old.declaration.text, new: new.declaration.text))
    }
    if let from = old.selector, let to = new.selector, from != to {
      changes.append(change(new, .selector, .breaking, old: from, new: to))
    }
    if let from = old.isolation, let to = new.isolation, from != to, isCatalog || [from, to] != ownIsolations {
      changes.append(change(new, .isolation, .breaking, old: from.description, new: to.description))
    }
    if let from = old.requirement, let to = new.requirement, !isEqual(from, to) {
      let impact = from.mayBeMissing && !to.mayBeMissing ? Impact.breaking : .compatible
      changes.append(change(new, .requirement, impact, old: from.rawValue, new: to.rawValue))
    }
    return changes + availabilityChanges(new, old.availability, new.availability)
  }

  private func availabilityChanges(
    _ callback: DeclaredCallback?, _ old: [DeclaredAvailability], _ new: [DeclaredAvailability]
  ) -> [DeclarationChange] {
    let difference = AvailabilityDifference(old, of: self.old, new, of: self.new, isLimited: isCatalog)
    let versions = difference.versionsText.map { text in
      change(
        callback, .availability, difference.isLoss ? .breaking : .compatible, old: text.old, new: text.new)
    }
    let deprecation = difference.deprecationText.map { text in
      change(callback, .deprecation, .compatible, old: text.old, new: text.new)
    }
    return [versions, deprecation].compactMap(\.self)
  }

  /// The kind of difference between two declarations; `nil` for none.
  private static func declarationChange(_ old: DeclaredCallback, _ new: DeclaredCallback) -> DeclarationChange.Kind? {
    let isEqual = { (ignored: Set<String>) in
      CallbackSignature(old, ignoring: ignored) == CallbackSignature(new, ignoring: ignored)
    }
    if isEqual([]) { return nil }
    if isEqual(["@MainActor"]) { return .isolation }
    return isEqual(TypeSpelling.concurrency) ? .sendability : .declaration
  }

  /// Returns `true` for two duties that are one; the catalog knows no default implementations.
  private func isEqual(_ old: Requirement, _ new: Requirement) -> Bool {
    old == new || isCatalog && old.mayBeMissing && new.mayBeMissing
  }

  private static func impact(ofAdding callback: DeclaredCallback) -> Impact {
    callback.requirement?.mayBeMissing == false ? .breaking : .compatible
  }

  private func change(
    _ callback: DeclaredCallback?, _ kind: DeclarationChange.Kind, _ impact: Impact, old: String?, new: String?
  ) -> DeclarationChange {
    DeclarationChange(self.new, callback, kind, impact, old: old, new: new)
  }
}

extension DeclaredType {
  /// `Sendable`, or that it is not.
  fileprivate var sendability: String? { isSendable.map { $0 ? "Sendable" : "not Sendable" } }

  /// The superclass and the protocols; `nil` for none.
  fileprivate var inheritance: String? {
    let names = [superclass].compactMap(\.self) + (conformances ?? [])
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
