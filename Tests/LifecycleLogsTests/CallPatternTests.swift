import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Patterns for lines of people's own")
struct CallPatternTests {
  @Test(
    "A message that a pattern matches is the call that the pattern says",
    arguments: [
      (
        "app came to front", "SceneDelegate.sceneDidBecomeActive(_:)", "🟢 app came to front.",
        "SceneDelegate.sceneDidBecomeActive(_:)"
      ),
      ("app came to front", "SceneDelegate.sceneDidBecomeActive(_:)", "app came to the front", "none"),
      ("a.b|c", "SceneDelegate.sceneDidBecomeActive(_:)", "x a.b|c y", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("a.b|c", "SceneDelegate.sceneDidBecomeActive(_:)", "axb", "none"),
      ("^gone( for good)?$", "SceneDelegate.sceneDidDisconnect(_:)", "gone", "SceneDelegate.sceneDidDisconnect(_:)"),
      ("^gone( for good)?$", "SceneDelegate.sceneDidDisconnect(_:)", "gone for now", "none"),
      (#"^phase is now (?<value>\w+)$"#, "ScenePhase", "phase is now active", "ScenePhase.active"),
      (#"^phase is now (?<value>.+)$"#, "ScenePhase", "phase is now ScenePhase.inactive", "ScenePhase.inactive"),
      (#"^phase is now (?<value>\w+)$"#, "ScenePhase", "phase is now frozen", "unknown ScenePhase.frozen"),
      (#"^phase is now (?<value>\w+)$"#, nil, "phase is now background", "ScenePhase.background"),
      (#"^phase is now (?<value>\w+)$"#, nil, "phase is now frozen", "none"),
      (#"^→ (?<callback>\S+)"#, nil, "→ sceneDidDisconnect done", "SceneDelegate.sceneDidDisconnect(_:)"),
      (#"^→ (?<callback>.+)"#, nil, "→ -[SceneDelegate sceneDidDisconnect:]", "SceneDelegate.sceneDidDisconnect(_:)"),
      (#"^→ (?<callback>\S+)"#, nil, "→ viewDidLoad", "unlisted UIViewController.viewDidLoad()"),
      (#"^→ (?<callback>\S+)"#, nil, "→ loadParcels", "none"),
      (#"^→ (?<callback>\S+)"#, "SceneDelegate", "→ viewDidLoad", "unlisted UIViewController.viewDidLoad()"),
      (
        #"^(?<callback>\w+) of (?<instance>\S+) in (?<launch>\w+)$"#, nil, "sceneDidDisconnect of 0x1f in 5f0c",
        "SceneDelegate.sceneDidDisconnect(_:) 0x1f launch 5f0c"
      ),
      (
        #"^(?<callback>\w+) of (?<instance>\S+) in (?<launch>\w+)$"#, nil, "sceneDidDisconnect of 31 in é",
        "SceneDelegate.sceneDidDisconnect(_:) 0x1f launch é"
      ),
      (
        "(?<callback>sceneDid[A-Z].*)", nil, "-- sceneDidDisconnect <UIWindowScene: 0x1f>",
        "SceneDelegate.sceneDidDisconnect(_:) 0x1f"
      ),
    ])
  func matches(pattern: String, call: String?, line: String, meaning: String) throws {
    let messages = try Self.scenePhase.reading([(pattern, call)])
    #expect(messages.meaning(of: line) == meaning)
  }

  @Test("A delegate's group decides between delegates, and says where a method is not the page's")
  func delegates() throws {
    let messages = try PageMessages("mobile").reading([(#"^(?<delegate>\w+) did (?<callback>\w+)"#, nil)])
    #expect(messages.meaning(of: "MainActivity did onResume") == "Activity.onResume")
    #expect(messages.meaning(of: "AppLifecycleListener did onResume") == "AppLifecycleListener.onResume")
    #expect(messages.meaning(of: "PlayerFragment did onCreate") == "ambiguous: Activity.onCreate")
    #expect(messages.meaning(of: "Activity did onHide") == "ambiguous: AppLifecycleListener.onHide")
    let activities = try PageMessages("mobile").reading([(#"^→ (?<callback>\w+)"#, "Activity")])
    #expect(activities.meaning(of: "→ onResume") == "Activity.onResume")
    #expect(activities.meaning(of: "→ onHide") == "AppLifecycleListener.onHide")
    let values = try PageMessages("mobile").reading([(#"^AppState (?<value>\w+)"#, nil)])
    #expect(values.meaning(of: "AppState active") == "ambiguous: AppStateOnIOS.active AppStateOnAndroid.active")
    #expect(values.meaning(of: "AppState inactive") == "AppStateOnIOS.inactive")
    let flutter = try PageMessages("flutter").reading([(#"(?<value>AppLifecycleState\.\w+)"#, "AppLifecycleState")])
    #expect(flutter.meaning(of: "didChange AppLifecycleState.resumed") == "AppLifecycleState.resumed")
  }

  @Test(
    "Generated lines come before patterns, patterns before names; a pattern that names nothing leaves the line to names"
  )
  func order() throws {
    let messages = try Self.scenePhase.reading([
      ("Disconnect", "SceneDelegate.sceneDidBecomeActive(_:)"), (#"^(?<callback>\w+)"#, nil),
    ])
    #expect(messages.meaning(of: "x sceneDidDisconnect") == "SceneDelegate.sceneDidBecomeActive(_:)")
    #expect(messages.meaning(of: "x sceneWillResignActive") == "SceneDelegate.sceneWillResignActive(_:)")
    let generated = #"lifecycle delegate=SceneDelegate callback="sceneDidDisconnect(_:)" n=1"#
    #expect(messages.meaning(of: generated) == "SceneDelegate.sceneDidDisconnect(_:) n 1")
    #expect(messages.meaning(of: "sceneDidDisconnect") == "contradictory: [0, 1]")
  }

  @Test("Without names, patterns are still read")
  func withoutNames() throws {
    let (lifecycle, target) = (Self.scenePhase.lifecycle, Self.scenePhase.target("ScenePhase"))
    let pattern = try CallPattern(#"^phase (?<value>\w+)"#, of: target, in: lifecycle)
    let reader = MessageReader(lifecycle, patterns: [pattern], findsNames: false)
    #expect(reader.description(of: "phase active", for: lifecycle) == "ScenePhase.active")
    #expect(reader.description(of: "sceneDidDisconnect", for: lifecycle) == "none")
  }

  @Test("Places and texts are those of the message, even after bytes that are no UTF-8")
  func places() throws {
    let pattern = try CallPattern(
      #"at (?<time>\S+) on (?<device>.+?) as (?<process>\w+): (?<callback>\w+) in (?<launch>\w+)"#,
      in: Self.scenePhase.lifecycle)
    let reader = MessageReader(Self.scenePhase.lifecycle, patterns: [pattern])
    let head: [UInt8] = [0xFF, 0x20, 0xE3, 0x81, 0x20]
    let text = "at 17:15 on é 1 as Parcels: sceneDidDisconnect in 5f0c"
    let line = head + Array(text.utf8)
    guard case .call(let call) = reader.read(line[...]) else {
      Issue.record("no call")
      return
    }
    let parts = [call.time, call.device, call.process, call.range, call.launch?.range].map { range in
      range.map { String(decoding: line[$0], as: UTF8.self) }
    }
    #expect(parts == ["17:15", "é 1", "Parcels", "sceneDidDisconnect", "5f0c"])
  }

  @Test("A pattern that cannot be used says why, and where", arguments: Unusable.all)
  func problems(unusable: Unusable) {
    do {
      let target = Self.scenePhase.target(unusable.call)
      _ = try CallPattern(unusable.text, of: target, in: Self.scenePhase.lifecycle)
      Issue.record("\(unusable.text) can be used")
    } catch {
      let place = String(decoding: Array(unusable.text.utf8)[error.range], as: UTF8.self)
      // The words of the library that reads regular expressions are its own.
      let kind = if case .invalid = error.kind { CallPatternProblem.Kind.invalid("") } else { error.kind }
      #expect(kind == unusable.kind && place == unusable.place)
    }
  }

  /// A pattern that cannot be used.
  struct Unusable: Sendable {
    let text: String
    let call: String?
    let kind: CallPatternProblem.Kind
    /// The text at the place of the problem.
    let place: String

    init(_ text: String, _ kind: CallPatternProblem.Kind, at place: String, of call: String? = nil) {
      (self.text, self.call, self.kind, self.place) = (text, call, kind, place)
    }

    static let all = [
      Unusable("", .empty, at: ""), Unusable(#"^(?<value>\w+$"#, .invalid(""), at: ""),
      Unusable("^a**", .invalid(""), at: "*"),
      Unusable("^日(?<value>a)[z-a]", .invalid(""), at: "-"),
      Unusable(#"^(?<what>\w+)"#, .unknownGroup("what"), at: "what"),
      Unusable("came to front", .missingGroup("callback"), at: "came to front"),
      Unusable("came to front", .missingGroup("value"), at: "came to front", of: "ScenePhase"),
      Unusable(#"^at (?<time>\S+)"#, .missingGroup("callback"), at: #"^at (?<time>\S+)"#),
      Unusable(
        #"^(?<callback>\w+)"#, .needlessGroup("callback"), at: "callback", of: "SceneDelegate.sceneDidDisconnect(_:)"),
      Unusable(#"^(?<callback>\w+)"#, .needlessGroup("callback"), at: "callback", of: "ScenePhase"),
      Unusable("^(?<callback>viewDid.*)", .neverMatches("callback"), at: "viewDid.*"),
      Unusable("^(?<value>on|off)", .neverMatches("value"), at: "on|off"),
      Unusable(#"^(?<value>\d+)"#, .neverMatches("value"), at: #"\d+"#, of: "ScenePhase"),
    ]
  }

  @Test(
    "The literal of a pattern is a text that each match has",
    arguments: [
      (#"^phase is now (?<value>\w+)$"#, "phase is now "), (#"(?<value>\w+)"#, ""),
      ("came (to) front?", "came (to) front?"),
      (#"^ab?c+de\.f(?<value>active|yyy)"#, "de.f"), ("^(?<value>active)!", "active"),
      ("^(one|two) then (?<value>.+)", " then "), ("^a|b(?<value>.+)", ""), ("(?i)^phase (?<value>.+)", ""),
      ("^(long text)?ab(?<value>.+)", "ab"), ("^(long text)+ab(?<value>.+)", "long text"),
      (#"^[a[bcd]e]x(?<value>.+)"#, "x"), (#"^日本é?(?<value>.+)"#, ""), (#"^a{0,3}bc{2}(?<value>.+)"#, "b"),
      (#"^(?<device>x)\k<device>yz(?<value>.+)"#, "yz"), (#"^(?!not)(?<value>.+)ab(?# more )c"#, "ab"),
      (#"^\Q(x\Ey(?<value>.+)"#, ""), (#"^(?:(?:deep inside))(?<value>.+)"#, "deep inside"),
    ])
  func literals(text: String, literal: String) throws {
    let target = Self.scenePhase.target(text.contains("value") ? "ScenePhase" : "SceneDelegate.sceneDidDisconnect(_:)")
    let pattern = try CallPattern(text, of: target, in: Self.scenePhase.lifecycle)
    #expect(String(decoding: pattern.literal, as: UTF8.self) == literal)
  }

  @Test("Literal text is found wherever it is", arguments: Seeds.first(40))
  func literalText(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let letters = ["a", "b", "é", "日", " "]
    for _ in 0..<20 {
      let texts = (0...numbers.next(below: 4)).map { _ in
        (0...numbers.next(below: 4)).map { _ in numbers.pick(letters) }.joined()
      }
      let messages = try Self.scenePhase.reading(texts.map { ($0, "SceneDelegate.sceneDidDisconnect(_:)") })
      for _ in 0..<20 {
        let line = Array((0..<numbers.next(below: 12)).map { _ in numbers.pick(letters) }.joined().utf8)
        let place = texts.lazy.compactMap { line.firstRange(of: Array($0.utf8)) }.first
        let call = if case .call(let call) = messages.reader.read(line[...]) { call.range } else { Range<Int>?.none }
        #expect(call == place, "\(texts) in \(String(decoding: line, as: UTF8.self))")
      }
    }
  }

  @Test("What a regular expression matches has its literal", arguments: Seeds.first(60))
  func literalLaw(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let parts = [
      "a", "b", "é", "日", "(", ")", "|", "?", "*", "+", ".", "[ab]", "(?:", "\\w", "{0,2}", "{1,2}", "\\.", "(?=a)",
    ]
    var tried = 0
    for _ in 0..<4000 where tried < 60 {
      let text = "^" + (0..<numbers.next(below: 9)).map { _ in numbers.pick(parts) }.joined() + "(?<instance>x)?"
      let target = Self.scenePhase.target("SceneDelegate.sceneDidDisconnect(_:)")
      guard let pattern = try? CallPattern(text, of: target, in: Self.scenePhase.lifecycle), !pattern.literal.isEmpty,
        let regex = try? Regex(text).matchingSemantics(.unicodeScalar)
      else { continue }
      tried += 1
      for _ in 0..<40 {
        let line = (0..<numbers.next(below: 7)).map { _ in numbers.pick(["a", "b", "é", "日", ".", "x"]) }.joined()
        guard let match = try? regex.firstMatch(in: line) else { continue }
        #expect(match.0.utf8.contains(pattern.literal), "\(text) on \(line)")
      }
    }
  }

  private static let scenePhase = PageMessages("scene-phase")
}
