import LifecycleReader
import Text

/// The arrows of articles beside those that pages have: back, both ways, and between lines.
enum ArrowMarks {
  /// Arrows that lead to the left.
  static let backward = ["←", "⟵", "⇐", "⬅"]
  /// Arrows that lead both ways, and the one that stands for them.
  static let twoWay = ["<-->", "<->", "<=>", "⇄", "⇆"]
  static let standardTwoWay = "↔"
  /// Arrows to the line below, and to the line above.
  static let down: Set<Character> = ["↓", "⬇", "⇩", "▼"]
  static let up: Set<Character> = ["↑", "⬆", "⇧", "▲"]
  static let vertical = down.union(up)

  /// Triangles, which are bullets too where words follow.
  private static let triangles: Set<Character> = ["▼", "▲"]
  private static let others = Set((backward + twoWay + [standardTwoWay]).filter { $0.count == 1 }.flatMap(\.self))

  /// Returns `true` for a line that begins with an arrow to another line.
  static func begins(_ line: String) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }), vertical.contains(first) else { return false }
    return !triangles.contains(first) || !line.contains { $0.isLetter || $0.isNumber }
  }

  /// Returns `true` for a text with any arrow.
  static func isArrow(in text: String) -> Bool {
    begins(text) || !ArrowScanner.standard.symbols(in: text).isEmpty
      || text.contains { others.contains($0) || vertical.subtracting(triangles).contains($0) }
  }
}
