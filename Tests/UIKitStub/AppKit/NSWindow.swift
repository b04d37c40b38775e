/// A window.
@MainActor open class NSWindow: NSResponder {
  /// The object that receives the window's callbacks.
  open weak var delegate: (any NSWindowDelegate)?
  /// The name shown to users.
  open var title = ""

  /// Closes the window without a question.
  open func close() {}
  /// Brings the window in front and makes it the key window.
  open func makeKeyAndOrderFront(_ sender: Any?) {}
}

/// A window's delegate; its requirements are all optional. The protocol itself belongs to no actor, its members do.
public protocol NSWindowDelegate: NSObjectProtocol {}

/// An object that receives events.
@MainActor open class NSResponder: NSObject {}

/// A screen.
open class NSScreen: NSObject {}

/// An event.
open class NSEvent: NSObject {}

/// What is copied and dragged.
open class NSPasteboard: NSObject {}

/// An item to preview and share.
@MainActor public protocol NSPreviewRepresentableActivityItem: NSObjectProtocol {}

extension NSApplication {
  /// What the system shows beside a full-screen window.
  public struct PresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
