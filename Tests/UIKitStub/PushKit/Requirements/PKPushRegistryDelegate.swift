import Foundation

/// `pushRegistry:didUpdatePushCredentials:forType:`; iOS 8.0, macOS 10.15, watchOS 6.0, visionOS 1.0.
public protocol PKPushRegistryDelegate_pushRegistry_didUpdatePushCredentials_forType_: NSObjectProtocol {
  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
}

/// `pushRegistry:didReceiveIncomingPushWithPayload:forType:`; iOS 8.0, visionOS 1.0, deprecated iOS 11.0, deprecated visionOS 1.0.
public protocol PKPushRegistryDelegate_pushRegistry_didReceiveIncomingPushWithPayload_forType_: NSObjectProtocol {
  func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
}

/// `pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:`; iOS 11.0, macOS 10.15, watchOS 6.0, visionOS 1.0.
public protocol PKPushRegistryDelegate_pushRegistry_didReceiveIncomingPushWithPayload_forType_withCompletionHandler_:
  NSObjectProtocol
{
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping @Sendable () -> Void)
}

/// `pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:`; iOS 26.4, macOS 26.4, watchOS 26.4, visionOS 26.4.
public protocol
  PKPushRegistryDelegate_pushRegistry_didReceiveIncomingVoIPPushWithPayload_metadata_withCompletionHandler_:
    NSObjectProtocol
{
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingVoIPPushWith payload: PKPushPayload, metadata: PKVoIPPushMetadata,
    withCompletionHandler completion: @escaping @Sendable () -> Void)
}

/// `pushRegistry:didInvalidatePushTokenForType:`; iOS 8.0, macOS 10.15, watchOS 6.0, visionOS 1.0.
public protocol PKPushRegistryDelegate_pushRegistry_didInvalidatePushTokenForType_: NSObjectProtocol {
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
