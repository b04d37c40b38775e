/// The text of a cell for people: lines of runs that every format renders in its own way.
package struct InlineContent: Hashable, Sendable {
  /// A stretch of text of one kind.
  package enum Run: Hashable, Sendable {
    /// Plain text; nothing in it has a meaning.
    case text(String)
    /// Code, such as the name of a callback.
    case code(String)
    /// Important text.
    case strong([Run])
    /// Stressed text.
    case emphasis([Run])
    /// A link.
    case link([Run], url: String)
    /// The room before the name of a thing inside another; how deep, from 1.
    case indent(Int)
  }

  /// Most cells hold one run, and large tables many cells: lists in lists would be most of what they take.
  private enum Contents: Hashable, Sendable {
    case nothing
    case run(Run)
    case lines([[Run]])
  }

  private let contents: Contents

  /// Text of some lines; empty ones are left out.
  package init(lines: [[Run]]) {
    let lines = lines.filter { !$0.isEmpty }
    if lines.count == 1, lines[0].count == 1 {
      contents = .run(lines[0][0])
    } else {
      contents = lines.isEmpty ? .nothing : .lines(lines)
    }
  }

  /// Text of one kind on one line.
  package init(_ run: Run) { contents = .run(run) }

  /// Text on one line.
  package init(_ runs: Run...) { self.init(lines: [runs]) }

  /// Plain text on one line; nothing where it is empty.
  package init(plain text: String?) { contents = text.flatMap { $0.isEmpty ? nil : .run(.text($0)) } ?? .nothing }

  /// Text that a page has as Markdown.
  package init(markdown: String) { self.init(lines: MarkdownText(markdown).lines) }

  /// The lines; empty for nothing.
  package var lines: [[Run]] {
    switch contents {
    case .nothing: []
    case .run(let run): [[run]]
    case .lines(let lines): lines
    }
  }

  /// `true` for no text.
  package var isEmpty: Bool { if case .nothing = contents { true } else { false } }

  /// All that it says, where that is of one kind, as in most cells.
  var onlyRun: Run? { if case .run(let run) = contents { run } else { nil } }

  /// The lines of both.
  package static func + (left: InlineContent, right: InlineContent) -> InlineContent {
    if left.isEmpty { return right }
    return right.isEmpty ? left : InlineContent(lines: left.lines + right.lines)
  }
}
