import Foundation

#if canImport(os)
  import os
#endif

/// Writes a line for each life-cycle callback.
///
///     lifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)" instance=0x6000012 state=Active
///
/// Version 1 of the format: `lifecycle`, then `key=value` pairs in this order, a space before each.
/// `instance` and `state` are omitted if they are not known. A value with characters other than
/// ASCII letters, digits, `.`, `-` and `_` is a JSON string.
@MainActor
enum LifecycleLog {
  private static let subsystem = Bundle.main.bundleIdentifier ?? "lifecycle"

  /// Logs a call.
  ///
  /// - Parameters:
  ///   - delegate: The delegate that is called.
  ///   - callback: The callback that is called.
  ///   - instance: The object that is called, which identifies the scene.
  ///   - state: The state that the call leads to, if there is only one.
  static func record(
    _ delegate: String,
    _ callback: String,
    instance: AnyObject? = nil,
    state: String? = nil
  ) {
    write(line("lifecycle", delegate, callback, instance, state))
  }

  private static func line(
    _ kind: String,
    _ delegate: String,
    _ callback: String,
    _ instance: AnyObject?,
    _ state: String?
  ) -> String {
    var line = "\(kind) delegate=\(quoted(delegate)) callback=\(quoted(callback))"
    if let instance {
      let address = UInt(bitPattern: ObjectIdentifier(instance))
      line += " instance=0x" + String(address, radix: 16)
    }
    if let state { line += " state=\(quoted(state))" }
    return line
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
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
  }
}

// instar:generated dedd3ea7c9bb425f
