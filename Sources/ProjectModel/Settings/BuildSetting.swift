import Text

/// An assignment of a build setting, as a project or an xcconfig has it.
struct BuildSetting {
  /// A condition in brackets: `sdk=iphoneos*`.
  struct Condition: Hashable {
    let parameter: String
    let pattern: String
  }

  let key: String
  let conditions: [Condition]
  let value: String
  /// The place of the key.
  let place: SourcePlace

  /// Creates an assignment of a key with its conditions: `KEY[sdk=iphoneos*][arch=arm64]`, `KEY[sdk=…,arch=…]`.
  init(_ name: String, value: String, at place: SourcePlace) {
    let parts = name.utf8.split(separator: UInt8(ascii: "[")).map { String(Substring($0)) }
    key = String((parts.first ?? "").trimmingSpaces)
    conditions = parts.dropFirst().flatMap { part in
      part.utf8.split(whereSeparator: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ",") }).map { text in
        let sides = Substring(text).parts(separatedBy: "=")
        return Condition(
          parameter: String(sides[0].trimmingSpaces),
          pattern: sides.dropFirst().map { String($0.trimmingSpaces) }.joined(separator: "="))
      }
    }
    self.value = value
    self.place = place
  }
}
