import LifecycleModel

extension Lifecycle {
  /// The types of a delegate that the page names, or that its name implies.
  func adoptedTypes(of delegate: DelegateID) -> [String] {
    guard self[delegate].types.isEmpty else { return self[delegate].types }
    return [catalog.conventionalType(forName: self[delegate].name, platform: platform)].compactMap { $0 }
  }

  /// The type that decides about the class of a delegate, one whose callbacks are known before others; `nil` for a custom
  /// one, with a protocol of its own.
  package func apiType(of delegate: DelegateID) -> APIType? {
    let types = adoptedTypes(of: delegate).compactMap(catalog.type)
    return types.first { catalog.knows(type: $0.name) } ?? types.first
  }

  /// The module of each type of a delegate that is not the page's own, and the superclass's.
  func modules(of delegate: DelegateID) -> Set<String> {
    let types = adoptedTypes(of: delegate).compactMap(catalog.type)
    return Set(types.map(\.module) + (apiType(of: delegate)?.superclass == "NSObject" ? ["Foundation"] : []))
  }

  /// `true` where a delegate has a type whose callbacks are not known.
  func isOfLibrary(_ delegate: DelegateID) -> Bool {
    adoptedTypes(of: delegate).contains { catalog.type(named: $0) != nil && !catalog.knows(type: $0) }
  }

  /// `true` where a delegate gets a class.
  func isCalled(_ delegate: DelegateID) -> Bool {
    !self[delegate].isObserved && apiType(of: delegate)?.kind != .swiftUI
  }

  /// `true` for a delegate that observes SwiftUI's scene phase.
  func isScenePhase(_ delegate: DelegateID) -> Bool {
    self[delegate].isObserved && adoptedTypes(of: delegate).contains("ScenePhase")
  }
}

extension APIType {
  /// `true` for a protocol whose methods are called on any thread: a class of the main actor meets it with `nonisolated` methods.
  ///
  /// An isolated conformance would need Swift 6.2, is refused for protocols that refine `Sendable`, and traps where the app has
  /// chosen another queue than the main one.
  var needsNonisolated: Bool { isNonisolated && kind != .superclass }

  /// `true` for a type whose classes are marked as the main actor's: it is not inferred, and no superclass forbids it.
  var needsMainActor: Bool { !isMainActorInferred && !(isNonisolated && kind == .superclass) }
}
