/// A part of the app's interface with a life of its own.
@MainActor open class UIScene: UIResponder {
  /// Why a scene was made.
  @MainActor public final class ConnectionOptions: NSObject {}
}

/// A scene's delegate; its requirements are all optional.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// What is left of a scene while it is disconnected.
@MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// A role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open var role: Role { .windowApplication }
}

/// How to make a scene.
@MainActor open class UISceneConfiguration: NSObject {
  /// The configuration of a name in Info.plist.
  public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
}

/// A URL to open.
@MainActor open class UIOpenURLContext: NSObject {}
