import Documents
import LifecycleModel
import Text

/// Writes a life cycle as a page in the shape of the bundled ones, in its own language.
///
/// The life cycle that is read from the page is the same, and writing that gives the same bytes. A page says some things
/// that a life cycle doesn't have, and which are lost when a page is read and written: comments, prose between sections,
/// the words above calls in any order. A link of a claim that is neither around its name nor in its prose moves there. Control
/// characters become pictures of them, such as `␛`: a page is read on terminals, too.
package struct PageWriter {
  /// The life cycle.
  let lifecycle: Lifecycle
  /// Writes what is not Markdown yet.
  let markdown = MarkdownWriter(.gitHub)

  /// The page, ending in a line end.
  package static func page(of lifecycle: Lifecycle) -> String { PageWriter(lifecycle: lifecycle).page }

  private var page: String {
    var mentions = MentionWriter(lifecycle: lifecycle)
    let statements = StatementWriter(page: self)
    let blocks =
      title + properties + lifecycle.summary.paragraphs.map(\.withoutBlockStart)
      + section("delegates", delegates) + section("states", states) + section("callbacks", callbacks)
      + section("transitions", statements.transitions(&mentions))
      + section("scenarios", statements.scenarios(&mentions))
      + section("rules", rules) + section("equivalents", equivalents)
      + section("sceneConfigurations", sceneConfigurations) + section("logLines", logLines)
    return blocks.joined(separator: "\n\n").withControlPictures + "\n"
  }

  private var title: [String] { lifecycle.name.isEmpty ? [] : ["# " + markdown.heading([.text(lifecycle.name)])] }

  private var properties: [String] {
    let language = lifecycle.language == Lifecycle().language ? nil : lifecycle.language.rawValue
    let items: [(key: String, value: String?)] = [
      ("platform", lifecycle.platform), ("version", lifecycle.versionsText), ("language", language),
      ("swift", lifecycle.hasSwift ? nil : wordForNone),
      ("swiftModule", lifecycle.swiftModule), ("logSubsystem", lifecycle.logSubsystem),
    ]
    let list = items.compactMap { item in
      item.value.map { [text(word("property." + item.key)) + ": " + text($0)] }
    }
    return list.isEmpty ? [] : [MarkdownList.bullets(list)]
  }

  private func section(_ name: String, _ blocks: [String]) -> [String] {
    blocks.isEmpty ? [] : ["## " + word("section." + name)] + blocks
  }

  /// The first phrase of an entry of the vocabulary in the page's language.
  func word(_ key: String) -> String { Vocabulary.standard.phrase(key, in: lifecycle.language) }

  /// The word for "none", rather than a dash.
  var wordForNone: String {
    let words = Vocabulary.standard.phrases("word.none", in: lifecycle.language) ?? []
    return words.first { $0.contains(where: \.isLetter) } ?? word("word.none")
  }

  /// Plain text as Markdown, for any place in a line.
  func text(_ plain: String) -> String { markdown.paragraph([.text(plain)]) }

  /// A code span.
  func code(_ name: String) -> String { MarkdownWriter.code(name, isInTable: false) }

  /// A name in bold.
  func strong(_ name: String) -> String { markdown.line([.strong([.text(name)])]) }

  /// A name, in the Markdown that a link around it has where its claim's first source has that title, and is not in the
  /// prose; and the prose as paragraphs, with the other links that it lacks after it.
  func claim(
    _ name: String, as text: String, _ prose: String, sources: [Provenance.Source]
  ) -> (name: String, prose: [String]) {
    var missing = sources.filter { !prose.contains($0.url) }
    var head = text
    if let first = missing.first, first.title == name {
      head = "[\(text)](\(MarkdownWriter.address(first.url)))"
      missing.removeFirst()
    }
    let links = links(to: missing)
    return (head, prose.paragraphs + (links.isEmpty ? [] : [links.joined(separator: " ")]))
  }

  /// Links to sources.
  func links(to sources: [Provenance.Source]) -> [String] {
    sources.map { markdown.line([.link([.text($0.title)], url: $0.url)]) }
  }
}

extension String {
  /// The paragraphs of Markdown, which blank lines separate.
  package var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty)
      .map { $0.joined(separator: "\n") }
  }

  /// Markdown of a paragraph that begins no block of another kind where it stands at the beginning of a line.
  var withoutBlockStart: String {
    guard startsBlock else { return self }
    let digits = prefix { $0.isNumber }
    return digits + "\\" + dropFirst(digits.count)
  }

  /// `true` for Markdown that is no paragraph at the beginning of a line: a list, a quotation, a heading.
  package var startsBlock: Bool {
    let mark = prefix { !$0.isWhitespace }
    let isNumber = mark.dropLast().allSatisfy { $0.isASCII && $0.isNumber } && [".", ")"].contains(mark.last)
    return ["-", "*", "+", "#"].contains(mark) || mark.first == ">" || mark.count > 1 && isNumber
  }
}
