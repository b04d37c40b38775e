/// The order of a log's events.
package enum EventOrder: String, CaseIterable, Hashable, Sendable {
  /// That of the lines, file after file.
  case lines
  /// That of the times, of all files together.
  case time
}
