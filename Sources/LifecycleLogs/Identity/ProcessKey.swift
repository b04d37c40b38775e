/// Something that tells the processes of a log apart.
package enum ProcessKey: String, CaseIterable, Hashable, Sendable {
  /// The file that has the lines.
  case file
  /// The device.
  case device
  /// The launch that a generated line names, else the boot or the session that the envelope does.
  case launch
  /// The number of the process.
  case process
}
