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

extension Unicode.Scalar {
  fileprivate var terminalSafe: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}
