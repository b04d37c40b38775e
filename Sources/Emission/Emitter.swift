import LifecycleModel

/// Makes files of one format from a life cycle: a pure, total, deterministic function.
package protocol Emitter: Sendable {
  /// The format's name on the command line: `mermaid`.
  var format: String { get }
  /// One line for `instar formats`, no full stop.
  var summary: String { get }
  /// The files of a life cycle, with paths relative to its output folder.
  func files(for lifecycle: Lifecycle) -> [EmittedFile]
  /// The same files in the same order, in parts that can be made concurrently; one, unless they are much work.
  func workItems(of lifecycle: Lifecycle) -> [@Sendable () -> [EmittedFile]]
}

extension Emitter {
  package func workItems(of lifecycle: Lifecycle) -> [@Sendable () -> [EmittedFile]] { [{ files(for: lifecycle) }] }
}
