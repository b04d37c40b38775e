import Diagnostics
import Foundation
import LifecycleModel
import LifecycleReader
import Testing

/// A page of the repository, read.
package struct TestPage: Sendable, CustomTestStringConvertible {
  /// The file's name without its ending.
  package let name: String
  /// The page, read.
  package let reading: Reading

  /// Its life cycle.
  package var lifecycle: Lifecycle { reading.lifecycle }
  /// The name that tests show.
  package var testDescription: String { name }

  /// `true` for the page whose names hold every mark that a format escapes.
  package var isHostile: Bool { name == "hostile-names" }

  /// The formats whose files are recorded of pages for one purpose: their language, or types that are not Apple's.
  private static let recordedFormats: [String: Set<String>] = [
    "ja-scene-delegate": ["dot", "html", "swift", "tables", "wiki"],
    "ko-app-life": ["tables", "wiki"],
    "own-types": ["dot", "swift"],
    "zh-scene-life": ["dot", "html", "tables", "wiki"],
  ]

  /// Returns `true` for a format whose files are recorded of the page: all of those two that have every shape of states and
  /// transitions, and every mark that a format escapes; of others only those that no other page covers.
  package func isRecorded(in format: String) -> Bool {
    name == "shapes" || isHostile || Self.recordedFormats[name]?.contains(format) == true
  }

  /// The pages that are only for tests, by name.
  package static let fixtures = pages(in: "Tests/Fixtures")
  /// The pages about objects of frameworks and their delegates, which are only for tests of Swift, by name.
  package static let frameworks = pages(in: "Tests/Fixtures/Frameworks")
  /// The bundled pages, by name.
  package static let bundled = pages(in: "Templates/Pages")
  /// The pages that new ones begin with, by name.
  package static let starters = pages(in: "Templates/Starters")
  /// The bundled pages whose outputs are in `Output/`, by name: those of the Makefile.
  package static let shown = bundled.filter {
    ["scene-phase", "uikit", "uikit-app", "uikit-scenes", "view-controller"].contains($0.name)
  }

  private static func pages(in folder: String) -> [TestPage] {
    let directory = Repository.root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { name in
      guard let bytes = try? Data(contentsOf: directory.appending(path: name)) else { return nil }
      let reading = LifecycleReader.read(SourceFile(path: name, bytes: bytes))
      return TestPage(name: String(name.dropLast(3)), reading: reading)
    }
  }
}
