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

/// A file of an emitter, not written yet.
package struct EmittedFile: Hashable, Sendable {
  /// The contents of a file.
  package enum Contents: Hashable, Sendable {
    case text(String)
    /// A picture that Graphviz draws.
    case picture(Picture)
    /// A text with pictures in it that Graphviz draws.
    case illustrated(IllustratedText)
  }

  /// The path below the output folder, `/` between its parts.
  package let path: String
  package let contents: Contents
  /// `true` where the file is only a start: written if missing, and the user's from then on.
  package let isWrittenOnce: Bool
  /// The text; `nil` where something has to be drawn.
  package var text: String? { if case .text(let text) = contents { text } else { nil } }

  /// A text file.
  package init(_ path: String, text: String, isWrittenOnce: Bool = false) {
    self.path = path
    contents = .text(text)
    self.isWrittenOnce = isWrittenOnce
  }

  /// A text file with pictures in it.
  package init(_ path: String, illustrated: IllustratedText) {
    self.path = path
    contents = .illustrated(illustrated)
    isWrittenOnce = false
  }

  /// A picture file.
  package init(_ path: String, picture: Picture) {
    self.path = path
    contents = .picture(picture)
    isWrittenOnce = false
  }
}
