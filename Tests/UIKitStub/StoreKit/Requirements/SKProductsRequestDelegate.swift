import Foundation

/// `productsRequest:didReceiveResponse:`; iOS 3.0, macOS 10.7, watchOS 6.2, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated watchOS 11.0, deprecated visionOS 2.0.
public protocol SKProductsRequestDelegate_productsRequest_didReceiveResponse_: NSObjectProtocol {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
