import Text

/// Reads property lists in Apple's binary format, version 00.
///
/// Objects are found by number in a table of offsets; a list may name an object often, and a hostile one itself.
/// Foundation's readers do not end on such lists (Swift 6.3.1): `PropertyListDecoder` on one that names itself, and
/// `PropertyListSerialization` on 12 arrays of which each names the next one ten times.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let count: Int
  private let top: Int
  private let table: Int
  /// The objects around the one that is read.
  private var open: Set<Int> = []
  /// The number of values that may still be made: an object that is named often would become a list of exponential length.
  private var budget: Int

  /// Reads the trailer: the last 32 bytes.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else {
      throw PropertyListError("Binary property list is cut off")
    }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    func number(_ offset: Int) -> Int? { Self.number(bytes, at: trailer + offset, width: 8) }
    guard let count = number(8), let top = number(16), let table = number(24),
      (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      top < count, table >= 8, table <= trailer, count <= (trailer - table) / offsetWidth
    else { throw PropertyListError("Binary property list has no valid trailer") }
    self.count = count
    self.top = top
    self.table = table
    budget = bytes.count * 2
  }

  /// Reads the outermost value.
  mutating func read() throws(PropertyListError) -> PropertyListValue {
    PropertyListValue(try object(top, depth: 0))
  }

  private mutating func object(_ number: Int, depth: Int) throws(PropertyListError) -> PropertyListValue.Content {
    guard depth < PropertyList.deepest else { throw PropertyListError("Values are nested too deeply") }
    guard number < count, let offset = Self.number(bytes, at: table + number * offsetWidth, width: offsetWidth),
      (8..<table).contains(offset)
    else { throw PropertyListError("Binary property list names an object that it has not") }
    try spend(1)
    guard open.insert(number).inserted else { throw PropertyListError("Binary property list contains itself") }
    defer { open.remove(number) }
    let low = Int(bytes[offset] & 0x0F)
    switch bytes[offset] >> 4 {
    case 0x0 where low == 0x8 || low == 0x9: return .boolean(low == 0x9)
    case 0x1 where low <= 4: return try integer(at: offset + 1, width: 1 << low)
    case 0x2 where low == 2 || low == 3: return .real(try real(at: offset + 1, width: 1 << low))
    case 0x3 where low == 3: return .date(BinaryDate.text(secondsSince2001: try real(at: offset + 1, width: 8)))
    case 0x4: return .data(Array(bytes[try stretch(at: offset, unit: 1)]))
    case 0x5, 0x7: return .string(String(decoding: bytes[try stretch(at: offset, unit: 1)], as: UTF8.self))
    case 0x6: return .string(utf16(try stretch(at: offset, unit: 2)))
    case 0x8:
      let value = try integer(at: offset + 1, width: low + 1)
      return .dictionary([.init(key: "CF$UID", value: PropertyListValue(value))])
    case 0xA, 0xC: return .array(try elements(at: offset, depth: depth))
    case 0xD: return .dictionary(try entries(at: offset, depth: depth))
    default: throw PropertyListError("Binary property list has an object of an unknown kind")
    }
  }

  // MARK: Containers

  private mutating func elements(at offset: Int, depth: Int) throws(PropertyListError) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    for number in references(try stretch(at: offset, unit: referenceWidth)) {
      elements.append(PropertyListValue(try object(number, depth: depth + 1)))
    }
    return elements
  }

  private mutating func entries(at offset: Int, depth: Int) throws(PropertyListError) -> [PropertyListValue.Entry] {
    let numbers = references(try stretch(at: offset, unit: 2 * referenceWidth))
    let half = numbers.count / 2
    var entries: [PropertyListValue.Entry] = []
    for (key, value) in zip(numbers[..<half], numbers[half...]) {
      guard case .string(let name) = try object(key, depth: depth + 1) else {
        throw PropertyListError("Binary property list has a key that is no string")
      }
      entries.append(.init(key: name, value: PropertyListValue(try object(value, depth: depth + 1))))
    }
    return entries
  }

  private func references(_ range: Range<Int>) -> [Int] {
    stride(from: range.lowerBound, to: range.upperBound, by: referenceWidth).map { offset in
      Self.number(bytes, at: offset, width: referenceWidth) ?? .max
    }
  }

  // MARK: Scalars

  /// Returns the bytes of an object whose marker has its length, or is followed by it.
  private mutating func stretch(at offset: Int, unit: Int) throws(PropertyListError) -> Range<Int> {
    var length = Int(bytes[offset] & 0x0F)
    var start = offset + 1
    if length == 0x0F {
      guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3 else { throw Self.cutOff }
      let width = 1 << Int(bytes[start] & 0x0F)
      guard let number = Self.number(bytes, at: start + 1, width: width) else { throw Self.cutOff }
      length = number
      start += 1 + width
    }
    guard start <= table, length <= (table - start) / unit else { throw Self.cutOff }
    try spend(length)
    return start..<start + length * unit
  }

  private func integer(at offset: Int, width: Int) throws(PropertyListError) -> PropertyListValue.Content {
    guard offset + width <= table else { throw Self.cutOff }
    // Up to four bytes are without a sign, eight and sixteen with one.
    let isNegative = width >= 8 && bytes[offset] >= 0x80
    let signs: UInt8 = isNegative ? 0xFF : 0
    let fits = width <= 8 || bytes[offset..<offset + width - 8].allSatisfy { $0 == signs }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + width].suffix(8) { value = value << 8 | UInt64(byte) }
    let signed = Int(truncatingIfNeeded: value)
    if fits, width < 8 || (signed < 0) == isNegative { return .integer(signed) }
    return .real(bytes[offset..<offset + width].reduce(0) { $0 * 256 + Double($1) })
  }

  private func real(at offset: Int, width: Int) throws(PropertyListError) -> Double {
    guard offset + width <= table else { throw Self.cutOff }
    let bits = bytes[offset..<offset + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return width == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
  }

  private func utf16(_ range: Range<Int>) -> String {
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map { offset in
      UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func spend(_ work: Int) throws(PropertyListError) {
    budget -= work
    if budget < 0 { throw PropertyListError("Binary property list names the same objects too often") }
  }

  private static let cutOff = PropertyListError("Binary property list has an object that is cut off")

  /// Returns the number without a sign in some bytes, the highest first; `nil` where it does not fit or is cut off.
  private static func number(_ bytes: [UInt8], at offset: Int, width: Int) -> Int? {
    guard offset >= 0, width <= bytes.count, offset <= bytes.count - width else { return nil }
    return Int(exactly: bytes[offset..<offset + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}

/// The dates of binary property lists.
enum BinaryDate {
  /// Returns a number of seconds since the beginning of 2001 as XML has dates: `2026-11-23T17:53:57Z`.
  static func text(secondsSince2001 seconds: Double) -> String {
    // Years 1 to 9999; other dates are nobody's.
    guard seconds.isFinite, (-63_113_904_000..<252_423_993_600).contains(seconds) else { return "" }
    let whole = Int(seconds.rounded(.down))
    let (day, time) = floorDivide(whole, 86_400)
    // The days since 1 March of year 0, by which the lengths of months are regular.
    let (era, dayOfEra) = floorDivide(day + 11_323 + 719_468, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = [padded(year, 4), padded(month, 2), padded(dayOfMonth, 2)].joined(separator: "-")
    let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(date)T\(clock)Z"
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = ((value % divisor) + divisor) % divisor
    return ((value - remainder) / divisor, remainder)
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
