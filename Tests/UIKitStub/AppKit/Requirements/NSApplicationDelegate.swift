import CloudKit
import Foundation
import Intents

/// `applicationWillFinishLaunching:`.
public protocol NSApplicationDelegate_applicationWillFinishLaunching_: NSObjectProtocol {
  @MainActor func applicationWillFinishLaunching(_ notification: Notification)
}

/// `applicationDidFinishLaunching:`.
public protocol NSApplicationDelegate_applicationDidFinishLaunching_: NSObjectProtocol {
  @MainActor func applicationDidFinishLaunching(_ notification: Notification)
}

/// `applicationWillBecomeActive:`.
public protocol NSApplicationDelegate_applicationWillBecomeActive_: NSObjectProtocol {
  @MainActor func applicationWillBecomeActive(_ notification: Notification)
}

/// `applicationDidBecomeActive:`.
public protocol NSApplicationDelegate_applicationDidBecomeActive_: NSObjectProtocol {
  @MainActor func applicationDidBecomeActive(_ notification: Notification)
}

/// `applicationWillResignActive:`.
public protocol NSApplicationDelegate_applicationWillResignActive_: NSObjectProtocol {
  @MainActor func applicationWillResignActive(_ notification: Notification)
}

/// `applicationDidResignActive:`.
public protocol NSApplicationDelegate_applicationDidResignActive_: NSObjectProtocol {
  @MainActor func applicationDidResignActive(_ notification: Notification)
}

/// `applicationWillHide:`.
public protocol NSApplicationDelegate_applicationWillHide_: NSObjectProtocol {
  @MainActor func applicationWillHide(_ notification: Notification)
}

/// `applicationDidHide:`.
public protocol NSApplicationDelegate_applicationDidHide_: NSObjectProtocol {
  @MainActor func applicationDidHide(_ notification: Notification)
}

/// `applicationWillUnhide:`.
public protocol NSApplicationDelegate_applicationWillUnhide_: NSObjectProtocol {
  @MainActor func applicationWillUnhide(_ notification: Notification)
}

/// `applicationDidUnhide:`.
public protocol NSApplicationDelegate_applicationDidUnhide_: NSObjectProtocol {
  @MainActor func applicationDidUnhide(_ notification: Notification)
}

/// `applicationWillUpdate:`.
public protocol NSApplicationDelegate_applicationWillUpdate_: NSObjectProtocol {
  @MainActor func applicationWillUpdate(_ notification: Notification)
}

/// `applicationDidUpdate:`.
public protocol NSApplicationDelegate_applicationDidUpdate_: NSObjectProtocol {
  @MainActor func applicationDidUpdate(_ notification: Notification)
}

/// `applicationWillTerminate:`.
public protocol NSApplicationDelegate_applicationWillTerminate_: NSObjectProtocol {
  @MainActor func applicationWillTerminate(_ notification: Notification)
}

/// `applicationDidChangeScreenParameters:`.
public protocol NSApplicationDelegate_applicationDidChangeScreenParameters_: NSObjectProtocol {
  @MainActor func applicationDidChangeScreenParameters(_ notification: Notification)
}

/// `applicationDidChangeOcclusionState:`; macOS 10.9.
public protocol NSApplicationDelegate_applicationDidChangeOcclusionState_: NSObjectProtocol {
  @MainActor func applicationDidChangeOcclusionState(_ notification: Notification)
}

/// `applicationProtectedDataWillBecomeUnavailable:`; macOS 12.0.
public protocol NSApplicationDelegate_applicationProtectedDataWillBecomeUnavailable_: NSObjectProtocol {
  @MainActor func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification)
}

/// `applicationProtectedDataDidBecomeAvailable:`; macOS 12.0.
public protocol NSApplicationDelegate_applicationProtectedDataDidBecomeAvailable_: NSObjectProtocol {
  @MainActor func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
}

/// `applicationShouldTerminate:`.
public protocol NSApplicationDelegate_applicationShouldTerminate_: NSObjectProtocol {
  @MainActor func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
}

/// `applicationShouldTerminateAfterLastWindowClosed:`.
public protocol NSApplicationDelegate_applicationShouldTerminateAfterLastWindowClosed_: NSObjectProtocol {
  @MainActor func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

/// `applicationShouldHandleReopen:hasVisibleWindows:`.
public protocol NSApplicationDelegate_applicationShouldHandleReopen_hasVisibleWindows_: NSObjectProtocol {
  @MainActor func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows: Bool) -> Bool
}

/// `applicationShouldOpenUntitledFile:`.
public protocol NSApplicationDelegate_applicationShouldOpenUntitledFile_: NSObjectProtocol {
  @MainActor func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
}

/// `applicationOpenUntitledFile:`.
public protocol NSApplicationDelegate_applicationOpenUntitledFile_: NSObjectProtocol {
  @MainActor func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
}

/// `applicationSupportsSecureRestorableState:`; macOS 12.0.
public protocol NSApplicationDelegate_applicationSupportsSecureRestorableState_: NSObjectProtocol {
  @MainActor func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

/// `applicationDockMenu:`.
public protocol NSApplicationDelegate_applicationDockMenu_: NSObjectProtocol {
  @MainActor func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
}

/// `application:openURLs:`; macOS 10.13.
public protocol NSApplicationDelegate_application_openURLs_: NSObjectProtocol {
  @MainActor func application(_ application: NSApplication, open urls: [URL])
}

/// `application:openFile:`.
public protocol NSApplicationDelegate_application_openFile_: NSObjectProtocol {
  @MainActor func application(_ sender: NSApplication, openFile filename: String) -> Bool
}

/// `application:openFiles:`.
public protocol NSApplicationDelegate_application_openFiles_: NSObjectProtocol {
  @MainActor func application(_ sender: NSApplication, openFiles filenames: [String])
}

/// `application:willContinueUserActivityWithType:`; macOS 10.10.
public protocol NSApplicationDelegate_application_willContinueUserActivityWithType_: NSObjectProtocol {
  @MainActor func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
}

/// `application:continueUserActivity:restorationHandler:`; macOS 10.10.
public protocol NSApplicationDelegate_application_continueUserActivity_restorationHandler_: NSObjectProtocol {
  @MainActor func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool
}

/// `application:didFailToContinueUserActivityWithType:error:`; macOS 10.10.
public protocol NSApplicationDelegate_application_didFailToContinueUserActivityWithType_error_: NSObjectProtocol {
  @MainActor func application(
    _ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

/// `application:didUpdateUserActivity:`; macOS 10.10.
public protocol NSApplicationDelegate_application_didUpdateUserActivity_: NSObjectProtocol {
  @MainActor func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity)
}

/// `application:userDidAcceptCloudKitShareWithMetadata:`; macOS 10.12.
public protocol NSApplicationDelegate_application_userDidAcceptCloudKitShareWithMetadata_: NSObjectProtocol {
  @MainActor func application(_ application: NSApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata)
}

/// `application:didRegisterForRemoteNotificationsWithDeviceToken:`; macOS 10.7.
public protocol NSApplicationDelegate_application_didRegisterForRemoteNotificationsWithDeviceToken_: NSObjectProtocol {
  @MainActor func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
}

/// `application:didFailToRegisterForRemoteNotificationsWithError:`; macOS 10.7.
public protocol NSApplicationDelegate_application_didFailToRegisterForRemoteNotificationsWithError_: NSObjectProtocol {
  @MainActor func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

/// `application:didReceiveRemoteNotification:`; macOS 10.7.
public protocol NSApplicationDelegate_application_didReceiveRemoteNotification_: NSObjectProtocol {
  @MainActor func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
}

/// `application:willEncodeRestorableState:`; macOS 10.7.
public protocol NSApplicationDelegate_application_willEncodeRestorableState_: NSObjectProtocol {
  @MainActor func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder)
}

/// `application:didDecodeRestorableState:`; macOS 10.7.
public protocol NSApplicationDelegate_application_didDecodeRestorableState_: NSObjectProtocol {
  @MainActor func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder)
}

/// `application:willPresentError:`.
public protocol NSApplicationDelegate_application_willPresentError_: NSObjectProtocol {
  @MainActor func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
}

/// `application:handlerForIntent:`; macOS 12.0.
public protocol NSApplicationDelegate_application_handlerForIntent_: NSObjectProtocol {
  @MainActor func application(_ application: NSApplication, handlerFor intent: INIntent) -> Any?
}

/// `applicationShouldAutomaticallyLocalizeKeyEquivalents:`; macOS 12.0.
public protocol NSApplicationDelegate_applicationShouldAutomaticallyLocalizeKeyEquivalents_: NSObjectProtocol {
  @MainActor func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
}

/// `application:openTempFile:`.
public protocol NSApplicationDelegate_application_openTempFile_: NSObjectProtocol {
  @MainActor func application(_ sender: NSApplication, openTempFile filename: String) -> Bool
}

/// `application:openFileWithoutUI:`.
public protocol NSApplicationDelegate_application_openFileWithoutUI_: NSObjectProtocol {
  @MainActor func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool
}

/// `application:printFile:`.
public protocol NSApplicationDelegate_application_printFile_: NSObjectProtocol {
  @MainActor func application(_ sender: NSApplication, printFile filename: String) -> Bool
}

/// `application:printFiles:withSettings:showPrintPanels:`.
public protocol NSApplicationDelegate_application_printFiles_withSettings_showPrintPanels_: NSObjectProtocol {
  @MainActor func application(
    _ application: NSApplication, printFiles fileNames: [String],
    withSettings printSettings: [NSPrintInfo.AttributeKey: Any], showPrintPanels: Bool
  ) -> NSApplication.PrintReply
}

/// `application:delegateHandlesKey:`.
public protocol NSApplicationDelegate_application_delegateHandlesKey_: NSObjectProtocol {
  @MainActor func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool
}
