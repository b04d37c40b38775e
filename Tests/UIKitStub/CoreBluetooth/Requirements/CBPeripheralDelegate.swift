import Foundation

/// `peripheralDidUpdateName:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheralDidUpdateName_: NSObjectProtocol {
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
}

/// `peripheral:didModifyServices:`; iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didModifyServices_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
}

/// `peripheralDidUpdateRSSI:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0, deprecated iOS 8.0, deprecated macOS 10.13, deprecated watchOS 2.0, deprecated visionOS 1.0.
public protocol CBPeripheralDelegate_peripheralDidUpdateRSSI_error_: NSObjectProtocol {
  func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?)
}

/// `peripheral:didReadRSSI:error:`; iOS 8.0, macOS 10.13, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didReadRSSI_error_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

/// `peripheral:didDiscoverServices:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didDiscoverServices_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
}

/// `peripheral:didDiscoverIncludedServicesForService:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didDiscoverIncludedServicesForService_error_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
}

/// `peripheral:didDiscoverCharacteristicsForService:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didDiscoverCharacteristicsForService_error_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
}

/// `peripheral:didUpdateValueForCharacteristic:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didUpdateValueForCharacteristic_error_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
}

/// `peripheral:didWriteValueForCharacteristic:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didWriteValueForCharacteristic_error_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
}

/// `peripheral:didUpdateNotificationStateForCharacteristic:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didUpdateNotificationStateForCharacteristic_error_: NSObjectProtocol {
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
}

/// `peripheral:didDiscoverDescriptorsForCharacteristic:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didDiscoverDescriptorsForCharacteristic_error_: NSObjectProtocol {
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
}

/// `peripheral:didUpdateValueForDescriptor:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didUpdateValueForDescriptor_error_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
}

/// `peripheral:didWriteValueForDescriptor:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didWriteValueForDescriptor_error_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
}

/// `peripheralIsReadyToSendWriteWithoutResponse:`; iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheralIsReadyToSendWriteWithoutResponse_: NSObjectProtocol {
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

/// `peripheral:didOpenL2CAPChannel:error:`; iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0.
public protocol CBPeripheralDelegate_peripheral_didOpenL2CAPChannel_error_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

/// `peripheral:didReceiveChannelSoundingProcedureResults:error:`; iOS 27.0.
public protocol CBPeripheralDelegate_peripheral_didReceiveChannelSoundingProcedureResults_error_: NSObjectProtocol {
  func peripheral(
    _ peripheral: CBPeripheral, didReceive results: CBChannelSoundingProcedureResults?, error: (any Error)?)
}

/// `peripheral:didCompleteChannelSoundingSession:`; iOS 27.0.
public protocol CBPeripheralDelegate_peripheral_didCompleteChannelSoundingSession_: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didCompleteChannelSoundingSession error: (any Error)?)
}
