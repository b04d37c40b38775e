import Diagnostics
import Emission
import Foundation
import LifecycleReader
import SwiftGeneration
import TestSupport
import Testing

@testable import LifecycleModel
@testable import SymbolGraphs

@Suite("Swift for frameworks of which only symbol graphs are known", .tags(.slow), .enabled(if: FrameworkSet.areStubs))
struct GraphSwiftTests {
  @Test(
    "A page's Swift compiles without warnings with the signatures of the graph",
    arguments: [
      ("bluetooth-central", "CoreBluetooth"), ("location", "CoreLocation"), ("web-navigation", "WebKit"),
      ("purchases", "StoreKit"), ("telemetry", "Telemetry"), ("notifications", "UserNotifications"),
    ])
  func compiles(page: String, module: String) async throws {
    var reader = SymbolGraphReader()
    try reader.read(try await StubGraph(of: module).bytes(), named: module)
    let known = APICatalog(types: [], entries: []).adding(reader.declaredTypes)
    let source = try SourceFile(path: page, text: Self.text(of: page))
    let reading = LifecycleReader.read(source, catalog: known)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    let files = SwiftEmitter(options: SwiftOptions()).files(for: reading.lifecycle).compactMap { file in
      file.path.split(separator: "/").last.flatMap { name in
        name.hasSuffix(".swift") ? file.text.map { (String(name.dropLast(".swift".count)), $0) } : nil
      }
    }
    #expect(files.contains { $0.1.contains("import \(module)\n") && !$0.1.contains("protocol Uploader") })
    let complaints = try await SwiftCompiler.withFrameworks.value.complaints(about: files, languageMode: "6")
    #expect(complaints == "")
  }

  /// The text of a page in the fixtures, without the declarations of its callbacks.
  private static func text(of page: String) throws -> String {
    let path = Repository.root.appending(path: "Tests/Fixtures/Frameworks/\(page).md")
    return try String(contentsOf: path, encoding: .utf8)
      .replacing(#/\n## Callbacks\n(?:.|\n)*?(?=\n## )/#, with: "")
  }
}
