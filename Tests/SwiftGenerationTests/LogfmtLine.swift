/// A parsed line of logfmt: a word, then `key=value` with spaces between; values with anything but ASCII letters,
/// digits, `.`, `-` and `_` are in double quotes, in which a backslash
/// escapes as in JSON.
struct LogfmtLine: Equatable {
  /// The first word.
  let name: String
  /// The values; the last one of a repeated key.
  private(set) var values: [String: String] = [:]

  /// Reads a line; `nil` if it is malformed.
  init?(_ line: some StringProtocol) {
    // By scalars: quoted text may begin with a mark that combines with the quote before it.
    var rest = Substring(line).unicodeScalars
    name = Self.text(rest.prefix { $0 != " " })
    rest = rest.dropFirst(name.unicodeScalars.count)
    guard !name.isEmpty, !name.contains("=") else { return nil }
    while rest.first == " " {
      rest.removeFirst()
      let key = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest.dropFirst(key.count)
      guard !key.isEmpty, rest.popFirst() == "=" else { return nil }
      guard let value = rest.first == "\"" ? Self.quoted(&rest) : Self.bare(&rest) else { return nil }
      values[Self.text(key)] = value
    }
    guard rest.isEmpty else { return nil }
  }

  private static func text(_ scalars: Substring.UnicodeScalarView) -> String { String(Substring(scalars)) }

  private static func bare(_ rest: inout Substring.UnicodeScalarView) -> String? {
    let value = rest.prefix { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
      default: false
      }
    }
    rest = rest.dropFirst(value.count)
    return value.isEmpty ? nil : text(value)
  }

  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
    rest.removeFirst()
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(value)
      case "\\":
        guard let scalar = escaped(&rest) else { return nil }
        value.append(scalar)
      default: value.append(scalar)
      }
    }
    return nil
  }

  /// The scalar that an escape after a backslash means, as in JSON.
  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      defer { rest = rest.dropFirst(4) }
      return UInt32(text(rest.prefix(4)), radix: 16).flatMap(Unicode.Scalar.init)
    default: return scalar
    }
  }
}
