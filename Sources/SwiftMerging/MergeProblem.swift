/// The reason why nothing can be added to a file.
package enum MergeProblem: Error, Hashable, Sendable {
  /// The file does not parse; the line, from 1, where it is known.
  case notSwift(line: Int?)
  /// The brackets, at a line from 1, are nested too deeply to be parsed in an acceptable time.
  case tooDeep(line: Int)
  /// The file does not declare the type.
  case lacksType(String)
  /// The file declares the type more than once, such as in both branches of an `#if`.
  case declaresTwice(String)

  /// The problem in words that follow the file's name: `it doesn't declare 'SceneDelegate'`.
  package var reason: String {
    switch self {
    case .notSwift(let line): "it is not valid Swift" + (line.map { " (line \($0))" } ?? "")
    case .tooDeep(let line): "its brackets are nested too deeply (line \(line))"
    case .lacksType(let name): "it doesn't declare '\(name)'"
    case .declaresTwice(let name): "it declares '\(name)' more than once"
    }
  }
}
