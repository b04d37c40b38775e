import LifecycleModel

extension DeclaredType {
  /// The types of a catalog in its order, each with the callbacks that it declares itself.
  package static func types(of catalog: APICatalog) -> [DeclaredType] {
    APIType.all.map { type in
      let isolation: Isolation? = type.isMainActorInferred ? .globalActor("MainActor") : nil
      return DeclaredType(
        name: type.name, module: type.module, kind: Kind(of: type), isolation: isolation, isSendable: nil,
        superclass: nil, conformances: nil, platforms: [], availability: [], documentation: [],
        callbacks: catalog.entries(of: [type.name]).filter { $0.owner == type.name }
          .map { DeclaredCallback($0, isolation: isolation) },
        origin: .builtIn)
    }
  }
}

extension DeclaredType.Kind {
  /// The kind of a type of the catalog; `nil` for a view, scene or value of SwiftUI.
  fileprivate init?(of type: APIType) {
    guard type.className != nil, !APICatalog.isObserved(type: type.name) else { return nil }
    self = type.kind == .superclass ? .class : .protocol
  }
}

extension DeclaredCallback {
  /// An entry of the catalog.
  fileprivate init(_ entry: APIEntry, isolation: Isolation?) {
    let modifiers = entry.declaration.text.split(separator: " ").prefix { $0 != "func" && $0 != "var" }
    let availability = entry.platforms.map { platform in
      let bounds = entry.availability(on: platform)
      return DeclaredAvailability(
        platform: platform, introduced: bounds.since?.version, deprecated: bounds.deprecated?.version,
        renamed: bounds.deprecated == nil ? nil : entry.replacement)
    }
    self.init(
      declaration: entry.declaration, isStatic: modifiers.contains("class") || modifiers.contains("static"),
      selector: entry.selector.isEmpty ? nil : entry.selector, requirement: nil, isolation: isolation,
      availability: availability, replacement: entry.replacement, documentation: [])
  }
}
