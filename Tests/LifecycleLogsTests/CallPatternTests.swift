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
  func matches(pattern: String, call: String?, line: String, meaning: String) {
    let messages = Self.scenePhase.reading([(pattern, call)])
    #expect(messages.meaning(of: line) == meaning)
  }

  @Test("A delegate's group decides between delegates, and says where a method is not the page's")
  func delegates() {
    let messages = PageMessages("mobile").reading([(#"^(?<delegate>\w+) did (?<callback>\w+)"#, nil)])
    #expect(messages.meaning(of: "MainActivity did onResume") == "Activity.onResume")
    #expect(messages.meaning(of: "AppLifecycleListener did onResume") == "AppLifecycleListener.onResume")
    #expect(messages.meaning(of: "PlayerFragment did onCreate") == "ambiguous: Activity.onCreate")
    #expect(messages.meaning(of: "Activity did onHide") == "ambiguous: AppLifecycleListener.onHide")
    let values = PageMessages("mobile").reading([(#"^AppState (?<value>\w+)"#, nil)])
    #expect(values.meaning(of: "AppState active") == "ambiguous: AppStateOnIOS.active AppStateOnAndroid.active")
    #expect(values.meaning(of: "AppState inactive") == "AppStateOnIOS.inactive")
    let flutter = PageMessages("flutter").reading([(#"(?<value>AppLifecycleState\.\w+)"#, "AppLifecycleState")])
    #expect(flutter.meaning(of: "didChange AppLifecycleState.resumed") == "AppLifecycleState.resumed")
    let named = PageMessages("mobile").reading([(#"^(?<delegate>\w+) (?<value>\w+)"#, "AppStateOnIOS")])
    #expect(named.meaning(of: "Tab active") == "AppStateOnIOS.active")
  }

  @Test(
    "Generated lines come before patterns, patterns before names; a pattern that names nothing leaves the line to names"
  )
  func order() {
    let messages = Self.scenePhase.reading([
      ("Disconnect", "SceneDelegate.sceneDidBecomeActive(_:)"), (#"^(?<callback>\w+)"#, nil),
    ])
    #expect(messages.meaning(of: "x sceneDidDisconnect") == "SceneDelegate.sceneDidBecomeActive(_:)")
    #expect(messages.meaning(of: "x sceneWillResignActive") == "SceneDelegate.sceneWillResignActive(_:)")
    let generated = #"lifecycle delegate=SceneDelegate callback="sceneDidDisconnect(_:)" n=1"#
    #expect(messages.meaning(of: generated) == "SceneDelegate.sceneDidDisconnect(_:) n 1")
    #expect(messages.meaning(of: "sceneDidDisconnect") == #"contradictory: 'Disconnect' '^(?<callback>\w+)'"#)
  }

  @Test("The page's own lines are read without being asked for, before those of the user")
  func ownLines() {
    var lifecycle = Self.scenePhase.lifecycle
    lifecycle.logLines = [
      Self.scenePhase.line("front", "SceneDelegate.sceneDidBecomeActive(_:)"),
      Self.scenePhase.line(#"^phase (?<value>\w+)"#, "ScenePhase"),
    ]
    let messages = PageMessages(lifecycle)
    #expect(messages.meaning(of: "in front") == "SceneDelegate.sceneDidBecomeActive(_:)")
    #expect(messages.meaning(of: "phase active") == "ScenePhase.active")
    let more = messages.reading([(#"^(?<callback>\w+)"#, nil), ("gone", "SceneDelegate.sceneDidDisconnect(_:)")])
    #expect(more.meaning(of: "in front") == "SceneDelegate.sceneDidBecomeActive(_:)")
    #expect(more.meaning(of: "gone") == "SceneDelegate.sceneDidDisconnect(_:)")
    #expect(more.meaning(of: "sceneDidDisconnect in front") == #"contradictory: 'front' '^(?<callback>\w+)'"#)
    let call = more.meaning(of: "sceneDidBecomeActive in front")
    #expect(call == "SceneDelegate.sceneDidBecomeActive(_:)")
  }

  @Test("A pattern that is no regular expression, and an empty one, match nothing")
  func malformed() {
    let messages = Self.scenePhase.reading([
      ("^(", "SceneDelegate.sceneDidDisconnect(_:)"), ("", "SceneDelegate.sceneDidDisconnect(_:)"),
      ("^(?<what>.)", "SceneDelegate.sceneDidDisconnect(_:)"),
    ])
    #expect(messages.meaning(of: "^(") == "none")
  }

  @Test("Without names, patterns are still read")
  func withoutNames() {
    let lifecycle = Self.scenePhase.lifecycle
    let pattern = Self.scenePhase.line(#"^phase (?<value>\w+)"#, "ScenePhase")
    let reader = MessageReader(lifecycle, patterns: [pattern], findsNames: false)
    #expect(reader.description(of: "phase active", for: lifecycle) == "ScenePhase.active")
    #expect(reader.description(of: "sceneDidDisconnect", for: lifecycle) == "none")
  }

  @Test("Places and texts are those of the message, even after bytes that are no UTF-8")
  func places() {
    let pattern = LoggedLine(
      LinePattern(#"at (?<time>\S+) on (?<device>.+?) as (?<process>\w+): (?<callback>\w+) in (?<launch>\w+)"#), .named)
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

  @Test(
    "A group that matches no name of the page is known, with the place of its contents",
    arguments: [
      ("^(?<callback>viewDid.*)", "viewDid.*"), ("^(?<value>on|off)", "on|off"),
      (#"^(?<value>\d+) (?<time>.*)"#, #"\d+"#),
      (#"^(?<callback>\w+)"#, nil), ("^(?<callback>.*Disconnect)", nil), (#"^(?<callback>-\[.+\])"#, nil),
      (#"(?<callback>scene\(.*\))"#, nil), ("^(?<value>active|on)", nil), (#"^(?<value>\.\w+)"#, nil),
      (#"^(?<callback>\w+(?=!))!"#, nil), (#"^(?<launch>x)(?<callback>\k<launch>)"#, nil), ("came to front", nil),
      ("^(", nil),
    ])
  func names(text: String, contents: String?) {
    let found = LinePattern(text).groupWithoutName(in: Self.scenePhase.lifecycle)
    #expect(found.map { String(decoding: Array(text.utf8)[$0.place], as: UTF8.self) } == contents)
    let withoutPage = LinePattern(text).groupWithoutName(in: Lifecycle())
    #expect(withoutPage?.group == (text.contains("<value>") ? .value : nil), "only values are the page's alone")
  }

  @Test("Literal text is found wherever it is", arguments: Seeds.first(40))
  func literalText(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let letters = ["a", "b", "é", "日", " "]
    for _ in 0..<20 {
      let texts = (0...numbers.next(below: 4)).map { _ in
        (0...numbers.next(below: 4)).map { _ in numbers.pick(letters) }.joined()
      }
      let messages = Self.scenePhase.reading(texts.map { ($0, "SceneDelegate.sceneDidDisconnect(_:)") })
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
      "\\x61", "\\u0062", "\\x{61}", "[a\\Q]\\Eb]", "\\Q", "\\E", "(a)", "\\1", "(?i)", "\\N{LATIN SMALL LETTER A}",
    ]
    var tried = 0
    for _ in 0..<4000 where tried < 60 {
      let text = "^" + (0..<numbers.next(below: 9)).map { _ in numbers.pick(parts) }.joined() + "(?<instance>x)?"
      let literal = LinePattern(text).literal
      guard !literal.isEmpty, let regex = try? LinePattern(text).expression() else { continue }
      tried += 1
      for _ in 0..<40 {
        let line = (0..<numbers.next(below: 7)).map { _ in numbers.pick(["a", "b", "é", "日", ".", "x"]) }.joined()
        guard let match = try? regex.firstMatch(in: line) else { continue }
        #expect(String(line[match.range]).utf8.contains(literal), "\(text) on \(line)")
      }
    }
  }

  private static let scenePhase = PageMessages("scene-phase")
}
