import Foundation

/// An object of a library that the catalog does not have.
public final class Uploader: Sendable {
  /// Creates an uploader.
  public init() {}
}

/// Told by an uploader, on any thread; a protocol of Swift.
public protocol UploaderDelegate: AnyObject, Sendable {
  func uploaderDidStart(_ uploader: Uploader)
  func uploader(_ uploader: Uploader, didSend count: Int) async throws -> Bool
}

/// Told on the main actor; a protocol in the manner of Objective-C.
@MainActor
public protocol ConsentDelegate: NSObjectProtocol {
  func consentDidChange(_ isGiven: Bool)
}
