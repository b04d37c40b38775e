import LifecycleModel

/// The declarations of callbacks in an article's source code.
struct ArticleCode {
  /// The callbacks by their lines.
  private(set) var declarations: [Int: DraftCall] = [:]
  private static let longestDeclaration = 8

  /// Reads the lines of code of an article.
  init(_ lines: [ArticleLine], _ article: Article) {
    var owners: [String] = []
    for (index, line) in lines.enumerated() {
      let words = line.text.split { !$0.isIdentifier }
      if words.contains(where: Self.types.contains) { owners = line.owners }
      if Self.comparisons.contains(where: line.text.contains) {
        let values = line.mentions.filter { $0.candidates.allSatisfy(\.isValue) }
        if let value = values.first { declarations[line.number] = article.call(value, owners: owners, at: line.number) }
      }
      guard words.contains(where: Self.functions.contains),
        let mention = article.finder.mentions(in: Self.declaration(from: index, in: lines)).first
      else { continue }
      declarations[line.number] = article.call(mention, owners: owners, at: line.number)
    }
  }

  /// The code before the values of an observed delegate.
  private static let comparisons = ["case .", "== ."]

  private static let types: Set<Substring> = ["class", "extension", "struct", "@interface", "@implementation"]
  private static let functions: Set<Substring> = ["func", "void", "fun", "BOOL", "bool"]

  /// The text of a declaration, up to the line that closes its parentheses.
  private static func declaration(from index: Int, in lines: [ArticleLine]) -> String {
    var text = ""
    for line in lines[index...].prefix(longestDeclaration) {
      text += line.text + " "
      if text.contains("("), text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) { break }
    }
    return text
  }
}
