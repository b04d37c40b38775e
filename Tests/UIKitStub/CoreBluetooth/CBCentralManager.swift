/// Finds devices and connects to them.
open class CBCentralManager: CBManager {
  /// The object that receives the manager's callbacks.
  open weak var delegate: (any CBCentralManagerDelegate)?

  /// A manager whose callbacks come on a queue, or the main queue for `nil`.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
  }

  /// A manager without a delegate.
  public convenience override init() { self.init(delegate: nil, queue: nil) }

  /// Looks for devices.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Looks no longer.
  open func stopScan() {}
  /// Connects to a device.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Ends a connection.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

/// A central manager's delegate; its other requirements are optional.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

/// A device that gives.
open class CBPeripheral: CBPeer {
  /// The object that receives the device's callbacks.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// Its name.
  open var name: String? { nil }
  /// Its services.
  open var services: [CBService]? { nil }

  /// Asks for services.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Asks for the values of a service.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks for the changes of a value.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}

/// A device's delegate; its requirements are all optional.
public protocol CBPeripheralDelegate: NSObjectProtocol {}

/// Is a device for others.
open class CBPeripheralManager: CBManager {
  /// The object that receives the manager's callbacks.
  open weak var delegate: (any CBPeripheralManagerDelegate)?

  /// A manager whose callbacks come on a queue, or the main queue for `nil`.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
  }

  /// A manager without a delegate.
  public convenience override init() { self.init(delegate: nil, queue: nil) }
}

/// A peripheral manager's delegate; its other requirements are optional.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
