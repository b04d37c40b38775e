/// Shows the documents of an app.
@MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// The fate of a document that is imported.
  public enum ImportMode: UInt, Sendable {
    /// It is not imported.
    case none
    /// It is copied.
    case copy
    /// It is moved.
    case move
  }

  /// The object that receives the browser's callbacks.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
}

/// A document browser's delegate; its requirements are all optional. The protocol belongs to no actor.
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {}

/// A service to share with.
@MainActor open class UIActivity: NSObject {}

/// Shows services to share with.
@MainActor open class UIActivityViewController: UIViewController {}
