import CloudKit
import Foundation
import HealthKit
import Intents

/// `applicationDidFinishLaunching`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_applicationDidFinishLaunching: NSObjectProtocol {
  func applicationDidFinishLaunching()
}

/// `applicationDidBecomeActive`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_applicationDidBecomeActive: NSObjectProtocol {
  func applicationDidBecomeActive()
}

/// `applicationWillResignActive`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_applicationWillResignActive: NSObjectProtocol {
  func applicationWillResignActive()
}

/// `applicationWillEnterForeground`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_applicationWillEnterForeground: NSObjectProtocol {
  func applicationWillEnterForeground()
}

/// `applicationDidEnterBackground`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_applicationDidEnterBackground: NSObjectProtocol {
  func applicationDidEnterBackground()
}

/// `deviceOrientationDidChange`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_deviceOrientationDidChange: NSObjectProtocol {
  func deviceOrientationDidChange()
}

/// `handleBackgroundTasks:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_handleBackgroundTasks_: NSObjectProtocol {
  func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}

/// `handleActivity:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_handleActivity_: NSObjectProtocol {
  func handle(_ userActivity: NSUserActivity)
}

/// `handleExtendedRuntimeSession:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_handleExtendedRuntimeSession_: NSObjectProtocol {
  func handle(_ extendedRuntimeSession: WKExtendedRuntimeSession)
}

/// `handleWorkoutConfiguration:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_handleWorkoutConfiguration_: NSObjectProtocol {
  func handle(_ workoutConfiguration: HKWorkoutConfiguration)
}

/// `handleUserActivity:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_handleUserActivity_: NSObjectProtocol {
  func handleUserActivity(_ userInfo: [AnyHashable: Any]?)
}

/// `handleActiveWorkoutRecovery`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_handleActiveWorkoutRecovery: NSObjectProtocol {
  func handleActiveWorkoutRecovery()
}

/// `handleRemoteNowPlayingActivity`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_handleRemoteNowPlayingActivity: NSObjectProtocol {
  func handleRemoteNowPlayingActivity()
}

/// `didRegisterForRemoteNotificationsWithDeviceToken:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_didRegisterForRemoteNotificationsWithDeviceToken_: NSObjectProtocol {
  func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
}

/// `didFailToRegisterForRemoteNotificationsWithError:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_didFailToRegisterForRemoteNotificationsWithError_: NSObjectProtocol {
  func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
}

/// `didReceiveRemoteNotification:fetchCompletionHandler:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_didReceiveRemoteNotification_fetchCompletionHandler_: NSObjectProtocol
{
  func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void)
}

/// `handleIntent:completionHandler:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_handleIntent_completionHandler_: NSObjectProtocol {
  func handle(_ intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)
}

/// `userDidAcceptCloudKitShareWithMetadata:`; watchOS 7.0.
@MainActor public protocol WKApplicationDelegate_userDidAcceptCloudKitShareWithMetadata_: NSObjectProtocol {
  func userDidAcceptCloudKitShare(with cloudKitShareMetadata: CKShare.Metadata)
}
