import Documents
import Emission
import LifecycleModel
import SwiftGeneration
import Text

/// The context of `Wiki/Callbacks`: the callbacks, delegate by delegate.
package struct WikiCallbacksPage: TemplateContext {
  /// A delegate.
  struct Section: TemplateContext {
    let anchor: String?
    let heading: String
    let description: String?
    let facts: [WikiFact]
    let table: String?
    let callbacks: [Callback]
  }

  /// A callback, or a value that is observed.
  struct Callback: TemplateContext {
    let anchor: String?
    let heading: String
    let signature: String?
    let description: String?
    let facts: [WikiFact]
  }

  let navigation: String?
  let notice: String?
  let title: String
  let summary: String
  let delegates: [Section]

  init(_ book: WikiBook) {
    (navigation, notice, title, summary) = book.frame(of: .callbacks)
    let sections = WikiCallbackSections(book)
    delegates = book.callbacks.map(sections.section)
  }
}

extension WikiCallbacksPage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags + [
      TemplateTag("delegates", .list(Section.tags), "the delegates")
    ]
}

extension WikiCallbacksPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an anchor, if links can't use the heading's own"),
    TemplateTag("heading", .text, "the delegate's name"),
    TemplateTag("description", .optionalText, "its description on the page, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "its types and other facts"),
    TemplateTag("table", .optionalText, "the table of its callbacks, in Markdown"),
    TemplateTag("callbacks", .list(WikiCallbacksPage.Callback.tags), "its callbacks, or the values that it takes"),
  ]
}

extension WikiCallbacksPage.Callback {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an anchor, if links can't use the heading's own"),
    TemplateTag("heading", .text, "the name, as code"),
    TemplateTag("signature", .optionalText, "the declaration, a fenced block of Swift"),
    TemplateTag("description", .optionalText, "its description on the page, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "when and how often it is called, and other facts"),
  ]
}

/// The sections of the page of callbacks.
struct WikiCallbackSections {
  private let book: WikiBook
  private let links: TableLinks
  private let entries: Entries
  /// The transitions on which each callback comes, one an event.
  private let transitions: [CallbackID: [TransitionID]]

  /// Prepares for the callbacks of a book.
  init(_ book: WikiBook) {
    self.book = book
    links = book.links(on: .callbacks)
    entries = Entries(book.lifecycle, links: links)
    var transitions: [CallbackID: [TransitionID]] = [:]
    for event in book.events {
      var met: Set<CallbackID> = []
      for transition in event.chains.joined() {
        for step in book.lifecycle[transition].steps where met.insert(step.callback).inserted {
          transitions[step.callback, default: []].append(transition)
        }
      }
    }
    self.transitions = transitions
  }

  func section(_ id: DelegateID, _ callbacks: [CallbackID]) -> WikiCallbacksPage.Section {
    let (entry, anchor) = (entries.delegate(id), book.anchors.delegates[id])
    let table = CallbacksTable(book.lifecycle, of: id, links: links).table
    return WikiCallbacksPage.Section(
      anchor: book.element(anchor),
      heading: book.heading([.text(book.lifecycle[id].name)], anchor),
      description: book.text.paragraphs(entry.description),
      facts: entry.facts.compactMap { WikiFact($0, in: book) },
      table: callbacks.isEmpty ? nil : book.text.table(table.sheet),
      callbacks: callbacks.map(callback))
  }

  private func callback(_ id: CallbackID) -> WikiCallbacksPage.Callback {
    let (lifecycle, anchor) = (book.lifecycle, book.anchors.callbacks[id])
    let entry = entries.callback(id)
    return WikiCallbacksPage.Callback(
      anchor: book.element(anchor),
      heading: book.heading([.code(lifecycle.shownName(of: id))], anchor),
      signature: lifecycle.delegate(of: id).isObserved ? nil : declaration(of: id),
      description: book.text.paragraphs(entry.description),
      facts: ([called(id)] + entry.facts.map { WikiFact($0, in: book) }).compactMap(\.self))
  }

  /// The declaration, a line a parameter where it is long; `nil` where it is not known.
  private func declaration(of id: CallbackID) -> String? {
    let stated = book.lifecycle[id].signature
    let declaration = stated.flatMap { SwiftDeclaration($0) } ?? book.lifecycle.apiEntry(of: id)?.declaration
    guard let text = stated ?? declaration?.text else { return nil }
    let isLong = text.displayWidth > 92 && declaration?.kind == .function
    let lines = isLong ? declaration.flatMap { SwiftSignature($0) }?.lines(indent: 8) : nil
    return (lines?.joined(separator: "\n") ?? text).fenced(as: declaration == nil ? "" : "swift")
  }

  /// The events on which it is called, or that it never is.
  private func called(_ id: CallbackID) -> WikiFact? {
    let (lifecycle, words) = (book.lifecycle, book.words)
    let events = (transitions[id] ?? []).map { transition in
      [links.event(of: transition, in: lifecycle, orElse: lifecycle.path(of: [transition]))]
    }
    return WikiFact(
      words.phrase(lifecycle.delegate(of: id).isObserved ? "wiki.setOn" : "wiki.calledOn"),
      events.isEmpty ? InlineContent(plain: words.phrase("wiki.neverCalled")) : InlineContent(lines: events), in: book)
  }
}
