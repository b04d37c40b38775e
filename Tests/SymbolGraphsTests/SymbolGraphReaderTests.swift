import Foundation
import LifecycleModel
import TestSupport
import Testing

@testable import SymbolGraphs

@Suite("Symbol graphs")
struct SymbolGraphReaderTests {
  @Test("A protocol of Objective-C has its requirements in order, with selectors, versions and duties")
  func objectiveC() throws {
    let types = try GraphFixture.types(of: ["1/Radio"])
    #expect(types.map(\.name) == ["RadioDelegate", "RadioReceiver", "RadioRecorderDelegate", "RadioScannerDelegate"])
    let delegate = try #require(types.first)
    #expect(delegate.module == "Radio" && delegate.kind == .protocol && delegate.platforms == ["macOS"])
    #expect(delegate.isolation == .globalActor("MainActor") && delegate.isSendable == false)
    #expect(delegate.availability.map(\.versions) == ["macOS 10.15"])
    #expect(delegate.origin == .files(["1/Radio.symbols.json"]))
    // The form with a completion handler stands for both; version 100000 is none.
    #expect(
      delegate.callbacks.map(\.summary) == [
        "radioDidTuneToStation: required @MainActor macOS 10.15: func radioDidTune(to station: RadioStation)",
        "radioDidLoseSignal optional @MainActor macOS 11: func radioDidLoseSignal()",
        "radioPlays:withVolume: optional @MainActor macOS 10.15, deprecated macOS 12, Use radioDidTune(to:): "
          + "func radioPlays(_ station: RadioStation, withVolume volume: Int32) -> Int32",
        "radioWantsStationWithCompletionHandler: optional @MainActor macOS 10.15: "
          + "func radioWantsStation(completionHandler: @escaping (RadioStation?) -> Void)",
        "radioDidScan: optional @MainActor macOS 11: func radioDidScan(_ count: Int32)",
        "volume optional @MainActor macOS 10.15: var volume: Int32 { get }",
      ])
  }

  @Test("Isolation is inherited from superclasses and refined protocols, unless a member has its own")
  func isolation() throws {
    let old = try GraphFixture.types(of: ["1/Radio"])
    let recorder = try #require(old.first { $0.name == "RadioRecorderDelegate" })
    #expect(recorder.conformances == ["RadioDelegate"])
    #expect(recorder.isolation == .globalActor("MainActor"))
    #expect(recorder.callbacks.map(\.isolation) == [.nonisolated])
    let receiver = try #require(old.first { $0.name == "RadioReceiver" })
    #expect(receiver.kind == .class && receiver.isSendable == true)
    #expect(
      receiver.callbacks.allSatisfy { $0.isolation == .globalActor("MainActor") && $0.requirement == .overridable })
    #expect(receiver.callbacks.map(\.declaration.text).last == "class func prepare()")
    #expect(receiver.callbacks.map(\.isStatic) == [false, false, true])
    let scanner = try #require(old.first { $0.name == "RadioScannerDelegate" })
    #expect(scanner.isolation == .nonisolated && scanner.callbacks.map(\.isolation) == [.nonisolated])
  }

  @Test("A module of Swift has its protocols and open classes; what cannot be overridden is left out")
  func swift() throws {
    let types = try GraphFixture.types(of: ["Tuner"])
    #expect(types.map(\.name) == ["Player", "Receiver", "Seekable", "Source", "Tuner", "TunerDelegate"])
    let tuner = try #require(types.first { $0.name == "Tuner" })
    #expect(
      tuner.callbacks.map(\.summary) == [
        "- overridable nonisolated : init()",
        "- overridable nonisolated iOS 13, macOS 10.15: "
          + #"func prepare(_ name: String = "x", options: [String : Any]) throws -> any Error"#,
        "- overridable nonisolated iOS 13, deprecated iOS 15, not on tvOS, gain: var volume: Int { get set }",
        "- overridable nonisolated : class func setUp()", "- overridable nonisolated : func setUp()",
      ])
    #expect(tuner.callbacks[1].documentation == ["Prepares the tuner."])
    #expect(types.first { $0.name == "Receiver" }?.superclass == "Tuner")
    let source = try #require(types.first { $0.name == "Source" })
    #expect(source.callbacks.map(\.name) == ["next(after:)", "init(count:)", "make()", "rewind()"])
    #expect(source.callbacks.map(\.requirement) == [.required, .required, .required, .defaulted])
    let delegate = try #require(types.first { $0.name == "TunerDelegate" })
    #expect(delegate.isSendable == true && delegate.documentation == ["The delegate of a tuner."])
    #expect(
      delegate.callbacks.map(\.isolation?.description) == ["@MainActor", "@MainActor", "nonisolated", "@MainActor"])
    #expect(
      delegate.callbacks[1].selector == "tuner:playsWithOptions:" && delegate.callbacks[1].requirement == .optional)
    #expect(
      types.first { $0.name == "Player" }?.callbacks.map(\.isolation) == [.globalActor("MainActor"), .nonisolated])
  }

  @Test("Graphs of one module for several platforms are united; what one of them lacks is not there on its platform")
  func platforms() throws {
    var reader = SymbolGraphReader()
    let text = try GraphFixture.text(of: "1/Radio")
    try reader.read(Array(text.utf8), named: "macos/Radio.symbols.json")
    let phone = text.replacing("macosx", with: "ios").replacing(#""macOS""#, with: #""iOS""#)
      .replacing("radioDidLoseSignal", with: "radioDidFindSignal")
    try reader.read(Array(phone.utf8), named: "ios/Radio.symbols.json")
    let delegate = try #require(reader.declaredTypes.first { $0.name == "RadioDelegate" })
    #expect(delegate.platforms == ["iOS", "macOS"])
    #expect(delegate.origin == .files(["ios/Radio.symbols.json", "macos/Radio.symbols.json"]))
    let versions = Dictionary(
      uniqueKeysWithValues: delegate.callbacks.map { ($0.name, $0.availability.map(\.versions)) })
    #expect(versions["radioDidTune(to:)"] == ["iOS 10.15", "macOS 10.15"])
    #expect(versions["radioDidLoseSignal()"] == ["macOS 11"] && versions["radioDidFindSignal()"] == ["iOS 11"])
  }

  @Test("Members and conformances that another module's graph adds belong to the type, whichever graph comes first")
  func extensions() throws {
    let graph = """
      {"metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}, "generator": "test"},
      "module": {"name": "Waves", "platform": {"operatingSystem": {"name": "macosx"}}},
      "symbols": [{"kind": {"identifier": "swift.method", "displayName": "Instance Method"},
      "identifier": {"precise": "c:objc(cs)RadioReceiver(im)receiverDidReset", "interfaceLanguage": "swift"},
      "pathComponents": ["RadioReceiver", "receiverDidReset()"], "names": {"title": "receiverDidReset()"},
      "declarationFragments": [{"kind": "keyword", "spelling": "func"}, {"kind": "text", "spelling": "\\n  "},
      {"kind": "identifier", "spelling": "receiverDidReset"}, {"kind": "text", "spelling": "()"}],
      "accessLevel": "open"}],
      "relationships": [{"kind": "memberOf", "source": "c:objc(cs)RadioReceiver(im)receiverDidReset",
      "target": "c:objc(cs)RadioReceiver"},
      {"kind": "conformsTo", "source": "c:objc(cs)RadioReceiver", "target": "x", "targetFallback": "Waves.Source"}]}
      """
    let graphs = [("Radio", try GraphFixture.text(of: "1/Radio")), ("Waves@Radio", graph)]
    for graphs in [graphs, graphs.reversed()] {
      var reader = SymbolGraphReader()
      for (name, text) in graphs { try reader.read(Array(text.utf8), named: name + ".symbols.json") }
      let receiver = try #require(reader.declaredTypes.first { $0.name == "RadioReceiver" })
      let reset = try #require(receiver.callbacks.first { $0.name == "receiverDidReset()" })
      #expect(reset.summary == "receiverDidReset overridable @MainActor macOS: func receiverDidReset()")
      #expect(receiver.conformances == ["Source"] && receiver.callbacks.count == 4)
    }
  }
}

extension DeclaredCallback {
  /// The selector, the duty, the isolation, the versions and the declaration on one line.
  fileprivate var summary: String {
    let versions = availability.flatMap {
      [$0.versions] + [$0.deprecation.map { "deprecated \($0)" }].compactMap(\.self)
    }
    let facts = [selector ?? "-", requirement?.rawValue, isolation?.description].compactMap(\.self)
    let words = (versions + [replacement].compactMap(\.self)).joined(separator: ", ")
    return "\((facts + [words]).joined(separator: " ")): \(declaration.text)"
  }
}
