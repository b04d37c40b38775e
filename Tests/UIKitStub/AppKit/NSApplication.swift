@_exported import Foundation
@_exported import UserActivity

/// The process as AppKit sees it.
@MainActor open class NSApplication: NSObject {
  /// The answer to a request to quit.
  public enum TerminateReply: UInt, Sendable {
    /// Not now.
    case terminateCancel
    /// Now.
    case terminateNow
    /// Later.
    case terminateLater
  }

  /// The result of printing.
  public enum PrintReply: UInt, Sendable {
    /// It was cancelled.
    case printingCancelled
    /// It worked.
    case printingSuccess
  }
}

/// The app's delegate; its requirements are all optional. The protocol itself belongs to no actor.
public protocol NSApplicationDelegate: NSObjectProtocol {}

extension NSApplicationDelegate {
  /// Starts the app.
  @MainActor @preconcurrency public static func main() {}
}

/// A menu.
@MainActor open class NSMenu: NSObject {}

/// Settings for printing.
open class NSPrintInfo: NSObject {
  /// A setting.
  public struct AttributeKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// An object that can restore an activity.
public protocol NSUserActivityRestoring: NSObjectProtocol {}
