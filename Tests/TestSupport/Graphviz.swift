import Foundation

/// The installed `dot`, which checks the DOT emitter's output.
package enum Graphviz {
  /// The program; `nil` if it is not installed.
  package static let dot: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "dot") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  package static var isInstalled: Bool { dot != nil }

  /// The output for some sources, drawn in one run.
  package static func draw(_ sources: [String], format: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "instar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "output")
    let messages = folder.appending(path: "messages")
    var arguments = ["-T\(format)"]
    for (index, source) in sources.enumerated() {
      let file = folder.appending(path: "\(index).dot")
      try source.write(to: file, atomically: true, encoding: .utf8)
      arguments.append(file.path)
    }
    for file in [output, messages] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = dot
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.runToEnd {}
    let complaints = try String(contentsOf: messages, encoding: .utf8)
    guard process.terminationStatus == 0, complaints.isEmpty else { throw Complaint(text: complaints) }
    return try String(contentsOf: output, encoding: .utf8)
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
