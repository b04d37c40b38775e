import Foundation
import LifecycleLogs
import LifecyclePaths
import TestSupport
import Testing

@Suite("Laws of envelopes")
struct EnvelopeLaws {
  @Test(
    "Any bytes are read without a trap, and what one size of blocks reads others read too", arguments: Seeds.first(60))
  func blocks(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let bytes = Self.spoiled(&numbers)
    for format in LogFormat.allCases {
      let formats = numbers.happens(onceIn: 2) ? [format] : [format, numbers.pick(LogFormat.allCases), .jsonl]
      let whole = EntryText.lines(of: bytes, as: formats)
      for size in [1, 7, 4096] {
        #expect(EntryText.lines(of: bytes, as: formats, blockSize: size) == whole, "\(formats) \(size)")
      }
    }
    #expect((1...LogDecoder.mostFormats).contains(LogFormat.detected(in: EntryText.logLines(of: bytes)).count))
  }

  @Test("Every line is read: it has an entry, or is of an object that has one", arguments: Seeds.first(40))
  func lines(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let bytes = Self.spoiled(&numbers)
    let count = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count - (bytes.last == 0x0A ? 1 : 0)
    for format in LogFormat.allCases where format != .json && format != .otlp {
      let entries = EntryText.lines(of: bytes, as: [format]).filter { !$0.hasPrefix("earlier") }
      #expect(entries.count == count, "\(format)")
    }
  }

  @Test("Times are those of Foundation's calendar", arguments: Seeds.first(200))
  func times(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    var calendar = Calendar(identifier: .iso8601)
    let minutes = numbers.next(below: 24 * 60 - 1) - 12 * 60
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: minutes * 60))
    let year = 1600 + numbers.next(below: 1000)
    let parts = [12, 28, 24, 60, 60].map { numbers.next(below: $0) }
    let date = try #require(
      calendar.date(
        from: DateComponents(
          year: year, month: 1 + parts[0], day: 1 + parts[1], hour: parts[2], minute: parts[3], second: parts[4])))
    let fraction = (0..<numbers.next(below: 12)).map { _ in String(numbers.next(below: 10)) }.joined()
    let offset = abs(minutes)
    let zone =
      (minutes < 0 ? "-" : "+") + Self.padded(offset / 60) + numbers.pick(["", ":"]) + Self.padded(offset % 60)
    let text =
      "\(year)-\(Self.padded(1 + parts[0]))-\(Self.padded(1 + parts[1]))" + numbers.pick(["T", " "])
      + parts[2...].map(Self.padded).joined(separator: ":") + (fraction.isEmpty ? "" : ".\(fraction)") + zone
    let micros = Int64((fraction + "000000").prefix(6)) ?? 0
    let line = #"{"time":"\#(text)","message":"a"}"#
    #expect(Self.time(of: line) == Int64(date.timeIntervalSince1970) * 1_000_000 + micros, "\(text)")
  }

  @Test(
    "Absurd times are none, and numbers are read by their size",
    arguments: [
      ("\"2026-13-11 17:15:22\"", nil), ("\"2026-08-32 17:15:22\"", nil), ("\"2026-08-11 24:15:22\"", nil),
      ("\"2026-08-11\"", nil), ("\"0000-01-01T00:00:00Z\"", -62_167_219_200_000_000), ("99999999999999999999", nil),
      ("1786436122", 1_786_436_122_000_000), ("1786436122.0317289", 1_786_436_122_031_728),
      ("1786436122031", 1_786_436_122_031_000), ("1786436122031.7", 1_786_436_122_031_700),
      ("1786436122031728", 1_786_436_122_031_728), ("\"1786436122031728999\"", 1_786_436_122_031_728),
      ("9223372036854775807", 9_223_372_036_854_775), ("0", 0), ("-1", nil), ("null", nil), ("\"17x\"", nil),
      ("{\"a\":1}", nil),
    ] as [(String, Int64?)])
  func numbers(value: String, time: Int64?) {
    #expect(Self.time(of: #"{"time":\#(value),"message":"a"}"#) == time)
  }

  @Test("A message is what an encoder of JSON was given", arguments: Seeds.first(200))
  func escapes(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let text =
      (0..<numbers.next(below: 40)).map { _ in
        numbers.pick([
          "a", "\"", "\\", "/", "\n", "\t", "\r", "\u{8}", "\u{c}", "\u{1}", "é", "\u{2028}", "👩‍👧", "{", "]", "\\u12",
        ])
      }.joined() + "."
    var json = String(decoding: try JSONEncoder().encode(["eventMessage": text, "é\"\\": "}"]), as: UTF8.self)
    if numbers.happens(onceIn: 2) {
      // Foundation's encoder escapes only what it must.
      json = json.unicodeScalars.map { scalar in
        scalar.isASCII ? String(scalar) : String(scalar).utf16.map { "\\u" + String($0, radix: 16).padded }.joined()
      }.joined()
    }
    for format in [LogFormat.ndjson, .jsonl, .json] {
      #expect(
        Self.records(of: json, as: [format]).map { String(decoding: $0.message, as: UTF8.self) } == [text], "\(json)")
    }
  }

  @Test("Half a surrogate pair is U+FFFD, and what is no escape stays")
  func halfEscapes() {
    let lines = EntryText.lines(of: #"{"message":"\ud83d \udce6\ud83d\u0041 \u12 \x \uD83D\uDCE6"}"#, as: [.jsonl])
    #expect(lines == [#"1 | \#u{FFFD} \#u{FFFD}\#u{FFFD}A \u12 \x 📦 ← \ud83d \udce6\ud83d\u0041 \u12 \x \uD83D\uDCE6"#])
  }

  /// A few excerpts, with bytes changed.
  private static func spoiled(_ numbers: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<3 { bytes += numbers.pick(LogSamples.all).text.utf8 + [0x0A] }
    let pieces = [
      "\"", "\\", "{", "}", "[", "]", ":", "\n", " ", "\t", "\u{1B}[", "\u{FEFF}", "9999999999999999999999", "\u{0}",
    ]
    for _ in 0..<numbers.next(below: 60) {
      let start = numbers.next(below: bytes.count)
      let end = min(bytes.count, start + numbers.next(below: 4))
      let piece = numbers.happens(onceIn: 3) ? [UInt8(numbers.next(below: 256))] : Array(numbers.pick(pieces).utf8)
      bytes.replaceSubrange(start..<end, with: piece)
    }
    return numbers.happens(onceIn: 4) ? (0..<2000).map { _ in UInt8(numbers.next(below: 256)) } : bytes
  }

  private static func time(of line: String) -> Int64? { records(of: line, as: [.jsonl]).first?.time }

  private static func records(of line: String, as formats: [LogFormat]) -> [LogRecord] {
    var splitter = LineSplitter()
    var decoder = LogDecoder(formats)
    var records: [LogRecord] = []
    let read = { (line: LogLine) in
      decoder.read(line) { if case .record(let record) = $0 { records.append(record) } }
    }
    splitter.read(Array(line.utf8)[...], read)
    splitter.end(read)
    return records
  }

  private static func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}

extension String {
  fileprivate var padded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
