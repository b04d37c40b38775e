/// The information about a scene that outlives its connection.
@MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
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

  /// The purpose of the scene.
  public let role: Role
  /// The configuration from which the scene was created.
  public let configuration: UISceneConfiguration
  /// Identifies a session across launches.
  public let persistentIdentifier: String
  /// The data that the app stores with the session.
  open var userInfo: [String: Any]?
  /// The activity that the scene showed when it was disconnected.
  open var stateRestorationActivity: NSUserActivity?

  /// A session; Apple's cannot be made.
  public init(stubRole role: Role = .windowApplication, identifier: String = "session") {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    persistentIdentifier = identifier
  }
}

/// The description from which a scene is created.
@MainActor open class UISceneConfiguration: NSObject {
  /// The name in Info.plist.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The source of the first view controller.
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
