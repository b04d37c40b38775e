import Documents

/// A value of a property list, written as the XML that Xcode writes.
indirect enum PropertyList {
  /// Keys with values, in order.
  case dictionary([(key: String, value: PropertyList)])
  /// Values, in order.
  case array([PropertyList])
  /// A text.
  case string(String)
  /// Yes or no.
  case bool(Bool)

  /// The text of a file with this value.
  var document: String {
    let head = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
      #"<plist version="1.0">"#,
    ]
    return (head + lines + ["</plist>"]).map { $0 + "\n" }.joined()
  }

  /// The lines inside of a dictionary, for a file that has others.
  var entries: String {
    lines.dropFirst().dropLast().map { String($0.dropFirst()) }.joined(separator: "\n")
  }

  /// The value's element, a line for each start, end or text, a tab for each level.
  private var lines: [String] {
    switch self {
    case .dictionary(let items):
      guard !items.isEmpty else { return ["<dict/>"] }
      let inner = items.flatMap { ["<key>\($0.key.xmlEscaped(inAttribute: false))</key>"] + $0.value.lines }
      return ["<dict>"] + inner.map { "\t" + $0 } + ["</dict>"]
    case .array(let values):
      guard !values.isEmpty else { return ["<array/>"] }
      return ["<array>"] + values.flatMap(\.lines).map { "\t" + $0 } + ["</array>"]
    case .string(let text): return ["<string>\(text.xmlEscaped(inAttribute: false))</string>"]
    case .bool(let isTrue): return [isTrue ? "<true/>" : "<false/>"]
    }
  }
}
