/// An object of any kind on a line, a word before it allowed: `event {"ts":1786436122.031,"msg":"…"}`.
///
/// Its message is the member that the fields name, else the object as it is.
struct JSONLinesEnvelope {
  private let fields: LogFields
  private var line: LineCursor
  /// The place among the fields of the path that each field's value came from; the first is preferred.
  private var ranks = SIMD8<UInt8>(repeating: .max)
  private var record: LogRecord

  /// Reads the object at the cursor or after a word.
  static func read(_ line: inout LineCursor, _ fields: LogFields, into record: inout LogRecord) -> Bool {
    line.takeBlanks()
    if line.next != UInt8(ascii: "{") {
      guard line.takeWord() != nil, line.takeSpaces() > 0, line.next == UInt8(ascii: "{") else { return false }
    }
    let start = line.position
    record.messageRange = line.rest
    var envelope = JSONLinesEnvelope(fields: fields, line: line, record: record)
    let isComplete = envelope.readObject(paths: .max, keyStart: 0)
    // An object that was cut is one if its message is whole.
    guard isComplete || envelope.hasMessage else { return false }
    line = envelope.line
    line.takeBlanks()
    guard line.isAtEnd || !isComplete else { return false }
    record = envelope.record
    if !envelope.hasMessage { record.messageRange = start..<envelope.line.position }
    return true
  }

  private init(fields: LogFields, line: LineCursor, record: LogRecord) {
    self.fields = fields
    self.line = line
    self.record = record
  }

  private var hasMessage: Bool { ranks[0] < .max || ranks[1] < .max }

  /// Reads the members of an object; `false` if the line ends before it.
  ///
  /// - Parameters:
  ///   - paths: A bit for each path that leads here.
  ///   - keyStart: Where the paths go on, which have the same bytes before.
  private mutating func readObject(paths: UInt64, keyStart: Int) -> Bool {
    guard line.take("{") else { return false }
    while let key = line.takeKey() {
      var within: UInt64 = 0
      let value = line
      guard let range = line.takeValue() else { return false }
      for (index, path) in fields.paths.enumerated() where paths >> index & 1 == 1 {
        switch fields.compare(key, in: line, with: path, from: keyStart) {
        case .same: take(path.field, rank: UInt8(index), range, at: value)
        case .start: within |= 1 << index
        case .other: break
        }
      }
      if within != 0, value.next == UInt8(ascii: "{") {
        let next = line
        line = value
        _ = readObject(paths: within, keyStart: keyStart + key.count + 1)
        line = next
      }
    }
    line.takeBlanks()
    return line.take("}")
  }

  /// Takes the value of a field, unless one that is preferred has come.
  private mutating func take(_ field: LogFields.Field, rank: UInt8, _ range: Range<Int>, at value: LineCursor) {
    guard rank < ranks[field.index] else { return }
    var value = value
    switch field {
    case .callback: record.messageRange = range
    case .message:
      if ranks[LogFields.Field.callback.index] == .max { record.messageRange = range }
    case .time:
      guard let time = line.time(in: range) else { return }
      (record.time, record.zone) = (time, line.zone)
    case .device: record.device = range.isEmpty ? nil : range
    case .launch: record.launch = range.isEmpty ? nil : range
    case .process:
      guard let number = value.takeNumberValue() else { return }
      record.process = number
    case .thread:
      guard let number = value.takeNumberValue() else { return }
      record.thread = UInt64(number)
    case .program: record.program = range.isEmpty ? nil : range
    }
    ranks[field.index] = rank
  }
}

extension LogFields {
  /// What a key is for a path.
  enum Match {
    /// The last key, or the rest of the path as one key.
    case same
    /// A key on the way.
    case start
    case other
  }

  /// Compares a key with a path from an offset on.
  func compare(_ key: Range<Int>, in line: LineCursor, with path: Path, from offset: Int) -> Match {
    let start = path.range.lowerBound + offset
    guard path.range.upperBound - start >= key.count,
      key.indices.allSatisfy({ line.bytes[$0] == keys[start + $0 - key.lowerBound] })
    else { return .other }
    if path.range.upperBound - start == key.count { return .same }
    return keys[start + key.count] == UInt8(ascii: ".") ? .start : .other
  }
}

extension LogFields.Field {
  fileprivate var index: Int {
    switch self {
    case .callback: 0
    case .message: 1
    case .time: 2
    case .device: 3
    case .launch: 4
    case .process: 5
    case .thread: 6
    case .program: 7
    }
  }
}
