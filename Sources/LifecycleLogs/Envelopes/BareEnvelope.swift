/// No envelope; what tools of other languages write before a print is none.
enum BareEnvelope {
  /// Takes `flutter: `, `I/flutter ( 6056): `, `[log] ` or React Native's ` LOG  `.
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    switch line.next {
    case UInt8(ascii: "f"): _ = line.take("flutter: ")
    case UInt8(ascii: "["): _ = line.take("[log] ")
    case UInt8(ascii: "I"):
      if !line.takeFlutterTag() { line.takeConsoleLevel() }
    case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "L"), UInt8(ascii: "W"), UInt8(ascii: "E"),
      UInt8(ascii: "D"):
      line.takeConsoleLevel()
    default: break
    }
    return true
  }
}

extension LineCursor {
  fileprivate mutating func takeFlutterTag() -> Bool {
    var line = self
    guard line.take("I/flutter") else { return false }
    line.takeSpaces()
    guard line.take("("), line.takeSpaces() >= 0, line.takeNumber() != nil, line.take("): ") else { return false }
    self = line
    return true
  }

  /// Takes the level that Metro writes before what React Native logs, with two spaces behind it.
  fileprivate mutating func takeConsoleLevel() {
    var line = self
    line.takeSpaces()
    _ = line.take("(NOBRIDGE) ")
    guard
      line.take("LOG") || line.take("INFO") || line.take("WARN") || line.take("ERROR") || line.take("DEBUG"),
      line.takeSpaces() > 1
    else { return }
    self = line
  }
}
