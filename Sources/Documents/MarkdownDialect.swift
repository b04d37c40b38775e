/// The Markdown that a text is written in, by who reads it.
package enum MarkdownDialect: Hashable, Sendable, CaseIterable {
  /// GitHub Flavored Markdown.
  case gitHub
  /// A wiki's on any host: GitLab has description lists too, which a colon begins.
  case wiki
  /// The Markdown of DocC, which has directives, links to symbols, and no HTML.
  case docC
  /// The Markdown that Python-Markdown (MkDocs, Confluence) and MDX (Docusaurus) read alike. They do not agree on backslashes, so signs
  /// are character references.
  case portable

  /// The text between the lines of a cell. MDX and Confluence know only tags that are closed.
  var cellBreak: String { self == .docC ? "; " : "<br/>" }

  /// The signs that may make a line something else than a paragraph.
  var blockMarks: String {
    switch self {
    case .gitHub: "#-+=>"
    case .wiki, .docC: "#>+-=@:"
    case .portable: "#>+-=@:!?"
    }
  }

  /// `true` where code has a backslash before pipes outside of tables too.
  var escapesPipes: Bool { self == .gitHub }

  /// `true` where two backticks begin a link to a symbol, so that no code has backticks in it.
  var hasSymbolLinks: Bool { self == .docC }
}
