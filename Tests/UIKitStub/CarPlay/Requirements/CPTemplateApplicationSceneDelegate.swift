import Foundation
import UIKit

/// `templateApplicationScene:didConnectInterfaceController:`; iOS 14.0.
@MainActor
public protocol CPTemplateApplicationSceneDelegate_templateApplicationScene_didConnectInterfaceController_:
  NSObjectProtocol
{
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
}

/// `templateApplicationScene:didDisconnectInterfaceController:`; iOS 14.0.
@MainActor
public protocol CPTemplateApplicationSceneDelegate_templateApplicationScene_didDisconnectInterfaceController_:
  NSObjectProtocol
{
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
}

/// `templateApplicationScene:didConnectInterfaceController:toWindow:`; iOS 13.0.
@MainActor
public protocol CPTemplateApplicationSceneDelegate_templateApplicationScene_didConnectInterfaceController_toWindow_:
  NSObjectProtocol
{
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController,
    to window: CPWindow)
}

/// `templateApplicationScene:didDisconnectInterfaceController:fromWindow:`; iOS 13.0.
@MainActor
public protocol
  CPTemplateApplicationSceneDelegate_templateApplicationScene_didDisconnectInterfaceController_fromWindow_:
    NSObjectProtocol
{
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController,
    from window: CPWindow)
}

/// `templateApplicationScene:didSelectNavigationAlert:`; iOS 13.0.
@MainActor
public protocol CPTemplateApplicationSceneDelegate_templateApplicationScene_didSelectNavigationAlert_: NSObjectProtocol
{
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert)
}

/// `templateApplicationScene:didSelectManeuver:`; iOS 13.0.
@MainActor
public protocol CPTemplateApplicationSceneDelegate_templateApplicationScene_didSelectManeuver_: NSObjectProtocol {
  func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver)
}

/// `contentStyleDidChange:`; iOS 15.4.
@MainActor public protocol CPTemplateApplicationSceneDelegate_contentStyleDidChange_: NSObjectProtocol {
  func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
}
