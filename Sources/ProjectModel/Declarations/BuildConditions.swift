import Diagnostics

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

/// Code between `#if` and `#endif` whose condition is not known: one of the branches is built, or none.
///
/// A flag of the project's own is such a condition: `#if GLASSES`. `DEBUG` and the simulator are none: an app is built with them and
/// without.
package struct ConditionalCode: Hashable, Sendable {
  /// The branches that may be built, in the order of the file.
  package let branches: [SourceRange]
  /// `true` where one of them certainly is: there is an `#else`.
  package let isExhaustive: Bool

  /// The conditions with which an app is built and without which it is built, too.
  package static let everyday: Set<String> = ["DEBUG", "targetEnvironment", "TARGET_OS_SIMULATOR", "NDEBUG"]

  /// Creates the code of a directive.
  package init(branches: [SourceRange], isExhaustive: Bool) {
    self.branches = branches
    self.isExhaustive = isExhaustive
  }

  /// Returns `true` where each way to build the file has one of some places.
  package func isCovered(by places: [SourceRange]) -> Bool {
    isExhaustive && branches.allSatisfy { branch in places.contains { branch.contains($0) } }
  }
}
