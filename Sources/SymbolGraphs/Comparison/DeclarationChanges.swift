import LifecycleDiff
import Text

/// The differences between the protocols and overridable classes of two SDKs, or of the catalog and an SDK.
package struct DeclarationChanges: Hashable, Sendable {
  /// The differences by type, in the order of the types' names; of each first its own, then those of its callbacks.
  package let changes: [DeclarationChange]

  /// Compares two SDKs.
  package init(from old: [DeclaredType], to new: [DeclaredType]) {
    let key = { (type: DeclaredType) in [type.name, type.module] }
    let (olds, news) = (Self.byKey(old, key), Self.byKey(new, key))
    changes = Set(olds.keys).union(news.keys).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { key in
      Self.changes(from: olds[key], to: news[key], isCatalog: false)
    }
  }

  /// Compares the catalog's types that are protocols or classes, as far as the SDK has their modules, with the SDK.
  ///
  /// Callbacks that only the SDK has are reported of protocols alone: most of what a class lets subclasses override is no callback
  /// of a life cycle. The catalog knows no inheritance, and of versions only those of the platforms are compared that the SDK's
  /// graphs are about.
  package init(ofCatalog catalog: [DeclaredType], with sdk: [DeclaredType]) {
    let modules = Set(sdk.map(\.module))
    let declared = Self.byKey(sdk, \.name)
    changes = catalog.filter { $0.kind != nil && modules.contains($0.module) }.sorted { $0.name < $1.name }
      .flatMap { type -> [DeclarationChange] in
        let other = declared[type.name]
        if other == nil, type.callbacks.isEmpty { return [] }
        return Self.changes(from: other.map { type.compared(on: $0.platforms) } ?? type, to: other, isCatalog: true)
      }
  }

  /// The number of differences with an impact.
  package func count(of impact: Impact) -> Int { changes.count { $0.impact == impact } }

  private static func byKey<Key: Hashable>(_ types: [DeclaredType], _ key: (DeclaredType) -> Key) -> [Key: DeclaredType]
  {
    Dictionary(types.map { (key($0), $0) }) { first, _ in first }
  }

  private static func changes(from old: DeclaredType?, to new: DeclaredType?, isCatalog: Bool) -> [DeclarationChange] {
    switch (old, new) {
    case (let old?, let new?): TypeComparison(old, new, isCatalog: isCatalog).changes
    case (let old?, nil): [DeclarationChange(old, nil, .removed, .breaking, old: old.summary, new: nil)]
    case (nil, let new?): [DeclarationChange(new, nil, .added, .compatible, old: nil, new: new.summary)]
    case (nil, nil): []
    }
  }
}

extension DeclarationChange {
  /// A change of a type, or of one of its callbacks.
  init(
    _ type: DeclaredType, _ callback: DeclaredCallback?, _ kind: Kind, _ impact: Impact, old: String?, new: String?
  ) {
    self.init(
      type: type.name, module: type.module, callback: callback?.name, kind: kind, impact: impact, old: old, new: new)
  }
}

extension DeclaredType {
  /// `protocol with 3 callbacks`.
  fileprivate var summary: String {
    "\(kind?.rawValue ?? "type") with \(callbacks.count.counted("callback"))"
  }

  /// The type as if it had been read for these platforms.
  fileprivate func compared(on platforms: [String]) -> DeclaredType {
    DeclaredType(
      name: name, module: module, kind: kind, isolation: isolation, isSendable: isSendable, superclass: superclass,
      conformances: conformances, platforms: platforms, availability: availability, documentation: documentation,
      callbacks: callbacks, origin: origin)
  }
}

/// A difference between two declarations of a type or of one of its callbacks.
package struct DeclarationChange: Hashable, Sendable {
  /// The kinds of differences.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Only the old one is there.
    case removed
    /// Only the new one is there.
    case added
    /// The name, the types or the effects differ.
    case declaration
    /// The Objective-C selector differs.
    case selector
    /// The isolation differs, its own or that of a closure.
    case isolation
    /// It is `Sendable`, or takes what is, on one side only.
    case sendability
    /// The duty to have it differs.
    case requirement
    /// The superclass or the protocols differ.
    case inheritance
    /// The versions that have it differ.
    case availability
    /// The versions that deprecate it differ.
    case deprecation
  }

  /// The type that is changed, or whose callback is.
  package let type: String
  /// The type's module.
  package let module: String
  /// The callback's name; `nil` for a change of the type itself.
  package let callback: String?
  package let kind: Kind
  /// The effect on code that was written for the old declaration.
  package let impact: Impact
  /// The old side in words; `nil` for none.
  package let old: String?
  /// The new side in words; `nil` for none.
  package let new: String?
}

/// A comparison of two declarations of one type: of two SDKs, or of an SDK and the catalog.
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

/// A difference between the versions of two declarations, by platform.
struct AvailabilityDifference {
  /// The platforms whose versions differ, with both sides.
  private let versions: [(old: DeclaredAvailability, new: DeclaredAvailability)]
  /// The platforms whose deprecations differ, with both sides.
  private let deprecations: [(old: DeclaredAvailability, new: DeclaredAvailability)]

  /// Compares what two types, or callbacks of theirs, say of the platforms that both were read for.
  init(
    _ old: [DeclaredAvailability], of oldType: DeclaredType, _ new: [DeclaredAvailability], of newType: DeclaredType,
    isLimited: Bool
  ) {
    let read = Set(oldType.platforms).intersection(newType.platforms)
    let one = Set(oldType.platforms).symmetricDifference(newType.platforms)
    let named = (old + new).map(\.platform)
    let compared = DeclaredAvailability.order(isLimited ? Array(read) : named + Array(read)).filter {
      !one.contains($0)
    }
    let pairs = compared.map { platform in
      let find = { (side: [DeclaredAvailability]) in
        // A platform of the graph that a declaration does not name has none of it; of any other it says nothing.
        side.first { $0.platform == platform }
          ?? DeclaredAvailability(platform: platform, isUnavailable: read.contains(platform))
      }
      return (old: find(old), new: find(new))
    }
    versions = pairs.filter { $0.old.versions != $0.new.versions }
    deprecations = pairs.filter {
      $0.old.deprecated != $0.new.deprecated && !$0.old.isUnavailable && !$0.new.isUnavailable
    }
  }

  /// Both sides of the versions that have it; `nil` where they are equal.
  var versionsText: (old: String, new: String)? {
    versions.isEmpty
      ? nil
      : (
        versions.map(\.old.versions).joined(separator: ", "), versions.map(\.new.versions).joined(separator: ", ")
      )
  }

  /// Both sides of the versions that deprecate it, the new one with its replacement; `nil` where they are equal.
  var deprecationText: (old: String?, new: String?)? {
    guard !deprecations.isEmpty else { return nil }
    return (Self.text(deprecations.map(\.old)), Self.text(deprecations.map(\.new)))
  }

  /// `true` where the new one is missing on a platform that has the old one.
  var isLoss: Bool {
    versions.contains { pair in
      pair.new.isUnavailable && !pair.old.isUnavailable || pair.new.obsoleted != nil && pair.old.obsoleted == nil
    }
  }

  private static func text(_ side: [DeclaredAvailability]) -> String? {
    let versions = side.compactMap(\.deprecation)
    guard !versions.isEmpty else { return nil }
    let replacement = side.lazy.filter { $0.deprecated != nil }.compactMap(\.replacement).first
    return versions.joined(separator: ", ") + (replacement.map { ": \($0)" } ?? "")
  }
}
