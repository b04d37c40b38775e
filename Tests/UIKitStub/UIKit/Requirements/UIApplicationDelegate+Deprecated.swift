import CloudKit
import Foundation
import Intents

/// `applicationDidBecomeActive:`; iOS 2.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor public protocol UIApplicationDelegate_applicationDidBecomeActive_: NSObjectProtocol {
  func applicationDidBecomeActive(_ application: UIApplication)
}

/// `applicationWillResignActive:`; iOS 2.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor public protocol UIApplicationDelegate_applicationWillResignActive_: NSObjectProtocol {
  func applicationWillResignActive(_ application: UIApplication)
}

/// `applicationDidEnterBackground:`; iOS 4.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor public protocol UIApplicationDelegate_applicationDidEnterBackground_: NSObjectProtocol {
  func applicationDidEnterBackground(_ application: UIApplication)
}

/// `applicationWillEnterForeground:`; iOS 4.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor public protocol UIApplicationDelegate_applicationWillEnterForeground_: NSObjectProtocol {
  func applicationWillEnterForeground(_ application: UIApplication)
}

/// `application:openURL:options:`; iOS 9.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor public protocol UIApplicationDelegate_application_openURL_options_: NSObjectProtocol {
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
}

/// `application:openURL:sourceApplication:annotation:`; iOS 4.2, deprecated iOS 9.0.
@MainActor public protocol UIApplicationDelegate_application_openURL_sourceApplication_annotation_: NSObjectProtocol {
  func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
}

/// `application:handleOpenURL:`; iOS 2.0, deprecated iOS 9.0.
@MainActor public protocol UIApplicationDelegate_application_handleOpenURL_: NSObjectProtocol {
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
}

/// `application:willContinueUserActivityWithType:`; iOS 8.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor public protocol UIApplicationDelegate_application_willContinueUserActivityWithType_: NSObjectProtocol {
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
}

/// `application:continueUserActivity:restorationHandler:`; iOS 8.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor public protocol UIApplicationDelegate_application_continueUserActivity_restorationHandler_: NSObjectProtocol
{
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

/// `application:didFailToContinueUserActivityWithType:error:`; iOS 8.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor
public protocol UIApplicationDelegate_application_didFailToContinueUserActivityWithType_error_: NSObjectProtocol {
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

/// `application:didUpdateUserActivity:`; iOS 8.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor public protocol UIApplicationDelegate_application_didUpdateUserActivity_: NSObjectProtocol {
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
}

/// `application:userDidAcceptCloudKitShareWithMetadata:`; iOS 10.0, deprecated iOS 26.0, deprecated tvOS 26.0, deprecated visionOS 26.0.
@MainActor public protocol UIApplicationDelegate_application_userDidAcceptCloudKitShareWithMetadata_: NSObjectProtocol {
  func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
}

/// `application:performActionForShortcutItem:completionHandler:`; iOS 9.0, deprecated iOS 26.0, deprecated visionOS 26.0.
@MainActor
public protocol UIApplicationDelegate_application_performActionForShortcutItem_completionHandler_: NSObjectProtocol {
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

/// `application:shouldSaveApplicationState:`; iOS 6.0, deprecated iOS 13.2.
@MainActor public protocol UIApplicationDelegate_application_shouldSaveApplicationState_: NSObjectProtocol {
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
}

/// `application:shouldRestoreApplicationState:`; iOS 6.0, deprecated iOS 13.2.
@MainActor public protocol UIApplicationDelegate_application_shouldRestoreApplicationState_: NSObjectProtocol {
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
}

/// `application:performFetchWithCompletionHandler:`; iOS 7.0, deprecated iOS 13.0.
@MainActor public protocol UIApplicationDelegate_application_performFetchWithCompletionHandler_: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

/// `application:didReceiveRemoteNotification:`; iOS 3.0, deprecated iOS 10.0.
@MainActor public protocol UIApplicationDelegate_application_didReceiveRemoteNotification_: NSObjectProtocol {
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
}

/// `application:handleIntent:completionHandler:`; iOS 11.0, deprecated iOS 14.0.
@MainActor public protocol UIApplicationDelegate_application_handleIntent_completionHandler_: NSObjectProtocol {
  func application(
    _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)
}

/// `application:willChangeStatusBarOrientation:duration:`; iOS 2.0, deprecated iOS 13.0.
@MainActor public protocol UIApplicationDelegate_application_willChangeStatusBarOrientation_duration_: NSObjectProtocol
{
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
}

/// `application:didChangeStatusBarOrientation:`; iOS 2.0, deprecated iOS 13.0.
@MainActor public protocol UIApplicationDelegate_application_didChangeStatusBarOrientation_: NSObjectProtocol {
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
}

/// `application:willChangeStatusBarFrame:`; iOS 2.0, deprecated iOS 13.0.
@MainActor public protocol UIApplicationDelegate_application_willChangeStatusBarFrame_: NSObjectProtocol {
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
}

/// `application:didChangeStatusBarFrame:`; iOS 2.0, deprecated iOS 13.0.
@MainActor public protocol UIApplicationDelegate_application_didChangeStatusBarFrame_: NSObjectProtocol {
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
}

/// `application:didRegisterUserNotificationSettings:`; iOS 8.0, deprecated iOS 10.0.
@MainActor public protocol UIApplicationDelegate_application_didRegisterUserNotificationSettings_: NSObjectProtocol {
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
}

/// `application:didReceiveLocalNotification:`; iOS 4.0, deprecated iOS 10.0.
@MainActor public protocol UIApplicationDelegate_application_didReceiveLocalNotification_: NSObjectProtocol {
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
}

/// `application:handleActionWithIdentifier:forLocalNotification:completionHandler:`; iOS 8.0, deprecated iOS 10.0.
@MainActor
public protocol UIApplicationDelegate_application_handleActionWithIdentifier_forLocalNotification_completionHandler_:
  NSObjectProtocol
{
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
    completionHandler: @escaping () -> Void)
}

/// `application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:`; iOS 9.0, deprecated iOS 10.0.
@MainActor
public protocol
  UIApplicationDelegate_application_handleActionWithIdentifier_forLocalNotification_withResponseInfo_completionHandler_:
    NSObjectProtocol
{
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
}

/// `application:handleActionWithIdentifier:forRemoteNotification:completionHandler:`; iOS 8.0, deprecated iOS 10.0.
@MainActor
public protocol UIApplicationDelegate_application_handleActionWithIdentifier_forRemoteNotification_completionHandler_:
  NSObjectProtocol
{
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
}

/// `application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:`; iOS 9.0, deprecated iOS 10.0.
@MainActor
public protocol
  UIApplicationDelegate_application_handleActionWithIdentifier_forRemoteNotification_withResponseInfo_completionHandler_:
    NSObjectProtocol
{
  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void)
}
