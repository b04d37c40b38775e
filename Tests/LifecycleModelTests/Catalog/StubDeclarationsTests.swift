import Foundation
import LifecycleModel
import TestSupport
import Testing

/// The stubs are written from Apple's declarations, not from the catalog: each verifies the other.
@Suite("The catalog and the stub frameworks")
struct StubDeclarationsTests {
  /// Methods that Swift does not import, and neither the catalog nor the stubs have.
  private static let notImported = ["viewDidUnload", "viewWillUnload"]

  /// Declarations that the stubs need, but that are not callbacks.
  private static let machinery: Set = [
    "Scene.body", "View.body", "View.modifier(_:)", "UIViewController.init()", "UIViewController.view",
    "NEPacketTunnelProvider.cancelTunnelWithError(_:)",
  ]

  private static let stubs = StubDeclaration.all.filter { !machinery.contains($0.name) }
  private static let stubKeys = Set(stubs.map(\.key))
  private static let catalog = APICatalog.standard.entries

  @Test("Every callback of the catalog is declared by the stubs with the same signature", arguments: catalog)
  func declared(entry: APIEntry) {
    let isDeclared = Self.stubKeys.contains(entry.key)
    #expect(isDeclared, "\(entry.key)")
  }

  @Test("Every declaration of the stubs is in the catalog, once")
  func known() {
    let known = Set(Self.catalog.map(\.key))
    #expect(Self.stubs.map(\.key).filter { !known.contains($0) } == [])
    #expect(Self.stubKeys.count == Self.stubs.count)
    #expect(Self.stubs.count == Self.catalog.count)
  }

  @Test("Signatures that differ in a label, a type, a result or an effect are different")
  func keys() throws {
    let texts = [
      "func f(_ a: Int, b: [String : Any]?) -> Bool", "func f(_ a: Int, c: [String : Any]?) -> Bool",
      "func f(_ a: Int, b: [String : Any]) -> Bool", "func f(_ a: Int, b: [String : Any]?) -> Bool?",
      "func f(_ a: Int, b: [String : Any]?) async -> Bool", "func f(_ a: Int, b: [String : Any]?) throws -> Bool",
      "func f(_ a: Int, b: [String : Any]?)", "init(_ a: Int)", "init?(_ a: Int)", "var f: Int", "var f: Int?",
    ]
    #expect(Set(try texts.map { try #require(SwiftDeclaration($0)).comparable }).count == texts.count)
    let same = try #require(SwiftDeclaration("func f( _ x: Int,\n b y: [String: Any]? = nil )->Bool { true }"))
    #expect(same.comparable == SwiftDeclaration(texts[0])?.comparable)
  }

  @Test("Versions are the same too, if the stubs name them", arguments: stubs.filter { !$0.versions.isEmpty })
  func versions(stub: StubDeclaration) throws {
    let entry = try #require(Self.catalog.first { $0.owner == stub.owner && $0.selector == stub.selector })
    let parts = stub.versions.split(separator: ", ")
    let deprecated = parts.filter { $0.hasPrefix("deprecated ") }.map { String($0.dropFirst("deprecated ".count)) }
    let introduced = parts.filter { !$0.hasPrefix("deprecated ") }.map(String.init)
    #expect(entry.introduced == introduced.compactMap { PlatformVersion($0) })
    #expect(entry.deprecated == deprecated.compactMap { PlatformVersion(String($0)) })
  }

  @Test("Types of the catalog that are not callbacks are declared in the same way")
  func types() throws {
    let catalog = try text("Sources/LifecycleModel/Data/api-catalog.tsv")
    let fields = catalog.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let types = fields.compactMap { $0.count > 3 ? $0[3] : nil }.filter {
      $0.contains("struct ") || $0.contains("enum ")
    }
    #expect(types.count == 4)
    let sources = try text("Tests/UIKitStub/SwiftUI/Scene.swift") + text("Tests/UIKitStub/SwiftUI/Environment.swift")
    let stubs = sources.filter { !$0.isWhitespace }.split(separator: "public").joined()
    for type in types {
      #expect(stubs.contains(type.filter { !$0.isWhitespace }), "\(type)")
    }
  }

  @Test("Methods that Swift does not import are in neither, and the stubs' README says so", arguments: notImported)
  func missing(name: String) throws {
    #expect(!Self.catalog.contains { $0.declaration.baseName == name })
    #expect(!Self.stubs.contains { $0.declaration.baseName == name })
    #expect(try text("Tests/UIKitStub/README.md").contains("`UIViewController.\(name)`"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }
}

extension StubDeclaration: CustomTestStringConvertible {
  var testDescription: String { name }
  /// `UIViewController.viewDidLoad()`.
  fileprivate var name: String { owner + "." + declaration.compoundName }
  /// The key to compare with an entry of the catalog.
  fileprivate var key: String { "\(owner) \(selector) \(declaration.comparable)" }
}

extension APIEntry {
  /// The key to compare with a declaration of the stubs.
  fileprivate var key: String { "\(owner) \(selector) \(declaration.comparable)" }
}

extension SwiftDeclaration {
  /// Kind, name, labels, types, effects and result, without names inside, defaults and white space.
  fileprivate var comparable: String {
    let failable = text.contains("init?") ? "?" : ""
    let items = parameters.map { "\($0.label):\($0.type)" }.joined(separator: ",")
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let signature = "\(kind.rawValue)\(failable) \(baseName)(\(items))\(effects)->\(resultType ?? "Void")"
    return signature.filter { !$0.isWhitespace }.split(separator: "->()").joined(separator: "->Void")
  }
}
