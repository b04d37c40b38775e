@_exported import UIKit

/// The app on the screen of a car.
@MainActor open class CPTemplateApplicationScene: UIScene {}

/// The delegate of a car's scene; its requirements are all optional.
@MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {}

/// Shows templates.
@MainActor open class CPInterfaceController: NSObject {}

/// A window on the screen of a car.
@MainActor open class CPWindow: UIWindow {}

/// An alert on the way.
@MainActor open class CPNavigationAlert: NSObject {}

/// A turn on the way.
@MainActor open class CPManeuver: NSObject {}
