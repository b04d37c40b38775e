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
    return (signature ?? .nothing) + subject.said(callback.documentation, callback.attributes.provenance)
      + subject.facts(["table.remarks", "table.replacement"], of: subject.entries.callback(id)) + list(of: id)
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

/// The calls of a chain, numbered in order through all of its transitions.
struct SiteCalls {
  private let subject: SiteSubject
  private var numbering = CallNumbering()

  /// Prepares for the calls of a chain.
  init(_ subject: SiteSubject) { self.subject = subject }

  /// The calls of the next transition as a list; calls in any order are a list within it.
  mutating func list(of steps: [Step]) -> HTML {
    var items: [HTML] = []
    for group in steps.groups {
      let calls = steps[group].map { item($0, mark: numbering.mark(of: $0)) }
      guard steps[group.lowerBound].unordered != nil else {
        items += calls
        continue
      }
      items.append(
        .block(
          "li", .class("group"),
          content: .line("span", .class("quiet"), content: HTML(subject.words.anyOrder))
            + .block("ul", .class("calls"), content: calls.joined)))
    }
    return .block("ol", .class("calls"), content: items.joined)
  }

  /// The names of all calls of a chain on one line.
  static func brief(_ chain: [TransitionID], in subject: SiteSubject) -> HTML {
    let steps = chain.flatMap { subject.lifecycle[$0].steps }
    guard !steps.isEmpty else { return SiteRow.part("brief quiet", "—") }
    let names = zip(steps, CallNumbering.marks(of: steps)).map { step, mark in
      let delegate = subject.lifecycle[step.callback].delegate
      let number = HTML.inline("span", .class("number"), content: HTML(mark))
      return HTML.inline(
        "code", .class("ink-\(subject.color(of: delegate))"), .init("data-delegate", String(delegate.index)),
        content: number + " " + HTML(subject.lifecycle.shownName(of: step.callback)))
    }
    return SiteRow.part("brief", names.joined(separator: " "))
  }

  private func item(_ step: Step, mark: String) -> HTML {
    let callback = subject.lifecycle[step.callback]
    let small = [
      subject.words.smallPrint(step.certainty), subject.words.versions(step.attributes.availability).nilIfEmpty,
    ]
    let remarks = small.compactMap { $0 }.map { HTML.inline("span", .class("certainty"), content: HTML($0)) }
    let note = callback.documentation == step.note ? "" : step.note
    return .block(
      "li", .class("call"), .init("data-delegate", String(callback.delegate.index)),
      content: .line(
        "p",
        content: .inline("span", .class("number"), content: HTML(mark)) + " " + subject.name(of: callback.delegate)
          + " " + subject.link(to: step.callback) + remarks.map { " " + $0 }.joined)
        + subject.said(note, step.attributes.provenance))
  }
}
