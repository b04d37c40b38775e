import Foundation

/// `paymentQueue:updatedTransactions:`; iOS 3.0, macOS 10.7, tvOS 9.0, watchOS 6.2, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated watchOS 11.0, deprecated visionOS 2.0.
public protocol SKPaymentTransactionObserver_paymentQueue_updatedTransactions_: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// `paymentQueue:removedTransactions:`; iOS 3.0, macOS 10.7, tvOS 9.0, watchOS 6.2, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated watchOS 11.0, deprecated visionOS 2.0.
public protocol SKPaymentTransactionObserver_paymentQueue_removedTransactions_: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
}

/// `paymentQueue:restoreCompletedTransactionsFailedWithError:`; iOS 3.0, macOS 10.7, tvOS 9.0, watchOS 6.2, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated watchOS 11.0, deprecated visionOS 2.0.
public protocol SKPaymentTransactionObserver_paymentQueue_restoreCompletedTransactionsFailedWithError_: NSObjectProtocol
{
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

/// `paymentQueueRestoreCompletedTransactionsFinished:`; iOS 3.0, macOS 10.7, tvOS 9.0, watchOS 6.2, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated watchOS 11.0, deprecated visionOS 2.0.
public protocol SKPaymentTransactionObserver_paymentQueueRestoreCompletedTransactionsFinished_: NSObjectProtocol {
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

/// `paymentQueue:updatedDownloads:`; iOS 6.0, macOS 10.8, tvOS 9.0, watchOS 6.2, deprecated iOS 16.0, deprecated macOS 13.0, deprecated tvOS 16.0, deprecated watchOS 9.0.
public protocol SKPaymentTransactionObserver_paymentQueue_updatedDownloads_: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
}

/// `paymentQueue:shouldAddStorePayment:forProduct:`; iOS 11.0, macOS 11.0, tvOS 11.0, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated visionOS 2.0.
public protocol SKPaymentTransactionObserver_paymentQueue_shouldAddStorePayment_forProduct_: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

/// `paymentQueueDidChangeStorefront:`; iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.2, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated watchOS 11.0, deprecated visionOS 2.0.
public protocol SKPaymentTransactionObserver_paymentQueueDidChangeStorefront_: NSObjectProtocol {
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

/// `paymentQueue:didRevokeEntitlementsForProductIdentifiers:`; iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, deprecated iOS 18.0, deprecated macOS 15.0, deprecated tvOS 18.0, deprecated watchOS 11.0, deprecated visionOS 2.0.
public protocol SKPaymentTransactionObserver_paymentQueue_didRevokeEntitlementsForProductIdentifiers_: NSObjectProtocol
{
  func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}
