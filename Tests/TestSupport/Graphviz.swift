import Foundation

/// The installed `dot`, which checks the DOT emitter's output.
package enum Graphviz {
  /// The program; `nil` if it is not installed.
  package static let dot: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "dot") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  package static var isInstalled: Bool { dot != nil }

  /// The version: `2.43.0`.
  package static func version() async throws -> String {
    let words = try await ProgramRun(["dot", "-V"]).messages.split(separator: " ")
    return words.first { $0.contains(".") }.map(String.init) ?? ""
  }

  /// The output for some sources, drawn in one run.
  package static func draw(_ sources: [String], format: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "instar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = ["-T\(format)"]
    for (index, source) in sources.enumerated() {
      let file = folder.appending(path: "\(index).dot")
      try source.write(to: file, atomically: true, encoding: .utf8)
      arguments.append(file.path)
    }
    let run = try await ProgramRun(["dot"] + arguments)
    guard run.status == 0, run.messages.isEmpty else { throw Complaint(text: run.messages) }
    return run.output
  }

  /// The drawings in the output of one run of `dot` for several pictures, in order.
  package static func drawings(in output: String) -> [String] {
    var drawings: [String] = []
    var rest = Substring(output)
    while let end = rest.firstRange(of: "</svg>") {
      drawings.append(String(rest[..<end.upperBound]))
      rest = rest[end.upperBound...]
    }
    return drawings
  }

  /// The warnings about a source.
  package struct Complaint: Error {
    package let text: String
  }
}
