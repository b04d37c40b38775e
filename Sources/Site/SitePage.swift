import Documents
import Emission
import LifecycleModel

/// The data of `Site/Page`.
package struct SitePage: TemplateContext {
  let language: String
  let policy: String
  let title: String
  let system: String?
  let summary: String
  let style: String
  let script: String
  let data: String
  let skip: String
  let contents: String
  let links: String
  let tools: String
  let versions: String
  let diagramTitle: String
  let diagram: String
  let sections: [SiteSection]
  let waiting: String?
  let colophon: String
}

extension SitePage {
  package static let tags: [TemplateTag] = [
    TemplateTag("language", .text, "the page's language: \(Language.codes(between: "`"))"),
    TemplateTag("policy", .text, "the Content-Security-Policy, which allows `style` and `script` as they are"),
    TemplateTag("title", .text, "the name of the life cycle"),
    TemplateTag("system", .optionalText, "the system and its versions"),
    TemplateTag("summary", .text, "the page's introduction, HTML"),
    TemplateTag("style", .text, "the whole content of the `<style>` element"),
    TemplateTag("script", .text, "the whole content of the `<script>` element"),
    TemplateTag("data", .text, "the data of the script, JSON"),
    TemplateTag("skip", .text, "the text of the link that skips the list of sections"),
    TemplateTag("contents", .text, "the label of the list of sections"),
    TemplateTag("links", .text, "the items of the list of sections, HTML"),
    TemplateTag("tools", .text, "the field that jumps to a row, and the appearance, HTML"),
    TemplateTag("versions", .text, "the choice between versions, HTML; empty on a page about one"),
    TemplateTag("diagramTitle", .text, "the heading of the diagram"),
    TemplateTag("diagram", .text, "the diagram, HTML"),
    TemplateTag("sections", .list(SiteSection.tags), "the sections below the diagram"),
    TemplateTag("waiting", .optionalText, "the elements that only versions have, HTML"),
    TemplateTag("colophon", .text, "a sentence about the origin of the page"),
  ]
}

/// The introduction of a page: its first sentence at once, and the rest of a long one when it is asked for.
struct SiteSummary {
  private let subject: SiteSubject
  private let lines: [[InlineContent.Inline]]

  /// Prepares the introduction of a page.
  init(_ subject: SiteSubject) {
    self.subject = subject
    lines = InlineContent(markdown: subject.lifecycle.summary).lines
  }

  /// The paragraphs.
  var html: HTML {
    guard lines.map(PlainText.words).joined().count > 320, let cut = Self.cut(lines[0]) else {
      return paragraphs(lines)
    }
    return paragraphs([cut.first])
      + .block(
        "details", .class("about"),
        content: .line("summary", content: HTML(subject.word("more"))) + paragraphs([cut.rest] + lines.dropFirst()))
  }

  private func paragraphs(_ lines: [[InlineContent.Inline]]) -> HTML {
    lines.filter { !$0.isEmpty }.map { HTML.line("p", content: subject.text(InlineContent(lines: [$0]))) }.joined
  }

  /// A paragraph cut behind its first sentence, where this is not all of it.
  private static func cut(
    _ line: [InlineContent.Inline]
  ) -> (first: [InlineContent.Inline], rest: [InlineContent.Inline])? {
    for (index, run) in line.enumerated() {
      guard case .text(let text) = run, let end = end(of: text) else { continue }
      let rest = text[end...].drop { $0.isWhitespace }
      let others = line[(index + 1)...]
      return (
        line[..<index] + [.text(String(text[..<end]))], (rest.isEmpty ? [] : [.text(String(rest))]) + others
      )
    }
    return nil
  }

  /// The index after a full stop that a space or nothing follows.
  private static func end(of text: String) -> String.Index? {
    text.indices.first { index in
      let next = text.index(after: index)
      if text[index] == "。" { return true }
      return text[index] == "." && next < text.endIndex && text[next] == " "
    }.map(text.index(after:))
  }
}
