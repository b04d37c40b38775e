/// A text to insert between two bytes of another, or to put in the place of some.
struct Insertion {
  /// The offset in bytes of UTF-8.
  let offset: Int
  let text: String
  /// The number of bytes after the offset that it replaces.
  var replacedCount = 0

  /// Returns the text with the insertions; those at the same offset keep their order.
  static func apply(_ insertions: [Insertion], to bytes: [UInt8]) -> String {
    let ordered = insertions.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    var result: [UInt8] = []
    var position = 0
    for (_, insertion) in ordered {
      result += bytes[position..<insertion.offset]
      result += insertion.text.utf8
      position = insertion.offset + insertion.replacedCount
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// The insertions that add members to a type, one for each place.
  static func all(of members: [SwiftMember], to type: TypeDeclaration, in bytes: [UInt8]) -> [Insertion] {
    let sections = TypeSections(of: type, in: bytes)
    var groups: [(offset: Int, blocks: [[String]])] = []
    var brought: Set<String> = []
    for member in members {
      var blocks = [member.lines]
      let place = member.heading.flatMap { sections.end(of: $0.title) }
      if place == nil, sections.hasHeadings, let heading = member.heading, brought.insert(heading.title).inserted {
        blocks.insert([heading.line], at: 0)
      }
      let offset = place ?? sections.end
      if let index = groups.firstIndex(where: { $0.offset == offset }) {
        groups[index].blocks += blocks
      } else {
        groups.append((offset, blocks))
      }
    }
    return groups.map { Insertion(offset: $0.offset, text: text(of: $0.blocks, at: $0.offset, in: type, bytes)) }
  }

  private static func text(
    of blocks: [[String]], at offset: Int, in type: TypeDeclaration, _ bytes: [UInt8]
  ) -> String {
    let margin = String(decoding: bytes.indentation(at: type.start), as: UTF8.self)
    let newline = bytes.newline
    var text = ""
    for (index, block) in blocks.enumerated() {
      let isFirst = index == 0 && bytes[..<offset].last { !$0.isWhitespace } == UInt8(ascii: "{")
      text += isFirst ? newline : newline + newline
      text += block.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: newline)
    }
    let next = bytes[offset...].first { $0 != 0x20 && $0 != 0x09 }
    return next == 0x0A || next == 0x0D ? text : text + newline + margin
  }
}

extension [UInt8] {
  /// The line end: `\r\n` where the first line has that.
  var newline: String {
    guard let index = firstIndex(of: 0x0A), index > 0 else { return "\n" }
    return self[index - 1] == 0x0D ? "\r\n" : "\n"
  }
}
