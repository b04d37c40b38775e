import Foundation

/// What a workout session is about.
open class HKWorkoutConfiguration: NSObject {}
