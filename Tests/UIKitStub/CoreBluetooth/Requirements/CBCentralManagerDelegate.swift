import Foundation

/// `centralManagerDidUpdateState:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBCentralManagerDelegate_centralManagerDidUpdateState_: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

/// `centralManager:willRestoreState:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBCentralManagerDelegate_centralManager_willRestoreState_: NSObjectProtocol {
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}

/// `centralManager:didDiscoverPeripheral:advertisementData:RSSI:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBCentralManagerDelegate_centralManager_didDiscoverPeripheral_advertisementData_RSSI_: NSObjectProtocol
{
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
}

/// `centralManager:didConnectPeripheral:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBCentralManagerDelegate_centralManager_didConnectPeripheral_: NSObjectProtocol {
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
}

/// `centralManager:didFailToConnectPeripheral:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBCentralManagerDelegate_centralManager_didFailToConnectPeripheral_error_: NSObjectProtocol {
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
}

/// `centralManager:didDisconnectPeripheral:error:`; iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CBCentralManagerDelegate_centralManager_didDisconnectPeripheral_error_: NSObjectProtocol {
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

/// `centralManager:didDisconnectPeripheral:timestamp:isReconnecting:error:`; iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0.
public protocol CBCentralManagerDelegate_centralManager_didDisconnectPeripheral_timestamp_isReconnecting_error_:
  NSObjectProtocol
{
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
    isReconnecting: Bool, error: (any Error)?)
}

/// `centralManager:connectionEventDidOccur:forPeripheral:`; iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0.
public protocol CBCentralManagerDelegate_centralManager_connectionEventDidOccur_forPeripheral_: NSObjectProtocol {
  func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
}

/// `centralManager:didUpdateANCSAuthorizationForPeripheral:`; iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0.
public protocol CBCentralManagerDelegate_centralManager_didUpdateANCSAuthorizationForPeripheral_: NSObjectProtocol {
  func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}
