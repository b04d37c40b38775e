import Diagrams
import Documents
import Emission
import LifecycleModel
import Text

/// The life cycle of a wiki, its pages, and the links between them.
struct WikiBook: Sendable {
  /// A heading of the page of calls: an event and its chains.
  struct Event: Sendable {
    /// Its name; the states on the way where it has none.
    let name: String
    /// `true` where the page names it.
    let isNamed: Bool
    var chains: [[TransitionID]]
  }

  /// The subject of the pages.
  let lifecycle: Lifecycle
  /// The place of the pages.
  let place: WikiPlace
  /// The host of the pages.
  var host: WikiHost { place.host }
  let words: PageStrings
  /// The counterparts.
  let comparisons: [ComparisonTable]
  /// The states in the order of their headings.
  let states: [StateID]
  /// The events in the order of their headings.
  let events: [Event]
  /// The pictures of the events, in their order; `nil` for an event without a name or without calls.
  let eventPictures: [EventPicture?]
  /// The callbacks, delegate by delegate.
  let callbacks: [(delegate: DelegateID, callbacks: [CallbackID])]
  let pages: [WikiPage]
  /// The titles of the pages, each the only one of a wiki: `UIKit scene life cycle: States`.
  let titles: [WikiPage: String]

  /// The addresses of headings.
  let anchors: WikiAnchors

  /// Lays out the wiki of a life cycle.
  init(_ lifecycle: Lifecycle, at place: WikiPlace) {
    self.lifecycle = lifecycle
    self.place = place
    let words = PageStrings(language: lifecycle.language)
    self.words = words
    comparisons = ComparisonEmitter.comparisons(in: lifecycle).map(ComparisonTable.init)
    states = StateHierarchy(lifecycle).inReadingOrder.map(\.id)
    events = Self.events(of: lifecycle)
    eventPictures = Self.pictures(of: events, in: lifecycle)
    let living = Dictionary(grouping: lifecycle.livingCallbacks) { lifecycle[$0].delegate }
    callbacks = lifecycle.delegateIDs.map { ($0, living[$0] ?? []) }
    pages = WikiPage.pages(of: lifecycle, hasComparisons: !comparisons.isEmpty)
    let name = place.title ?? lifecycle.name
    titles = Dictionary(
      uniqueKeysWithValues: pages.map { page in
        let own = page.name(words)
        let isAlone = name.isEmpty || place.host == .docc
        return (page, page == .home ? name.nilIfEmpty ?? own : isAlone ? own : name + words.colon + own)
      })
    anchors = WikiAnchors(
      states: states, events: events, callbacks: callbacks, in: lifecycle, on: place.host, titles: titles)
  }

  var text: MarkdownWriter { MarkdownWriter(host.dialect) }

  /// The title of a page as its heading.
  func heading(of page: WikiPage) -> String { text.heading([.text(titles[page] ?? page.name(words))]) }

  /// The heading of something, with its anchor where the host takes that from the heading.
  func heading(_ inlines: [InlineContent.Inline], _ anchor: HeadingAnchors.Anchor?) -> String {
    let id = anchor.flatMap { $0.isExplicit && host.hasHeadingIDs ? $0.fragment : nil }
    return text.heading(inlines) + (id.map { " {#\($0)}" } ?? "")
  }

  /// The id of an element that links lead to; `nil` where the heading serves.
  func element(_ anchor: HeadingAnchors.Anchor?) -> String? {
    anchor.flatMap { $0.isExplicit && !host.hasHeadingIDs ? $0.fragment : nil }
  }

  /// The links of names in the tables of a page.
  func links(on page: WikiPage) -> TableLinks {
    TableLinks(
      state: { address(of: .states, anchors.states[$0], from: page) },
      event: { address(of: .transitions, anchors.events[$0], from: page) },
      callback: { id in anchors.callbacks[id].flatMap { address(of: .callbacks, $0, from: page) } })
  }

  /// A page, or a place on it, as seen from another.
  func address(of page: WikiPage, _ anchor: HeadingAnchors.Anchor?, from other: WikiPage) -> String? {
    let fragment = anchor?.fragment.map { "#" + $0 } ?? ""
    if page == other, host != .docc { return fragment.nilIfEmpty }
    return place.address(of: page) + fragment
  }

  private static func events(of lifecycle: Lifecycle) -> [Event] {
    var events: [Event] = []
    var places: [NameKey: Int] = [:]
    for chain in lifecycle.chains {
      let name = lifecycle.eventName(of: chain)
      let isNamed = chain.first.map { !lifecycle[$0].event.isEmpty } ?? false
      let place = places[NameKey(name)] ?? events.count
      if place == events.count {
        places[NameKey(name)] = place
        events.append(Event(name: name, isNamed: isNamed, chains: []))
      }
      events[place].chains.append(chain)
    }
    return events
  }
}

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

extension WikiBook {
  /// The picture of an event's calls.
  struct EventPicture: Sendable {
    /// The file's name without its ending.
    let name: String
    let picture: Picture
  }

  /// Draws the calls on each event, but on those after a page's first 256.
  static func pictures(of events: [Event], in lifecycle: Lifecycle) -> [EventPicture?] {
    let names = Identifiers(events.map(\.name), prefix: "calls")
    let drawn = Set(lifecycle.drawnEvents.map { NameKey($0) })
    return events.enumerated().map { index, event in
      guard event.isNamed, drawn.contains(NameKey(event.name)), let part = lifecycle.limited(toEvent: event.name),
        part.transitions.contains(where: { !$0.steps.isEmpty })
      else { return nil }
      let picture = Picture(of: part, view: .sequence)
      let name = names[ElementID<String>(index)].replacing("_", with: "-")
      return EventPicture(
        name: name,
        picture: Picture(dot: picture.dot, title: "\(picture.title), \(event.name)", description: picture.description))
    }
  }
}
