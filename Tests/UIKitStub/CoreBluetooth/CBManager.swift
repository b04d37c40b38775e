@_exported import Foundation

/// Core Foundation's time in seconds, which Foundation for Linux keeps to itself.
public typealias CFAbsoluteTime = Double
/// The number of a channel.
public typealias CBL2CAPPSM = UInt16

/// The state of a device's Bluetooth.
public enum CBManagerState: Int, Sendable {
  /// Not known yet.
  case unknown
  /// About to be known again.
  case resetting
  /// Not on this device.
  case unsupported
  /// Not allowed.
  case unauthorized
  /// Switched off.
  case poweredOff
  /// Ready.
  case poweredOn
}

/// What both roles have.
open class CBManager: NSObject {
  /// Always ready: nothing here moves a radio.
  open var state: CBManagerState { .poweredOn }
}

/// A change of a connection.
public enum CBConnectionEvent: Int, Sendable {
  /// It has ended.
  case peerDisconnected
  /// It has begun.
  case peerConnected
}

/// An identifier.
open class CBUUID: NSObject {
  /// The text.
  public let uuidString: String

  /// An identifier of a text.
  public init(string: String) { uuidString = string }
}

/// Another device.
open class CBPeer: NSObject {
  /// Its identifier.
  open var identifier: UUID { UUID() }
}

/// A device that takes.
open class CBCentral: CBPeer {}

/// What a service is made of.
open class CBAttribute: NSObject {
  /// Its kind.
  open var uuid: CBUUID { CBUUID(string: "180D") }
}

/// A service of a device.
open class CBService: CBAttribute {
  /// Its values.
  open var characteristics: [CBCharacteristic]? { nil }
}

/// A value of a service.
open class CBCharacteristic: CBAttribute {
  /// The value.
  open var value: Data? { nil }
}

/// A description of a value.
open class CBDescriptor: CBAttribute {}

/// A channel between two devices.
open class CBL2CAPChannel: NSObject {}

/// A request to read or write.
open class CBATTRequest: NSObject {}

/// A distance that was measured.
open class CBChannelSoundingProcedureResults: NSObject {}
