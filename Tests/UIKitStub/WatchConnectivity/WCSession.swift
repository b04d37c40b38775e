@_exported import Foundation

/// The way between a phone and its watch.
open class WCSession: NSObject {
  nonisolated(unsafe) private static let stubSession = WCSession()

  /// The session of the app.
  open class var `default`: WCSession { stubSession }
  /// The object that receives the session's callbacks.
  open weak var delegate: (any WCSessionDelegate)?

  /// Opens it.
  open func activate() {}
}

/// A session's delegate; its other requirements are optional. The last two are required on iOS alone.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  #if !os(watchOS)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
  #endif
}

/// How open a session is.
public enum WCSessionActivationState: Int, Sendable {
  /// It is not.
  case notActivated
  /// It waits for the last data of a watch.
  case inactive
  /// It is.
  case activated
}

/// Values on their way.
open class WCSessionUserInfoTransfer: NSObject {}

/// A file.
open class WCSessionFile: NSObject {}

/// A file on its way.
open class WCSessionFileTransfer: NSObject {}
