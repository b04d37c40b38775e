/// A format that tools write logs in: the envelope around each message.
package enum LogFormat: String, CaseIterable, Sendable {
  /// `log show` and `log stream` with `--style compact`.
  case compact
  /// `log show` and `log stream` without a style.
  case `default`
  /// `log show` and `log stream` with `--style syslog`.
  case syslog
  /// `log show` and `log stream` with `--style ndjson`: an object a line.
  case ndjson
  /// `log show --style json`: a list of objects.
  case json
  /// Copied from Console.app: columns with tabs between.
  case console
  /// Xcode's console, and `NSLog`.
  case xcode
  /// `idevicesyslog`, and the classic system log.
  case device
  /// The stream handlers of swift-log.
  case swiftLog = "swift-log"
  /// Android's `logcat`, and Android Studio.
  case logcat
  /// OpenTelemetry's logs as lines of JSON.
  case otlp
  /// Any JSON object a line.
  case jsonl
  /// Columns with tabs between: device, launch, time, number, source, position, message.
  case keyed
  /// Messages alone.
  case bare
}
