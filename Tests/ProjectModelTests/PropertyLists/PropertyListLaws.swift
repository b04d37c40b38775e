import Diagnostics
import LifecyclePaths
import ProjectModel
import TestSupport
import Testing

@Suite("Laws of property lists")
struct PropertyListLaws {
  @Test("A list is read as it was written", arguments: Seeds.first(200))
  func roundTrip(seed: Int) throws {
    for format in [PropertyList.Format.xml, .binary, .openStep] {
      var random = SplitMix64(seed: UInt64(seed))
      let value = Self.value(depth: 0, onlyTexts: format == .openStep, using: &random)
      let root = PropertyListValue(.dictionary([.init(key: "root", value: value)]))
      let list = try PropertyList(path: "a.plist", bytes: PropertyListWriter.bytes(root, as: format))
      #expect(list.format == format)
      #expect(list.root.withoutPlaces == root, "\(format)")
    }
  }

  @Test("A list that is cut off anywhere is an error in the file, or what is left of it", arguments: Seeds.first(20))
  func truncation(seed: Int) {
    for format in [PropertyList.Format.xml, .binary, .openStep] {
      var random = SplitMix64(seed: UInt64(seed))
      let value = Self.value(depth: 0, onlyTexts: format == .openStep, using: &random)
      let root = PropertyListValue(.dictionary([.init(key: "root", value: value)]))
      let bytes = PropertyListWriter.bytes(root, as: format)
      for length in stride(from: 9, to: bytes.count - 10, by: 3) {
        let file = SourceFile(path: "a.plist", bytes: bytes[..<length])
        let error = #expect(throws: PropertyListError.self) {
          try PropertyList(path: "a.plist", bytes: Array(bytes[..<length]))
        }
        if let error { #expect(file.fullRange.contains(error.range), "\(error)") }
      }
    }
  }

  /// Returns a value of some levels.
  private static func value(
    depth: Int, onlyTexts: Bool, using random: inout SplitMix64
  ) -> PropertyListValue {
    let kinds = onlyTexts ? [0, 1, 2, 6] : [0, 1, 2, 3, 4, 5, 6]
    let content: PropertyListValue.Content
    switch depth < 4 ? kinds.randomElement(using: &random) : 2 {
    case 0:
      content = .dictionary(
        (0..<Int.random(in: 0..<18, using: &random)).map { number in
          .init(
            key: "\(number)\(text(using: &random))",
            value: value(depth: depth + 2, onlyTexts: onlyTexts, using: &random))
        })
    case 1:
      content = .array(
        (0..<Int.random(in: 0..<18, using: &random)).map { _ in
          value(depth: depth + 2, onlyTexts: onlyTexts, using: &random)
        })
    case 3: content = .integer([0, 1, 255, 256, -1, .min, .max].randomElement(using: &random) ?? 0)
    case 4: content = .real(Double.random(in: -1e9..<1e9, using: &random))
    case 5: content = .boolean(Bool.random(using: &random))
    case 6:
      content = .data(
        (0..<Int.random(in: 0..<20, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
    default: content = .string(text(using: &random))
    }
    return PropertyListValue(content)
  }

  private static func text(using random: inout SplitMix64) -> String {
    let words = ["App", "<", "&amp;", "\"", "\\U", "ü", "日本", "👩‍👩‍👧", " ", "\n", "/*", "//", "]]>", "(", "}", "$(X)"]
    return (0..<Int.random(in: 0..<6, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined()
  }
}

extension PropertyListValue {
  /// The value with all places at the beginning.
  fileprivate var withoutPlaces: PropertyListValue {
    switch content {
    case .dictionary(let entries):
      PropertyListValue(.dictionary(entries.map { .init(key: $0.key, value: $0.value.withoutPlaces) }))
    case .array(let elements): PropertyListValue(.array(elements.map(\.withoutPlaces)))
    default: PropertyListValue(content)
    }
  }
}
