import Diagnostics
import Emission
import Foundation
import LifecycleModel
import LifecycleReader
import SwiftMerging

@testable import instar

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every format of any page is well-formed, and is in a file below the folder.
enum FormatsLaw: Law {
  static let name = "formats"

  static func violations(of bytes: [UInt8]) -> [String] {
    let lifecycle = LifecycleReader.read(SourceFile(path: "page.md", bytes: bytes)).lifecycle
    let files = EmitterRegistry.all.flatMap { emitter in
      emitter.files(for: lifecycle).map { GeneratedFile($0, format: emitter.format) }
    }
    return pathViolations(of: files) + files.flatMap { violations(of: $0, from: lifecycle) }
  }

  private static func pathViolations(of files: [GeneratedFile]) -> [String] {
    var violations: [String] = []
    var keys: Set<String> = []
    for path in files.map(\.path) {
      if !GeneratedFile.isBelowFolder(path) { violations.append("'\(path)' is not below the folder") }
      if path.split(separator: "/").contains(where: { $0.utf8.count > 255 }) {
        violations.append("'\(path)' is too long")
      }
      if !keys.insert(path.lowercased()).inserted { violations.append("'\(path)' is two files") }
    }
    return violations
  }

  private static func violations(of file: GeneratedFile, from lifecycle: Lifecycle) -> [String] {
    guard case .text(let text) = file.contents else { return [] }
    var violations: [String] = []
    if text.utf8.contains(0) { violations.append("'\(file.path)' has a NUL") }
    switch file.path.split(separator: ".").last {
    case "json": if !RenderingViolations.isJSON(text) { violations.append("'\(file.path)' is no JSON") }
    case "scxml", "plist":
      if !XMLParser(data: Data(text.utf8)).parse() { violations.append("'\(file.path)' is no XML") }
    case "swift":
      // The Swift of a page's code block is inserted unchanged; the names and declarations around it are ours to get right.
      let isOurs = lifecycle.callbacks.allSatisfy { $0.body == nil }
      if isOurs, SwiftFile(text).problem != nil { violations.append("'\(file.path)' is no Swift") }
    default: break
    }
    return violations
  }
}
