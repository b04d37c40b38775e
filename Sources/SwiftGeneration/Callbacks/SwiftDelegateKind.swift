import LifecycleModel

/// The kind of a delegate, which decides about the superclass and module of its class.
package enum SwiftDelegateKind: Hashable {
  /// UIKit's app delegate.
  case application
  /// UIKit's scene delegate.
  case scene
  /// A view controller.
  case viewController
  /// AppKit's app delegate.
  case macApplication
  /// WatchKit's delegate of the app or of its extension.
  case watchApplication
  /// A SwiftUI view or scene, which has no callbacks and gets no class.
  case swiftUI
  /// A delegate that is none of Apple's, with a protocol of its own.
  case custom

  /// The kind of a life cycle's delegate, by its types or its conventional name.
  package init(_ delegate: Delegate, platform: String?) {
    self = Self.types(of: delegate, platform: platform).lazy.compactMap(Self.init).first ?? .custom
  }

  private init?(type: String) {
    switch type {
    case "UIApplicationDelegate": self = .application
    case "UISceneDelegate", "UIWindowSceneDelegate": self = .scene
    case "UIViewController": self = .viewController
    case "NSApplicationDelegate": self = .macApplication
    case "WKApplicationDelegate", "WKExtensionDelegate": self = .watchApplication
    case let type where APICatalog.standard.knows(type: type): self = .swiftUI
    default: return nil
    }
  }

  /// The types of a delegate that the page names, or that its name implies.
  static func types(of delegate: Delegate, platform: String?) -> [String] {
    guard delegate.types.isEmpty else { return delegate.types }
    return [APICatalog.conventionalType(forName: delegate.name, platform: platform)].compactMap { $0 }
  }

  /// The superclass of its class.
  var superclass: String? {
    switch self {
    case .application, .scene: "UIResponder"
    case .viewController: "UIViewController"
    case .macApplication, .watchApplication: "NSObject"
    case .swiftUI, .custom: nil
    }
  }

  /// The module that declares it.
  var module: String? {
    switch self {
    case .application, .scene, .viewController: "UIKit"
    case .macApplication: "AppKit"
    case .watchApplication: "WatchKit"
    case .swiftUI: "SwiftUI"
    case .custom: nil
    }
  }

  /// `true` where the compiler infers the main actor from the protocol or superclass.
  var isMainActorByInheritance: Bool {
    switch self {
    case .application, .scene, .viewController, .watchApplication: true
    case .macApplication, .swiftUI, .custom: false
    }
  }
}
