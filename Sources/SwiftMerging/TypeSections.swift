import SwiftSyntax

/// The places for new members in a type of a hand-written file.
struct TypeSections {
  /// `true` where the type has headings.
  let hasHeadings: Bool
  /// The place after everything in the type.
  let end: Int
  private let endsByTitle: [String: Int]

  /// Finds the places, in bytes of UTF-8, in a type of a text.
  init(of type: TypeDeclaration, in bytes: [UInt8]) {
    let items = type.block.members.map { item in
      (start: item.positionAfterSkippingLeadingTrivia.utf8Offset, end: bytes.lineEnd(from: item.endPosition.utf8Offset))
    }
    var headings = type.block.members.flatMap { Self.headings(before: $0.firstToken(viewMode: .sourceAccurate)) }
    headings += Self.headings(before: type.block.rightBrace)
    let close = type.block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    var ends: [String: Int] = [:]
    for (index, heading) in headings.enumerated() {
      let limit = index + 1 < headings.count ? headings[index + 1].start : close
      let last = items.last { $0.start > heading.start && $0.start < limit }
      ends[heading.title] = last?.end ?? bytes.lineEnd(from: heading.end)
    }
    hasHeadings = !headings.isEmpty
    endsByTitle = ends
    let brace = type.block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let last = bytes[brace..<close].lastIndex { !$0.isWhitespace }
    end = bytes.lineEnd(from: last.map { $0 + 1 } ?? brace)
  }

  /// The place after a section; `nil` where there is none of this title.
  func end(of title: String) -> Int? { endsByTitle[title] }

  private static func headings(before token: TokenSyntax?) -> [(title: String, start: Int, end: Int)] {
    guard let token else { return [] }
    var offset = token.position.utf8Offset
    var headings: [(title: String, start: Int, end: Int)] = []
    for piece in token.leadingTrivia {
      let length = piece.sourceLength.utf8Length
      if case .lineComment(let text) = piece, let title = SectionMark.title(of: text) {
        headings.append((title, offset, offset + length))
      }
      offset += length
    }
    return headings
  }
}

extension UInt8 {
  /// `true` for a blank, a tab or part of a line end.
  var isWhitespace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension [UInt8] {
  /// The end of the line at an offset, if nothing or a comment follows there; else the offset itself.
  func lineEnd(from offset: Int) -> Int {
    let rest = self[offset...].drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.isEmpty || rest.starts(with: "//".utf8) || rest.first == 0x0A || rest.first == 0x0D else {
      return offset
    }
    return rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? endIndex
  }

  /// The white space at the beginning of the line at an offset.
  func indentation(at offset: Int) -> ArraySlice<UInt8> {
    let start = self[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return self[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
  }
}

/// `// MARK: - Launch`: the heading of a section.
enum SectionMark {
  /// The title of a heading, without dashes; empty for one that only draws a line, `nil` for any other line.
  static func title(of line: some StringProtocol) -> String? {
    let text = line.drop(while: \.isWhitespace)
    guard text.hasPrefix("//") else { return nil }
    let comment = text.drop { $0 == "/" }.drop(while: \.isWhitespace)
    guard comment.hasPrefix("MARK:") else { return nil }
    let title = comment.dropFirst("MARK:".count).drop { $0.isWhitespace || $0 == "-" }
    return String(title.reversed().drop { $0.isWhitespace || $0 == "-" }.reversed())
  }
}
