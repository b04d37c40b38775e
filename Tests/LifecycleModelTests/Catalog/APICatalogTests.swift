import Foundation
import LifecycleModel
import TestSupport
import Testing

@Suite("The catalog of Apple's callbacks")
struct APICatalogTests {
  private static let catalog = APICatalog.standard

  @Test("Every line of the file is an entry, but for four names of types")
  func lines() throws {
    let file = Repository.root.appending(path: "Sources/LifecycleModel/Data/api-catalog.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let declarations = lines.dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false)[3] }
    #expect(
      Self.catalog.entries.map(\.signature)
        == declarations.filter { !$0.contains("enum ") && !$0.contains("struct ") }.map(String.init))
    #expect(declarations.count - Self.catalog.entries.count == 4)
  }

  @Test("The name of an entry is that of its declaration", arguments: catalog.entries)
  func names(entry: APIEntry) {
    #expect(SwiftDeclaration(entry.signature)?.compoundName == entry.name.withoutParameterTypes)
    #expect(entry.declaration.baseName == entry.baseName)
  }

  @Test("A selector has a colon for each parameter", arguments: catalog.entries)
  func selectors(entry: APIEntry) {
    guard entry.declaration.kind == .function, !entry.selector.isEmpty else { return }
    #expect(entry.selector.count { $0 == ":" } == entry.declaration.parameters.count)
    #expect(entry.name.hasPrefix(entry.declaration.baseName + "("))
  }

  @Test("No owner has two indistinguishable entries of one name")
  func unique() {
    let methods = Self.catalog.entries.filter { $0.declaration.kind != .function || !$0.selector.isEmpty }
    let keys = methods.map { "\($0.owner).\($0.selector).\($0.name) \($0.platforms)" }
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    "Every entry exists on its systems, is deprecated after its introduction, and has valid versions",
    arguments: catalog.entries)
  func versions(entry: APIEntry) {
    #expect(!entry.platforms.isEmpty && !entry.owner.isEmpty)
    for deprecated in entry.deprecated {
      for introduced in entry.introduced where introduced.isComparable(to: deprecated) {
        #expect(introduced.version <= deprecated.version)
      }
    }
  }

  @Test("A window scene's delegate has the callbacks of a scene's delegate")
  func inheritance() {
    let names = Self.catalog.entries(of: ["UIWindowSceneDelegate"]).map(\.name)
    #expect(
      names.contains("sceneDidDisconnect(_:)") && names.contains("windowScene(_:performActionFor:completionHandler:)"))
    #expect(!Self.catalog.entries(of: ["UISceneDelegate"]).map(\.name).contains("window"))
    #expect(Self.catalog.entries(of: ["Nobody"]).isEmpty)
    #expect(Self.catalog.knows(type: "UIWindowSceneDelegate") && !Self.catalog.knows(type: "Nobody"))
  }

  @Test("The app delegate's callbacks that are deprecated since iOS 26 have counterparts in the scene's delegate")
  func sceneCounterparts() throws {
    let all = Self.catalog.entries.filter { $0.sceneCounterpart != nil }
    let version = try #require(PlatformVersion("iOS 26"))
    // The forms of before iOS 9 that open a URL have ended with the one that took their place.
    let old = ["application(_:open:sourceApplication:annotation:)", "application(_:handleOpen:)"]
    #expect(
      all.filter(\.isCounterpartDisputed).map(\.name).sorted() == (old + ["application(_:open:options:)"]).sorted())
    let moved = all.filter { !old.contains($0.name) }
    #expect(moved.count == 11)
    #expect(
      moved == Self.catalog.entries(of: ["UIApplicationDelegate"]).filter { $0.deprecated.contains(version) })
    let scene = Set(Self.catalog.entries(of: ["UIWindowSceneDelegate"]).map(\.name))
    #expect(moved.allSatisfy { scene.contains($0.sceneCounterpart ?? "") })
  }

  @Test("A delegate that hosts SwiftUI's scenes has the callbacks of a scene's delegate, and gets no class")
  func hosting() {
    #expect(Self.catalog.entry(named: "sceneDidDisconnect(_:)", in: ["UIHostingSceneDelegate"], platform: nil) != nil)
    #expect(APICatalog.standard.type(named: "UIHostingSceneDelegate")?.kind == .swiftUI)
  }

  @Test(
    "A callback is of the systems that have it",
    arguments: [
      ("supportedInterfaceOrientations(for:)", "UIWindowSceneDelegate", ["iOS", "visionOS"]),
      ("sceneDidDisconnect(_:)", "UISceneDelegate", ["iOS", "tvOS", "visionOS"]),
      ("application(_:handleOpen:)", "UIApplicationDelegate", ["iOS"]),
    ])
  func systems(name: String, owner: String, systems: [String]) throws {
    let entry = try #require(Self.catalog.entry(named: name, in: [owner], platform: nil))
    let known = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
    #expect(known.filter { APICatalog.has(entry, platform: $0) } == systems)
  }

  @Test("Every type with callbacks is a row of the types, and every row has callbacks")
  func types() throws {
    let file = Repository.root.appending(path: "Sources/LifecycleModel/Data/api-types.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let names = lines.dropFirst().map { $0.prefix { $0 != "\t" } }.map(String.init)
    #expect(names.filter { APICatalog.standard.type(named: $0) == nil } == [])
    #expect(names.allSatisfy(Self.catalog.knows))
    #expect(Set(Self.catalog.owners).subtracting(names) == [])
  }

  @Test("No two types give a class the same name, but for the scene's delegate and those of other systems")
  func classNames() {
    let names = APICatalog.standard.types.filter { $0.kind == .delegate || $0.kind == .superclass }.compactMap(
      \.className)
    #expect(Set(names).count == names.count && names.count == 24)
    #expect(names.allSatisfy { APICatalog.standard.type(named: $0) == nil })
  }

  @Test("A type is near another of the same prefix, and not of another framework's")
  func nearest() {
    #expect(APICatalog.standard.nearestType(to: "CLLocationManagerDelegat")?.name == "CLLocationManagerDelegate")
    #expect(APICatalog.standard.nearestType(to: "VIWindowSceneDelegate")?.name == "UIWindowSceneDelegate")
    #expect(APICatalog.standard.nearestType(to: "ARSessionDelegate") == nil)
    #expect(APICatalog.standard.nearestType(to: "CXProvider") == nil)
  }

  @Test("Of two overloads, the one with the types of a declaration is meant; without one, neither is")
  func overloads() throws {
    let name = "webView(_:decidePolicyFor:decisionHandler:)"
    let entry = { (declaration: String?) in
      Self.catalog.entry(named: name, in: ["WKNavigationDelegate"], platform: nil, declaredAs: declaration)?.selector
    }
    let declaration = """
      func webView(_ view: WKWebView, decidePolicyFor answer: WKNavigationResponse, \
      decisionHandler done: @escaping @MainActor @Sendable (WKNavigationResponsePolicy)->Void)
      """
    #expect(entry(nil) == nil)
    #expect(entry("func webView()") == nil)
    #expect(entry(declaration) == "webView:decidePolicyForNavigationResponse:decisionHandler:")
  }

  @Test(
    "A type has to have some callbacks, on some systems",
    arguments: [
      ("CBCentralManagerDelegate", "centralManagerDidUpdateState(_:)", ["iOS", "watchOS"]),
      ("CBCentralManagerDelegate", "centralManager(_:didConnect:)", []),
      ("WCSessionDelegate", "sessionDidBecomeInactive(_:)", ["iOS"]),
    ])
  func required(owner: String, name: String, systems: [String]) throws {
    let entry = try #require(Self.catalog.entry(named: name, in: [owner], platform: nil))
    #expect(["iOS", "watchOS"].filter { entry.isRequired(on: $0) } == systems)
    #expect(entry.isRequired(on: nil) == systems.contains("iOS"))
  }

  @Test(
    "An entry has the address of Apple's page",
    arguments: [
      ("UISceneDelegate", "sceneDidDisconnect(_:)", "uikit/uiscenedelegate/scenediddisconnect(_:)"),
      (
        "CBPeripheralDelegate", "peripheral:didUpdateValueForDescriptor:error:",
        "corebluetooth/cbperipheraldelegate/peripheral(_:didupdatevaluefor:error:)-1t3wm"
      ),
      ("ScenePhase", "active", "swiftui/scenephase/active"),
    ])
  func documentation(owner: String, name: String, page: String) throws {
    let entry = try #require(Self.catalog.entry(named: name, in: [owner], platform: nil))
    #expect(entry.documentation == "https://developer.apple.com/documentation/" + page)
  }

  @Test("A compound name and a selector find the same entry, and its versions on a system")
  func lookUp() throws {
    let name = "application(_:didFinishLaunchingWithOptions:)"
    let selector = "application:didFinishLaunchingWithOptions:"
    let entry = try #require(Self.catalog.entry(named: name, in: ["UIApplicationDelegate"], platform: "iOS"))
    #expect(Self.catalog.entry(named: selector, in: ["UIApplicationDelegate"], platform: nil) == entry)
    #expect(Self.catalog.entry(named: name, in: ["UISceneDelegate"], platform: nil) == nil)
    let active = try #require(
      Self.catalog.entry(named: "applicationDidBecomeActive(_:)", in: ["UIApplicationDelegate"], platform: "iOS"))
    #expect(active.availability(on: "iPadOS").deprecated?.description == "iOS 26")
    #expect(active.availability(on: "visionOS").deprecated?.description == "visionOS 26")
    #expect(active.availability(on: "macOS").deprecated == nil)
  }
}

extension APIEntry: CustomTestStringConvertible {
  package var testDescription: String { owner + "." + name }
}
