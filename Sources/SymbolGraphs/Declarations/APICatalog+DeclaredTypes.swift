import LifecycleModel

extension APICatalog {
  /// The catalog with the types of symbol graphs.
  ///
  /// A type that the catalog has already gains the callbacks and the deprecations that are new in the graphs. Callbacks of a type
  /// itself are left out, for no object's delegate has them.
  package func adding(_ declared: [DeclaredType]) -> APICatalog {
    let objects = objects(among: declared)
    return adding(
      declared.compactMap { type(named: $0.name) == nil ? APIType($0, isObject: objects.contains($0.name)) : nil },
      entries: declared.flatMap { type in
        let known = entries(of: [type.name]).filter { $0.owner == type.name }
        let platforms = platforms(of: type)
        return type.callbacks.filter { !$0.isStatic }.compactMap { callback in
          guard let old = known.first(where: callback.isSame) else {
            return APIEntry(callback, of: type.name, on: platforms)
          }
          let news = callback.deprecations(on: platforms).filter { old.availability(on: $0.platform).deprecated == nil }
          return news.isEmpty ? nil : old.deprecated(in: news, replacement: callback.replacement)
        }
      })
  }

  /// The names of the types that only an `NSObject` can adopt: they refine `NSObjectProtocol`, or one another that does.
  private func objects(among declared: [DeclaredType]) -> Set<String> {
    var refining: [String: [String]] = [:]
    for type in declared {
      for parent in type.conformances ?? [] { refining[parent, default: []].append(type.name) }
    }
    var found: Set<String> = []
    var pending = ["NSObjectProtocol"] + types.filter { $0.superclass != nil && $0.kind != .superclass }.map(\.name)
    while let parent = pending.popLast() {
      for name in refining[parent] ?? [] where found.insert(name).inserted { pending.append(name) }
    }
    return found
  }

  /// The platforms that may have a type: those of its graphs for one of Apple's; any for another, for a package's graph is of the
  /// system that it was made on.
  private func platforms(of type: DeclaredType) -> [String] {
    let all = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]
    guard isFramework(type.module) else { return all }
    let own = all.filter(type.platforms.contains)
    return own.isEmpty ? all : own
  }
}

extension APIType {
  /// Creates a type that a symbol graph has; `nil` for one that a delegate can be neither of nor inherit from. Only an `NSObject`
  /// can adopt an object's.
  fileprivate init?(_ declared: DeclaredType, isObject: Bool) {
    let (kind, parents, superclass): (Kind, [String], String?)
    switch declared.kind {
    case .class: (kind, parents, superclass) = (.superclass, [declared.superclass].compactMap(\.self), declared.name)
    case .protocol:
      (kind, parents) = (.delegate, (declared.conformances ?? []).filter { $0 != "NSObjectProtocol" })
      superclass = declared.superclass ?? (isObject ? "NSObject" : nil)
    case nil: return nil
    }
    let isMainActor = declared.isolation == .globalActor("MainActor")
    self.init(
      declared.name, module: declared.module, kind: kind, parents: parents, superclass: superclass,
      isMainActorInferred: isMainActor, isNonisolated: !isMainActor)
  }
}

extension APIEntry {
  /// Creates a callback that a symbol graph has; `nil` for one that no platform has.
  fileprivate init?(_ callback: DeclaredCallback, of owner: String, on platforms: [String]) {
    let missing = Set(callback.availability.filter(\.isUnavailable).map(\.platform))
    let having = missing.contains("") ? [] : platforms.filter { !missing.contains($0) }
    guard !having.isEmpty else { return nil }
    self.init(
      callback.declaration, owner: owner, selector: callback.selector, platforms: having,
      introduced: callback.versions(on: platforms, \.introduced), deprecated: callback.deprecations(on: platforms),
      replacement: callback.replacement, isRequired: callback.requirement == .required,
      isNonisolated: callback.isolation == .nonisolated)
  }
}

extension DeclaredCallback {
  /// Returns `true` for the entry of the catalog about this callback.
  fileprivate func isSame(as entry: APIEntry) -> Bool {
    guard let selector, !entry.selector.isEmpty else { return name == entry.name }
    return selector == entry.selector
  }

  /// The versions that deprecate it, by platform.
  fileprivate func deprecations(on platforms: [String]) -> [PlatformVersion] { versions(on: platforms, \.deprecated) }

  /// The versions of platforms, as far as its availability has them.
  fileprivate func versions(
    on platforms: [String], _ version: KeyPath<DeclaredAvailability, Version?>
  ) -> [PlatformVersion] {
    platforms.compactMap { platform in
      let own = availability.first { $0.platform == platform } ?? availability.first { $0.platform.isEmpty }
      return own?[keyPath: version].map { PlatformVersion(platform, $0) }
    }
  }
}

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
