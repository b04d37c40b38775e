import Testing

@testable import SwiftGeneration

@Suite("Log sinks")
struct LogSinkTests {
  @Test("Lines go to the unified log if there is one, to swift-log, or to standard output")
  func loggers() {
    #expect(lines(.os).contains("    logger.notice(\"\\(line, privacy: .public)\")"))
    #expect(lines(.os).contains("    print(line)"))
    #expect(lines(.swiftLog).contains("private static let logger = Logger(label: subsystem + \".lifecycle\")"))
    #expect(lines(.swiftLog).contains("  logger.notice(\"\\(line)\")"))
    #expect(lines(.print) == ["private static func write(_ line: String) {", "  print(line)", "}"])
  }

  @Test("A monitor's report is an error")
  func problems() {
    #expect(lines(.os, hasMonitor: true).contains { $0.contains("log(level: isProblem ? .error : .default, ") })
    #expect(lines(.swiftLog, hasMonitor: true).contains { $0.contains("log(level: isProblem ? .error : .notice, ") })
  }

  @Test("With signposts, the logger of swift-log is distinguished from the system's")
  func signposts() {
    var options = SwiftOptions(logger: .swiftLog)
    options.hasSignposts = true
    #expect(LogSink(options, needsFallback: false).declaration[0].contains("= Logging.Logger("))
  }

  private func lines(_ logger: SwiftOptions.Logger, hasMonitor: Bool = false) -> [String] {
    let sink = LogSink(SwiftOptions(logger: logger, hasMonitor: hasMonitor), needsFallback: false)
    return sink.declaration + sink.function
  }
}
