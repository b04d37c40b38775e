/// A rule of the page that no run keeps that explains the log.
package struct BrokenRule: Hashable, Sendable {
  /// Its number on the page, from 0.
  package let rule: Int
  /// `true` where something has not come before the scene or the process ends.
  package let isAtEnd: Bool
}
