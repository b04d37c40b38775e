import Documents
import Emission
import LifecycleModel

/// The life cycle of a wiki, its pages, and the links between them.
struct WikiBook: Sendable {
  /// A heading of the page of calls: an event and its chains.
  struct Event: Sendable {
    /// Its name; the states on the way where it has none.
    let name: String
    /// `true` where the page names it.
    let isNamed: Bool
    /// The transitions of each chain.
    var chains: [[TransitionID]]
  }

  /// The subject of the pages.
  let lifecycle: Lifecycle
  /// The host of the pages.
  let host: WikiHost
  /// Their strings.
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
  /// The pages that the wiki has.
  let pages: [WikiPage]

  /// The addresses of headings.
  let anchors: WikiAnchors

  /// Lays out the wiki of a life cycle.
  init(_ lifecycle: Lifecycle, on host: WikiHost) {
    self.lifecycle = lifecycle
    self.host = host
    let words = PageStrings(language: lifecycle.language)
    self.words = words
    comparisons = ComparisonEmitter.comparisons(in: lifecycle).map(ComparisonTable.init)
    states = StateHierarchy(lifecycle).inReadingOrder.map(\.id)
    events = Self.events(of: lifecycle)
    eventPictures = Self.pictures(of: events, in: lifecycle)
    let living = Dictionary(grouping: lifecycle.livingCallbacks) { lifecycle[$0].delegate }
    callbacks = lifecycle.delegateIDs.map { ($0, living[$0] ?? []) }
    let hasClaims = !lifecycle.rules.isEmpty || !lifecycle.scenarios.isEmpty
    let (hasComparisons, hasCallbacks) = (!comparisons.isEmpty, !lifecycle.delegates.isEmpty)
    pages = WikiPage.allCases.filter { page in
      switch page {
      case .home, .states, .transitions: true
      case .callbacks: hasCallbacks
      case .comparison: hasComparisons
      case .rules: hasClaims
      }
    }
    anchors = WikiAnchors(states: states, events: events, callbacks: callbacks, in: lifecycle, on: host)
  }

  /// The writer of its Markdown.
  var text: MarkdownWriter { MarkdownWriter(host.dialect) }

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
    return host.address(of: page) + fragment
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
