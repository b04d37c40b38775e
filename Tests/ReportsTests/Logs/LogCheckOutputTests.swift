import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecycleReader
import Reports
import TestSupport
import Testing

/// A check of a log from its text to what is told of it, without files, a terminal or a process.
@Suite("The output of a check of logs")
struct LogCheckOutputTests {
  private static let launch = """
    lifecycle-launch launch=5f0c22ab page="UIKit with scenes" digest=00c0ffee delegates=SceneDelegate system="iOS 27.0"

    """

  private func line(_ callback: String, _ number: Int) -> String {
    "lifecycle delegate=SceneDelegate callback=\"\(callback)\" instance=0x1 scene=1 launch=5f0c22ab n=\(number)\n"
  }

  /// The text that is printed, the lines that are said besides, and `true` where it fails.
  private func told(_ log: String, as format: LogCheckFormat, most: Int = 100) throws -> (String, [String], Bool) {
    let reading = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).reading
    let messages = MessageReader(reading.lifecycle, findsNames: false)
    var survey = LogSurvey(reading.lifecycle)
    var reader = LogReader(messages)
    func read(_ body: (LogEvent, LogLine) -> Void) {
      reader = LogReader(messages)
      reader.begin(file: 0)
      reader.read(Array(log.utf8)[...], body)
      reader.end(body)
    }
    read { event, _ in survey.take(event) }
    var options = LogCheck.Options(observed: survey.observed)
    options.hasObjects = survey.hasObjects
    var check = try #require(LogCheck(reading.lifecycle, options))
    let tool = DiagnosticsRun.Tool("instar log check", version: "1") { [] }
    var output = LogCheckOutput(
      reading.lifecycle, reading.sourceMap, page: reading.file, files: ["app.log"], as: format, most: most,
      try DiagnosticsRun(of: tool))
    func report(_ report: LogCheck.Report) { if case .life(let life) = report { output.take(life) } }
    read { event, line in check.take(event, in: line, report) }
    check.end(report)
    var text = output.text(of: check.findings)
    output.writeEnd(of: check, reader.counts) { text += $0 }
    text += output.wholeText
    if let whole = output.report(of: check, reader.counts) { text += whole.text(with: [:]) }
    return (text, output.status(of: check, reader.counts), output.fails)
  }

  @Test("A log that conforms says so")
  func conforming() throws {
    let log = Self.launch + line("scene(_:willConnectTo:options:)", 1) + line("sceneWillEnterForeground(_:)", 2)
    let (text, status, fails) = try told(log, as: .findings(.text))
    #expect(text == "" && !fails)
    #expect(status.first == "Checked 2 calls in 3 lines: 1 process, 1 scene")
    #expect(status.last?.hasPrefix("Conforms to '") == true)
  }

  @Test("One that does not has its findings in any format", arguments: LogCheckFormat.allCases)
  func broken(format: LogCheckFormat) throws {
    let log = Self.launch + line("scene(_:willConnectTo:options:)", 1) + line("sceneDidEnterBackground(_:)", 2)
    let (text, status, fails) = try told(log, as: format)
    #expect(text.contains("app.log") && text.contains("sceneDidEnterBackground(_:)"), "\(text)")
    #expect(fails && status.contains("1 error") && !status.contains { $0.hasPrefix("Conforms") })
  }

  @Test("Only some findings are shown, and all are counted")
  func most() throws {
    let log = Self.launch + line("scene(_:willConnectTo:options:)", 1) + line("sceneDidEnterBackground(_:)", 2)
    let (text, status, fails) = try told(log, as: .findings(.xcode), most: 0)
    #expect(text == "" && fails && status.contains("Showed 0 of 1 findings: --max 1 shows all"))
  }
}
