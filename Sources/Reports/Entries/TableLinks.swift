import Documents
import LifecycleModel
import Text

/// The links of the names in a table.
package struct TableLinks: Sendable {
  package static let none = TableLinks(state: { _ in nil }, event: { _ in nil }, callback: { _ in nil })

  /// The address of a state.
  let state: @Sendable (StateID) -> String?
  /// The address of a transition's event.
  let event: @Sendable (TransitionID) -> String?
  /// The address of a callback.
  let callback: @Sendable (CallbackID) -> String?

  func name(of id: StateID, in lifecycle: Lifecycle) -> InlineContent.Inline {
    linked(.text(lifecycle[id].name), to: state(id))
  }

  /// The states of a chain: `Not running → Inactive → Active`.
  func path(of chain: some Collection<TransitionID>, in lifecycle: Lifecycle) -> [InlineContent.Inline] {
    path(through: lifecycle.states(of: chain), in: lifecycle)
  }

  /// States one after the other: `Not running → Inactive → Active`.
  func path(through states: [StateID], in lifecycle: Lifecycle) -> [InlineContent.Inline] {
    states.enumerated().flatMap { place, state in
      (place == 0 ? [] : [.text(" → ")]) + [name(of: state, in: lifecycle)]
    }
  }

  /// The event of a transition; the text in its place where it has none.
  func event(of id: TransitionID, in lifecycle: Lifecycle, orElse text: String) -> InlineContent.Inline {
    linked(.text(lifecycle[id].event.nilIfEmpty ?? text), to: event(id))
  }

  /// A callback's name; with that of its delegate where it is `qualified`.
  func name(of id: CallbackID, in lifecycle: Lifecycle, qualified: Bool = false) -> InlineContent.Inline {
    linked(.code(qualified ? lifecycle.qualifiedName(of: id) : lifecycle.shownName(of: id)), to: callback(id))
  }

  private func linked(_ run: InlineContent.Inline, to url: String?) -> InlineContent.Inline {
    url.map { .link([run], url: $0) } ?? run
  }
}

extension InlineContent {
  /// The replacement of an API: names are code; `or` between them and whole sentences are not.
  package init(replacement text: String?) {
    self =
      text?.alternativeNames.map { names in InlineContent(lines: names.map { [.code($0)] }) }
      ?? InlineContent(plain: text)
  }

  /// The documentation of an element, without the links at its end that the column of sources shows.
  package init(description markdown: String, sources: [Provenance.Source]) {
    let urls = Set(sources.map(\.url))
    var lines = InlineContent(markdown: markdown.capitalized).lines
    while var line = lines.popLast() {
      while let run = line.last, Self.isRedundant(run, urls: urls) { line.removeLast() }
      if !line.isEmpty {
        lines.append(Self.trimmed(line))
        break
      }
    }
    self.init(lines: lines)
  }

  private static func trimmed(_ line: [Inline]) -> [Inline] {
    guard case .text(let text) = line.last else { return line }
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return line.dropLast() + [.text(String(text[..<end]))]
  }

  private static func isRedundant(_ run: Inline, urls: Set<String>) -> Bool {
    switch run {
    case .link(_, let url): urls.contains(url)
    case .text(let text): text.allSatisfy { $0.isWhitespace || $0 == "," || $0 == ";" }
    case .code, .strong, .emphasis, .indent: false
    }
  }
}
