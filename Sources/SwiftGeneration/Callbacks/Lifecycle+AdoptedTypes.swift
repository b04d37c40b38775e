import LifecycleModel

extension Lifecycle {
  /// The types of a delegate that the page names, or that its name implies.
  func adoptedTypes(of delegate: DelegateID) -> [String] {
    guard self[delegate].types.isEmpty else { return self[delegate].types }
    return [catalog.conventionalType(forName: self[delegate].name, platform: platform)].compactMap { $0 }
  }

  /// Apple's type that decides about the class of a delegate; `nil` for a custom one, with a protocol of its own.
  package func apiType(of delegate: DelegateID) -> APIType? {
    adoptedTypes(of: delegate).lazy.compactMap(catalog.type).first
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
