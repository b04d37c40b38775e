import Emission
import LifecycleDiff
import LifecycleModel

/// The answer to "when is what called?".
package struct Answer: Hashable, Sendable {
  /// The kind of thing that a question is about.
  package enum Kind: String, Hashable, Sendable {
    /// A callback, or a value that is observed.
    case callback
    /// An event, or a situation as people put it.
    case event
    case state
    /// A callback on an event: is it called then?
    case callbackOnEvent = "callback-on-event"
    /// Nothing that is known.
    case unknown
  }

  /// The words that were asked.
  package let asked: String
  package let kind: Kind
  /// The answers: several where the words fit several as well, and where pages of several platforms have it.
  package var entries: [Entry] = []
  /// Other meanings of the words, a question for each.
  package var others: [Other] = []

  /// One thing that the words mean.
  package enum Entry: Hashable, Sendable {
    case callback(CallbackAnswer)
    case event(EventAnswer)
    case state(StateAnswer)
    /// A situation that no page has an event for.
    case situation(Remark)
  }

  /// Another thing that may be meant, with the words that ask for it: `Leave --page uikit-app`.
  package struct Other: Hashable, Sendable {
    /// Its description, where its question does not say it: `Active → Inactive → Background`.
    package let title: String?
    /// The words to ask.
    package let question: String
    /// The page to ask; `nil` for all.
    package var page: String?
  }

  /// `true` where something is known: of a callback on an event, whether it comes there; of a situation without an event, a source.
  package var isAnswered: Bool {
    entries.contains { entry in
      switch entry {
      case .event, .state: true
      case .situation(let remark): remark.source != nil
      case .callback(let callback):
        callback.unknownEvent == nil
      }
    }
  }
}

/// Facts about a situation besides the calls of events, or instead of them.
package struct Remark: Hashable, Sendable {
  /// The words that people have for the situation: "the app crashes".
  package let situation: String
  /// English sentences, with the mark of each claim.
  package let text: String
  /// The address of the source; `nil` for none.
  package let source: String?

  /// The facts of a situation; without a name, it has that of its first phrase.
  init(of situation: Situation, named name: String?) {
    self.situation = name ?? situation.name
    text = situation.answer
    source = situation.source
  }
}

/// A call on an event, as an answer lists it.
package struct AnsweredCall: Hashable, Sendable {
  /// Its number among the event's calls, from 1.
  package let number: Int
  /// `SceneDelegate`.
  package let delegate: String
  /// `sceneDidBecomeActive(_:)`, `.active`.
  package let callback: String
  /// `may be skipped: …`; `nil` for a call that always comes.
  package let doubt: String?
  /// `always`, `may-be-skipped`, `deferred`.
  package let certainty: String
  /// `documented`, `observed: iOS 14 or later`; `nil` where the page does not say where it knows it from.
  package let status: String?
  /// The number of its any-order group; `nil` for a fixed place.
  package let group: Int?
  /// The state that is reached after it; `nil` in the middle of a segment.
  package fileprivate(set) var reached: String?
  /// The versions in which it comes: `since iOS 13`; empty for all.
  package let versions: String

  /// `SceneDelegate.sceneDidBecomeActive(_:)`.
  package var name: String { delegate + (callback.hasPrefix(".") ? "" : ".") + callback }
}

/// An event with its calls.
package struct EventAnswer: Hashable, Sendable {
  /// The page that has it.
  package let page: String
  /// The page's system and versions: `iOS 27`; empty where it names none.
  package let version: String
  package let event: String
  /// `Leave: Active → Inactive → Background`.
  package let headline: String
  /// The states that it leads through.
  package let path: [String]
  /// Further paths of the event with the same calls.
  package fileprivate(set) var alike: [String] = []
  /// The page's words, as Markdown.
  package let documentation: String
  package let status: String?
  package let sources: [Provenance.Source]
  package let calls: [AnsweredCall]
  /// The first event that leads from its end to its beginning: *Return* of *Leave*.
  package let wayBack: WayBack?
  package var remark: Remark?

  /// An event that undoes another, with its calls.
  package struct WayBack: Hashable, Sendable {
    /// `Return: Background → Inactive → Active`.
    package let headline: String
    /// `["SceneDelegate.sceneWillEnterForeground(_:)", …]`.
    package let calls: [String]
  }
}

extension EventAnswer {
  /// The chain of an event.
  init(_ chain: [TransitionID], on page: AskedPage) {
    let lifecycle = page.lifecycle
    var calls: [AnsweredCall] = []
    var groups = 0
    for (index, id) in chain.enumerated() {
      let transition = lifecycle[id]
      var last: Int?
      for step in transition.steps {
        if let group = step.unordered, group != last { groups += 1 }
        last = step.unordered
        calls.append(
          AnsweredCall(
            number: calls.count + 1, delegate: lifecycle.delegate(of: step.callback).name,
            callback: lifecycle.shownName(of: step.callback), doubt: step.certainty.text,
            certainty: step.certainty.word,
            status: transition.provenance(of: step).status?.text, group: step.unordered.map { _ in groups },
            reached: nil,
            versions: PageStrings(language: .english).versions(step.attributes.availability)))
      }
      if index < chain.count - 1, !calls.isEmpty { calls[calls.count - 1].reached = lifecycle[transition.target].name }
    }
    let first = lifecycle[chain[0]]
    self.init(
      page: page.name, version: lifecycle.systemsText, event: first.event, headline: lifecycle.headline(of: chain),
      path: lifecycle.states(of: chain).map { lifecycle[$0].name }, documentation: first.documentation,
      status: first.provenance.status?.text, sources: first.provenance.sources, calls: calls,
      wayBack: Self.wayBack(of: chain, in: lifecycle))
  }

  private static func wayBack(of chain: [TransitionID], in lifecycle: Lifecycle) -> WayBack? {
    let states = lifecycle.states(of: chain)
    guard let from = states.first, let to = states.last, from != to else { return nil }
    let back = lifecycle.chains.first { other in
      let path = lifecycle.states(of: other)
      return path.first == to && path.last == from
    }
    return back.map { back in
      WayBack(
        headline: lifecycle.headline(of: back),
        calls: back.flatMap { lifecycle[$0].steps }.map { lifecycle.qualifiedName(of: $0.callback) })
    }
  }

  /// The events of several chains; those that differ in their path alone are one.
  static func all(_ chains: [[TransitionID]], on page: AskedPage) -> [EventAnswer] {
    var found: [EventAnswer] = []
    for answer in chains.map({ EventAnswer($0, on: page) }) {
      if let index = found.firstIndex(where: { $0.calls == answer.calls && $0.path.count == answer.path.count }) {
        found[index].alike.append(answer.headline)
      } else {
        found.append(answer)
      }
    }
    return found
  }
}

extension Provenance.Status {
  /// `documented`, `observed: iOS 14 or later`.
  var text: String {
    switch self {
    case .documented: word
    case .observed(let place): word + (place.map { ": \($0)" } ?? "")
    }
  }
}

/// A callback, or an observed value, with the events that call it.
package struct CallbackAnswer: Hashable, Sendable {
  /// One place where it is called.
  package struct Call: Hashable, Sendable {
    /// The event, with all its calls.
    package let event: EventAnswer
    /// The indices of the calls of it there.
    package let indices: [Int]
  }

  /// `sceneDidBecomeActive(_:)`, `ScenePhase.active`.
  package let name: String
  /// The page's name of the delegate; `nil` for a callback that no page has.
  package let delegate: String?
  /// The types that have it: `["UIWindowSceneDelegate"]`.
  package let types: [String]
  /// The pages that call it, the one whose events are listed first.
  package let pages: [String]
  package let version: String
  /// The page's words, as Markdown.
  package let documentation: String
  package let since: String?
  package let deprecated: String?
  package let replacement: String?
  /// The scene delegate's callback that is called instead in apps with scenes.
  package let inScenes: String?
  /// Apple's page.
  package let link: String?
  package let status: String?
  /// The page's sources besides that.
  package let sources: [Provenance.Source]
  /// The events that call it, in page order.
  package let calls: [Call]
  /// Its counterparts in other frameworks and on other platforms, from what all pages say.
  package var counterparts: [CounterpartKnowledge.Found] = []
  /// The types of which a page says that they have none.
  package var absences: [CounterpartKnowledge.Absence] = []
  /// The events that were asked for and have no call of it.
  package let notCalledOn: [EventAnswer]
  /// The events that call it where those that were asked for do not, first those that begin where one of these ends.
  package let elsewhere: [EventAnswer]
  /// The facts about the situation that was asked for.
  package let remark: Remark?
  /// Facts about situations that name it, where nothing besides was asked: "a crash: nothing is called".
  package let besides: [Remark]
  /// `true` where the question names an event or a state besides.
  package let isOnEvent: Bool
  /// The words that were asked besides and name no event of the page; `nil` for none. All events are listed then.
  package let unknownEvent: String?
  /// The notification that was asked for, which is posted with this call; `nil` for none.
  package var notification: String?

  /// The answer to "is it called then?", on the event or in the state that was asked besides.
  package enum Verdict: String, Hashable, Sendable {
    case called
    /// On some of the events that were asked for and not on others, or with a doubt.
    case sometimes
    /// The page's events do not list it. Pages need not list all, so this is less than "not called".
    case notAmongTheCalls = "not-among-the-calls"
  }

  /// The verdict; `nil` where nothing besides was asked, where no event is known for it, and where the remark is about this callback.
  package var verdict: Verdict? {
    let isInRemark = remark?.text.contains(name.prefix { $0 != "(" }) == true
    guard isOnEvent, !isInRemark, !(calls.isEmpty && notCalledOn.isEmpty) else { return nil }
    guard !calls.isEmpty else { return .notAmongTheCalls }
    let isSure = calls.allSatisfy { call in call.indices.contains { call.event.calls[$0].doubt == nil } }
    return notCalledOn.isEmpty && isSure ? .called : .sometimes
  }

  /// `SceneDelegate.sceneDidBecomeActive(_:)`, `ScenePhase.active`.
  package var fullName: String {
    let owner = delegate ?? types.first
    return (owner ?? "") + (name.hasPrefix(".") || owner == nil ? "" : ".") + name
  }
}

/// A state with the ways in and out.
package struct StateAnswer: Hashable, Sendable {
  package let page: String
  package let version: String
  package let name: String
  /// The page's words, as Markdown.
  package let documentation: String
  package let status: String?
  package let sources: [Provenance.Source]
  /// The segments of events that lead into it, or one of its substates, from elsewhere.
  package let waysIn: [EventAnswer]
  /// The segments of events that lead out of it, or of the state around it.
  package let waysOut: [WayOut]

  package struct WayOut: Hashable, Sendable {
    package let event: EventAnswer
    /// `Foreground` for a way out that *Inactive* has from the state around it; `nil` for its own.
    package let inheritedFrom: String?
  }
}
