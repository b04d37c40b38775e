import LifecycleDiff

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
    "\(kind?.rawValue ?? "type") with \(callbacks.count) \(callbacks.count == 1 ? "callback" : "callbacks")"
  }

  /// The type as if it had been read for these platforms.
  fileprivate func compared(on platforms: [String]) -> DeclaredType {
    DeclaredType(
      name: name, module: module, kind: kind, isolation: isolation, isSendable: isSendable, superclass: superclass,
      conformances: conformances, platforms: platforms, availability: availability, documentation: documentation,
      callbacks: callbacks, origin: origin)
  }
}
