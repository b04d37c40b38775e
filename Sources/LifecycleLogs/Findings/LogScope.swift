/// Whose calls they are: a process's, or those of one life cycle in it, such as a scene's.
package struct LogScope: Hashable, Sendable {
  /// The number of the process in the log, from 1.
  package var process: Int
  /// What the log calls the device; `nil` where it does not name it.
  package var device: String?
  /// What the log calls the process: its launch, else its number; `nil` where it has neither.
  package var processName: ProcessName?
  /// The number of the life cycle in the process, from 1; `nil` for the process's own calls.
  package var life: Int?
  /// What the log calls the life cycle; `nil` where it does not name it.
  package var lifeName: LifeName?

  /// A name of a process.
  package enum ProcessName: Hashable, Sendable {
    /// The launch that a generated line has.
    case launch(String)
    /// The number that the system gave it.
    case number(Int)
  }

  /// A name of a life cycle.
  package enum LifeName: Hashable, Sendable {
    /// The number of the scene.
    case scene(UInt64)
    /// The address of the first object.
    case object(UInt64)
  }
}
