import AVFoundation
import Foundation

/// `providerDidReset:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_providerDidReset_: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
}

/// `providerDidBegin:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_providerDidBegin_: NSObjectProtocol {
  func providerDidBegin(_ provider: CXProvider)
}

/// `provider:executeTransaction:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_executeTransaction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
}

/// `provider:performStartCallAction:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_performStartCallAction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
}

/// `provider:performAnswerCallAction:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_performAnswerCallAction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
}

/// `provider:performEndCallAction:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_performEndCallAction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
}

/// `provider:performSetHeldCallAction:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_performSetHeldCallAction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
}

/// `provider:performSetMutedCallAction:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_performSetMutedCallAction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
}

/// `provider:performSetGroupCallAction:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_performSetGroupCallAction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
}

/// `provider:performPlayDTMFCallAction:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_performPlayDTMFCallAction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
}

/// `provider:performSetTranslatingCallAction:`; iOS 26.0.
public protocol CXProviderDelegate_provider_performSetTranslatingCallAction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, perform action: CXSetTranslatingCallAction)
}

/// `provider:timedOutPerformingAction:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_timedOutPerformingAction_: NSObjectProtocol {
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

/// `provider:didActivateAudioSession:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_didActivateAudioSession_: NSObjectProtocol {
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
}

/// `provider:didDeactivateAudioSession:`; iOS 10.0, watchOS 9.0, visionOS 1.0.
public protocol CXProviderDelegate_provider_didDeactivateAudioSession_: NSObjectProtocol {
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}
