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
