import Foundation
import LifecycleModel
@testable import SwiftGeneration
import TestSupport

/// The generated monitors of some pages in one program, which receives calls and prints each monitor's answers.
struct MonitorProgram {
  /// A monitor's answer to one call.
  struct Answer: Hashable {
    /// The state to which it leads; of a call that was not allowed, the instance's state before.
    let state: String?
    /// The calls that could have come instead; `nil` if the call was allowed.
    let expected: [String]?
  }

  /// An error of the compiler or the program.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL

  /// Compiles the monitors of some pages.
  init(_ lifecycles: [Lifecycle]) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "instar-monitor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var sources = ["main.swift": Self.main(lifecycles.count)]
    for (index, lifecycle) in lifecycles.enumerated() {
      let files = lifecycle.monitorFiles
      for file in files where file.name.hasPrefix("Lifecycle") { sources["\(file.name).swift"] = file.text }
      // Titles may be equal: a name of its own for each page's states.
      let states = SwiftTypeNames(lifecycle).states
      for file in files where file.name.hasPrefix(states) {
        sources["Page\(index)\(file.name.dropFirst(states.count)).swift"] = file.text
          .replacing("enum \(states):", with: "enum Page\(index):")
          .replacing("extension \(states) {", with: "extension Page\(index) {")
      }
    }
    for (name, text) in sources {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let paths = sources.keys.sorted().map { folder.appending(path: $0).path }
    let complaints = try await Self.run(
      ["swiftc", "-Onone", "-swift-version", "6", "-warnings-as-errors", "-o", program] + paths)
    guard complaints.isEmpty else { throw Failure(description: complaints) }
  }

  /// Deletes the program.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The answers of a page's monitor to lists of calls, each observed by a new monitor.
  func answers(page: Int, to runs: [[ObservedCall]], in lifecycle: Lifecycle) async throws -> [[Answer]] {
    guard !runs.isEmpty else { return [] }
    let lines = runs.flatMap { calls in
      ["new\t\(page)"]
        + calls.map { call in
          let delegate = lifecycle.delegate(of: call.callback).name
          return "\(delegate)\t\(lifecycle[call.callback].name)\t\(delegate)\(call.scene.map(String.init) ?? "")"
        }
    }
    let output = try await Self.run([program], input: lines.joined(separator: "\n") + "\n")
    var answers = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(Self.answer)[...]
    guard answers.count == runs.joined().count else { throw Failure(description: output) }
    return runs.map { calls in
      defer { answers = answers.dropFirst(calls.count) }
      return Array(answers.prefix(calls.count))
    }
  }

  private var program: String { folder.appending(path: "program").path }

  private static func answer(_ line: Substring) -> Answer {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    return Answer(
      state: parts[1].isEmpty ? nil : parts[1], expected: parts[0].isEmpty ? nil : Array(parts.dropFirst(2)))
  }

  private static func main(_ count: Int) -> String {
    let cases = (0..<count).map { index in
      """
        case \(index):
          let monitor = LifecycleMonitor(Page\(index).tables)
          return { callback, delegate, object in
            let hearing = monitor.hear(callback, of: delegate, by: ObjectIdentifier(object))
            return (hearing.state ?? hearing.problem?.state, hearing.problem?.expected)
          }

      """
    }
    return """
      final class Thing {}
      typealias Observe = @MainActor (String, String, Thing) -> (String?, [String]?)
      @MainActor func observer(_ page: Int) -> Observe {
        switch page {
      \(cases.joined())
        default: fatalError()
        }
      }
      var things: [String: Thing] = [:]
      var observe = observer(0)
      while let line = readLine() {
        let parts = line.split(separator: "\\t", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2 {
          things = [:]
          observe = observer(Int(parts[1])!)
          continue
        }
        let thing = things[parts[2]] ?? Thing()
        things[parts[2]] = thing
        let (state, expected) = observe(parts[1], parts[0], thing)
        print(([expected == nil ? "" : "unexpected", state ?? ""] + (expected ?? [])).joined(separator: "\\t"))
      }

      """
  }

  /// The output of a program; throws the output if its exit status is not 0.
  static func run(_ arguments: [String], input: String = "") async throws -> String {
    let run = try await ProgramRun(arguments, input: input)
    guard run.status == 0 else { throw Failure(description: run.text) }
    return run.text
  }
}

extension Lifecycle {
  /// The files that the monitor needs, its page's tables where a test can read them.
  var monitorFiles: [SwiftCompiler.File] {
    let states = SwiftTypeNames(self).states
    return swiftFiles(SwiftOptions(logger: .print, hasMonitor: true)).filter { file in
      ["LifecycleLog", "LifecycleMonitor", states, states + "+Monitor"].contains(file.name)
    }.map { ($0.name, $0.text.replacing("private static let tables", with: "static let tables")) }
  }
}
