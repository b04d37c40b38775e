import Documents
import Emission
import Text

extension WikiBook {
  /// The frame of a page: links to all pages, this one's name without, where the host has no list of its own; a comment that the
  /// page is generated, or front matter with one; its title and a sentence about its contents. DocC has neither.
  func frame(of page: WikiPage) -> (navigation: String?, notice: String?, title: String, summary: String) {
    let entries = pages.map { other -> [InlineContent.Inline] in
      let title = InlineContent.Inline.text(other.name(words))
      return [address(of: other, nil, from: page).map { .link([title], url: $0) } ?? .strong([title])]
    }
    return (
      host.hasNavigationLine ? entries.map(text.line).joined(separator: " · ") : nil, notice(of: page),
      heading(of: page),
      page.summary(words)
    )
  }

  private func notice(of page: WikiPage) -> String? {
    words.wikiNotice(
      on: host, title: titles[page] ?? "", label: page.name(words), position: 1 + (pages.firstIndex(of: page) ?? 0))
  }
}

extension PageStrings {
  /// A comment that a page of a wiki is generated. On Docusaurus it is in front matter, with the page's title, its name in the
  /// list of pages, and its position there, from 1; `nil` in DocC.
  func wikiNotice(on host: WikiHost, title: String, label: String, position: Int) -> String? {
    let sentence = phrase("wiki.generated")
    switch host {
    case .docc: return nil
    case .docusaurus:
      return """
        ---
        # \(sentence)
        title: \(JSONValue.string(title).compact)
        sidebar_label: \(JSONValue.string(label).compact)
        sidebar_position: \(position)
        ---

        """
    case .folder, .github, .gitlab: return "<!-- \(sentence) -->"
    // Python-Markdown takes a heading right after a comment for a part of it.
    case .mkdocs, .confluence: return "<!-- \(sentence) -->\n"
    }
  }
}

extension WikiPage {
  /// The tags of the frame, which all pages but the first have.
  static let frameTags: [TemplateTag] = [
    TemplateTag(
      "navigation", .optionalText, "links to the pages, in Markdown; only where the host lists none by itself"),
    TemplateTag(
      "notice", .optionalText,
      "a comment that says that the page is generated, in Docusaurus within front matter; not in DocC"),
    TemplateTag("title", .text, "the page's name"),
    TemplateTag("summary", .text, "the content of the page, a sentence"),
  ]
}
