import LifecycleModel
import Text

/// Answers questions about when what is called, from some pages.
///
/// ```swift
/// let answers = Answers([AskedPage(name: "uikit-scenes", lifecycle: lifecycle)])
/// answers.answer("sceneDidEnterBackground")  // its events
/// answers.answer("control center")           // that event's calls
/// answers.answer("suspended")                // the ways in and out
/// ```
///
/// A name in code is taken first; the rest of the words are a situation. What fits nothing well enough is not answered: there is no
/// answer about something else.
package struct Answers {
  private let index: AnswerIndex
  private let names: CallbackLookup
  private var pages: [AskedPage] { index.pages }
  /// The most entries that are answered in full, and the most others.
  private static let most = 4

  /// The most characters of a question that are read.
  private static let longest = 500

  package init(_ pages: [AskedPage]) {
    index = AnswerIndex(pages)
    names = CallbackLookup(pages)
  }

  /// Pages in the order in which they are asked: one's own, then the bundled ones, those first that most situations name.
  package static func order(_ pages: [AskedPage]) -> [AskedPage] {
    var ranks: [String: Int] = [:]
    for event in Situation.all.flatMap(\.events) where ranks[event.page] == nil { ranks[event.page] = ranks.count }
    let ranked = pages.enumerated().sorted { left, right in
      let (first, second) = (ranks[left.element.name] ?? -1, ranks[right.element.name] ?? -1)
      return first == second ? left.offset < right.offset : first < second
    }
    return ranked.map(\.element)
  }

  /// Answers a question in words.
  package func answer(_ question: String) -> Answer {
    let question = String(question.prefix(Self.longest)[...].trimmingSpaces)
    let words = QuestionWords(question)
    if let state = state(named: question) { return state }
    for name in words.names {
      let isNotification = CallbackLookup.method(ofNotification: name) != nil
      // Of a method that only the catalog has, nothing says that a notification is posted with it.
      let found = names.callbacks(named: name).filter { !isNotification || $0.isOnPage }
      guard !found.isEmpty else { continue }
      let rest = words.rest(without: name)
      let answer = answer(question, on: found, when: SearchWords(rest).ofEvents.isEmpty ? "" : rest)
      return isNotification ? answer.ofNotification(name) : answer
    }
    if words.isOneWord, CallbackLookup.method(ofNotification: question) == nil,
      case let found = names.callbacks(named: question, isWhole: true), !found.isEmpty
    {
      return answer(question, on: found, when: "")
    }
    let event = event(question)
    // `iPhone` and `UIAlertController` are written as names are, and may be a situation's words.
    guard !event.isAnswered, let name = words.names.first else { return event }
    let nearest = names.names(near: name).prefix(Self.most).map { Answer.Other(title: nil, question: $0) }
    return nearest.isEmpty ? event : Answer(asked: question, kind: .unknown, others: Array(nearest))
  }

  // MARK: Events

  private func event(_ question: String) -> Answer {
    let matches = index.matches(question)
    guard let best = matches.first, best.score >= AnswerIndex.least else {
      return Answer(
        asked: question, kind: .unknown, others: others(matches.prefix { $0.score > 0.1 }.prefix(Self.most)))
    }
    let alike = matches.prefix { $0.score >= best.score - 0.01 }
    let rest = matches.dropFirst(min(alike.count, Self.most)).prefix { $0.score >= best.score * 0.7 }
    return Answer(
      asked: question, kind: .event, entries: alike.prefix(Self.most).flatMap(entries),
      others: others(rest.prefix(Self.most)))
  }

  private func entries(of match: AnswerIndex.Match) -> [Answer.Entry] {
    let document = index.documents[match.document]
    guard let page = document.page else {
      return document.concerned.prefix(1).compactMap { remark(on: match, at: $0) }.map(Answer.Entry.situation)
    }
    return EventAnswer.all(document.chains, on: pages[page]).enumerated().map { number, answer in
      var answer = answer
      // What is known of a situation is said once.
      if number == 0 { answer.remark = remark(on: match, at: page) }
      return .event(answer)
    }
  }

  /// The facts about the situation by which an event was found, on the platform of its first event.
  private func remark(on match: AnswerIndex.Match, at page: Int) -> Remark? {
    guard let situation = match.situation.map({ Situation.all[$0] }), !situation.answer.isEmpty else { return nil }
    // One without an event concerns all pages that it names.
    let first = pages.first { $0.name == situation.events.first?.page }
    guard index.documents[match.document].page == nil || first?.lifecycle.platform == pages[page].lifecycle.platform
    else { return nil }
    return Remark(text: situation.answer, source: situation.source)
  }

  private func others(_ matches: some Collection<AnswerIndex.Match>) -> [Answer.Other] {
    matches.compactMap { match in
      let document = index.documents[match.document]
      guard let page = document.page, let chain = document.chains.first else {
        return match.name.map { Answer.Other(title: nil, question: $0) }
      }
      let lifecycle = pages[page].lifecycle
      return Answer.Other(
        title: lifecycle.states(of: chain).map { lifecycle[$0].name }.joined(separator: " → "),
        question: lifecycle[chain[0]].event, page: pages[page].name)
    }
  }

  // MARK: Callbacks

  private func answer(_ question: String, on found: [CallbackLookup.Found], when situation: String) -> Answer {
    let answers = found.grouped.map { callback($0, when: situation) }
    let others = answers.dropFirst().map { answer in
      Answer.Other(
        title: answer.pages.first.map { "on \($0)" },
        question: [answer.fullName, situation].filter { !$0.isEmpty }.joined(separator: " "))
    }
    return Answer(
      asked: question, kind: situation.isEmpty ? .callback : .callbackOnEvent,
      entries: answers.prefix(1).map(Answer.Entry.callback), others: Array(others.prefix(2 * Self.most)))
  }

  /// The answer about one callback: the places on the first page that calls it.
  private func callback(_ group: CallbackLookup.Group, when situation: String) -> CallbackAnswer {
    let entry = group.entry
    let counted = group.places.map { place in (place, chains(calling: place.callback, on: pages[place.page])) }
      .sorted { rank($0.0, $0.1) < rank($1.0, $1.1) }
    guard let (place, chains) = counted.first else {
      return CallbackAnswer(
        name: entry?.name ?? "", delegate: nil, types: entry.map { [$0.owner] } ?? [], pages: [], version: "",
        documentation: "", since: entry?.introduced.first?.description,
        deprecated: entry?.deprecated.first?.description,
        replacement: entry?.replacement, inScenes: entry?.sceneCounterpart, link: entry?.documentation, status: nil,
        sources: [], calls: [], notCalledOn: [], remark: nil, unknownEvent: situation.isEmpty ? nil : situation)
    }
    let page = pages[place.page]
    let lifecycle = page.lifecycle
    let callback = lifecycle[place.callback]
    let delegate = lifecycle[callback.delegate]
    var calls = EventAnswer.all(chains, on: page)
    var silent: [EventAnswer] = []
    var remark: Remark?
    var isKnown = true
    if !situation.isEmpty {
      let matches = index.matches(situation) { $0.allPages.contains(place.page) }
      if let match = matches.first(where: { $0.score >= AnswerIndex.least }) {
        let asked = EventAnswer.all(index.documents[match.document].chains, on: page)
        let names = Set(asked.map(\.event))
        calls = calls.filter { names.contains($0.event) }
        silent = asked.filter { event in
          !calls.contains { $0.headline == event.headline || $0.alike.contains(event.headline) }
        }
        remark = self.remark(on: match, at: place.page)
      } else {
        isKnown = false
      }
    }
    let name = lifecycle.shownName(of: place.callback)
    let availability = lifecycle.availability(of: place.callback)
    return CallbackAnswer(
      name: name, delegate: delegate.name, types: delegate.types, pages: counted.map { pages[$0.0.page].name },
      version: lifecycle.systemsText, documentation: callback.documentation, since: availability.since?.description,
      deprecated: availability.deprecated?.description, replacement: lifecycle.replacement(of: place.callback),
      inScenes: entry?.sceneCounterpart, link: entry?.documentation,
      status: callback.attributes.provenance.status?.text,
      sources: callback.attributes.provenance.sources.filter { $0.url != entry?.documentation },
      calls: calls.map { event in
        CallbackAnswer.Call(
          event: event,
          indices: event.calls.indices.filter {
            event.calls[$0].delegate == delegate.name && event.calls[$0].callback == name
          })
      },
      notCalledOn: silent, remark: remark, unknownEvent: isKnown ? nil : situation)
  }

  /// The order of the pages that have a callback: those that call it, then those that are about its delegate and do not only mention
  /// it, then in the order in which pages are asked.
  private func rank(_ place: CallbackLookup.Place, _ chains: [[TransitionID]]) -> (Int, Int, Int) {
    let lifecycle = pages[place.page].lifecycle
    let count = lifecycle.callbacks(of: lifecycle[place.callback].delegate).count
    return (chains.isEmpty ? 1 : 0, count < 6 && !lifecycle.delegate(of: place.callback).isObserved ? 1 : 0, place.page)
  }

  private func chains(calling callback: CallbackID, on page: AskedPage) -> [[TransitionID]] {
    page.lifecycle.chains.filter { chain in
      chain.contains { id in page.lifecycle[id].steps.contains { $0.callback == callback } }
    }
  }

  // MARK: States

  private func state(named name: String) -> Answer? {
    let key = NameKey(name)
    let found = pages.flatMap { page in
      page.lifecycle.stateIDs.filter { NameKey(page.lifecycle[$0].name) == key }.map { (page, $0) }
    }
    guard let (page, id) = found.first else { return nil }
    let values = names.callbacks(named: name, isWhole: true).grouped.compactMap { group in
      group.places.first.map { pages[$0.page].lifecycle.qualifiedName(of: $0.callback) }
    }
    return Answer(
      asked: name, kind: .state, entries: [.state(StateAnswer(id, on: page))],
      others: values.map { Answer.Other(title: "a value", question: $0) }
        + found.dropFirst().prefix(Self.most).map { Answer.Other(title: nil, question: name, page: $0.0.name) })
  }
}

extension Answer {
  /// The answer about a notification, from that about the method with which it is posted: what holds of the method's declaration does
  /// not hold of it.
  fileprivate func ofNotification(_ name: String) -> Answer {
    var answer = self
    answer.entries = entries.map { entry in
      guard case .callback(var callback) = entry else { return entry }
      callback.notification = name
      return .callback(callback)
    }
    return answer
  }
}

extension StateAnswer {
  init(_ id: StateID, on page: AskedPage) {
    let lifecycle = page.lifecycle
    let state = lifecycle[id]
    let around = lifecycle.lineage(of: id)
    func isInside(_ other: StateID) -> Bool { lifecycle.lineage(of: other).contains(id) }
    var (waysIn, waysOut) = ([EventAnswer](), [WayOut]())
    for id in lifecycle.transitionIDs {
      let transition = lifecycle[id]
      let (source, target) = (transition.source, transition.target)
      // Of an event that leads through the state, the segment that enters it and the one that leaves it.
      if !isInside(source), isInside(target) { waysIn.append(EventAnswer([id], on: page)) }
      guard !isInside(target) else { continue }
      if isInside(source) {
        waysOut.append(WayOut(event: EventAnswer([id], on: page), inheritedFrom: nil))
      } else if around.contains(source) {
        waysOut.append(WayOut(event: EventAnswer([id], on: page), inheritedFrom: lifecycle[source].name))
      }
    }
    self.init(
      page: page.name, version: lifecycle.systemsText, name: state.name, documentation: state.documentation,
      status: state.provenance.status?.text, sources: state.provenance.sources, waysIn: waysIn, waysOut: waysOut)
  }
}
