import Foundation
import LifecycleEmitters
import Testing
import TestSupport

@Test func scratch() throws {
  for page in JudgedPages.all {
    for emitter in EmitterRegistry.all {
      for file in emitter.files(for: page.lifecycle) {
        guard case .text(let text) = file.contents else { continue }
        let path = "/tmp/tg/out/\(page.name.replacingOccurrences(of: " ", with: "-"))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try text.write(toFile: "\(path)/\(emitter.format).\(file.path)", atomically: true, encoding: .utf8)
      }
    }
  }
}
