@_exported import Foundation
@_exported import UserActivity

/// The app's delegate; its requirements are all optional.
@MainActor public protocol WKApplicationDelegate: NSObjectProtocol {}

extension WKApplicationDelegate {
  /// Starts the app.
  @MainActor @preconcurrency public static func main() {}
}

/// The delegate of an app's extension; its requirements are all optional.
@MainActor public protocol WKExtensionDelegate: NSObjectProtocol {}

/// Work in the background.
open class WKRefreshBackgroundTask: NSObject {}

/// Time in the background.
open class WKExtendedRuntimeSession: NSObject {}

/// The outcome of a background fetch.
public enum WKBackgroundFetchResult: UInt, Sendable {
  /// There was something.
  case newData
  /// There was nothing.
  case noData
  /// It did not work.
  case failed
}
