/// Puts together the objects of a list that is written over several lines, as `log show --style json` does.
struct JSONObjects: Sendable {
  /// An object of the list.
  enum Object {
    /// One within a line.
    case within(Range<Int>)
    /// One of several lines.
    case lines(JSONObjectLines)
    /// One that is too long, or without an end.
    case lost
  }

  private var lines = JSONObjectLines()
  /// How many brackets are open; 0 outside of an object.
  private var depth = 0

  /// Reads the next line; `false` if it is not of a list.
  mutating func read(_ text: ArraySlice<UInt8>, at line: LogLine, _ body: (Object) -> Void) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var cursor = LineCursor(bytes)
      if depth > 0, cursor.isNext("[{") || depth > 1 && cursor.isNext("},{") || cursor.isUnifiedLogHeading {
        // The last object has no end.
        depth = 0
        body(.lost)
      }
      var hasObject = depth > 0
      if hasObject { take(bytes, at: line, from: 0, &cursor, body) }
      while depth == 0, cursor.takeListPart() {
        let start = cursor.position
        guard cursor.next == UInt8(ascii: "{") else { continue }
        hasObject = true
        if let object = cursor.takeValue() {
          body(.within(object))
        } else {
          take(bytes, at: line, from: start, &cursor, body)
        }
      }
      return hasObject || cursor.isAtEnd
    }
  }

  /// Ends the file, and returns the lines of an object without an end.
  mutating func end() -> JSONObjectLines? {
    defer { depth = 0 }
    return depth > 0 ? lines : nil
  }

  /// Takes what a line has of an object.
  private mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>, at line: LogLine, from start: Int, _ cursor: inout LineCursor,
    _ body: (Object) -> Void
  ) {
    if depth == 0 { lines = JSONObjectLines(start: start) }
    lines.append(bytes, at: line)
    depth = cursor.takePart(depth: depth)
    if depth == 0 {
      body(.lines(lines))
    } else if lines.isTooLong {
      depth = 0
      body(.lost)
    }
  }
}

extension LineCursor {
  /// Takes what is between the objects of a list; `false` at the end of the line, or where something else comes.
  fileprivate mutating func takeListPart() -> Bool {
    takeBlanks()
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      return true
    case UInt8(ascii: "{"): return true
    default: return false
    }
  }

  /// Takes a part of an object, and returns how many brackets are open after it.
  fileprivate mutating func takePart(depth: Int) -> Int {
    var depth = depth
    while !isAtEnd {
      switch next {
      case UInt8(ascii: "\""):
        // A string ends on its line.
        if takeString() == nil { position = bytes.count }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      position += 1
      if depth <= 0 { return 0 }
    }
    return depth
  }
}
