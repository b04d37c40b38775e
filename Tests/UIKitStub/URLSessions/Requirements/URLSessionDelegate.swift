import Foundation

/// `URLSession:didBecomeInvalidWithError:`; iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol URLSessionDelegate_URLSession_didBecomeInvalidWithError_: NSObjectProtocol, Sendable {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

/// `URLSession:didReceiveChallenge:completionHandler:`; iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol URLSessionDelegate_URLSession_didReceiveChallenge_completionHandler_: NSObjectProtocol, Sendable {
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

/// `URLSessionDidFinishEventsForBackgroundURLSession:`; iOS 7.0, macOS 11.0, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol URLSessionDelegate_URLSessionDidFinishEventsForBackgroundURLSession_: NSObjectProtocol, Sendable {
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}
