@_exported import Foundation

/// An object that answers events.
@MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }
  /// Who is asked next.
  open var next: UIResponder? { nil }
}

/// A document or activity that can be continued elsewhere; not in Foundation on Linux.
open class NSUserActivity: NSObject {}

/// An object that can restore an activity.
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {}
