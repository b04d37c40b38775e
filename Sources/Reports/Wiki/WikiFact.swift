import Documents
import Emission

/// Something that can be said in a word of a thing, such as the version since which it is there.
struct WikiFact: TemplateContext {
  /// The property.
  let name: String
  /// The value.
  let value: String
}

extension WikiFact {
  static let tags: [TemplateTag] = [
    TemplateTag("name", .text, "the label"),
    TemplateTag("value", .text, "the value, in Markdown"),
  ]
}

extension WikiFact {
  /// A fact, its lines in a row; `nil` where there is nothing to say.
  init?(_ name: String, _ text: InlineContent, in book: WikiBook) {
    guard !text.isEmpty else { return nil }
    self.init(
      name: book.text.plain(name),
      value: text.lines.map(book.text.line).joined(separator: book.words.comma))
  }
}
