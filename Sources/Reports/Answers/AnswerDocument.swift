import Documents
import Emission
import LifecycleDiff
import LifecycleModel
import Text

extension Answer {
  /// The answer as a section that one can paste into an issue; a terminal shows the same.
  package var document: Document {
    switch kind {
    case .unknown:
      Document(
        title: "Not known: \(asked)",
        introduction: [
          .sentence(
            others.isEmpty
              ? "No page has a callback, an event, a situation or a state of this name."
              : "No page has it. What is near:")
        ] + (others.isEmpty ? [] : [Self.list(of: others)]))
    case .callback, .callbackOnEvent, .event, .state:
      Document(
        title: full.count == 1 ? title(of: full[0]) : asked, introduction: full.count == 1 ? blocks(of: full[0]) : [],
        sections: (full.count == 1 ? [] : full.map { Document.Section(title: title(of: $0), blocks: blocks(of: $0)) })
          + (brief.isEmpty ? [] : [Document.Section(title: "On other pages", blocks: [.list(.bullets, brief)])])
          + (others.isEmpty ? [] : [Document.Section(title: "See also", blocks: [Self.list(of: others)])]))
    }
  }

  /// The entries that are told in full: of events, those of the first page.
  private var full: [Entry] {
    guard case .event(let first)? = entries.first else { return entries }
    return entries.filter { if case .event(let event) = $0 { event.page == first.page } else { true } }
  }

  /// The events of the other pages with their calls alone, each an item.
  private var brief: [Block.Item] {
    entries.filter { !full.contains($0) }.compactMap { entry in
      guard case .event(let event) = entry else { return nil }
      let calls = event.calls.isEmpty ? "nothing is called" : event.calls.map(\.name).joined(separator: ", ")
      return Block.Item(
        InlineContent(plain: event.line + Self.place(event.page, event.version)),
        blocks: [.sentence(calls)] + (event.wayBack.map { [.sentence($0.sentence)] } ?? []))
    }
  }

  private func title(of entry: Entry) -> String {
    switch entry {
    case .callback(let callback):
      callback.fullName
    case .event(let event): event.headline + Self.place(event.page, event.version)
    case .state(let state): state.name + Self.place(state.page, state.version)
    case .situation(let remark): remark.situation
    }
  }

  /// ` (uikit-scenes, iOS 27)`.
  private static func place(_ page: String, _ version: String) -> String {
    " (\(page)\(version.isEmpty ? "" : ", \(version)"))"
  }

  private static func list(of others: [Other]) -> Block {
    .list(
      .bullets,
      others.map { other in
        let command =
          "instar when \(ShellWord.quoted(other.question))"
          + (other.page.map { " --page \(ShellWord.quoted($0))" } ?? "")
        return Block.Item(InlineContent(lines: [[.code(command), .text(other.title.map { ": \($0)" } ?? "")]]))
      })
  }

  private func blocks(of entry: Entry) -> [Block] {
    switch entry {
    case .callback(let callback): callback.blocks
    case .event(let event): event.blocks
    case .state(let state): state.blocks
    case .situation(let remark): remark.blocks(isNamed: false)
    }
  }
}

extension Remark {
  /// The facts and their source; `isNamed` for the name of the situation before them, which a title has otherwise.
  fileprivate func blocks(isNamed: Bool = true) -> [Block] {
    (isNamed ? [.paragraph(InlineContent(.strong([.text(situation)])))] : []) + [.paragraph(InlineContent(.text(text)))]
      + (source.map { [.paragraph(InlineContent(.link([.text($0)], url: $0)))] } ?? [])
  }
}

extension [Provenance.Source] {
  fileprivate var blocks: [Block] {
    isEmpty ? [] : [.list(.bullets, map { Block.Item(InlineContent(.link([.text($0.title)], url: $0.url))) })]
  }
}

extension AnsweredCall {
  /// `documented`, `observed: iOS 14; may be skipped`, `no source is named`.
  fileprivate var remarks: String {
    [status ?? "no source is named", doubt, versions.isEmpty ? nil : versions].compactMap(\.self).joined(
      separator: "; ")
  }

  fileprivate var item: Block.Item { Block.Item(InlineContent(.code(name), .text(": " + remarks))) }
}

extension EventAnswer.WayBack {
  /// `And back, Return: Background → Active: ScenePhase.active`.
  fileprivate var sentence: String {
    "And back, \(headline): " + (calls.isEmpty ? "nothing is called" : calls.joined(separator: ", "))
  }
}

extension EventAnswer {
  /// The event with its calls in order, and the sources.
  fileprivate var blocks: [Block] {
    introduction + callList + (wayBack.map { [.sentence($0.sentence)] } ?? []) + (remark?.blocks() ?? [])
      + sources.blocks
  }

  fileprivate var introduction: [Block] {
    let description = InlineContent(description: documentation, sources: sources)
    return (description.isEmpty ? [] : [.paragraph(description)])
      + (alike.isEmpty ? [] : [.sentence("The same: \(alike.joined(separator: "; "))")])
  }

  /// The calls in order, with the states between them; those in any order below one number.
  fileprivate var callList: [Block] {
    guard !calls.isEmpty else {
      return [.sentence("Nothing is called (\(status ?? "no source is named")).")]
    }
    var items: [Block.Item] = []
    var index = 0
    while index < calls.count {
      let call = calls[index]
      let group = call.group.map { group in calls[index...].prefix { $0.group == group } } ?? calls[index...index]
      if group.count == 1 {
        items.append(call.item)
      } else {
        items.append(Block.Item(InlineContent(.text("In any order:")), blocks: [.list(.bullets, group.map(\.item))]))
      }
      if let reached = group.last?.reached { items.append(Block.Item(InlineContent(.strong([.text(reached)])))) }
      index = group.endIndex
    }
    return [.list(.numbers, items)]
  }

  /// `Leave: Active → Inactive → Background (documented)`.
  fileprivate var line: String { headline + (status.map { " (\($0))" } ?? "") }
}

extension CallbackAnswer {
  fileprivate var blocks: [Block] {
    let description = InlineContent(
      description: documentation, sources: sources + (link.map { [.init(title: "", url: $0)] } ?? []))
    return (verdict.map { [.paragraph(InlineContent(.strong([.text($0.sentence(about: fullName))])))] } ?? [])
      + [.sentence(facts)] + (description.isEmpty || notification != nil ? [] : [.paragraph(description)])
      + ((notification == nil ? link : nil).map { [.paragraph(InlineContent(.link([.text($0)], url: $0)))] } ?? [])
      + sources.blocks
      + (remark?.blocks() ?? []) + places
  }

  /// `A method of UIWindowSceneDelegate, since iOS 13, documented.`
  private var facts: String {
    if let notification { return "\(notification) is posted with this call." + scenesOfNotification }
    let isValue = name.hasPrefix(".")
    let owners = types.isEmpty ? [delegate].compactMap(\.self) : types
    let owner = owners.isEmpty ? "" : " of \(owners.joined(separator: ", "))"
    let parts = [
      (isValue ? "A value" : "A method") + owner, since.map { "since \($0)" },
      deprecated.map { "deprecated since \($0)" + (replacement.map { " (use \($0))" } ?? "") }, status,
    ]
    let scenes = inScenes.map {
      " In an app with scenes, the scene delegate's \($0) is called instead; built with the iOS 27 SDK, every app has scenes."
    }
    return parts.compactMap(\.self).joined(separator: ", ") + "." + (scenes ?? "")
  }

  /// Apple says it of each of them on the page of the method, as of `applicationWillEnterForeground(_:)`.
  private var scenesOfNotification: String {
    inScenes == nil
      ? ""
      : " In an app with scenes, where the method is not called, it goes on being posted, for the app as a whole: with the scene "
        + "delegate's \(inScenes ?? "")."
  }

  private var places: [Block] {
    guard let page = pages.first else {
      return [.sentence("When it is called is not known: no page has it.")]
    }
    var blocks = unknownEvent.map { [Block.sentence("Which event '\($0)' is, is not known. All events:")] } ?? []
    let place = "\(page)\(version.isEmpty ? "" : " (\(version))")"
    if !calls.isEmpty {
      let count = calls.count == 1 ? "one event" : "\(calls.count) events"
      blocks.append(.heading(InlineContent(plain: "Called on \(count) of \(place)")))
      blocks.append(.list(.bullets, calls.map(\.item)))
    } else if notCalledOn.isEmpty, remark == nil {
      blocks.append(.sentence("No event of \(place) calls it."))
    }
    if !notCalledOn.isEmpty {
      blocks.append(.heading(InlineContent(plain: "Not among the calls of")))
      // Of many events, as those that begin in a state, each is a line.
      let isBrief = notCalledOn.count > 2
      blocks.append(
        .list(
          .bullets,
          notCalledOn.map { event in
            Block.Item(
              InlineContent(plain: "\(event.headline)\(calls.isEmpty ? ", on \(place)" : "")"),
              blocks: isBrief ? [] : event.callList)
          }))
    }
    if !elsewhere.isEmpty, isOnEvent {
      blocks.append(.heading(InlineContent(plain: "It is called on")))
      blocks.append(.list(.bullets, elsewhere.map { Block.Item(InlineContent(plain: $0.line)) }))
    }
    if !counterparts.isEmpty || !absences.isEmpty {
      blocks.append(.heading(InlineContent(plain: "Corresponds to")))
      blocks.append(.list(.bullets, counterparts.map(\.item) + absences.map(\.item)))
    }
    if !besides.isEmpty {
      blocks.append(.heading(InlineContent(plain: "Besides")))
      blocks.append(.list(.bullets, besides.map { Block.Item(InlineContent(plain: "\($0.situation): \($0.text)")) }))
    }
    if pages.count > 1 {
      blocks.append(
        .sentence(
          "Also on \(pages.count == 2 ? "the page" : "the pages") \(pages.dropFirst().joined(separator: ", ")): add --page NAME."
        ))
    }
    return blocks
  }
}

extension CounterpartKnowledge.Found {
  /// "Coming from active: `UISceneDelegate.sceneWillResignActive(_:)` (by scene-phase)".
  fileprivate var item: Block.Item {
    let asked = askedPrevious.map { "Coming from \($0): " } ?? ""
    let previous = previous.map { ", coming from \($0)" } ?? ""
    let pages = pages.joined(separator: ", then ")
    return Block.Item(InlineContent(.text(asked), .code(call.fullName), .text("\(previous) (by \(pages))")))
  }
}

extension CounterpartKnowledge.Absence {
  /// "Nothing of `ScenePhase` (by scene-phase): no phase tells of it".
  fileprivate var item: Block.Item {
    let types = [InlineContent.Inline](types.map { [.code($0)] }.joined(separator: [.text(", ")]))
    let said = InlineContent(markdown: [substitute, notes].filter { !$0.isEmpty }.joined(separator: ". ")).lines
    let words = said.first.map { [.text(": ")] + $0 } ?? []
    let start = InlineContent.Inline.text(substitute.isEmpty ? "Nothing of " : "Instead of ")
    return Block.Item(InlineContent(lines: [[start] + types + [.text(" (by \(page))")] + words]))
  }
}

extension CallbackAnswer.Verdict {
  /// The sentence that begins the answer.
  fileprivate func sentence(about name: String) -> String {
    switch self {
    case .called: "Yes: \(name) is called then."
    case .sometimes: "Sometimes: \(name) is called on some of the events below, or may be skipped."
    case .notAmongTheCalls: "No: \(name) is not among the calls then."
    }
  }
}

extension CallbackAnswer.Call {
  /// The event, and the place of the call among those of the event.
  fileprivate var item: Block.Item {
    let all = event.calls
    let lines = indices.map { index -> InlineContent in
      let call = all[index]
      var words = "\(call.number) of \(all.count)"
      if let group = call.group {
        let others = all.filter { $0.group == group && $0.number != call.number }.map(\.name)
        words += ", in any order with " + others.joined(separator: ", ")
      }
      let before = all[..<index].last { call.group == nil || $0.group != call.group }
      let after = all[(index + 1)...].first { call.group == nil || $0.group != call.group }
      if let before { words += ", after \(before.name)" }
      if let after { words += ", before \(after.name)" }
      return InlineContent(plain: words + "; \(call.remarks)")
    }
    return Block.Item(
      InlineContent(plain: event.headline),
      blocks: lines.map(Block.paragraph) + event.alike.prefix(3).map { .sentence("also \($0)") })
  }
}

extension StateAnswer {
  fileprivate var blocks: [Block] {
    let description = InlineContent(description: documentation, sources: sources)
    return [
      description.isEmpty ? nil : Block.paragraph(description),
      .sentence("A state, \(status ?? "no source is named")."),
    ]
    .compactMap(\.self)
      + ways("Ways in", waysIn.map { ($0, nil) }) + ways("Ways out", waysOut.map { ($0.event, $0.inheritedFrom) })
  }

  private func ways(_ title: String, _ ways: [(EventAnswer, String?)]) -> [Block] {
    guard !ways.isEmpty else { return [.heading(InlineContent(plain: title)), .sentence("None.")] }
    return [
      .heading(InlineContent(plain: title)),
      .list(
        .bullets,
        ways.map { event, origin in
          Block.Item(
            InlineContent(plain: event.line + (origin.map { ", from \($0)" } ?? "")),
            blocks: event.calls.isEmpty
              ? [.sentence("Nothing is called.")] : [.sentence(event.calls.map(\.name).joined(separator: ", "))])
        }),
    ]
  }
}
