import Diagrams
import Documents
import Emission
import LifecycleModel
import Reports

/// The callbacks: a row each, which opens to its declaration, its documentation and its place in each event.
struct SiteCallbacks {
  private let subject: SiteSubject
  private let lifecycle: Lifecycle
  /// The places of each callback, in page order.
  private var places: [CallbackID: [(chain: [TransitionID], step: Step, mark: String, count: Int)]] = [:]

  /// Prepares the rows.
  init(_ subject: SiteSubject) {
    self.subject = subject
    lifecycle = subject.lifecycle
    for chain in lifecycle.chains {
      let steps = chain.flatMap { subject.lifecycle[$0].steps }
      for (step, mark) in zip(steps, CallNumbering.marks(of: steps)) {
        places[step.callback, default: []].append((chain, step, mark, steps.count))
      }
    }
  }

  /// The rows, delegate by delegate in page order.
  var rows: [HTML] {
    let byDelegate = Dictionary(grouping: lifecycle.livingCallbacks) { lifecycle[$0].delegate }
    return lifecycle.delegateIDs.flatMap { byDelegate[$0] ?? [] }.map { row($0).html }
  }

  private func row(_ id: CallbackID) -> SiteRow {
    let callback = lifecycle[id]
    let events = (places[id] ?? []).map { lifecycle.eventName(of: $0.chain) }.unique
    let remarks = [
      callback.attributes.frequency.map(subject.words.frequency),
      subject.words.versions(lifecycle.availability(of: id)).nilIfEmpty,
    ].compactMap { $0 }
    var row = SiteRow(
      subject.anchors[id],
      line: [
        SiteRow.part("name", subject.name(of: id)),
        SiteRow.part(
          "where", subject.name(of: callback.delegate) + " " + HTML(subject.words.list(events).nilIfEmpty ?? "—")),
        SiteRow.part("brief words", HTML(subject.words.list(remarks))),
      ], rest: rest(of: id))
    row.kind = "callback"
    row.delegate = callback.delegate.index
    return row
  }

  private func rest(of id: CallbackID) -> HTML {
    let callback = lifecycle[id]
    let signature = callback.signature.map { HTML.line("p", content: .inline("code", content: HTML($0))) }
    let certainty = subject.words.certainty(callback.attributes.certainty).map { HTML($0) } ?? .nothing
    let replacement = lifecycle.replacement(of: id).map { HTML(InlineContent(replacement: $0)) } ?? .nothing
    return (signature ?? .nothing) + subject.said(callback.documentation, callback.attributes.provenance)
      + SiteRow.fact(subject.heading("remarks"), certainty)
      + SiteRow.fact(subject.heading("replacement"), replacement) + list(of: id)
  }

  /// The events with the callback's place among the calls of each.
  private func list(of id: CallbackID) -> HTML {
    guard let places = places[id] else { return .nothing }
    let items = places.map { place in
      let number = place.mark == "•" ? subject.words.anyOrder : "\(place.mark)/\(place.count)"
      let remark = DiagramStrings(subject.lifecycle).ownRemarks(of: place.step).map { ", " + $0 }.joined()
      return HTML.line(
        "li",
        content: subject.link(to: place.chain)
          + .inline("span", .class("quiet"), content: HTML(" " + number + remark)))
    }
    return .line("h4", content: HTML(subject.heading("when"))) + .block("ul", .class("links"), content: items.joined)
  }
}
