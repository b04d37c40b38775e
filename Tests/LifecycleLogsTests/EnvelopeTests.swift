import LifecycleLogs
import Testing

@Suite("Envelopes of logs")
struct EnvelopeTests {
  @Test("The compact style: programs with spaces, threads, libraries; a message has several lines")
  func compact() {
    #expect(
      EntryText.lines(of: LogSamples.compact, as: [.compact]) == [
        "1 -", "2 -",
        "3 2026-08-11T17:15:22.031000 803:39148 program=My App | lifecycle delegate=SceneDelegate n=1",
        "4 2026-08-11T17:15:22.032000 803:39148 program=My App | Deactivation reason removed: 11;",
        "5 … deactivation reasons: 1024 -> 0", "6 -", "7 …   animating application lifecycle event: 0",
        "8 2026-08-11T17:15:22.040000 803:39425 program=My App "
          + "| -[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x1027>",
        "9 2026-08-11T17:15:23.000000 0:0 program=kernel | [spid 0x291, process, begin] [SceneDelegate scene:]",
        "10 lost ?",
      ])
  }

  @Test("The default style, with and without the days, and what the log says of itself")
  func defaultStyle() {
    #expect(
      EntryText.lines(of: LogSamples.defaultStyle, as: [.default]) == [
        "1 -", "2 -", "3 2026-08-11T08:15:22.031000 803:39148 program=My App | sceneDidBecomeActive(_:)",
        "4 2026-08-11T08:15:22.032112 803:39148 program=My App | send gesture actions",
        "5 2026-08-11T08:15:22.033000 1766:88334 program=bluetoothd | HIDInterruptData", "6 -", "7 lost ?",
        "8 2017-12-07T10:33:56.230481 48240:1944085 program=2048 | two lines,", "9 … the second", "10 -", "11 -",
        "12 -",
      ])
  }

  @Test("The syslog style; another host than this one is a device")
  func syslog() {
    #expect(
      EntryText.lines(of: LogSamples.syslog, as: [.syslog]) == [
        "1 -", "2 2026-08-11T08:15:22.031000 803 program=My App | viewDidLoad()",
        "3 2026-08-11T08:15:22.032000 804 program=Parcels | first", "4 …   second [1]: more",
        "5 2026-08-11T08:15:22.000000 804 program=Parcels device=mac-mini "
          + "| -[AppDelegate applicationDidBecomeActive:]",
      ])
  }

  @Test("Objects on lines: what is nested is skipped, and escapes of the message are undone")
  func ndjson() {
    #expect(
      EntryText.lines(of: LogSamples.ndjson, as: [.ndjson]) == [
        "1 -",
        "2 2026-08-11T08:15:22.031728 803:39148 program=Parcels launch=3590A0B1-4C7D-4C4A-9F0B-69FAC3D0BD58 "
          + #"| lifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)" state="On the wäy 📦" "#
          + #"← lifecycle delegate=SceneDelegate callback=\"sceneDidBecomeActive(_:)\" "#
          + #"state=\"On the w\u00e4y \ud83d\udce6\""#,
        #"3 2021-02-05T19:43:22.859569 231:100942 program=mDNSResponder | two⏎lines ← two\nlines"#, "4 lost ?",
        "5 -",
      ])
  }

  @Test("A list of objects over several lines: messages are at their lines")
  func json() {
    let entries = [
      "earlier 5 2023-02-23T09:44:02.761747 803:500795 program=Parcels launch=2DF74FE0-4876-43B0-828B-F285FA4D42F5 "
        + "| sceneDidBecomeActive <UIWindowScene: 0x1027>",
      "earlier 24 2023-02-23T09:44:03.000000 803 launch=2DF74FE0-4876-43B0-828B-F285FA4D42F5 "
        + #"| a "quoted" word ← a \"quoted\" word"#,
    ]
    let text = LogSamples.json
    #expect(Self.messages(of: text, as: [.json]) == entries)
    #expect(Self.messages(of: String(text.dropLast(3)), as: [.json]) == entries, "an object without an end")
    #expect(
      Self.messages(of: text.replacing("},{", with: "[{"), as: [.json]) == ["21 lost ?"] + entries.suffix(1)
    )
    let line = #"[{"eventMessage":"a","processID":1},{"msg":"b"},{"count":2,"finished":1}]"#
    #expect(EntryText.lines(of: line, as: [.json]) == ["1 1 | a", "1 | b", "1 -"])
    let loss = #"[{"eventType":"lossEvent"},{"eventMessage":"lost 4 unreliable messages from 1-2"}]"#
    #expect(EntryText.lines(of: loss, as: [.json]) == ["1 lost ?", "1 lost 4"])
    #expect(EntryText.lines(of: "[log] a\n[", as: [.json]) == ["1 | a", "2 -"])
  }

  @Test("Console.app's columns in either order")
  func console() {
    #expect(
      EntryText.lines(of: LogSamples.console, as: [.console]) == [
        "1 1970-01-01T08:15:22.031000 program=Parcels "
          + #"| lifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)""#,
        "2 1970-01-01T08:15:22.032000 program=runningboardd | Calculated state: {\tone", "3 … \ttwo", "4 … }",
        "5 1970-01-01T23:15:37.685400 48 program=SpringBoard | notifyBestAppChanged:(null)",
      ])
    #expect(
      EntryText.lines(of: LogSamples.consoleWithTimeFirst, as: [.console]) == [
        "1 2026-08-11T08:15:22.031000 803 program=Parcels | sceneDidEnterBackground(_:)", "2 lost 3",
      ])
  }

  @Test("Xcode's console: a category is none of the message, but what may be a callback is")
  func xcode() {
    #expect(
      EntryText.lines(of: LogSamples.xcode, as: [.xcode]) == [
        "1 2026-08-11T08:15:22.031478 803:39148 program=My App | lifecycle delegate=SceneDelegate n=1",
        "2 2026-08-11T08:15:22.032000 803:39148 program=My App | [Scene life] active",
        "3 … a print, which has no envelope",
        "4 2026-08-11T08:15:22.033000 803:39148 program=My App | viewDidLoad()",
        "5 2026-08-11T08:15:22.034000 803:39148 program=My App | [sceneDidBecomeActive] saved",
      ])
    #expect(
      EntryText.lines(of: LogSamples.nsLog, as: [.xcode]) == [
        "1 2026-08-11T17:15:22.031000 803:1547 program=Parcels | -[SceneDelegate sceneDidBecomeActive:]",
        "2 2026-08-11T17:15:22.032000 803:3079 program=Parcels | [SceneDelegate sceneWillResignActive:] was called",
      ])
  }

  @Test("A device's log, old and new, has no year")
  func device() {
    #expect(
      EntryText.lines(of: LogSamples.device, as: [.device]) == [
        "1 -", "2 1970-08-11T17:15:22.000000 803 program=Parcels device=iPhone | sceneDidBecomeActive(_:)",
        "3 1970-08-01T07:05:02.000000 58 program=SpringBoard device=annas-iPhone "
          + "| [com.apple.FrontBoard] Request {", "4 … \t\"token\" => 0x10321e2c0", "5 … }",
        "6 1970-08-11T17:15:23.000000 0 program=kernel device=iPhone | AppleH10CamIn", "7 repeated 2", "8 -",
      ])
    #expect(
      EntryText.lines(of: LogSamples.deviceWithFractions, as: [.device]) == [
        "1 1970-08-11T17:15:22.031234 803 program=My App | viewDidLoad()",
        "2 2026-09-09T00:54:19.046506 2123 program=Parcels | viewDidAppear(_:)",
      ])
    #expect(
      EntryText.lines(of: LogSamples.systemLog, as: [.device]) == [
        "1 1970-01-22T07:54:32.000000 30840 program=Parcels device=mac-mini | starting up", "2 repeated 1",
        "3 1970-09-13T15:28:51.000000 37195 program=Runner device=mac-mini | sceneDidBecomeActive", "4 repeated 5",
        "5 1970-01-22T07:54:34.000000 program=kernel device=mac-mini | done", "6 repeated 3", "7 lost 12",
      ])
  }

  @Test("swift-log's handlers in their layouts")
  func swiftLog() {
    #expect(
      EntryText.lines(of: LogSamples.swiftLog, as: [.swiftLog]) == [
        "1 2026-08-11T08:15:22.000000 | sceneDidBecomeActive(_:)",
        "2 2026-08-11T08:15:22.000000 | lifecycle delegate=SceneDelegate n=1",
        "3 2026-08-11T08:15:22.000000 | no label", "4 … of two lines",
      ])
    #expect(
      EntryText.lines(of: LogSamples.oldSwiftLog, as: [.swiftLog]) == [
        "1 2020-03-13T18:30:02.000000 | viewDidLoad()", "2 2019-03-13T18:30:02.000000 | id=7 no source",
        "3 2019-03-13T15:46:38.000000 | Test message",
      ])
  }

  @Test("logcat's formats, and Android Studio's")
  func logcat() {
    #expect(
      EntryText.lines(of: LogSamples.logcatBrief, as: [.logcat]) == [
        "1 -", "2 6056 | onCreate", "3 repeated 3", "4 lost 5", "5 12345 | onResume: now",
        "6 6056:6078 | onPause  (MainActivity)", "7 | onStop", "8 | not of logcat",
      ])
    #expect(
      EntryText.lines(of: LogSamples.logcatTime, as: [.logcat]) == [
        "1 1970-08-11T17:15:22.031000 6056 | onStart", "2 1970-08-11T17:15:22.032000 6056 | onResume",
      ])
    #expect(
      EntryText.lines(of: LogSamples.logcatThreadtime, as: [.logcat]) == [
        "1 -", "2 1970-08-11T17:15:22.031000 6056:6078 | onCreate: done",
        "3 1970-08-11T17:15:22.031123 6056:6078 | viewDidLoad", "4 repeated 1",
        "5 2026-08-11T08:15:22.031000 6056:6078 | epoch", "6 -", "7 lost ?",
      ])
    #expect(
      EntryText.lines(of: LogSamples.logcatLong, as: [.logcat]) == [
        "1 -", "2 1970-08-11T17:15:22.031000 6056:6078 | onCreate", "3 … second line", "4 -", "5 -",
        "6 1970-08-11T17:15:22.032000 6056:6078 | onStart",
      ])
    #expect(
      EntryText.lines(of: LogSamples.androidStudio, as: [.logcat]) == [
        "1 2026-08-11T17:15:22.031000 6056:6056 program=com.example.parcels | onCreate",
        "2 2026-08-11T17:15:22.032000 6056:6078 program=com.example.parcels |   onStart  x",
        "3 2026-08-11T17:15:22.033000 5484:5484 program=com.example.app | onResume Called",
      ])
    #expect(
      EntryText.lines(of: LogSamples.oldAndroidStudio, as: [.logcat]) == [
        "1 2026-08-11T17:15:22.031000 6056:6056 program=com.example.parcels | onCreate",
        "2 1970-08-11T17:15:22.031000 6056:6078 | onStart",
      ])
  }

  @Test("OpenTelemetry: many records on a line, the resource's attributes, and states in place of messages")
  func otlp() {
    #expect(
      EntryText.lines(of: LogSamples.otlp, as: [.otlp]) == [
        "1 2026-08-11T08:15:22.031728 803:259 program=Parcels device=d-1 launch=s-1 "
          + #"| callback="viewDidLoad()" ← callback=\"viewDidLoad()\""#,
        "1 2026-08-11T08:15:23.000000 803 program=Parcels device=d-1 launch=s-1 | ios.app.state=active ← active",
      ])
    #expect(
      EntryText.lines(of: LogSamples.otlpRecords, as: [.otlp]) == [
        "1 2026-08-11T08:15:22.031728 launch=s-1 | sceneDidBecomeActive(_:)",
        "2 2026-08-11T08:15:22.031728 | android.state=foreground ← foreground",
      ])
  }

  @Test("Objects of any kind: members with the usual names, else the object itself")
  func jsonl() {
    #expect(
      EntryText.lines(of: LogSamples.jsonl, as: [.jsonl]) == [
        "1 2026-08-11T08:15:22.031728 803 device=d-1 launch=s-1 | sceneDidBecomeActive(_:)",
        #"2 2026-08-11T17:15:22.031000 | a "b" ← a \"b\"\n"#,
        "3 2026-08-11T08:15:22.031000 device=d-2 "
          + #"| {"@timestamp":1786436122031,"device":{"id":"d-2"},"data":[{"message":"nested"}],"event":"viewDidLoad"}"#,
        "4 | plain",
      ])
  }

  @Test("Own members are found by their paths, whether keys with dots or objects within objects")
  func fields() {
    let fields = LogFields([
      (.callback, "event.name"), (.message, "text"), (.device, "user.id"), (.launch, "run"), (.process, "a.b.pid"),
      (.time, "at"), (.program, "app"),
    ])
    let lines = [
      #"{"user":{"name":"n","id":"u"},"run":7,"a":{"b":{"pid":"803"}},"at":"2026-08-11 00:00:00","text":"t"}"#,
      #"{"text":"t","event":{"name":"viewDidLoad"},"user.id":"u","app":"Parcels","time":1,"pid":9}"#,
      #"{"event":{"name":"viewDidLoad","text":"t"},"text":"t","user":"id","message":"m"}"#,
    ]
    #expect(
      EntryText.lines(of: lines.joined(separator: "\n"), as: [.jsonl], fields: fields) == [
        "1 2026-08-11T00:00:00.000000 803 device=u launch=7 | t", "2 program=Parcels device=u | viewDidLoad",
        "3 | viewDidLoad",
      ])
  }

  @Test("Keyed lines: six columns, and the line to its end")
  func keyed() {
    let lines = [
      "d-1\ts-1\t1786436122031728\t7\tlogs/a.gz\t81234\tsceneDidBecomeActive\ttab", "\t\t\t\t\t\tviewDidLoad",
      "d-1\t\t2026-08-11T08:15:22Z\tx\t\t\t", "d-1\tviewDidLoad",
    ]
    #expect(
      EntryText.lines(of: lines.joined(separator: "\n"), as: [.keyed]) == [
        "1 2026-08-11T08:15:22.031728 device=d-1 launch=s-1 source=logs/a.gz n=7 position=81234 "
          + "| sceneDidBecomeActive\ttab", "2 | viewDidLoad", "3 2026-08-11T08:15:22.000000 device=d-1 | ",
        "4 | d-1\tviewDidLoad",
      ])
  }

  @Test("No envelope: what Flutter and React Native write before a message is dropped")
  func bare() {
    #expect(
      EntryText.lines(of: LogSamples.bare, as: [.bare]) == [
        "1 | sceneDidBecomeActive <UIWindowScene: 0x102704e10>", "2 -", "3 | sceneWillResignActive",
        "4 | Info: nothing",
      ])
    #expect(
      EntryText.lines(of: "I/flutter ( 6056): a\nI/flutterx\nflutter:", as: [.bare]) == [
        "1 | a", "2 | I/flutterx", "3 | flutter:",
      ])
    #expect(
      EntryText.lines(of: LogSamples.reactNative, as: [.bare]) == [
        "1 | sceneDidBecomeActive", "2 | sceneWillResignActive", "3 | LOGIN sceneWillResignActive",
      ])
  }

  /// The entries but for lines without one.
  private static func messages(of text: String, as formats: [LogFormat]) -> [String] {
    EntryText.lines(of: text, as: formats).filter { !$0.hasSuffix(" -") }
  }
}
