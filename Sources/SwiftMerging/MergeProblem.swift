/// Why nothing can be added to a file.
package enum MergeProblem: Error, Hashable, Sendable {
  /// It does not parse; the line, from 1, where that shows.
  case notSwift(line: Int?)
  /// Its brackets are nested too deeply to be parsed in a time that anybody would wait; the line, from 1, where they are.
  case tooDeep(line: Int)
  /// It does not declare the type.
  case lacksType(String)
  /// It declares the type more than once, say in both branches of an `#if`.
  case declaresTwice(String)

  /// What is wrong, to stand behind the file's name: `it declares no 'SceneDelegate'`.
  package var reason: String {
    switch self {
    case .notSwift(let line): "it is not valid Swift" + (line.map { " (line \($0))" } ?? "")
    case .tooDeep(let line): "its brackets are nested too deeply (line \(line))"
    case .lacksType(let name): "it declares no '\(name)'"
    case .declaresTwice(let name): "it declares '\(name)' more than once"
    }
  }
}
