import Documents
import LifecycleLogs
import LifecycleModel
import Text

/// An event of a log in columns: for programs that sort and count, such as DuckDB, Polars and Spark.
package struct LogEventRow: Sendable {
  /// The columns, in order.
  package static let columns = [
    "file", "line", "column", "offset", "time", "device", "launch", "pid", "event", "delegate", "callback", "instance",
    "scene", "state", "n", "folded",
  ]

  /// The delegate that is called, or those that a process logs.
  package let delegates: [String]
  private let values: [JSONValue]

  /// Describes an event of a page's log; `file` is the name of its file, `names` are those of the reader. The launch is that of the
  /// row, in `keyed`. `isFolded` is `true` for a line of a call that an earlier line has told.
  package init(_ event: LogEvent, of lifecycle: Lifecycle, file: String, names: ByteNames, isFolded: Bool) {
    let key = event.source.key
    var launch = (key?.launch ?? event.launch ?? event.source.launch).map(names.text)
    var call: LoggedCall?
    var delegate: String?
    var callback: String?
    let kind: String
    switch event.content {
    case .call(let named): (kind, call) = ("call", named)
    case .problem(let problem): (kind, call) = ("problem", problem.call)
    case .launch(let line):
      kind = "launch"
      launch = key?.launch.map(names.text) ?? line.launch.map { String(decoding: $0, as: UTF8.self) }
    case .lost, .leftOut: kind = "lost"
    }
    if let call { (delegate, callback) = Self.names(of: call, in: event.message, lifecycle) }
    if case .launch(let line) = event.content {
      delegates = line.delegates
    } else {
      delegates = delegate.map { [$0] } ?? []
    }
    values = [
      .string(file), .int(event.place.line), .int(event.place.columns.lowerBound + 1), .int(event.place.offset),
      .optional(event.place.time.map(LogTime.text)), .optional(event.source.device.map(names.text)), .optional(launch),
      .optional(event.source.process), .string(kind), .optional(delegate), .optional(callback),
      .optional(call?.instance.map { "0x" + String($0, radix: 16) }),
      .optional(call?.scene.map { Int(truncatingIfNeeded: $0) }),
      .optional(call?.state.map { $0.text(in: event.message) }), .optional(call?.number), .bool(isFolded),
    ]
  }

  private static func names(
    of call: LoggedCall, in message: ArraySlice<UInt8>, _ lifecycle: Lifecycle
  ) -> (delegate: String?, callback: String?) {
    if case .listed(let id) = call.callback { return (lifecycle.delegate(of: id).name, lifecycle[id].name) }
    if case .unlisted(let index) = call.callback {
      let entry = lifecycle.catalog.entries[index]
      return (call.delegate.map { lifecycle[$0].name } ?? entry.owner, entry.name)
    }
    let text = { (range: Range<Int>) in
      String(decoding: message.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
    return (call.delegateRange.map(text), text(call.range))
  }

  /// The event as a JSON object on a line of its own.
  package var jsonLine: String {
    JSONValue.object(members: zip(Self.columns, values).map { ($0, $1) }).compact + "\n"
  }

  /// The event as a line of comma-separated values (RFC 4180).
  package var csvLine: String { CSVTableRenderer.line(of: values.map(Self.cell)) }

  /// The names of the columns as a line of comma-separated values.
  package static var csvHead: String { CSVTableRenderer.line(of: columns) }

  private static func cell(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .null: ""
    case .bool, .int, .array, .object: value.compact
    }
  }
}
