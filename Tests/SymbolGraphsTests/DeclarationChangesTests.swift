import LifecycleDiff
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@testable import SymbolGraphs

@Suite("Changes of an SDK")
struct DeclarationChangesTests {
  @Test("Each kind of change is found")
  func kinds() throws {
    let changes = DeclarationChanges(
      from: try GraphFixture.types(of: ["1/Radio"]), to: try GraphFixture.types(of: ["2/Radio"]))
    #expect(
      changes.changes.map { "\($0.type) \($0.callback ?? "-") \($0.kind) \($0.impact)" } == [
        "RadioDelegate radioPlays(_:withVolume:) removed breaking",
        "RadioDelegate radioDidLoseSignal() requirement breaking",
        "RadioDelegate radioWantsStation(completionHandler:) sendability breaking",
        "RadioDelegate radioDidScan(_:) declaration breaking", "RadioDelegate radioDidScan(_:) deprecation compatible",
        "RadioDelegate radioDidFind(_:) added compatible", "RadioReceiver - isolation breaking",
        "RadioReceiver - sendability breaking", "RadioReceiver receiverDidStop() added compatible",
        "RadioRecorderDelegate recorderDidFinish() isolation breaking", "RadioScannerDelegate - removed breaking",
        "RadioTunerDelegate - added compatible",
      ])
    #expect(changes.count(of: .breaking) == 8 && changes.count(of: .compatible) == 4)
  }

  @Test("Nothing differs from itself", arguments: ["1/Radio", "2/Radio", "Tuner"])
  func itself(name: String) throws {
    let types = try GraphFixture.types(of: [name])
    #expect(DeclarationChanges(from: types, to: types).changes.isEmpty)
  }

  @Test("The way back has the same changes with their sides exchanged")
  func mirrored() throws {
    let all = try ["1/Radio", "2/Radio", "Tuner"].map { try GraphFixture.types(of: [$0]) }
    var random = SplitMix64(seed: 7)
    for _ in 0..<(Seeds.areAll ? 500 : 50) {
      // Mixtures of callbacks that belong together and that do not.
      let sides = (0..<2).map { _ in
        zip(all[0], all.joined().shuffled(using: &random)).map { type, other in
          type.with(
            (type.callbacks + other.callbacks).shuffled(using: &random).filter { _ in Bool.random(using: &random) })
        }
      }
      let forth = DeclarationChanges(from: sides[0], to: sides[1]).changes
      let back = DeclarationChanges(from: sides[1], to: sides[0]).changes
      #expect(Set(forth.map(Mirrored.init)) == Set(back.map { Mirrored($0).mirrored }))
      #expect(forth.count == back.count)
    }
  }

  @Test(
    "Spellings that mean the same are no change",
    arguments: [
      ("func f(_ a: any Error)", "func f(_ b: Error)"),
      ("var a: [String : Any] { get }", "var a: [String: Any] { get }"),
      ("func f(a: @escaping @Sendable () -> Void)", "func f(a: @Sendable @escaping () -> ())"),
      ("func f(_ a: Swift.Int) -> Swift.Void", "func f(_ a: Int)"), ("func f() async throws", "func f()async  throws"),
    ])
  func spellings(left: String, right: String) throws {
    #expect(try Self.kinds(left, right) == [])
    #expect(try Self.kinds(right, left) == [])
  }

  @Test(
    "Spellings that mean something else are a change of their kind",
    arguments: [
      ("func f(a: Int)", "func f(a: UInt)", ["declaration"]),
      ("func f(_ a: Int?)", "func f(_ a: Int)", ["declaration"]),
      ("func f() throws", "func f()", ["declaration"]), ("func f() async", "func f()", ["declaration"]),
      ("func f() -> Int", "func f() -> Int?", ["declaration"]),
      ("var a: Int { get }", "var a: Int { get set }", ["declaration"]),
      ("func f(a: () -> Void)", "func f(a: @Sendable () -> Void)", ["sendability"]),
      ("func f(a: @MainActor () -> Void)", "func f(a: () -> Void)", ["isolation"]),
      ("func f(a: Int)", "func f(b: Int)", ["added", "removed"]),
      ("class func f()", "func f()", ["added", "removed"]),
    ])
  func differences(left: String, right: String, kinds: [String]) throws {
    #expect(try Self.kinds(left, right) == kinds)
    #expect(try Self.kinds(right, left) == kinds)
  }

  @Test("A renamed method of Objective-C is found by its selector")
  func renamed() throws {
    #expect(try Self.kinds("func f(a: Int)", "func g(b: Int)", selector: "f:") == ["declaration"])
  }

  private static func kinds(_ left: String, _ right: String, selector: String? = nil) throws -> [String] {
    let type = try #require(try GraphFixture.types(of: ["1/Radio"]).first)
    let sides = try [left, right].map { text in
      let declaration = try #require(SwiftDeclaration(text))
      return type.with([
        DeclaredCallback(
          declaration: declaration, isStatic: text.hasPrefix("class"), selector: selector, requirement: .optional,
          isolation: nil, availability: [], replacement: nil, documentation: [])
      ])
    }
    return DeclarationChanges(from: [sides[0]], to: [sides[1]]).changes.map(\.kind.rawValue).sorted()
  }
}

/// A change without its impact, which differs on the way back.
private struct Mirrored: Hashable {
  let type: String
  let callback: String?
  let kind: String
  let sides: [String?]

  init(_ change: DeclarationChange) {
    type = change.type
    // A pair has the name of its new side.
    callback = change.kind == .declaration ? nil : change.callback
    kind = change.kind.rawValue
    sides = [change.old, change.new]
  }

  private init(type: String, callback: String?, kind: String, sides: [String?]) {
    self.type = type
    self.callback = callback
    self.kind = kind
    self.sides = sides
  }

  var mirrored: Mirrored {
    let kind = kind == "added" ? "removed" : kind == "removed" ? "added" : kind
    return Mirrored(type: type, callback: callback, kind: kind, sides: sides.reversed())
  }
}

extension DeclaredType {
  /// The type with other callbacks.
  func with(_ callbacks: [DeclaredCallback]) -> DeclaredType {
    DeclaredType(
      name: name, module: module, kind: kind, isolation: isolation, isSendable: isSendable, superclass: superclass,
      conformances: conformances, platforms: platforms, availability: availability, documentation: documentation,
      callbacks: callbacks, origin: origin)
  }
}
