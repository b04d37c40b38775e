import Foundation

/// `peripheralManagerDidUpdateState:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManagerDidUpdateState_: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}

/// `peripheralManager:willRestoreState:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManager_willRestoreState_: NSObjectProtocol {
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
}

/// `peripheralManagerDidStartAdvertising:error:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManagerDidStartAdvertising_error_: NSObjectProtocol {
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
}

/// `peripheralManager:didAddService:error:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManager_didAddService_error_: NSObjectProtocol {
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
}

/// `peripheralManager:central:didSubscribeToCharacteristic:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManager_central_didSubscribeToCharacteristic_: NSObjectProtocol {
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
}

/// `peripheralManager:central:didUnsubscribeFromCharacteristic:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManager_central_didUnsubscribeFromCharacteristic_:
  NSObjectProtocol
{
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
}

/// `peripheralManager:didReceiveReadRequest:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManager_didReceiveReadRequest_: NSObjectProtocol {
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
}

/// `peripheralManager:didReceiveWriteRequests:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManager_didReceiveWriteRequests_: NSObjectProtocol {
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
}

/// `peripheralManagerIsReadyToUpdateSubscribers:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManagerIsReadyToUpdateSubscribers_: NSObjectProtocol {
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

/// `peripheralManager:didPublishL2CAPChannel:error:`; iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManager_didPublishL2CAPChannel_error_: NSObjectProtocol {
  func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
}

/// `peripheralManager:didUnpublishL2CAPChannel:error:`; iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManager_didUnpublishL2CAPChannel_error_: NSObjectProtocol {
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
}

/// `peripheralManager:didOpenL2CAPChannel:error:`; iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0.
public protocol CBPeripheralManagerDelegate_peripheralManager_didOpenL2CAPChannel_error_: NSObjectProtocol {
  func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
