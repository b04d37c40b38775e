import LifecycleModel

extension Lifecycle {
  /// The types of a delegate that the page names, or that its name implies.
  func adoptedTypes(of delegate: DelegateID) -> [String] {
    guard self[delegate].types.isEmpty else { return self[delegate].types }
    return [APICatalog.conventionalType(forName: self[delegate].name, platform: platform)].compactMap { $0 }
  }

  /// Apple's type that decides about the class of a delegate; `nil` for a custom one, with a protocol of its own.
  package func apiType(of delegate: DelegateID) -> APIType? {
    adoptedTypes(of: delegate).lazy.compactMap(APIType.named).first
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
