/// The process as UIKit sees it.
@MainActor open class UIApplication: UIResponder {
  /// What a launch is told.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What opening a URL is told.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A kind of extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// An identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The orientations that Info.plist allows.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { [] }
}

/// The app's delegate; its requirements are all optional.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
  /// Starts the app.
  @MainActor @preconcurrency public static func main() {}
}

/// The outcome of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something.
  case newData
  /// There was nothing.
  case noData
  /// It did not work.
  case failed
}

/// A Home Screen quick action.
open class UIApplicationShortcutItem: NSObject {}

/// What notifications an app asked for, before iOS 10.
open class UIUserNotificationSettings: NSObject {}

/// A notification of the app itself, before iOS 10.
open class UILocalNotification: NSObject {}
