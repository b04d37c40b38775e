extension StringProtocol {
  /// The text with terminal controls and bidirectional controls made visible.
  ///
  /// Control characters, line ends included, become their pictures (`␛`); bidirectional controls become U+FFFD.
  package var terminalSafe: String {
    var safe = String.UnicodeScalarView()
    for scalar in unicodeScalars { safe.append(scalar.terminalSafe) }
    return String(safe)
  }
}

extension String {
  /// The result of a command as a terminal may have it: as `terminalSafe`, but with its line ends and tabs, and with the styles of
  /// `TextStyle`, which change nothing but how text looks.
  package var terminalOutput: String {
    var safe = String.UnicodeScalarView()
    let scalars = Array(unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if let end = Self.endOfStyle(at: index, in: scalars) {
        safe.append(contentsOf: scalars[index..<end])
        index = end
        continue
      }
      let isLineEnd = scalar == "\n" || scalar == "\r" && scalars[(index + 1)...].first == "\n"
      safe.append(isLineEnd || scalar == "\t" ? scalar : scalar.terminalSafe)
      index += 1
    }
    return String(safe)
  }

  /// The index behind a sequence that begins or ends a style of `TextStyle`; any other is a text's own.
  private static func endOfStyle(at index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard scalars[index] == "\u{1B}" else { return nil }
    return TextStyle.sequences.first { scalars[index...].starts(with: $0) }.map { index + $0.count }
  }
}

extension String {
  /// The text of a file with pictures of its control characters, but for line ends and tabs: `␛` for an escape character, which the
  /// terminal of a reader would obey. Marks of direction stay: names in Arabic and Hebrew need them.
  package var withControlPictures: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? $0.terminalSafe : $0 }))
  }
}

extension Unicode.Scalar {
  /// `true` for a control character that neither ends a line nor is a tab.
  fileprivate var isControl: Bool {
    self != "\n" && self != "\r" && self != "\t" && (value < 0x20 || 0x7F...0x9F ~= value)
  }

  fileprivate var terminalSafe: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}

/// A style of a part of a message on a terminal.
package enum TextStyle: Hashable, Sendable, CaseIterable {
  /// The name and carets of an error.
  case error
  /// The name and carets of a warning.
  case warning
  /// The name and carets of a note.
  case note
  /// The name of a suggestion.
  case help
  /// Line numbers and arrows.
  case gutter
  /// A headline.
  case strong
  /// Less important text; its wording shows that too.
  case quiet

  /// The text between the escape sequences that begin and end the style.
  package func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }

  /// The escape sequences of all styles.
  static let sequences = (["0"] + allCases.map(\.parameters)).map { Array("\u{1B}[\($0)m".unicodeScalars) }

  /// The parameters of "Select Graphic Rendition" (ECMA-48): of the sixteen colours that every terminal's theme sets.
  private var parameters: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .gutter: "34"
    case .strong: "1"
    case .quiet: "2"
    }
  }
}
