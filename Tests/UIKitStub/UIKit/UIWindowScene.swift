/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  /// Place and size.
  open class Geometry: NSObject {}

  /// The style of the window's controls.
  open class WindowingControlStyle: NSObject {
    /// Chosen by the system.
    open class var automatic: WindowingControlStyle { WindowingControlStyle() }
  }

  /// The windows of the scene.
  open var windows: [UIWindow] { [] }
  /// The traits for which views are laid out.
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

/// A window scene's delegate; its requirements are all optional.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// Something on the screen.
@MainActor open class UIView: UIResponder {
  /// A view of a size.
  public init(frame: CGRect) { super.init() }
  /// Reads the view from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }
  /// The colour behind the view's contents.
  open var backgroundColor: UIColor?
}

/// A colour.
open class UIColor: NSObject, @unchecked Sendable {
  /// The colour behind the contents of a window.
  open class var systemBackground: UIColor { UIColor() }
}

/// A window.
@MainActor open class UIWindow: UIView {
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The root of the window's view controllers.
  open var rootViewController: UIViewController?

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
  }
  /// A window of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads the window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Shows the window, which receives keyboard input.
  open func makeKeyAndVisible() {}
}

/// Traits for which views are laid out.
open class UITraitCollection: NSObject {}

/// A coordinate system for points.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {}

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
}

/// The orientations that the interface supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Every orientation.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither was chosen.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}
