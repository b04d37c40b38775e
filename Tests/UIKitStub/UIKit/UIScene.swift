/// A part of the app's interface with its own life cycle.
@MainActor open class UIScene: UIResponder {
  /// Why a scene was made.
  @MainActor public final class ConnectionOptions: NSObject {
    /// URLs to open.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The bundle identifier of the app that asked.
    public var sourceApplication: String? { nil }
    /// The type of the activity to hand off.
    public var handoffUserActivityType: String? { nil }
    /// Activities to continue.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The quick action that was chosen.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and receives events.
    case foregroundActive
    /// In front, and receives none.
    case foregroundInactive
    /// Out of sight.
    case background
  }

  /// The session that the scene is an instance of.
  public let session: UISceneSession
  /// The delegate that receives the scene's callbacks.
  open var delegate: (any UISceneDelegate)?
  /// Always active: nothing here moves a scene.
  open var activationState: ActivationState { .foregroundActive }
  /// The name shown to users.
  open var title: String?

  /// Connects a scene.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// A scene's delegate; its requirements are all optional.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// A URL to open.
@MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  open var url: URL { URL(fileURLWithPath: "/") }
}
