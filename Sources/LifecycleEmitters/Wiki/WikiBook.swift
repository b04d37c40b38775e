import LifecycleModel

/// What all pages of a wiki have in common: the life cycle, and the way from each page to each thing.
struct WikiBook: Sendable {
  /// A heading of the page of calls: what makes things happen, and the chains that it begins.
  struct Event: Sendable {
    /// Its name; the states on the way where it has none.
    let name: String
    /// Whether the page names it.
    let isNamed: Bool
    /// The hops of each chain.
    var chains: [[TransitionID]]
  }

  /// What the pages are about.
  let lifecycle: Lifecycle
  /// Where they are read.
  let host: WikiHost
  /// Their words.
  let words: PageWords
  /// What stands for what.
  let comparisons: [ComparisonTable]
  /// The states in the order of their headings.
  let states: [StateID]
  /// The events in the order of their headings.
  let events: [Event]
  /// The pictures of the events, in their order; `nil` for an event without a name, or on which nobody is called.
  let eventPictures: [EventPicture?]
  /// What is called, delegate by delegate.
  let callbacks: [(delegate: DelegateID, callbacks: [CallbackID])]
  /// The pages that there are.
  let pages: [WikiPage]

  /// The anchor of each state's heading.
  let stateAnchors: [StateID: HeadingAnchors.Anchor]
  /// The anchor of the heading of each hop's event.
  let eventAnchors: [TransitionID: HeadingAnchors.Anchor]
  /// The anchor of the heading of each callback that has one.
  let callbackAnchors: [CallbackID: HeadingAnchors.Anchor]
  /// The anchor of each delegate's heading.
  let delegateAnchors: [DelegateID: HeadingAnchors.Anchor]

  /// Lays out the wiki of a life cycle.
  init(_ lifecycle: Lifecycle, on host: WikiHost) {
    self.lifecycle = lifecycle
    self.host = host
    let words = PageWords(language: lifecycle.language)
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
    let stateHeadings = Self.anchors(states.map { lifecycle[$0].name }, on: .states, host, words)
    stateAnchors = Dictionary(uniqueKeysWithValues: zip(states, stateHeadings))
    let eventHeadings = Self.anchors(events.map(\.name), on: .transitions, host, words)
    eventAnchors = Dictionary(
      uniqueKeysWithValues: zip(events, eventHeadings).flatMap { event, anchor in
        event.chains.joined().map { ($0, anchor) }
      })
    var headings = Self.anchors(
      callbacks.flatMap { delegate, callbacks in
        [lifecycle[delegate].name] + callbacks.map { lifecycle.shownName(of: $0) }
      }, on: .callbacks, host, words)[...]
    var (byCallback, byDelegate): ([CallbackID: HeadingAnchors.Anchor], [DelegateID: HeadingAnchors.Anchor]) = (
      [:], [:]
    )
    for (delegate, callbacks) in callbacks {
      byDelegate[delegate] = headings.popFirst()
      for callback in callbacks { byCallback[callback] = headings.popFirst() }
    }
    (callbackAnchors, delegateAnchors) = (byCallback, byDelegate)
  }

  /// How Markdown is written.
  var text: WikiText { WikiText(host: host) }

  /// Where names in tables on a page lead to.
  func links(on page: WikiPage) -> TableLinks {
    TableLinks(
      state: { address(of: .states, stateAnchors[$0], from: page) },
      event: { address(of: .transitions, eventAnchors[$0], from: page) },
      callback: { id in callbackAnchors[id].flatMap { address(of: .callbacks, $0, from: page) } })
  }

  /// A page, or a place on it, as seen from another.
  func address(of page: WikiPage, _ anchor: HeadingAnchors.Anchor?, from other: WikiPage) -> String? {
    let fragment = anchor?.fragment.map { "#" + $0 } ?? ""
    if page == other, host != .docc { return fragment.nilIfEmpty }
    return host.address(of: page) + fragment
  }

  private static func anchors(
    _ headings: [String], on page: WikiPage, _ host: WikiHost, _ words: PageWords
  ) -> [HeadingAnchors.Anchor] {
    Array(HeadingAnchors([page.title(words)] + headings, on: host).all.dropFirst())
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
