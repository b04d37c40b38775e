/// The process as UIKit sees it.
@MainActor open class UIApplication: UIResponder {
  /// A key of the options that a launch receives.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options that opening a URL receives.
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

  /// The state of the app.
  public enum State: Int, Sendable {
    /// In front, and receives events.
    case active
    /// In front, and receives none.
    case inactive
    /// Out of sight.
    case background
  }

  /// The only one.
  public class var shared: UIApplication { stubShared }
  private static let stubShared = UIApplication()

  /// The delegate that receives the process's callbacks.
  open var delegate: (any UIApplicationDelegate)?
  /// Always active: nothing here moves an app.
  open var applicationState: State { .active }
  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { [] }
  /// The sessions that the system keeps.
  open var openSessions: Set<UISceneSession> { [] }

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
open class UIApplicationShortcutItem: NSObject {
  /// The kind of action.
  open var type: String { "" }
}

/// The kinds of notifications that an app asked for, before iOS 10.
open class UIUserNotificationSettings: NSObject {}

/// A notification of the app itself, before iOS 10.
open class UILocalNotification: NSObject {}
