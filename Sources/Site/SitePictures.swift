import Diagrams
import Documents
import Emission
import LifecycleModel

/// The pictures of a web page: the states with events alone and with all calls, and the calls of each event in their order.
struct SitePictures {
  /// The states with the events between them.
  let events: Picture
  /// The states with all calls; `nil` for a life cycle that is too large for one picture, and for one without calls.
  let calls: Picture?
  /// The calls of each chain, by its first transition.
  private var sequences: [TransitionID: Picture] = [:]

  /// Makes the pictures of a life cycle, with links to its rows.
  init(_ subject: SiteSubject) {
    let lifecycle = subject.lifecycle
    let layer = { LinkedLayer($0, subject) }
    let words = PictureStrings(lifecycle: lifecycle)
    let picture = { (dot: String, scope: String) in
      var picture = Picture(dot: dot, title: words.title(.states), description: words.description)
      picture.scope = scope
      picture.hasLinks = true
      return picture
    }
    events = picture(StateDiagram(layer(lifecycle.withoutCalls { _ in true })).dot, "events-")
    let hasCalls = lifecycle.transitions.contains { !$0.steps.isEmpty }
    calls = lifecycle.isLarge || !hasCalls ? nil : picture(StateDiagram(layer(lifecycle)).dot, "calls-")
    for chain in lifecycle.chains where chain.contains(where: { !lifecycle[$0].steps.isEmpty }) {
      sequences[chain[0]] = Self.sequence(of: chain, in: subject)
    }
  }

  var all: [Picture] { [events] + [calls].compactMap { $0 } + sequences.sorted { $0.key < $1.key }.map(\.value) }

  /// The calls of a chain in their order; `nil` for a chain without calls.
  func sequence(of chain: [TransitionID]) -> Picture? { chain.first.flatMap { sequences[$0] } }

  /// The picture of a chain alone; its row has the event and the guard.
  private static func sequence(of chain: [TransitionID], in subject: SiteSubject) -> Picture {
    let lifecycle = subject.lifecycle
    var part = lifecycle.part(with: lifecycle.stateIDs, chain)
    part.name = ""
    for index in part.transitions.indices {
      part.transitions[index].event = ""
      part.transitions[index].guard = nil
      part.transitions[index].availability = Availability()
    }
    let drawn = Picture(of: part, view: .sequence)
    let title = PictureStrings(lifecycle: lifecycle).title(.sequence)
    var picture = Picture(dot: drawn.dot, title: title, description: lifecycle.headline(of: chain))
    picture.scope = "\(subject.anchors[chain[0]])-"
    return picture
  }
}

/// The diagram of a web page: its pictures, and the panel for what is chosen in them.
struct SiteDiagram {
  /// The life cycle.
  let subject: SiteSubject
  let pictures: SitePictures
  /// The places of all pictures of the page.
  let slots: PictureSlots

  /// The pictures, that of events first.
  var figures: [HTML] {
    [figure(pictures.events, "events")] + (pictures.calls.map { [figure($0, "calls")] } ?? [])
  }

  /// The section without its heading.
  var html: HTML {
    SiteControls(subject).toolbar(hasCalls: pictures.calls != nil)
      + .block(
        "div", .class("workbench"),
        content: .block("div", .id("figures"), content: figures.joined)
          + .line("aside", .id("panel"), .class("control"), .init("aria-label", subject.word("panel"))))
  }

  private func figure(_ picture: Picture, _ kind: String) -> HTML {
    .block(
      "figure", .class("picture states"), .init("data-kind", kind),
      content: .block(
        "div", .class("viewport"), .init("role", "region"), .init("aria-label", picture.title), .init("tabindex", "0"),
        content: slots.place(of: picture)))
  }
}

/// The unchanged states view with links from states and arrows to their rows; the web page has title and legend.
struct LinkedLayer: StatesLayer {
  let style: CallStyle
  private let anchors: SiteAnchors

  /// Shows a life cycle with the addresses of a subject, whose states and transitions it has.
  init(_ lifecycle: Lifecycle, _ subject: SiteSubject) {
    style = CallStyle(lifecycle: lifecycle)
    anchors = subject.anchors
  }

  var header: Markup? { nil }

  func label(of card: TransitionCard) -> CardText { CardLabel(card: card, style: style).text }

  func leaf(_ state: StateID) -> DOTAttributes { link([anchors[state]]) }

  func cluster(_ state: StateID) -> DOTAttributes { link([anchors[state]]) }

  func edge(of transitions: [TransitionID]) -> DOTAttributes { card(of: transitions) }

  func card(of transitions: [TransitionID]) -> DOTAttributes {
    let names = transitions.map { transition in
      let event = style.lifecycle[transition].event
      let path = style.lifecycle.path(of: [transition])
      return event.isEmpty ? path : "\(event): \(path)"
    }
    let title = names.joined(separator: "; ")
    return link(transitions.map { anchors[$0] }) + [.tooltip("tooltip", title)]
  }

  /// The link to the first address; all addresses are classes of the element.
  private func link(_ addresses: [String]) -> DOTAttributes {
    guard let first = addresses.first else { return [] }
    return [.plain("class", addresses.joined(separator: " ")), .plain("href", "#" + first)]
  }
}
