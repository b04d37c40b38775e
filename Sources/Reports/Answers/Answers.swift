import LifecycleDiff
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

  /// Pages in the order in which they are asked: one's own, then the bundled ones, iOS first, and those first that most situations name.
  package static func order(_ pages: [AskedPage]) -> [AskedPage] {
    var ranks: [String: Int] = [:]
    for event in Situation.all.flatMap(\.events) where ranks[event.page] == nil { ranks[event.page] = ranks.count }
    let ranked = pages.enumerated().sorted { left, right in
      func place(_ page: (offset: Int, element: AskedPage)) -> (Int, Int, Int) {
        guard let rank = ranks[page.element.name] else { return (0, 0, page.offset) }
        return (page.element.isAbout("iOS") ? 1 : 2, rank, page.offset)
      }
      return place(left) < place(right)
    }
    return ranked.map(\.element)
  }

  /// Answers a question in words.
  package func answer(_ question: String) -> Answer {
    let question = String(question.prefix(Self.longest)[...].trimmingSpaces)
    let words = QuestionWords(question)
    if let state = state(named: question) { return state }
    if let callbacks = callbacks(question, words) { return callbacks }
    if let observed = observed(question, words) { return observed }
    if words.isOneWord, CallbackLookup.method(ofNotification: question) == nil,
      case let found = names.callbacks(named: question, isWhole: true), !found.isEmpty
    {
      return answer(question, on: found, when: "")
    }
    // `iPhone` and `UIAlertController` are written as names are, and may be a situation's words.
    let event = event(question)
    guard !event.isAnswered, let name = words.names.first else { return event }
    if let mentions = mentions(question, words) { return mentions }
    let nearest = names.names(near: name).prefix(Self.most).map { Answer.Other(title: nil, question: $0) }
    return nearest.isEmpty ? event : Answer(asked: question, kind: .unknown, others: Array(nearest))
  }

  // MARK: Events

  /// The event or the situation that some words mean, on some pages; `words` are those of the question that say which.
  private func event(_ question: String, _ words: String? = nil, on pages: Set<Int>? = nil) -> Answer {
    let matches = index.matches(words ?? question) { pages?.isDisjoint(with: $0.allPages) != true }
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

  /// The situations whose facts name a method that no page has: `presentationControllerDidDismiss`.
  private func mentions(_ question: String, _ words: QuestionWords) -> Answer? {
    for name in words.names {
      let rest = words.rest(without: [name])
      let isAny = SearchWords(rest).ofEvents.isEmpty
      let fitting = isAny ? [] : index.matches(rest).filter { $0.score >= AnswerIndex.least }.compactMap(\.situation)
      let found = Situation.all.indices.filter { number in
        Situation.all[number].mentions(name) && (isAny || fitting.contains(number))
      }
      guard !found.isEmpty else { continue }
      let remarks = found.prefix(Self.most).map { Remark(of: Situation.all[$0], named: nil) }
      return Answer(asked: question, kind: .event, entries: remarks.map(Answer.Entry.situation))
    }
    return nil
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
    let document = index.documents[match.document]
    guard let situation = (match.situation ?? document.onlySituation).map({ Situation.all[$0] }),
      !situation.answer.isEmpty
    else { return nil }
    // One without an event concerns all pages that it names.
    let first = pages.first { $0.name == situation.events.first?.page }
    guard document.page == nil || first?.lifecycle.platform == pages[page].lifecycle.platform
    else { return nil }
    return Remark(of: situation, named: match.name)
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

  /// The answer about the callbacks that a question names; `nil` if it names none.
  private func callbacks(_ question: String, _ words: QuestionWords) -> Answer? {
    let named = words.names.map { name in
      let isNotification = CallbackLookup.method(ofNotification: name) != nil
      // Of a method that only the catalog has, nothing says that a notification is posted with it.
      return (name, isNotification, names.callbacks(named: name).filter { !isNotification || $0.isOnPage })
    }.filter { !$0.2.isEmpty }
    guard !named.isEmpty else { return nil }
    let rest = words.rest(without: named.map(\.0))
    let situation = SearchWords(rest).ofEvents.isEmpty ? "" : rest
    let answers = named.prefix(Self.most).map { name, isNotification, found in
      let answer = answer(question, on: found, when: situation)
      return isNotification ? answer.ofNotification(name) : answer
    }
    return answers.dropFirst().reduce(answers[0]) { all, next in
      var all = all
      all.entries += next.entries.filter { !all.entries.contains($0) }
      all.others += next.others.filter { !all.others.contains($0) }
      return all
    }
  }

  /// The answer about a value of an observed type, or about a situation on the pages that have the type: `scenePhase background`,
  /// `AppState phone call`; `nil` if the question names none.
  private func observed(_ question: String, _ words: QuestionWords) -> Answer? {
    for name in words.names {
      let delegates = names.observed(named: name)
      guard !delegates.isEmpty else { continue }
      let values = words.words(among: Set(delegates.flatMap(\.values)))
      let pages = Set(delegates.map(\.page))
      // "Background" is a value, and a word of "force quit in the background".
      let event = event(question, words.rest(without: [name]), on: pages)
      if event.isAnswered { return event }
      let found = values.count == 1 ? delegates.flatMap { names.callbacks(named: "\($0.name).\(values[0])") } : []
      let rest = words.rest(without: [name] + values)
      if !found.isEmpty { return answer(question, on: found, when: SearchWords(rest).ofEvents.isEmpty ? "" : rest) }
      guard !SearchWords(rest).ofEvents.isEmpty else {
        let known = delegates.flatMap { delegate in delegate.values.map { "\(delegate.name).\($0)" } }.unique
        return Answer(
          asked: question, kind: .unknown,
          others: known.prefix(2 * Self.most).map { Answer.Other(title: nil, question: $0) })
      }
      return self.event(question, rest, on: pages)
    }
    return nil
  }

  private func answer(_ question: String, on found: [CallbackLookup.Found], when situation: String) -> Answer {
    let groups = found.grouped
    var answers = groups.map { callback($0, when: situation) }
    if situation.isEmpty, let place = groups[0].places.first {
      let call = CounterpartFact.Call(place.callback, in: pages[place.page].lifecycle)
      let knowledge = knowledge
      answers[0].counterparts = knowledge.counterparts(of: call)
      answers[0].absences = knowledge.absences(of: call)
    }
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
        sources: [], calls: [], notCalledOn: [], elsewhere: [], remark: nil, besides: [],
        isOnEvent: false,
        unknownEvent: situation.isEmpty ? nil : situation)
    }
    let page = pages[place.page]
    let lifecycle = page.lifecycle
    let callback = lifecycle[place.callback]
    let delegate = lifecycle[callback.delegate]
    let all = EventAnswer.all(chains, on: page)
    let asked = situation.isEmpty ? nil : asked(situation, about: callback.name, calls: all, on: place.page)
    let isKnown = situation.isEmpty || asked != nil
    let calls = asked?.calls ?? all
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
      notCalledOn: asked?.silent ?? [],
      elsewhere: calls.isEmpty ? elsewhere(all, besides: asked?.silent ?? []) : [], remark: asked?.remark,
      besides: situation.isEmpty ? besides(callback.name, on: place.page) : [],
      isOnEvent: asked != nil, unknownEvent: isKnown ? nil : situation)
  }

  /// The events of a page that some words mean, by whether they call a callback: `calls` are all that do. `nil` for words that mean
  /// none.
  private func asked(
    _ situation: String, about name: String, calls: [EventAnswer], on page: Int
  ) -> (calls: [EventAnswer], silent: [EventAnswer], remark: Remark?)? {
    let state = chains(inState: situation, on: pages[page])
    guard state.isEmpty else {
      let headlines = Set(EventAnswer.all(state, on: pages[page]).map(\.headline))
      let called = calls.filter { headlines.contains($0.headline) }
      let silent = EventAnswer.all(state, on: pages[page]).filter { event in
        !called.contains { $0.headline == event.headline }
      }
      return (called, silent, nil)
    }
    let matches = index.matches(situation) { $0.allPages.contains(page) }.prefix { $0.score >= AnswerIndex.least }
    // Facts that name the callback say most about it.
    let mention = matches.first { $0.situation.map { Situation.all[$0].mentions(name) } ?? false }
    guard let match = mention ?? matches.first else { return nil }
    let alike = matches.filter { $0.score >= match.score - 0.01 && $0.situation == match.situation }
    let asked = alike.flatMap { EventAnswer.all(index.documents[$0.document].chains, on: pages[page]) }
    let names = Set(asked.map(\.event))
    let called = calls.filter { names.contains($0.event) }
    let silent = asked.filter { event in
      !called.contains { $0.headline == event.headline || $0.alike.contains(event.headline) }
    }
    return (called, silent, remark(on: match, at: page))
  }

  /// The knowledge of the bundled pages on counterparts, and of a team's own besides.
  private var knowledge: CounterpartKnowledge {
    let bundled = Set(CounterpartFact.bundled.map(\.page))
    let own = pages.filter { !bundled.contains($0.name) }
    return CounterpartKnowledge.bundled.adding(own.flatMap { CounterpartFact.all(on: $0.lifecycle, named: $0.name) })
  }

  /// Of the events that call a callback, some: first those that begin where an event ends that does not.
  private func elsewhere(_ calls: [EventAnswer], besides silent: [EventAnswer]) -> [EventAnswer] {
    let ends = Set(silent.compactMap(\.path.last))
    let next = calls.filter { ends.contains($0.path[0]) }
    return Array((next + calls.filter { !next.contains($0) }).prefix(Self.most))
  }

  /// The facts about situations on the platform of a page that name a callback.
  private func besides(_ name: String, on page: Int) -> [Remark] {
    let found = Situation.all.filter { situation in
      let first = pages.first { $0.name == situation.events.first?.page }
      return situation.mentions(name) && first?.lifecycle.platform == pages[page].lifecycle.platform
    }
    return found.prefix(Self.most).map { Remark(of: $0, named: nil) }
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

  /// The events that begin in a state which is all that is asked besides a callback: "applicationWillTerminate suspended".
  private func chains(inState words: String, on page: AskedPage) -> [[TransitionID]] {
    let lifecycle = page.lifecycle
    let asked = SearchWords(words).words
    guard let state = lifecycle.stateIDs.first(where: { SearchWords(lifecycle[$0].name).words == asked }) else {
      return []
    }
    return lifecycle.chains.filter { lifecycle.lineage(of: lifecycle[$0[0]].source).contains(state) }
  }

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
    let inherited = Set(lifecycle.inheritedTransitions(from: id))
    func isInside(_ other: StateID) -> Bool { lifecycle.lineage(of: other).contains(id) }
    var (waysIn, waysOut) = ([EventAnswer](), [WayOut]())
    for transition in lifecycle.transitionIDs {
      let (source, target) = (lifecycle[transition].source, lifecycle[transition].target)
      // Of an event that leads through the state, the segment that enters it and the one that leaves it.
      if !isInside(source), isInside(target) { waysIn.append(EventAnswer([transition], on: page)) }
      let isInherited = inherited.contains(transition)
      guard isInherited || isInside(source) && !isInside(target) else { continue }
      waysOut.append(
        WayOut(
          event: EventAnswer([transition], on: page), inheritedFrom: isInherited ? lifecycle[source].name : nil))
    }
    self.init(
      page: page.name, version: lifecycle.systemsText, name: state.name, documentation: state.documentation,
      status: state.provenance.status?.text, sources: state.provenance.sources, waysIn: waysIn, waysOut: waysOut)
  }
}
