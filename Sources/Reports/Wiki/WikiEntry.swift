import Documents
import Emission
import LifecycleModel

/// A page in a list of pages.
struct WikiEntry: TemplateContext {
  let link: String
  let topic: String?
  let summary: String

  /// Lists a page on another.
  init(_ page: WikiPage, seenFrom other: WikiPage, in book: WikiBook) {
    let title = InlineContent.Inline.text(page.name(book.words))
    link = book.text.line([book.address(of: page, nil, from: other).map { .link([title], url: $0) } ?? title])
    topic = book.host == .docc ? "<\(book.place.address(of: page))>" : nil
    summary = page.summary(book.words)
  }
}

extension WikiEntry {
  static let tags: [TemplateTag] = [
    TemplateTag("link", .text, "the link to the page, in Markdown"),
    TemplateTag("topic", .optionalText, "its link in a list of topics; only in DocC"),
    TemplateTag("summary", .text, "the content of the page, a sentence"),
  ]
}

/// Something that can be said in a word of a thing, such as the version since which it is there.
struct WikiFact: TemplateContext {
  let name: String
  let value: String
}

extension WikiFact {
  static let tags: [TemplateTag] = [
    TemplateTag("name", .text, "the label"),
    TemplateTag("value", .text, "the value, in Markdown"),
  ]

  /// A fact, its lines in a row; `nil` where there is nothing to say.
  init?(_ fact: Entry.Fact, in book: WikiBook) { self.init(fact.heading, fact.text(), in: book) }

  /// A text under a heading, its lines in a row; `nil` where there is nothing to say.
  init?(_ heading: String, _ text: InlineContent, in book: WikiBook) {
    guard !text.isEmpty else { return nil }
    self.init(
      name: book.text.plain(heading),
      value: text.lines.map(book.text.line).joined(separator: book.words.comma))
  }
}

/// The tables that only the first page of a wiki has.
struct WikiTables {
  private let book: WikiBook
  private var lifecycle: Lifecycle { book.lifecycle }
  private var words: PageStrings { book.words }

  /// Prepares for a book.
  init(_ book: WikiBook) { self.book = book }

  /// The delegates, a row each; `nil` for none.
  var delegates: Table? {
    guard !lifecycle.delegates.isEmpty else { return nil }
    let entries = Entries(lifecycle)
    let layout = TableLayout<DelegateID>(
      columns: [
        .init(
          heading: "delegate", isHeading: true,
          text: { id in
            let url = book.address(of: .callbacks, book.anchors.delegates[id], from: .home)
            let name = InlineContent.Inline.text(lifecycle[id].name)
            return InlineContent(url.map { .link([name], url: $0) } ?? name)
          }),
        column("column.types") { entries.delegate($0)["column.types"] },
        column("column.multiplicity") { entries.delegate($0)["column.multiplicity"] },
      ] + TableLayout.facts(["description", "versions", "sources"], entries.delegate), fields: [])
    return layout.table(nil, "", in: words.language, rows: lifecycle.delegateIDs, records: [])
  }

  /// The numbers of claims that are documented, observed, or neither, by their subjects; `nil` where none has a source.
  var claims: Table? {
    let title = { (kind: TableKind) in kind.title(in: words.language) }
    let all: [(String, [Provenance])] = [
      (title(.states), lifecycle.states.map(\.provenance)),
      (title(.callbacks), lifecycle.livingCallbacks.map { lifecycle[$0].attributes.provenance }),
      (title(.transitions), lifecycle.chains.compactMap { $0.first }.map { lifecycle[$0].provenance }),
      (words.phrase("table.calls"), lifecycle.transitions.flatMap { $0.steps.map($0.provenance(of:)) }),
      (words.phrase("section.rules"), lifecycle.rules.map(\.provenance)),
    ]
    let kinds = all.filter { !$0.1.isEmpty }
    guard kinds.contains(where: { $0.1.contains { $0.status != nil } }) else { return nil }
    let layout = TableLayout<(String, [Provenance])>(
      columns: [
        .init(heading: "", isVerbatim: true, isHeading: true, text: { InlineContent(plain: $0.0) }),
        column("attribute.documented") { Self.count($0.1) { $0 == .documented } },
        column("attribute.observed") { Self.count($0.1) { $0 != nil && $0 != .documented } },
        column("wiki.unsourced") { Self.count($0.1) { $0 == nil } },
      ], fields: [])
    return layout.table(nil, "", in: words.language, rows: kinds, records: [])
  }

  private func column<Subject>(
    _ key: String, text: @escaping (Subject) -> InlineContent
  ) -> TableLayout<Subject>.Column {
    .init(heading: words.phrase(key), isVerbatim: true, isOptional: true, text: text)
  }

  private static func count(_ claims: [Provenance], _ isMeant: (Provenance.Status?) -> Bool) -> InlineContent {
    InlineContent(plain: "\(claims.count { isMeant($0.status) })")
  }
}
