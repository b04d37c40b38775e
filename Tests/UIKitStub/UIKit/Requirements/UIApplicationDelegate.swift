import Foundation
import Intents

/// `applicationDidFinishLaunching:`; iOS 2.0.
@MainActor public protocol UIApplicationDelegate_applicationDidFinishLaunching_: NSObjectProtocol {
  func applicationDidFinishLaunching(_ application: UIApplication)
}

/// `application:willFinishLaunchingWithOptions:`; iOS 6.0.
@MainActor public protocol UIApplicationDelegate_application_willFinishLaunchingWithOptions_: NSObjectProtocol {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

/// `application:didFinishLaunchingWithOptions:`; iOS 3.0.
@MainActor public protocol UIApplicationDelegate_application_didFinishLaunchingWithOptions_: NSObjectProtocol {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

/// `applicationWillTerminate:`; iOS 2.0.
@MainActor public protocol UIApplicationDelegate_applicationWillTerminate_: NSObjectProtocol {
  func applicationWillTerminate(_ application: UIApplication)
}

/// `applicationDidReceiveMemoryWarning:`; iOS 2.0.
@MainActor public protocol UIApplicationDelegate_applicationDidReceiveMemoryWarning_: NSObjectProtocol {
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

/// `applicationSignificantTimeChange:`; iOS 2.0.
@MainActor public protocol UIApplicationDelegate_applicationSignificantTimeChange_: NSObjectProtocol {
  func applicationSignificantTimeChange(_ application: UIApplication)
}

/// `applicationProtectedDataWillBecomeUnavailable:`; iOS 4.0.
@MainActor public protocol UIApplicationDelegate_applicationProtectedDataWillBecomeUnavailable_: NSObjectProtocol {
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
}

/// `applicationProtectedDataDidBecomeAvailable:`; iOS 4.0.
@MainActor public protocol UIApplicationDelegate_applicationProtectedDataDidBecomeAvailable_: NSObjectProtocol {
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}

/// `application:shouldSaveSecureApplicationState:`; iOS 13.2.
@MainActor public protocol UIApplicationDelegate_application_shouldSaveSecureApplicationState_: NSObjectProtocol {
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
}

/// `application:shouldRestoreSecureApplicationState:`; iOS 13.2.
@MainActor public protocol UIApplicationDelegate_application_shouldRestoreSecureApplicationState_: NSObjectProtocol {
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
}

/// `application:willEncodeRestorableStateWithCoder:`; iOS 6.0.
@MainActor public protocol UIApplicationDelegate_application_willEncodeRestorableStateWithCoder_: NSObjectProtocol {
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
}

/// `application:didDecodeRestorableStateWithCoder:`; iOS 6.0.
@MainActor public protocol UIApplicationDelegate_application_didDecodeRestorableStateWithCoder_: NSObjectProtocol {
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

/// `application:viewControllerWithRestorationIdentifierPath:coder:`; iOS 6.0.
@MainActor
public protocol UIApplicationDelegate_application_viewControllerWithRestorationIdentifierPath_coder_: NSObjectProtocol {
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// `application:configurationForConnectingSceneSession:options:`; iOS 13.0.
@MainActor
public protocol UIApplicationDelegate_application_configurationForConnectingSceneSession_options_: NSObjectProtocol {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

/// `application:didDiscardSceneSessions:`; iOS 13.0.
@MainActor public protocol UIApplicationDelegate_application_didDiscardSceneSessions_: NSObjectProtocol {
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

/// `application:handleEventsForBackgroundURLSession:completionHandler:`; iOS 7.0.
@MainActor
public protocol UIApplicationDelegate_application_handleEventsForBackgroundURLSession_completionHandler_:
  NSObjectProtocol
{
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
}

/// `application:didReceiveRemoteNotification:fetchCompletionHandler:`; iOS 7.0.
@MainActor
public protocol UIApplicationDelegate_application_didReceiveRemoteNotification_fetchCompletionHandler_: NSObjectProtocol
{
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

/// `application:didRegisterForRemoteNotificationsWithDeviceToken:`; iOS 3.0.
@MainActor
public protocol UIApplicationDelegate_application_didRegisterForRemoteNotificationsWithDeviceToken_: NSObjectProtocol {
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
}

/// `application:didFailToRegisterForRemoteNotificationsWithError:`; iOS 3.0.
@MainActor
public protocol UIApplicationDelegate_application_didFailToRegisterForRemoteNotificationsWithError_: NSObjectProtocol {
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

/// `application:handleWatchKitExtensionRequest:reply:`; iOS 8.2.
@MainActor public protocol UIApplicationDelegate_application_handleWatchKitExtensionRequest_reply_: NSObjectProtocol {
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
}

/// `applicationShouldRequestHealthAuthorization:`; iOS 9.0.
@MainActor public protocol UIApplicationDelegate_applicationShouldRequestHealthAuthorization_: NSObjectProtocol {
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
}

/// `application:handlerForIntent:`; iOS 14.0.
@MainActor public protocol UIApplicationDelegate_application_handlerForIntent_: NSObjectProtocol {
  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
}

/// `application:supportedInterfaceOrientationsForWindow:`; iOS 6.0, deprecated iOS 27.0, deprecated visionOS 27.0.
@MainActor public protocol UIApplicationDelegate_application_supportedInterfaceOrientationsForWindow_: NSObjectProtocol
{
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
}

/// `application:shouldAllowExtensionPointIdentifier:`; iOS 8.0.
@MainActor public protocol UIApplicationDelegate_application_shouldAllowExtensionPointIdentifier_: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
}

/// `applicationShouldAutomaticallyLocalizeKeyCommands:`; iOS 15.0.
@MainActor public protocol UIApplicationDelegate_applicationShouldAutomaticallyLocalizeKeyCommands_: NSObjectProtocol {
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}

/// `window`; iOS 5.0.
@MainActor public protocol UIApplicationDelegate_window: NSObjectProtocol {
  var window: UIWindow? { get set }
}
