import Documents
import Emission
import LifecycleModel

/// The comment of a generated method: the page's documentation, its events, and its deprecation.
struct SwiftCallbackComment {
  /// The lines, indented by two columns later.
  let lines: [String]

  /// Writes the comment of a callback.
  init(_ id: CallbackID, signature: SwiftSignature, in lifecycle: Lifecycle) {
    let words = PageStrings(language: lifecycle.language)
    let callback = lifecycle[id]
    var paragraphs = [SwiftComment.paragraph(callback.documentation, of: callback.attributes.provenance)]
    paragraphs.append(Self.calls(of: id, in: lifecycle, words: words))
    if let frequency = callback.attributes.frequency {
      paragraphs[1] += " " + words.phrase("swift.atMost", words.frequency(frequency))
    }
    paragraphs.append(Self.outcome(of: id, in: lifecycle, words: words))
    if signature.compoundName != callback.name.withoutParameterTypes, signature.name != callback.name {
      paragraphs.append(words.phrase("swift.pageName", SwiftComment.code(callback.name)))
    }
    lines = SwiftComment.lines(paragraphs, indent: 2)
  }

  /// The events and the uncertain calls: `Called on Launch, Return.`, followed by a list unless what is uncertain is so on all.
  private static func calls(of id: CallbackID, in lifecycle: Lifecycle, words: PageStrings) -> String {
    var events: [String] = []
    var doubts: [(text: String, events: [String])] = []
    for chain in lifecycle.chains {
      let name = MarkdownWriter.escaped(lifecycle.eventName(of: chain))
      for step in chain.flatMap({ lifecycle[$0].steps }) where step.callback == id {
        if !events.contains(name) { events.append(name) }
        guard let doubt = words.certainty(step.certainty) else { continue }
        let index = doubts.firstIndex { $0.text == doubt } ?? doubts.endIndex
        if index == doubts.endIndex { doubts.append((doubt, [])) }
        if !doubts[index].events.contains(name) { doubts[index].events.append(name) }
      }
    }
    guard !events.isEmpty else { return "" }
    let called = words.phrase("swift.calledOn", events.joined(separator: ", "))
    if doubts.count == 1, doubts[0].events == events {
      return called + " " + MarkdownWriter.escaped(doubts[0].text).capitalized + words.fullStop
    }
    let items = doubts.map { "- \(($0.events + [MarkdownWriter.escaped($0.text)]).joined(separator: ", "))" }
    return ([called] + items).joined(separator: "\n")
  }

  /// Deprecation, removal and replacement.
  private static func outcome(of id: CallbackID, in lifecycle: Lifecycle, words: PageStrings) -> String {
    let availability = lifecycle.availability(of: id)
    guard availability.deprecated != nil || availability.removed != nil else { return "" }
    let replacement = lifecycle.replacement(of: id).map { text in
      let names = text.alternativeNames?.map(SwiftComment.code).joined(separator: " \(words.phrase("swift.or")) ")
      return words.phrase("swift.replacement", names ?? MarkdownWriter.escaped(text))
    }
    let sentences = [
      availability.deprecated.map { words.phrase("swift.deprecated", $0.description) },
      availability.removed.map { words.phrase("swift.removed", $0.description) },
      replacement,
    ]
    return sentences.compactMap { $0 }.joined(separator: " ")
  }
}
