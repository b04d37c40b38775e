@_exported import Foundation

/// The purchases that are under way.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let stubQueue = SKPaymentQueue()

  /// The queue of the app.
  open class func `default`() -> SKPaymentQueue { stubQueue }
  /// Adds an object that receives the queue's callbacks.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Removes such an object.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Adds a purchase.
  open func add(_ payment: SKPayment) {}
  /// Ends a purchase that the app has delivered.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Asks for purchases of earlier.
  open func restoreCompletedTransactions() {}
}

/// The payment queue's observer; its other requirements are optional.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// A purchase.
open class SKPaymentTransaction: NSObject {}

/// An order.
open class SKPayment: NSObject {}

/// A thing to buy.
open class SKProduct: NSObject {}

/// Content that Apple hosts.
open class SKDownload: NSObject {}

/// A request to the store.
open class SKRequest: NSObject {
  /// The object that receives the request's callbacks.
  open weak var delegate: (any SKRequestDelegate)?

  /// Sends it.
  open func start() {}
  /// Gives it up.
  open func cancel() {}
}

/// A request's delegate; its requirements are all optional.
public protocol SKRequestDelegate: NSObjectProtocol {}

/// A request for things to buy.
open class SKProductsRequest: SKRequest {
  /// A request for things of some identifiers.
  public init(productIdentifiers: Set<String>) {}
  /// A request for nothing.
  public override init() {}
}

/// A products request's delegate.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The things to buy.
open class SKProductsResponse: NSObject {
  /// The things.
  open var products: [SKProduct] { [] }
}
