package struct LogDecoder: Sendable {
  package init(_ formats: [LogFormat]) {}
  package mutating func read(_ line: LogLine, _ body: (LogEntry) -> Void) { body(.record(LogRecord(message: line.bytes, range: 0..<line.bytes.count))) }
  package mutating func end(_ body: (LogEntry) -> Void) {}
}
extension LogFormat {
  package static func detected(in lines: [LogLine]) -> [LogFormat] { [.bare] }
  static func isEnough(_ lines: [LogLine]) -> Bool { true }
}
