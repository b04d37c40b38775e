import LifecycleModel

/// A kind of request for which the system launches an app or brings it to the front.
///
/// Source: Apple, `UIScene.ConnectionOptions`, `UIApplication.LaunchOptionsKey`.
package enum LaunchRequest: String, CaseIterable, Sendable {
  case url, activity, quickAction, cloudKitShare, notification

  /// The noun with its article, at the beginning of a sentence.
  var noun: String {
    switch self {
    case .url: "A URL"
    case .activity: "An activity"
    case .quickAction: "A quick action"
    case .cloudKitShare: "A CloudKit share"
    case .notification: "A notification"
    }
  }

  /// The callback of a connected scene's delegate; `nil` for notifications, which have a delegate of their own.
  package var sceneCallback: String? {
    switch self {
    case .url: "scene(_:openURLContexts:)"
    case .activity: "scene(_:continue:)"
    case .quickAction: "windowScene(_:performActionFor:completionHandler:)"
    case .cloudKitShare: "windowScene(_:userDidAcceptCloudKitShareWith:)"
    case .notification: nil
    }
  }

  /// The property of `UIScene.ConnectionOptions` that has it when it launches the app.
  package var connectionOption: String {
    switch self {
    case .url: "urlContexts"
    case .activity: "userActivities"
    case .quickAction: "shortcutItem"
    case .cloudKitShare: "cloudKitShareMetadata"
    case .notification: "notificationResponse"
    }
  }

  /// The names of that property in Swift and Objective-C.
  package var connectionOptionNames: [String] { self == .url ? [connectionOption, "URLContexts"] : [connectionOption] }

  /// The keys of the launch options that have it in an app without scenes.
  var launchOptionKeys: [String] {
    switch self {
    case .url: ["url", "sourceApplication"]
    case .activity: ["userActivityDictionary", "userActivityType"]
    case .quickAction: ["shortcutItem"]
    case .cloudKitShare: ["cloudKitShareMetadata"]
    case .notification: ["remoteNotification"]
    }
  }

  /// The modifiers of SwiftUI that handle it.
  package var modifiers: [String] {
    switch self {
    case .url: ["onOpenURL"]
    case .activity: ["onContinueUserActivity", "onOpenURL"]
    case .quickAction, .cloudKitShare, .notification: []
    }
  }
}
