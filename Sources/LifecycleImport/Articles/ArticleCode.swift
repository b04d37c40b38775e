import LifecycleModel

/// The declarations of callbacks in an article's source code.
struct ArticleCode {
  private static let longestDeclaration = 8
  private let lines: [ArticleLine]
  private let article: Article

  /// Takes the lines of code of an article.
  init(_ lines: [ArticleLine], _ article: Article) {
    self.lines = lines
    self.article = article
  }

  /// The callbacks that the code declares and the article does not name elsewhere, each once.
  func declarations(_ report: inout ImportReport) -> [DraftCall] {
    var owners: [String] = []
    var known = Set((article.listed + article.events.flatMap(\.calls)).map { CallName($0.delegate, $0.callback) })
    var declarations: [DraftCall] = []
    for (index, line) in lines.enumerated() {
      let words = line.text.split { !$0.isIdentifier }
      if words.contains("class") || words.contains("extension") || words.contains("struct") { owners = line.owners }
      guard words.contains("func") || words.contains("void") || words.contains("fun"),
        let mention = article.finder.mentions(in: declaration(from: index)).first
      else { continue }
      let call = article.call(mention, owners: owners, at: line.number)
      report.add(.used(as: "declaration of \(call.delegate).\(call.callback)"), at: line.number)
      if known.insert(CallName(call.delegate, call.callback)).inserted { declarations.append(call) }
    }
    return declarations
  }

  /// The text of a declaration, up to the line that closes its parentheses.
  private func declaration(from index: Int) -> String {
    var text = ""
    for line in lines[index...].prefix(Self.longestDeclaration) {
      text += line.text + " "
      if text.contains("("), text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) { break }
    }
    return text
  }
}
