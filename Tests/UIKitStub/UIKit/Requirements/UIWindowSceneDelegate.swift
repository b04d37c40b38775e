import CloudKit
import Foundation

/// `window`; iOS 13.0.
@MainActor public protocol UIWindowSceneDelegate_window: NSObjectProtocol {
  var window: UIWindow? { get set }
}

/// `windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:`; iOS 13.0, deprecated iOS 26.0, deprecated visionOS 26.0.
@MainActor
public protocol UIWindowSceneDelegate_windowScene_didUpdateCoordinateSpace_interfaceOrientation_traitCollection_:
  NSObjectProtocol
{
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

/// `windowScene:didUpdateEffectiveGeometry:`; iOS 26.0, tvOS 26.0, visionOS 26.0.
@MainActor public protocol UIWindowSceneDelegate_windowScene_didUpdateEffectiveGeometry_: NSObjectProtocol {
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

/// `windowScene:performActionForShortcutItem:completionHandler:`; iOS 13.0.
@MainActor
public protocol UIWindowSceneDelegate_windowScene_performActionForShortcutItem_completionHandler_: NSObjectProtocol {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

/// `windowScene:userDidAcceptCloudKitShareWithMetadata:`; iOS 13.0.
@MainActor public protocol UIWindowSceneDelegate_windowScene_userDidAcceptCloudKitShareWithMetadata_: NSObjectProtocol {
  func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
}

/// `preferredWindowingControlStyleForScene:`; iOS 26.0, tvOS 26.0, visionOS 26.0.
@MainActor public protocol UIWindowSceneDelegate_preferredWindowingControlStyleForScene_: NSObjectProtocol {
  func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle
}

/// `supportedInterfaceOrientationsForWindowScene:`; iOS 27.0, visionOS 27.0.
@MainActor public protocol UIWindowSceneDelegate_supportedInterfaceOrientationsForWindowScene_: NSObjectProtocol {
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}
