import LifecycleModel

extension DeclaredType {
  /// The types of a catalog in its order, each with the callbacks that it declares itself.
  package static func types(of catalog: APICatalog) -> [DeclaredType] {
    APICatalog.standard.types.map { type in
      let kind = Kind(of: type)
      let isolation = Isolation(of: type)
      return DeclaredType(
        name: type.name, module: type.module, kind: kind, isolation: isolation, isSendable: nil,
        superclass: nil, conformances: nil, platforms: [], availability: [], documentation: [],
        callbacks: catalog.entries(of: [type.name]).filter { $0.owner == type.name }
          .map { DeclaredCallback($0, of: kind, isolation: isolation) },
        origin: .builtIn)
    }
  }
}

extension DeclaredType.Kind {
  /// The kind of a type of the catalog; `nil` for a view, scene or value of SwiftUI.
  fileprivate init?(of type: APIType) {
    guard type.className != nil, !APICatalog.standard.isObserved(type: type.name) else { return nil }
    self = type.kind == .superclass ? .class : .protocol
  }
}

extension Isolation {
  /// The isolation of a type of the catalog; `nil` where that does not say, or where it depends on the SDK.
  fileprivate init?(of type: APIType) {
    guard !type.isMainActorFromSDK27 else { return nil }
    if type.isMainActorInferred {
      self = .globalActor("MainActor")
    } else if type.isNonisolated {
      self = .nonisolated
    } else {
      return nil
    }
  }
}

extension Requirement {
  /// The duty to have an entry of a type of a kind; `nil` where it is not the same on all platforms.
  fileprivate init?(_ entry: APIEntry, of kind: DeclaredType.Kind?) {
    let requiring = entry.platforms.filter(entry.isRequired)
    switch kind {
    case .class: self = .overridable
    case .protocol where requiring.isEmpty: self = .optional
    case .protocol where requiring == entry.platforms: self = .required
    case .protocol, nil: return nil
    }
  }
}

extension DeclaredCallback {
  /// An entry of the catalog, of a type of a kind.
  fileprivate init(_ entry: APIEntry, of kind: DeclaredType.Kind?, isolation: Isolation?) {
    let declaration = entry.declaration
    let modifiers = declaration.text.split(separator: " ").prefix { $0 != "func" && $0 != "var" }
    let availability = entry.platforms.map { platform in
      let bounds = entry.availability(on: platform)
      return DeclaredAvailability(
        platform: platform, introduced: bounds.since?.version, deprecated: bounds.deprecated?.version,
        renamed: bounds.deprecated == nil ? nil : entry.replacement)
    }
    self.init(
      declaration: declaration, isStatic: modifiers.contains("class") || modifiers.contains("static"),
      selector: entry.selector.isEmpty ? nil : entry.selector, requirement: Requirement(entry, of: kind),
      isolation: isolation, availability: availability, replacement: entry.replacement, documentation: [])
  }
}
