import Diagnostics
import LifecyclePaths
import ProjectModel
import TestSupport
import Testing

@Suite("Property lists that could crash or hang their readers")
struct HostilePropertyListTests {
  private static func message(_ text: String) -> String? {
    do {
      _ = try PropertyList(path: "a.plist", bytes: Array(text.utf8))
      return nil
    } catch {
      return error.message
    }
  }

  @Test("A hundred thousand nested values are too many, in each notation")
  func nesting() {
    for mark in ["<array>", "<plist><dict><key>a</key><array>", "(", "{a=", "({a="] {
      let message = Self.message(String(repeating: mark, count: 100_000))
      #expect(message == "Values are nested too deeply" || message?.contains("is no element") == true, "\(mark)")
    }
  }

  @Test("Megabytes of any mark are read in time that grows with their number")
  func marks() {
    let time = processorTime {
      for mark in [
        "<", "<!--", "<!-- -->", "&", "<string>", "<![CDATA[", "a;", "\"", "\\", "/*", "//", "<0", "<?", "=", " ",
      ] {
        let marks = String(repeating: mark, count: 1_000_000 / mark.utf8.count)
        for start in ["<plist>", "<plist><string>", "{", ""] { _ = Self.message(start + marks) }
      }
    }
    #expect(time < .seconds(60))
  }

  @Test(
    "A binary list whose objects name themselves, or nothing, is an error",
    arguments: [
      ([[0xA1, 0, 0]], "Binary property list contains itself"),
      ([[0xA1, 0, 1], [0xA1, 0, 0]], "Binary property list contains itself"),
      ([[0xA1, 0, 9]], "Binary property list names an object that it has not"),
      ([[0xD1, 0, 1, 0, 1], [0x09]], "Binary property list has a key that is no string"),
      ([[0x5F, 0x13, 0x7F, 255, 255, 255, 255, 255, 255, 255]], "Binary property list has an object that is cut off"),
      ([[0x5F, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]], "Binary property list has an object that is cut off"),
      ([[0xDF, 0x10, 200]], "Binary property list has an object that is cut off"),
      ([[0x13, 1]], "Binary property list has an object that is cut off"),
      ([[0xF0]], "Binary property list has an object of an unknown kind"),
    ] as [([[UInt8]], String)])
  func binary(objects: [[UInt8]], message: String) {
    let bytes = BinaryPropertyListWriter.file(objects, top: 0)
    let error = #expect(throws: PropertyListError.self) { try PropertyList(path: "a.plist", bytes: bytes) }
    #expect(error?.message == message)
  }

  @Test("A binary list that would be of exponential length is an error")
  func bomb() {
    let levels = (0..<60).map { level -> [UInt8] in [0xA2, 0, UInt8(level + 1), 0, UInt8(level + 1)] }
    let bytes = BinaryPropertyListWriter.file(levels + [[0x09]], top: 0)
    let error = #expect(throws: PropertyListError.self) { try PropertyList(path: "a.plist", bytes: bytes) }
    #expect(error?.message == "Binary property list names the same objects too often")
  }

  @Test("Integers and dates of any width are read")
  func numbers() throws {
    let objects: [[UInt8]] = [
      [0xA6, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6],
      [0x11, 0xFF, 0xFE], [0x13] + [UInt8](repeating: 0xFF, count: 8),
      [0x14] + [UInt8](repeating: 0, count: 15) + [7], [0x14, 1] + [UInt8](repeating: 0, count: 15),
      [0x33, 0x41, 0xC8, 0x5A, 0x5A, 0x9A, 0x80, 0, 0], [0x80, 5],
    ]
    let list = try PropertyList(path: "a.plist", bytes: BinaryPropertyListWriter.file(objects, top: 0))
    let contents = try #require(list.root.elements?.map(\.content))
    #expect(Array(contents[..<3]) == [.integer(65534), .integer(-1), .integer(7)])
    #expect(contents[3] == .real(0x1p120))
    #expect(contents[5] == .dictionary([.init(key: "CF$UID", value: PropertyListValue(.integer(5)))]))
    #expect(contents[4] == .date("2026-11-23T17:53:57Z"))
  }

  @Test("Other bytes in a binary list change no more than its values", arguments: Seeds.first(300))
  func changedBytes(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let text = PropertyListValue(.string("Reader"))
    let array = PropertyListValue(.array([text, PropertyListValue(.integer(3)), PropertyListValue(.string("ü"))]))
    let root = PropertyListValue(.dictionary([.init(key: "a", value: array), .init(key: "b", value: text)]))
    var bytes = PropertyListWriter.bytes(root, as: .binary)
    for _ in 0..<3 {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    _ = try? PropertyList(path: "a.plist", bytes: bytes)
  }
}
