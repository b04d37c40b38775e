/// The content that a browser reads from a page of our writers: its words, its tags, and errors of nesting.
struct HTMLText {
  /// The words between the tags, entities read, white space between two words one space.
  private(set) var words = ""
  /// The names of the tags that open, in order.
  private(set) var tags: [String] = []
  /// The values of `id`, in order.
  private(set) var addresses: [String] = []
  /// The errors of nesting; empty if every element is closed in its turn.
  private(set) var problems: [String] = []

  /// Reads a document.
  init(_ html: String) {
    var open: [String] = []
    var text = ""
    for piece in html.split(separator: "<", omittingEmptySubsequences: true) {
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let tag = parts[0]
      let name = String(tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" })
      if name.hasPrefix("/") {
        if open.popLast() != String(name.dropFirst()) {
          problems.append("</\(name.dropFirst())> closes another element")
        }
      } else {
        tags.append(name)
        if let start = tag.range(of: " id=\"") {
          addresses.append(String(tag[start.upperBound...].prefix { $0 != "\"" }))
        }
        if !["!DOCTYPE", "meta", "link", "input", "br", "wbr"].contains(name) { open.append(name) }
      }
      if parts.count < 2 { problems.append("<\(tag) has no end") }
      if !["wbr", "code", "/code", "strong", "/strong", "em", "/em", "a", "/a"].contains(name) { text += " " }
      if open.last != "style" { text += parts.last ?? "" }
    }
    problems += open.map { "<\($0)> is not closed" }
    words = Self.decoded(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func decoded(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
