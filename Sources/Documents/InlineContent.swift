/// Lines of text with its marks, which every format writes in its own way.
package struct InlineContent: Hashable, Sendable {
  /// A stretch of text of one kind.
  package enum Inline: Hashable, Sendable {
    /// Plain text.
    case text(String)
    /// Code, such as the name of a callback.
    case code(String)
    /// Important text.
    case strong([Inline])
    /// Stressed text.
    case emphasis([Inline])
    case link([Inline], url: String)
    /// The margin before the name of an element inside another; its depth, from 1.
    case indent(Int)
  }

  /// Most cells hold one inline, and large tables many cells: lists in lists would be most of what they take.
  private enum Contents: Hashable, Sendable {
    case nothing
    case inline(Inline)
    case lines([[Inline]])
  }

  private let contents: Contents

  /// Text of some lines; empty ones are left out.
  package init(lines: [[Inline]]) {
    let lines = lines.filter { !$0.isEmpty }
    if lines.count == 1, lines[0].count == 1 {
      contents = .inline(lines[0][0])
    } else {
      contents = lines.isEmpty ? .nothing : .lines(lines)
    }
  }

  /// Text of one kind on one line.
  package init(_ inline: Inline) { contents = .inline(inline) }

  /// Text on one line.
  package init(_ line: Inline...) { self.init(lines: [line]) }

  /// Plain text on one line; nothing where it is empty.
  package init(plain text: String?) { contents = text.flatMap { $0.isEmpty ? nil : .inline(.text($0)) } ?? .nothing }

  /// Text that a page has as Markdown.
  package init(markdown: String) { self.init(lines: MarkdownText(markdown).lines) }

  /// The runs of a message in which names stand in '…': names become code; an apostrophe in a word is none of their marks.
  package static func quoting(_ message: String) -> [Inline] {
    var runs: [Inline] = []
    var rest = message[...]
    while let start = rest.indices.first(where: { rest[$0] == "'" && !rest[..<$0].endsInWord }),
      let end = rest[rest.index(after: start)...].indices.first(where: {
        rest[$0] == "'" && !rest[rest.index(after: $0)...].beginsWithWord
      })
    {
      if start > rest.startIndex { runs.append(.text(String(rest[..<start]))) }
      runs.append(.code(String(rest[rest.index(after: start)..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? runs : runs + [.text(String(rest))]
  }

  /// The lines; empty for nothing.
  package var lines: [[Inline]] {
    switch contents {
    case .nothing: []
    case .inline(let inline): [[inline]]
    case .lines(let lines): lines
    }
  }

  /// `true` for no text.
  package var isEmpty: Bool { if case .nothing = contents { true } else { false } }

  /// The whole content where it is of one kind, as in most cells.
  var onlyInline: Inline? { if case .inline(let inline) = contents { inline } else { nil } }

  /// The lines of both.
  package static func + (left: InlineContent, right: InlineContent) -> InlineContent {
    if left.isEmpty { return right }
    return right.isEmpty ? left : InlineContent(lines: left.lines + right.lines)
  }
}

extension Substring {
  fileprivate var endsInWord: Bool { last.map { $0.isLetter || $0.isNumber } == true }

  fileprivate var beginsWithWord: Bool { first.map { $0.isLetter || $0.isNumber } == true }
}

/// Markdown's prose without its markup, for places that show plain text: tooltips, descriptions, comments.
package enum PlainText {
  /// The words of a Markdown text on one line.
  package static func words(of markdown: String) -> String {
    if MarkdownText.isPlain(markdown) { return markdown }
    return MarkdownText(markdown).lines.map(words).joined(separator: " ")
  }

  package static func words(of line: [InlineContent.Inline]) -> String {
    line.map(text).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func text(of inline: InlineContent.Inline) -> String {
    switch inline {
    case .text(let text), .code(let text): text
    case .strong(let inner), .emphasis(let inner), .link(let inner, _): inner.map(text).joined()
    case .indent: ""
    }
  }
}
