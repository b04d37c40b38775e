/// The facts that conditional compilation may ask of the build of an app.
package struct BuildConditions: Hashable, Sendable {
  /// The system.
  package let platform: AppPlatform

  /// Creates the conditions of an app for a system.
  package init(_ platform: AppPlatform) {
    self.platform = platform
  }

  /// The value of `os(name)`; an app for Mac Catalyst is one for iOS here.
  package func isOS(_ name: String) -> Bool {
    switch platform {
    case .iOS, .macCatalyst: name == "iOS"
    case .macOS: name == "macOS" || name == "OSX"
    case .visionOS: name == "visionOS" || name == "xrOS"
    case .tvOS, .watchOS: name == platform.rawValue
    }
  }

  /// The value of `targetEnvironment(name)`; `nil` where an app is built with either.
  package func isEnvironment(_ name: String) -> Bool? {
    switch name {
    case "macCatalyst", "UIKitForMac": platform == .macCatalyst
    default: nil
    }
  }

  /// The value of `canImport(module)`; `nil` where it is not known.
  package func canImport(_ module: String) -> Bool? {
    switch module {
    case "UIKit": platform != .macOS
    case "AppKit", "Cocoa": platform == .macOS
    case "WatchKit": platform == .watchOS || platform == .iOS
    default: nil
    }
  }
}
