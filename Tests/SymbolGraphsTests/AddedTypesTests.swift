import LifecycleModel
import SymbolGraphs
import TestSupport
import Testing

@Suite("Types of symbol graphs in the catalog")
struct AddedTypesTests {
  private static func catalog(_ names: [String]) throws -> APICatalog {
    APICatalog.standard.adding(try GraphFixture.types(of: names))
  }

  @Test("A protocol is a delegate's type, a class a superclass, with the callbacks of what they refine")
  func types() throws {
    let catalog = try Self.catalog(["1/Radio", "Tuner"])
    let recorder = try #require(catalog.type(named: "RadioRecorderDelegate"))
    #expect(recorder.kind == .delegate && recorder.module == "Radio" && recorder.superclass == nil)
    #expect(recorder.isMainActorInferred && !recorder.isNonisolated)
    let names = catalog.entries(of: ["RadioRecorderDelegate"]).map(\.name)
    #expect(names.contains("radioDidLoseSignal()") && names.contains("recorderDidFinish()"))
    let receiver = try #require(catalog.type(named: "Receiver"))
    #expect(receiver.kind == .superclass && receiver.superclass == "Receiver" && receiver.isNonisolated)
    let inherited = catalog.entries(of: ["Receiver"])
    #expect(inherited.contains { $0.owner == "Tuner" && $0.name == "setUp()" && !$0.isRequired(on: nil) })
    #expect(inherited.count { $0.name == "setUp()" } == 1, "a method of the class itself is left out")
    #expect(catalog.knows(type: "TunerDelegate") && catalog.isFramework("UIKit") && !catalog.isFramework("Tuner"))
  }

  @Test("A callback has its versions, its duty, its selector and its isolation")
  func callbacks() throws {
    let catalog = try Self.catalog(["1/Radio", "Tuner"])
    let plays = try #require(
      catalog.entry(named: "radioPlays:withVolume:", in: ["RadioDelegate"], platform: "macOS"))
    #expect(plays.name == "radioPlays(_:withVolume:)")
    #expect(plays.availability(on: "macOS").deprecated == PlatformVersion("macOS 12"))
    #expect(plays.availability(on: "iOS") == Availability() && APICatalog.has(plays, platform: "iOS"))
    #expect(plays.replacement == "Use radioDidTune(to:)" && !plays.isRequired(on: "macOS"))
    let tune = try #require(catalog.entry(named: "radioDidTune(to:)", in: ["RadioDelegate"], platform: nil))
    #expect(tune.isRequired(on: nil) && !tune.isNonisolated && tune.documentation == nil)
    let finish = catalog.entry(named: "recorderDidFinish()", in: ["RadioRecorderDelegate"], platform: nil)
    #expect(finish?.isNonisolated == true)
    let volume = try #require(catalog.entry(named: "volume", in: ["Tuner"], platform: nil))
    #expect(volume.platforms == ["iOS", "macOS", "visionOS", "watchOS"], "it is unavailable on tvOS")
  }

  @Test("A type of the catalog gains the callbacks and deprecations of a newer SDK, and keeps what it has")
  func newerSDK() throws {
    let known = try #require(
      APICatalog.standard.entry(named: "sceneDidBecomeActive(_:)", in: ["UISceneDelegate"], platform: nil))
    let availability = DeclaredAvailability(platform: "iOS", introduced: Version(13), deprecated: Version(28))
    let type = DeclaredType(
      name: "UISceneDelegate", module: "UIKit", kind: .protocol, isolation: .globalActor("MainActor"), isSendable: nil,
      superclass: nil, conformances: ["NSObjectProtocol"], platforms: ["iOS"], availability: [], documentation: [],
      callbacks: try [
        Self.callback("func sceneDidBecomeActive(_ scene: UIScene)", known.selector, availability),
        Self.callback(
          "func sceneDidDim(_ scene: UIScene)", "sceneDidDim:",
          DeclaredAvailability(platform: "iOS", introduced: Version(28))),
      ], origin: .files(["UIKit.symbols.json"]))
    let catalog = APICatalog.standard.adding([type])
    #expect(catalog.types == APICatalog.standard.types)
    let dims = try #require(catalog.entry(named: "sceneDidDim(_:)", in: ["UIWindowSceneDelegate"], platform: nil))
    #expect(dims.platforms == ["iOS"] && dims.availability(on: nil).since == PlatformVersion("iOS 28"))
    let active = try #require(
      catalog.entry(named: "sceneDidBecomeActive(_:)", in: ["UISceneDelegate"], platform: nil))
    #expect(active.availability(on: nil).deprecated == PlatformVersion("iOS 28"))
    #expect(active.availability(on: "tvOS") == known.availability(on: "tvOS"))
    #expect(catalog.entries.count == APICatalog.standard.entries.count + 1)
    #expect(catalog != .standard && catalog == APICatalog.standard.adding([type]).adding([type]))
  }

  @Test("Types that name each other as parents end")
  func cycle() {
    let catalog = APICatalog.standard.adding([
      APIType("A", module: "M", parents: ["B"], superclass: nil, isMainActorInferred: false, isNonisolated: true),
      APIType("B", module: "M", parents: ["A", "C"], superclass: nil, isMainActorInferred: false, isNonisolated: true),
    ])
    #expect(Set(catalog.ancestry(of: "A")) == ["A", "B", "C"] && catalog.ancestry(of: "A").last == "A")
  }

  private static func callback(
    _ declaration: String, _ selector: String, _ availability: DeclaredAvailability
  ) throws -> DeclaredCallback {
    DeclaredCallback(
      declaration: try #require(SwiftDeclaration(declaration)), isStatic: false, selector: selector,
      requirement: .optional, isolation: .globalActor("MainActor"), availability: [availability], replacement: nil,
      documentation: [])
  }
}
