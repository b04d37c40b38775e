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
    /// A screen that only shows.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// A screen, before iOS 16.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// CarPlay.
    public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    /// A space around the user.
    public static let immersiveSpaceApplication = Role(rawValue: "UISceneSessionRoleImmersiveSpaceApplication")
    /// A volume.
    public static let windowApplicationVolumetric = Role(rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// How the scene was made.
  public let configuration: UISceneConfiguration
  /// Tells one session from all others.
  public let persistentIdentifier: String
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?
  /// What the scene showed when it was disconnected.
  open var stateRestorationActivity: NSUserActivity?

  /// A session; Apple's cannot be made.
  public init(stubRole role: Role = .windowApplication, identifier: String = "session") {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    persistentIdentifier = identifier
  }
}

/// How to make a scene.
@MainActor open class UISceneConfiguration: NSObject {
  /// The name in Info.plist.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// Where the first view controller comes from.
  open var storyboard: UIStoryboard?

  /// The configuration of a name in Info.plist.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// View controllers that were drawn.
@MainActor open class UIStoryboard: NSObject {
  /// The file's name; Apple's storyboards keep it for themselves.
  public let stubName: String

  /// Opens a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { stubName = name }
  /// The view controller that comes first.
  open func instantiateInitialViewController() -> UIViewController? { nil }
}
