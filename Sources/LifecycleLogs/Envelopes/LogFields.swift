/// Where the members of own JSON are that the format `jsonl` reads.
package struct LogFields: Sendable {
  /// What a member says.
  package enum Field: String, CaseIterable, Sendable {
    /// The callback's name; it comes before `message`.
    case callback
    /// The message.
    case message
    /// The time: a timestamp, or a number since 1970.
    case time
    /// The device.
    case device
    /// What tells runs of the process apart.
    case launch
    /// The number of the process.
    case process
    /// The number of the thread.
    case thread
    /// The name of the program.
    case program
  }

  /// A path: the keys of members within members, with dots between.
  struct Path: Sendable {
    let field: Field
    /// The place in `keys`.
    let range: Range<Int>
  }

  /// The paths, for each field the one to be preferred first.
  private(set) var paths: [Path] = []
  /// The bytes of the paths.
  private(set) var keys: [UInt8] = []

  /// The most paths; the reader keeps a bit for each.
  package static let mostPaths = 64

  /// Takes paths for fields; fields without any have those with the usual names.
  package init(_ paths: [(field: Field, path: String)] = []) {
    for field in Field.allCases {
      let given = paths.filter { $0.field == field }.map(\.path)
      for path in given.isEmpty ? Self.usualPaths(of: field) : given where self.paths.count < Self.mostPaths {
        let start = keys.count
        keys += path.utf8
        self.paths.append(Path(field: field, range: start..<keys.count))
      }
    }
  }

  private static func usualPaths(of field: Field) -> [String] {
    switch field {
    case .callback: []
    case .message: ["message", "msg", "log", "body", "eventMessage"]
    case .time: ["time", "timestamp", "ts", "@timestamp"]
    case .device: ["device_id", "deviceId", "device.id"]
    case .launch: ["launch", "session_id", "sessionId", "session.id"]
    case .process: ["pid", "process_id", "processID", "process.pid"]
    case .thread: ["tid", "thread_id", "threadID", "thread.id"]
    case .program: ["process_name", "program"]
    }
  }
}
