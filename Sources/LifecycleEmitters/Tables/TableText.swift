/// The text of a cell for people: lines of runs that every format renders in its own way.
package struct TableText: Hashable, Sendable {
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

  /// The lines; empty for nothing.
  package let lines: [[Run]]

  /// Text of some lines; empty ones are left out.
  init(lines: [[Run]] = []) { self.lines = lines.filter { !$0.isEmpty } }

  /// Text on one line.
  init(_ runs: Run...) { lines = runs.isEmpty ? [] : [runs] }

  /// Plain text on one line; nothing where it is empty.
  init(plain text: String?) { lines = text.flatMap { $0.isEmpty ? nil : [[.text($0)]] } ?? [] }

  /// What a page says, as Markdown.
  init(markdown: String) { self.init(lines: MarkdownText(markdown).lines) }

  /// Whether there is nothing.
  package var isEmpty: Bool { lines.isEmpty }

  /// All that it says, where that is of one kind, as in most cells.
  var onlyRun: Run? { lines.count == 1 && lines[0].count == 1 ? lines[0][0] : nil }

  /// The lines of both.
  static func + (left: TableText, right: TableText) -> TableText { TableText(lines: left.lines + right.lines) }
}
