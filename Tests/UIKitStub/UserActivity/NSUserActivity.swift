import Foundation

/// An activity of a user, to be continued elsewhere or found again; in Foundation on Apple's systems.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The name shown to users.
  open var title: String?
  /// The data needed to continue it.
  open var userInfo: [AnyHashable: Any]?
  /// The address at which it continues in a browser.
  open var webpageURL: URL?
  /// The identifier of the content that a scene should show for it.
  open var targetContentIdentifier: String?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
}

/// The kind of an activity that began in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
