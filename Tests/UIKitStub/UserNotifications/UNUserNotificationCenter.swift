@_exported import Foundation

/// Shows notifications and tells what a user does with them.
open class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let stubCenter = UNUserNotificationCenter()

  /// The object that receives the center's callbacks.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The center of the app.
  open class func current() -> UNUserNotificationCenter { stubCenter }
}

/// A notification center's delegate; its requirements are all optional.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

/// A notification.
open class UNNotification: NSObject {}

/// What a user has done with a notification.
open class UNNotificationResponse: NSObject {}

/// How a notification is shown to the user of the app.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// At the top of the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)

  /// The bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
