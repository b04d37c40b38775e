import Foundation

/// `requestDidFinish:`; iOS 3.0, macOS 10.7, watchOS 6.2, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated watchOS 11.0, deprecated visionOS 2.0.
public protocol SKRequestDelegate_requestDidFinish_: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
}

/// `request:didFailWithError:`; iOS 3.0, macOS 10.7, watchOS 6.2, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated watchOS 11.0, deprecated visionOS 2.0.
public protocol SKRequestDelegate_request_didFailWithError_: NSObjectProtocol {
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
