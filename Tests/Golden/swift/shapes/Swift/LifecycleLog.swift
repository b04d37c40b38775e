#if canImport(os)
  import os
#endif

/// Writes a line in logfmt for each life-cycle callback.
///
///     lifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)" instance=0x600002d0c2a0
///
/// Values with anything but ASCII letters, digits, `.`, `-` and `_` stand in double quotes.
enum LifecycleLog {
  private static let subsystem = "com.example.download"

  /// Logs a call.
  ///
  /// - Parameters:
  ///   - delegate: Who is called.
  ///   - callback: What is called.
  ///   - instance: The object that is called; tells two scenes apart.
  ///   - state: The state of the life cycle, where it is known.
  static func record(
    _ delegate: String,
    _ callback: String,
    instance: AnyObject? = nil,
    state: String? = nil
  ) {
    var line = "lifecycle delegate=\(quoted(delegate)) callback=\(quoted(callback))"
    if let instance {
      let address = UInt(bitPattern: ObjectIdentifier(instance))
      line += " instance=0x" + String(address, radix: 16)
    }
    if let state { line += " state=\(quoted(state))" }
    write(line)
  }

  private static func write(_ line: String) {
    #if canImport(os)
      if #available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) {
        let logger = Logger(subsystem: subsystem, category: "lifecycle")
        logger.notice("\(line, privacy: .public)")
      } else {
        print(line)
      }
    #else
      print(line)
    #endif
  }

  private static func quoted(_ value: String) -> String {
    let isBare = value.utf8.allSatisfy { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
      default: false
      }
    }
    if isBare, !value.isEmpty { return value }
    var text = ""
    for character in value.unicodeScalars {
      switch character {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(character)
      }
    }
    return "\"\(text)\""
  }
}
