import LifecycleImport
import TestSupport
import Testing

@Suite("Machines of XState")
struct XStateReaderTests {
  @Test("The states and transitions of each machine are read, and what a page has no word for is named")
  func corpus() throws {
    let files = try DiagramFile.all(in: "XState")
    #expect(Set(files.map(\.name)) == Set(Self.expected.keys))
    for file in files {
      let imported = try XStateReader.read(Array(file.text.utf8))
      let unused = imported.report.rows.flatMap { row in
        row.entries.compactMap { if case .unused(let reason) = $0 { "\(row.line): \(reason)" } else { nil } }
      }
      #expect(imported.draft.outline + unused == Self.expected[file.name], "\(file.name)")
      expectWritten(imported.draft)
    }
  }

  @Test("Callbacks on entry are listed, and asked for")
  func entries() throws {
    let text = try #require(try DiagramFile.all(in: "XState").first { $0.name == "invoke" }?.text)
    let imported = try XStateReader.read(Array(text.utf8))
    #expect(imported.draft.callbacks.map { "\($0.delegate).\($0.callback)" } == ["ViewController.viewDidLoad()"])
    #expect(
      imported.report.questions.map(\.text) == [
        "On which transitions is 'viewDidLoad()' called, which 'loading' has on entry?"
      ])
  }

  @Test("Events of the machine are bounded, which lead out of each of its states, and the others are told")
  func bound() throws {
    let events = (0..<100).map { "\"E\($0)\": \".s\($0)\"" }.joined(separator: ",\n")
    let states = (0..<100).map { "\"s\($0)\": {}" }.joined(separator: ",\n")
    let imported = try XStateReader.read(Array("{\"on\": {\(events)},\n\"states\": {\(states)}}".utf8))
    #expect(imported.draft.transitions.count == 4000)
    #expect(imported.report.rows.count(where: \.isIncomplete) == 60)
  }

  @Test("A state to begin with that is not there is told")
  func initial() throws {
    let text = "{\"initial\": \"a\",\n\"states\": {\"b\": {\"initial\": \"x\", \"states\": {\"c\": {}}}}}"
    let reasons = try XStateReader.read(Array(text.utf8)).report.rows.flatMap(\.entries).compactMap { entry in
      if case .unused(let reason) = entry { reason } else { nil }
    }
    #expect(reasons == ["the machine has no state 'a' to begin with", "'b' has no state 'x' to begin with"])
  }

  @Test("Two members of one name in an object are an error: readers of JSON don't agree on which of them counts")
  func repeated() {
    let text = "{\"states\": {\"a\": {\"on\": {\"E\": \"b\",\n\"E\": \"c\"}}, \"b\": {}, \"c\": {}}}"
    let error = #expect(throws: ImportError.self) { try XStateReader.read(Array(text.utf8)) }
    #expect(error?.line == 2 && error?.problem == "'E' is there a second time in its object")
  }

  @Test("A text that is no machine is an error")
  func errors() {
    #expect(throws: ImportError.self) { try XStateReader.read(Array("{\"id\": \"x\"}".utf8)) }
    #expect(throws: ImportError.self) { try XStateReader.read(Array("createMachine({})".utf8)) }
  }

  private static let expected: [String: [String]] = [
    "toggle": [
      "inactive (initial)", "active", "inactive -> active TOGGLE", "active -> inactive TOGGLE",
    ],
    "light": [
      "green (initial)", "yellow", "red", "red/walk (initial)", "red/wait", "red/stop (final)", "green -> yellow TIMER",
      "yellow -> red TIMER", "red -> green TIMER", "red/walk -> red/wait PED_COUNTDOWN {Action: startCountdown}",
      "red/wait -> red/stop PED_COUNTDOWN",
    ],
    "fetch": [
      "idle (initial)", "loading", "success (final)", "failure", "idle -> loading FETCH", "loading -> success RESOLVE",
      "loading -> failure REJECT", "failure -> loading RETRY {Action: incrementRetries}",
    ],
    "delayed": [
      "green (initial)", "yellow", "red", "green -> yellow after 1000 ms", "yellow -> red after TIMEOUT",
      "red -> green after 500 ms [isFast]", "red -> green after 500 ms",
    ],
    "eventless": [
      "playing (initial)", "win (final)", "lose (final)", "playing -> win [didPlayerWin]",
      "playing -> lose [didPlayerLose]", "playing -> playing AWARD_POINTS {Action: addPoints}",
    ],
    "transient": [
      "decide (initial, transient)", "on", "off", "decide -> on [wasOn]", "decide -> off",
    ],
    "parallel": [
      "upload", "upload/idle (initial)", "upload/pending", "upload/success", "download", "download/idle (initial)",
      "download/pending", "download/success", "upload/idle -> upload/pending INIT_UPLOAD",
      "upload/pending -> upload/success UPLOAD_COMPLETE", "download/idle -> download/pending INIT_DOWNLOAD",
      "download/pending -> download/success DOWNLOAD_COMPLETE",
      "3: states that are active at once are no part of a page: make each a page of its own; here, they are in one state",
    ],
    "history": [
      "method (initial)", "method/cash (initial)", "method/check", "review", "method -> review NEXT",
      "method/cash -> method/check SWITCH_CHECK", "method/check -> method/cash SWITCH_CASH",
      "18: 'hist' is a history, which is no part of a page: let transitions lead to a state",
      "28: 'method.hist' is no state that a page can have",
    ],
    "ids": [
      "one (initial)", "one/a (initial)", "one/b", "two", "two/c (initial)", "one -> one/b INNER", "one -> two/c OUT",
      "one/a -> one/b NEXT", "one/b -> two UP", "one/b -> one/a BACK", "two/c -> one HOME",
      "31: no state is '#nowhere'",
    ],
    "invoke": [
      "loading (initial): On entry: logEntry", "done: Nothing is left to do. | On exit: cleanUp",
      "loading -> loading LOGOUT", "done -> loading LOGOUT", "loading -> done CANCEL",
      "6: 'invoke' runs something beside the machine, which is no part of a page",
    ],
  ]
}
