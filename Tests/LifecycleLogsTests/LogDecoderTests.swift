import LifecycleLogs
import Testing

@Suite("Logs within logs, and what terminals add")
struct LogDecoderTests {
  @Test("Envelopes nest: the inner one knows the process, the outer one the device and the run")
  func nesting() {
    let line = "2026-08-11 17:15:22.031000+0900  localhost Parcels[803]: [com.example:life] viewDidLoad()"
    #expect(
      EntryText.lines(of: "d-1\ts-1\t1786436122000000\t7\ta\t9\t\(line)", as: [.keyed, .syslog]) == [
        "1 2026-08-11T08:15:22.031000 803 program=Parcels device=d-1 launch=s-1 source=a n=7 position=9 | viewDidLoad()"
      ])
    let syslog = "Aug 11 17:15:22 collector relay[1]: \(line)"
    #expect(
      EntryText.lines(of: "\(syslog)\nAug 11 17:15:23 collector relay[1]: viewDidAppear", as: [.device, .syslog]) == [
        "1 2026-08-11T08:15:22.031000 803 program=Parcels device=collector | viewDidLoad()",
        "2 1970-08-11T17:15:23.000000 1 program=relay device=collector | viewDidAppear",
      ])
  }

  @Test("A time without a year gives way to the outer one")
  func yearlessTime() {
    let line = #"{"ts":"2026-08-11T17:15:25Z","log":"08-11 17:15:22.031 D/Tag( 6056): a\n"}"#
    #expect(
      EntryText.lines(of: line, as: [.jsonl, .logcat]) == ["1 2026-08-11T17:15:25.000000 6056 | a"])
  }

  @Test("Three deep, ranges are those of the line, escapes before and within them counted")
  func depth() {
    let inner = #"{\"user\":\"\u00e9\",\"msg\":\"say \\\"hi\\\"\"}"#
    let lines = EntryText.lines(
      of: #"Aug 11 17:15:22 host relay[1]: {"msg":"INFO \#(inner)","device_id":"d"}"#, as: [.device, .jsonl, .jsonl])
    #expect(
      lines == [
        #"1 1970-08-11T17:15:22.000000 1 program=relay device=host | say "hi" ← say \\\"hi\\\""#
      ])
  }

  @Test("Marks count within envelopes, too")
  func marks() {
    let lines = #"""
      {"msg":"last message repeated 3 times"}
      {"msg":"D/chatty  ( 6056): uid=1 a expire 12 lines"}
      {"msg":"--------- beginning of main"}
      """#
    #expect(EntryText.lines(of: lines, as: [.jsonl, .logcat]) == ["1 repeated 3", "2 lost 12", "3 -"])
  }

  @Test(
    "What says that messages were lost or came again",
    arguments: [
      ("last message repeated 1 time", "repeated 1"), ("--- last message repeated 12 times ---", "repeated 12"),
      ("message repeated 3 times: [ a ]", "repeated 3"), ("*** 12 messages dropped", "lost 12"),
      ("1 message lost", "lost 1"), ("Suppressed 17 messages from unit", "lost 17"),
      ("imuxsock lost 9 messages from pid 1 due to rate-limiting", "lost 9"),
      ("lost 4 unreliable messages from 1-2 (Mach)", "lost 4"), ("=== system boot: 1234", "-"),
      ("lost in translation", "| lost in translation"), ("12 messages", "| 12 messages"), ("---", "| ---"),
      ("99999999999999999999 messages lost", "| 99999999999999999999 messages lost"),
    ])
  func marks(line: String, entry: String) {
    #expect(EntryText.lines(of: line, as: [.bare]) == ["1 \(entry)"])
  }

  @Test("Colours and a byte order mark are dropped; ranges are those of the coloured line")
  func colors() {
    #expect(
      EntryText.lines(of: "\u{FEFF}2026-08-11 17:15:22.031 Parcels[803:1] viewDidLoad()", as: [.xcode]) == [
        "1 2026-08-11T17:15:22.031000 803:1 program=Parcels | viewDidLoad()"
      ])
    #expect(
      EntryText.lines(of: "\u{1B}[38;5;75m08-11 17:15:22.031  6056  6078 D Tag: one\u{1B}[0m", as: [.logcat]) == [
        "1 1970-08-11T17:15:22.031000 6056:6078 | one"
      ])
    #expect(
      EntryText.lines(
        of: "\u{1B}[7m\u{1B}[1m LOG \u{1B}[22m\u{1B}[27m  view\u{1B}[1mDid\u{1B}[mLoad\u{1B}[K", as: [.bare])
        == ["1 | viewDidLoad ← view\u{1B}[1mDid\u{1B}[mLoad"])
    #expect(EntryText.lines(of: "a\u{1B}b \u{1B}[12", as: [.bare]) == ["1 | a\u{1B}b \u{1B}[12"])
  }

  @Test("A line that continues nothing is a message")
  func beginning() {
    #expect(
      EntryText.lines(of: "viewDidLoad\n2026-08-11 17:15:22.031 A[1:1] a\nb", as: [.xcode]) == [
        "1 | viewDidLoad", "2 2026-08-11T17:15:22.031000 1:1 program=A | a", "3 … b",
      ])
  }
}
