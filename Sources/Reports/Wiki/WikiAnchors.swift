import Emission
import LifecycleModel

/// The addresses of the headings of a wiki's pages.
struct WikiAnchors: Sendable {
  /// The anchor of each state's heading.
  private(set) var states: [StateID: HeadingAnchors.Anchor] = [:]
  /// The anchor of the heading of each transition's event.
  private(set) var events: [TransitionID: HeadingAnchors.Anchor] = [:]
  /// The anchor of the heading of each callback that has one.
  private(set) var callbacks: [CallbackID: HeadingAnchors.Anchor] = [:]
  /// The anchor of each delegate's heading.
  private(set) var delegates: [DelegateID: HeadingAnchors.Anchor] = [:]

  private let host: WikiHost
  private let titles: [WikiPage: String]

  /// Finds the headings of things that are given in the order of their headings, on pages with titles.
  init(
    states: [StateID], events: [WikiBook.Event], callbacks: [(delegate: DelegateID, callbacks: [CallbackID])],
    in lifecycle: Lifecycle, on host: WikiHost, titles: [WikiPage: String]
  ) {
    self.host = host
    self.titles = titles
    for (state, anchor) in zip(states, anchors(states.map { lifecycle[$0].name }, on: .states)) {
      self.states[state] = anchor
    }
    for (event, anchor) in zip(events, anchors(events.map(\.name), on: .transitions)) {
      for transition in event.chains.joined() { self.events[transition] = anchor }
    }
    let names = callbacks.flatMap { delegate, callbacks in
      [lifecycle[delegate].name] + callbacks.map { lifecycle.shownName(of: $0) }
    }
    var headings = anchors(names, on: .callbacks)
    for (delegate, callbacks) in callbacks {
      delegates[delegate] = headings.popFirst()
      for callback in callbacks { self.callbacks[callback] = headings.popFirst() }
    }
  }

  /// The anchors of a page's headings, but for its title.
  private func anchors(_ headings: [String], on page: WikiPage) -> ArraySlice<HeadingAnchors.Anchor> {
    HeadingAnchors([titles[page] ?? ""] + headings, on: host).all.dropFirst()
  }
}
