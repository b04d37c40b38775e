@_exported import Foundation

/// Tells the system of calls, and the app what to do with them.
open class CXProvider: NSObject {
  /// A provider as it is shown to users.
  public init(configuration: CXProviderConfiguration) {}
  /// A provider without a name.
  public convenience override init() { self.init(configuration: CXProviderConfiguration()) }

  /// Sets the object that receives the provider's callbacks, on a queue, or the main queue for `nil`.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
}

/// A provider's delegate; its other requirements are optional.
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
}

/// A provider as it is shown to users.
open class CXProviderConfiguration: NSObject {}

/// Actions that belong together.
open class CXTransaction: NSObject {}

/// Something to do.
open class CXAction: NSObject {
  /// It was done.
  open func fulfill() {}
  /// It could not be done.
  open func fail() {}
}

/// Something to do with a call.
open class CXCallAction: CXAction {}

/// Begins a call.
open class CXStartCallAction: CXCallAction {}

/// Answers a call.
open class CXAnswerCallAction: CXCallAction {}

/// Ends a call.
open class CXEndCallAction: CXCallAction {}

/// Holds a call.
open class CXSetHeldCallAction: CXCallAction {}

/// Mutes a call.
open class CXSetMutedCallAction: CXCallAction {}

/// Joins calls.
open class CXSetGroupCallAction: CXCallAction {}

/// Plays the tone of a key.
open class CXPlayDTMFCallAction: CXCallAction {}

/// Translates a call.
open class CXSetTranslatingCallAction: CXCallAction {}
