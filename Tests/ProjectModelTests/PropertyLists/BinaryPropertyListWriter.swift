import ProjectModel

/// Writes binary property lists with references and offsets of two bytes, for tests.
struct BinaryPropertyListWriter {
  private var objects: [[UInt8]] = []

  static func bytes(_ value: PropertyListValue) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    let top = writer.add(value)
    return file(writer.objects, top: top)
  }

  /// The bytes of a file with some objects.
  static func file(_ objects: [[UInt8]], top: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += number(bytes.count, width: 2)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 2]
    return bytes + number(objects.count, width: 8) + number(top, width: 8) + number(table, width: 8)
  }

  private mutating func add(_ value: PropertyListValue) -> Int {
    let number = objects.count
    objects.append([])
    objects[number] = encoded(value)
    return number
  }

  private mutating func encoded(_ value: PropertyListValue) -> [UInt8] {
    switch value.content {
    case .dictionary(let entries):
      let keys = entries.map { add(PropertyListValue(.string($0.key))) }
      let values = entries.map { add($0.value) }
      return Self.head(0xD0, entries.count) + (keys + values).flatMap { Self.number($0, width: 2) }
    case .array(let elements):
      let numbers = elements.map { add($0) }
      return Self.head(0xA0, elements.count) + numbers.flatMap { Self.number($0, width: 2) }
    case .string(let text) where text.utf8.allSatisfy { $0 < 0x80 }:
      return Self.head(0x50, text.utf8.count) + Array(text.utf8)
    case .string(let text):
      return Self.head(0x60, text.utf16.count) + text.utf16.flatMap { Self.number(Int($0), width: 2) }
    case .integer(let number) where (0..<256).contains(number): return [0x10, UInt8(number)]
    case .integer(let number): return [0x13] + Self.number(number, width: 8)
    case .real(let number): return [0x23] + Self.number(Int(bitPattern: UInt(number.bitPattern)), width: 8)
    case .boolean(let value): return [value ? 9 : 8]
    case .data(let bytes): return Self.head(0x40, bytes.count) + bytes
    case .date: preconditionFailure("is tested by itself")
    }
  }

  private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0x0F, 0x11] + number(count, width: 2)
  }

  private static func number(_ value: Int, width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
