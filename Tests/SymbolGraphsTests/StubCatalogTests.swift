import LifecycleModel
import TestSupport
import Testing

@testable import SymbolGraphs

@Suite("The catalog and the stub frameworks", .tags(.slow), .enabled(if: FrameworkSet.areStubs))
struct StubCatalogTests {
  /// The modules of the catalog's protocols and classes.
  private static let modules = Set(DeclaredType.types(of: .standard).filter { $0.kind != nil }.map(\.module)).sorted()

  @Test("The catalog has what the stubs' own symbol graphs have", arguments: modules)
  func equal(module: String) async throws {
    let changes = try await Self.differences(of: module)
    #expect(changes == [])
  }

  @Test(
    "A mistake in a row is found",
    arguments: [
      (#""spelling":"sceneDidBecomeActive""#, #""spelling":"sceneDidBecomeLively""#, ["declaration"]),
      ("(im)sceneDidBecomeActive:", "(im)sceneDidBecomeLively:", ["selector"]),
      (#""spelling":"UIScene""#, #""spelling":"UIView""#, ["declaration"]),
      (#""spelling":"MainActor""#, #""spelling":"AudioActor""#, ["isolation"]),
    ])
  func mistakes(old: String, new: String, kinds: [String]) async throws {
    let changes = try await Self.differences(of: "UIKit") { $0.replacing(old, with: new) }
    #expect(Set(changes.map { String($0.split(separator: ": ")[1]) }) == Set(kinds), "\(changes)")
  }

  private static func differences(
    of module: String, changing change: (String) -> String = { $0 }
  ) async throws -> [String] {
    var reader = SymbolGraphReader()
    try reader.read(try await StubGraph(of: module).bytes(change), named: module)
    return DeclarationChanges(ofCatalog: DeclaredType.types(of: .standard), with: reader.declaredTypes).changes.map {
      "\($0.type).\($0.callback ?? "-"): \($0.kind.rawValue): \($0.old ?? "-") | \($0.new ?? "-")"
    }
  }
}
