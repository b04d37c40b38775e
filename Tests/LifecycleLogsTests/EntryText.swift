import Foundation
import LifecycleLogs

/// The entries of a log as lines of text, for goldens.
enum EntryText {
  /// Reads a text in blocks of a size, and writes each entry as a line.
  static func lines(
    of text: String, as formats: [LogFormat], fields: LogFields = LogFields(), blockSize: Int = 1 << 20
  ) -> [String] {
    lines(of: Array(text.utf8), as: formats, fields: fields, blockSize: blockSize)
  }

  static func lines(
    of bytes: [UInt8], as formats: [LogFormat], fields: LogFields = LogFields(), blockSize: Int = 1 << 20
  ) -> [String] {
    var splitter = LineSplitter()
    var decoder = LogDecoder(formats, fields: fields)
    var lines: [String] = []
    var last: LogLine?
    let read = { (line: LogLine) in
      last = line
      decoder.read(line) { lines.append(text(of: $0, in: line)) }
    }
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      splitter.read(bytes[start..<min(start + blockSize, bytes.count)], read)
    }
    splitter.end(read)
    if let last { decoder.end { lines.append(text(of: $0, in: last)) } }
    return lines
  }

  /// The lines of a file.
  static func logLines(of bytes: [UInt8]) -> [LogLine] {
    var splitter = LineSplitter()
    var lines: [LogLine] = []
    splitter.read(bytes[...]) { lines.append($0) }
    splitter.end { lines.append($0) }
    return lines
  }

  private static func text(of entry: LogEntry, in line: LogLine) -> String {
    switch entry {
    case .record(let record): text(of: record, in: line)
    case .earlier(let record, in: let line): "earlier " + text(of: record, in: line)
    case .continuation(let text, let range):
      "\(line.number) … \(String(decoding: text, as: UTF8.self))" + (bytes(range, of: line) == text ? "" : " ≠")
    case .repeated(let count): "\(line.number) repeated \(count)"
    case .lost(let count): "\(line.number) lost \(count.map(String.init) ?? "?")"
    case .none: "\(line.number) -"
    }
  }

  private static func text(of record: LogRecord, in line: LogLine) -> String {
    var parts = ["\(line.number)"]
    parts += record.time.map { [time($0)] } ?? []
    parts += record.process.map { ["\($0)" + (record.thread.map { ":\($0)" } ?? "")] } ?? []
    let names = [
      ("program", record.program), ("device", record.device), ("launch", record.launch), ("source", record.source),
    ]
    parts += names.compactMap { name, range in
      range.map { "\(name)=" + String(decoding: bytes($0, of: line), as: UTF8.self) }
    }
    parts += record.number.map { ["n=\($0)"] } ?? []
    parts += record.position.map { ["position=\($0)"] } ?? []
    let message = String(decoding: record.message, as: UTF8.self).replacing("\n", with: "⏎")
    let raw = bytes(record.messageRange, of: line)
    return parts.joined(separator: " ") + " | " + message
      + (raw == record.message ? "" : " ← " + String(decoding: raw, as: UTF8.self))
  }

  private static func bytes(_ range: Range<Int>, of line: LogLine) -> ArraySlice<UInt8> {
    line.bytes[(line.bytes.startIndex + range.lowerBound)..<(line.bytes.startIndex + range.upperBound)]
  }

  /// The time in UTC, with microseconds.
  static func time(_ time: Int64) -> String {
    let seconds = time.quotientAndRemainder(dividingBy: 1_000_000)
    let date = Date(timeIntervalSince1970: Double(seconds.quotient))
    return date.formatted(.iso8601).dropLast() + "." + String(String(1_000_000 + seconds.remainder).dropFirst())
  }
}
