@_exported import Foundation

/// Transfers data.
open class URLSession: NSObject, @unchecked Sendable {
  /// What to do about a question for credentials.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// Answer with a credential.
    case useCredential
    /// As without a delegate.
    case performDefaultHandling
    /// Give the transfer up.
    case cancelAuthenticationChallenge
    /// Ask in another way.
    case rejectProtectionSpace
  }

  /// What to do about a transfer that was put off.
  public enum DelayedRequestDisposition: Int, Sendable {
    /// Go on as asked.
    case continueLoading
    /// Ask for something else.
    case useNewRequest
    /// Give it up.
    case cancel
  }

  /// A session whose callbacks come on a queue, or one of its own for `nil`; it keeps its delegate.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?
  ) {}
  /// A session without a delegate.
  public convenience override init() { self.init(configuration: .default, delegate: nil, delegateQueue: nil) }
}

/// A session's delegate; its requirements are all optional.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}

/// The delegate of a session's tasks; its requirements are all optional.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}

/// How a session transfers.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// While the app runs.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// While the app runs or not.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration { URLSessionConfiguration() }
}

/// A transfer.
open class URLSessionTask: NSObject, @unchecked Sendable {}

/// What is known of a transfer that has ended.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {}

/// What to transfer.
public struct URLRequest: Sendable {
  /// A request of an address.
  public init(url: URL) {}
}

/// A server's answer.
open class HTTPURLResponse: NSObject, @unchecked Sendable {}

/// A server's question for credentials.
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {}

/// A name and a password, or a certificate.
open class URLCredential: NSObject, @unchecked Sendable {}
