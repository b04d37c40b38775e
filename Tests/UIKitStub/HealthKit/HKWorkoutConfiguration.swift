import Foundation

/// The subject of a workout session.
open class HKWorkoutConfiguration: NSObject {}
