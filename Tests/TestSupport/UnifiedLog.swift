#if canImport(Darwin)
  import Foundation

  /// The unified log, to which generated Swift writes on Apple's systems.
  ///
  /// Written and type-checked on Linux; not yet run on a Mac. `log show` may require an administrator.
  package enum UnifiedLog {
    /// The last messages of the category `lifecycle` that a program of a name has written within a minute, oldest first. The
    /// log is written late, so it is read again until it has as many.
    package static func lastMessages(_ count: Int, of program: String) async throws -> [String] {
      struct Line: Decodable {
        let eventMessage: String?
      }
      let predicate = "process == '\(program)' AND category == 'lifecycle'"
      var messages: [String] = []
      for _ in 0..<20 where messages.count < count {
        try await Task.sleep(for: .milliseconds(500))
        let shown = try await ProgramRun(["log", "show", "--last", "1m", "--style", "ndjson", "--predicate", predicate])
        messages = shown.text.split(separator: "\n").compactMap { line in
          try? JSONDecoder().decode(Line.self, from: Data(line.utf8)).eventMessage
        }
      }
      return messages.suffix(count)
    }
  }
#endif
