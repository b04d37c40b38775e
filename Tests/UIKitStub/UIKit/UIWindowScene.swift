/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  /// Place and size.
  open class Geometry: NSObject {}

  /// How the window's controls look.
  open class WindowingControlStyle: NSObject {
    /// As the system likes.
    open class var automatic: WindowingControlStyle { WindowingControlStyle() }
  }
}

/// A window scene's delegate; its requirements are all optional.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A window.
@MainActor open class UIWindow: UIResponder {}

/// What views are laid out for.
open class UITraitCollection: NSObject {}

/// Where points are measured.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
}

/// How the interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
