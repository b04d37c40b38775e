import Foundation

/// `userNotificationCenter:willPresentNotification:withCompletionHandler:`; iOS 10.0, macOS 10.14, tvOS 10.0, watchOS 3.0, visionOS 1.0.
public protocol UNUserNotificationCenterDelegate_userNotificationCenter_willPresentNotification_withCompletionHandler_:
  NSObjectProtocol
{
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
}

/// `userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:`; iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0.
public protocol
  UNUserNotificationCenterDelegate_userNotificationCenter_didReceiveNotificationResponse_withCompletionHandler_:
    NSObjectProtocol
{
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

/// `userNotificationCenter:openSettingsForNotification:`; iOS 12.0, macOS 10.14, visionOS 1.0.
public protocol UNUserNotificationCenterDelegate_userNotificationCenter_openSettingsForNotification_: NSObjectProtocol {
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
