import LifecycleLogs
import LifecyclePaths
import TestSupport
import Testing

@Suite("Detection of logs' formats")
struct LogDetectionTests {
  @Test("Each format is told from its own excerpt, and from no other's", arguments: LogSamples.all.indices)
  func formats(index: Int) {
    let (format, text) = LogSamples.all[index]
    #expect(LogFormat.detected(in: Self.lines(text)) == [format])
  }

  @Test("Within each format each other is found again", arguments: LogSamples.all.indices)
  func nesting(index: Int) {
    let (format, text) = LogSamples.all[index]
    let prefixes: [(LogFormat, String)] = [
      (.syslog, "2026-08-11 17:15:22.031000+0900  localhost relay[1]: "),
      (.device, "Aug 11 17:15:22 host relay[1]: "), (.xcode, "2026-08-11 17:15:22.031 Parcels[803:1547] "),
      (.logcat, "08-11 17:15:22.031  6056  6078 D Tag     : "),
    ]
    for (outer, prefix) in prefixes where ![.json, .bare].contains(format) && text != LogSamples.logcatLong {
      let lines = text.split(separator: "\n").map { prefix + $0 }.joined(separator: "\n")
      // Headings are of no format; of the rest, more than half has the envelope.
      let entries = EntryText.lines(of: text, as: [format]).filter { !$0.hasSuffix(" -") }
      let isTold = entries.count { !$0.contains(" … ") } * 2 > entries.count
      #expect(LogFormat.detected(in: Self.lines(lines)) == [outer] + (isTold ? [format] : []), "\(outer)")
    }
  }

  @Test("Three formats at most")
  func depth() {
    let line = (0..<4).reduce("a") { line, _ in "2026-08-11T17:15:22+0900 info a: [M] " + line }
    #expect(LogFormat.detected(in: Self.lines(line)) == [.swiftLog, .swiftLog, .swiftLog])
  }

  @Test("A few lines that look like another format's make none, and nothing is bare")
  func few() {
    let prints = Array(repeating: "a print", count: 198) + ["I/O error: none", #"{"msg":"a"}"#]
    #expect(LogFormat.detected(in: Self.lines(prints.joined(separator: "\n"))) == [.bare])
    #expect(LogFormat.detected(in: []) == [.bare])
    #expect(LogFormat.detected(in: Self.lines("\n\n")) == [.bare])
  }

  @Test("Two hundred lines that are not empty are enough, the first ones")
  func enough() {
    let prints = Array(repeating: "a print\n", count: 200)
    let lines = Self.lines(prints.joined(separator: "\n") + LogSamples.nsLog)
    #expect(!LogFormat.isEnough(Array(lines.prefix(398))) && LogFormat.isEnough(lines))
    #expect(LogFormat.detected(in: lines) == [.bare])
    #expect(LogFormat.isEnough(Self.lines(String(repeating: "\n", count: 2000))))
  }

  private static func lines(_ text: String) -> [LogLine] {
    EntryText.logLines(of: Array(text.utf8))
  }
}
