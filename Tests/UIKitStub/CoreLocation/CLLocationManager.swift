@_exported import Foundation

/// Tells where the device is.
open class CLLocationManager: NSObject {
  /// The object that receives the manager's callbacks.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The leave to know where the device is.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// Asks for leave.
  open func requestWhenInUseAuthorization() {}
  /// Asks once.
  open func requestLocation() {}
  /// Tells from now on.
  open func startUpdatingLocation() {}
  /// Tells no longer.
  open func stopUpdatingLocation() {}
}

/// A location manager's delegate; its requirements are all optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {}

/// A leave to know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Not asked for.
  case notDetermined
  /// Nobody may give it.
  case restricted
  /// Refused.
  case denied
  /// Always.
  case authorizedAlways
  /// While the app is in use.
  case authorizedWhenInUse
}

/// A place on earth.
open class CLLocation: NSObject {}

/// A direction.
open class CLHeading: NSObject {}

/// A stay at a place.
open class CLVisit: NSObject {}

/// An area.
open class CLRegion: NSObject {}

/// A side of a border.
public enum CLRegionState: Int, Sendable {
  /// Not known.
  case unknown
  /// Inside.
  case inside
  /// Outside.
  case outside
}

/// An area around a beacon.
open class CLBeaconRegion: CLRegion {}

/// A beacon.
open class CLBeacon: NSObject {}

/// The identity of beacons.
open class CLBeaconIdentityConstraint: NSObject {}
