import Foundation

/// `locationManagerDidChangeAuthorization:`; iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0.
public protocol CLLocationManagerDelegate_locationManagerDidChangeAuthorization_: NSObjectProtocol {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

/// `locationManager:didChangeAuthorizationStatus:`; iOS 4.2, macOS 10.7, tvOS 9.0, watchOS 1.0, deprecated iOS 14.0, deprecated macOS 11.0, deprecated tvOS 14.0, deprecated watchOS 7.0.
public protocol CLLocationManagerDelegate_locationManager_didChangeAuthorizationStatus_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

/// `locationManager:didUpdateLocations:`; iOS 6.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CLLocationManagerDelegate_locationManager_didUpdateLocations_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
}

/// `locationManager:didFailWithError:`; iOS 2.0, macOS 10.6, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol CLLocationManagerDelegate_locationManager_didFailWithError_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

/// `locationManager:didUpdateToLocation:fromLocation:`; iOS 2.0, macOS 10.6, deprecated iOS 6.0.
public protocol CLLocationManagerDelegate_locationManager_didUpdateToLocation_fromLocation_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateTo newLocation: CLLocation, from oldLocation: CLLocation)
}

/// `locationManager:didFinishDeferredUpdatesWithError:`; iOS 6.0, macOS 10.9, visionOS 1.0.
public protocol CLLocationManagerDelegate_locationManager_didFinishDeferredUpdatesWithError_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
}

/// `locationManagerDidPauseLocationUpdates:`; iOS 6.0, macOS 10.15, visionOS 1.0.
public protocol CLLocationManagerDelegate_locationManagerDidPauseLocationUpdates_: NSObjectProtocol {
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
}

/// `locationManagerDidResumeLocationUpdates:`; iOS 6.0, macOS 10.15, visionOS 1.0.
public protocol CLLocationManagerDelegate_locationManagerDidResumeLocationUpdates_: NSObjectProtocol {
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

/// `locationManager:didUpdateHeading:`; iOS 3.0, macOS 10.15, watchOS 2.0.
public protocol CLLocationManagerDelegate_locationManager_didUpdateHeading_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
}

/// `locationManagerShouldDisplayHeadingCalibration:`; iOS 3.0, macOS 10.15, watchOS 2.0.
public protocol CLLocationManagerDelegate_locationManagerShouldDisplayHeadingCalibration_: NSObjectProtocol {
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

/// `locationManager:didStartMonitoringForRegion:`; iOS 5.0, macOS 10.8.
public protocol CLLocationManagerDelegate_locationManager_didStartMonitoringForRegion_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
}

/// `locationManager:didEnterRegion:`; iOS 4.0, macOS 10.8.
public protocol CLLocationManagerDelegate_locationManager_didEnterRegion_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
}

/// `locationManager:didExitRegion:`; iOS 4.0, macOS 10.8.
public protocol CLLocationManagerDelegate_locationManager_didExitRegion_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

/// `locationManager:didDetermineState:forRegion:`; iOS 7.0, macOS 10.10.
public protocol CLLocationManagerDelegate_locationManager_didDetermineState_forRegion_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
}

/// `locationManager:monitoringDidFailForRegion:withError:`; iOS 4.0, macOS 10.8.
public protocol CLLocationManagerDelegate_locationManager_monitoringDidFailForRegion_withError_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

/// `locationManager:didRangeBeacons:satisfyingConstraint:`; iOS 13.0, macOS 10.15.
public protocol CLLocationManagerDelegate_locationManager_didRangeBeacons_satisfyingConstraint_: NSObjectProtocol {
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
}

/// `locationManager:didFailRangingBeaconsForConstraint:error:`; iOS 13.0, macOS 10.15.
public protocol CLLocationManagerDelegate_locationManager_didFailRangingBeaconsForConstraint_error_: NSObjectProtocol {
  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
}

/// `locationManager:didRangeBeacons:inRegion:`; iOS 7.0, macOS 10.15, deprecated iOS 13.0, deprecated macOS 10.15.
public protocol CLLocationManagerDelegate_locationManager_didRangeBeacons_inRegion_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
}

/// `locationManager:rangingBeaconsDidFailForRegion:withError:`; iOS 7.0, macOS 10.15, deprecated iOS 13.0, deprecated macOS 10.15.
public protocol CLLocationManagerDelegate_locationManager_rangingBeaconsDidFailForRegion_withError_: NSObjectProtocol {
  func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
}

/// `locationManager:didVisit:`; iOS 8.0, macOS 10.15.
public protocol CLLocationManagerDelegate_locationManager_didVisit_: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}
