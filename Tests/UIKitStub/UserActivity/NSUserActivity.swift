import Foundation

/// What somebody does, to be continued elsewhere or found again; in Foundation on Apple's systems.
open class NSUserActivity: NSObject {
  /// What kind of activity it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to continue it.
  open var userInfo: [AnyHashable: Any]?
  /// Where it goes on in a browser.
  open var webpageURL: URL?
  /// Which scene wants it.
  open var targetContentIdentifier: String?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
}

/// The kind of an activity that began in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
