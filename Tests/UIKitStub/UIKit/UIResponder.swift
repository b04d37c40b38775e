@_exported import Foundation
@_exported import UserActivity

/// An object that answers events.
@MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
  /// Creates a responder.
  public override init() { super.init() }
  /// The next responder in the chain.
  open var next: UIResponder? { nil }
  /// The activity that the responder is a part of.
  open var userActivity: NSUserActivity?
  /// Brings an activity up to date.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores what is needed to go on with an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// An object that can restore an activity.
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores what is needed to go on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
