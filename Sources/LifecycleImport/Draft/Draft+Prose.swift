import Documents
import LifecycleReader
import Text

extension Draft {
  /// Adds a paragraph of plain text to the summary.
  mutating func addProse(_ text: String) { summary.addParagraph(text) }

  /// A transition in words: `'Play' from 'Idle' to 'Playing'`.
  func description(of transition: DraftTransition) -> String {
    let names = transition.path.map { "'\(states[$0].name)'" }
    let event = transition.event.isEmpty ? "" : " '\(transition.event)'"
    let calls = transition.calls.joined().count
    return "transition\(event) from \(names[0]) to \(names[names.count - 1])"
      + (calls == 0 ? "" : calls == 1 ? " with a call" : " with \(calls) calls")
  }
}

extension DraftState {
  /// Adds a paragraph of plain text to the prose; in quotation marks if a page would take its end for attributes.
  mutating func addProse(_ text: String) {
    documentation.addParagraph(text.endsInAttributes ? "“\(text)”" : text)
  }
}

extension DraftTransition {
  /// Adds a paragraph of plain text to the prose.
  mutating func addProse(_ text: String) { documentation.addParagraph(text) }
}

extension String {
  /// `true` for text with a parenthesis at its end that begins with an attribute: `is shown (initial)`.
  fileprivate var endsInAttributes: Bool {
    let text = last == "." ? dropLast() : self[...]
    guard text.last == ")", let opening = text.lastIndex(of: "(") else { return false }
    let field = text[opening...].dropFirst().dropLast().prefix { !",;".contains($0) }.trimmingSpaces
    guard case .attribute = AttributePhrase.standard.match(String(field), code: nil) else { return false }
    return true
  }

  /// Adds plain text as a paragraph of Markdown.
  fileprivate mutating func addParagraph(_ text: String) {
    guard !text.isEmpty else { return }
    let paragraph = MarkdownWriter(.gitHub).paragraph([.text(text)])
    self = isEmpty ? paragraph : self + "\n\n" + paragraph
  }
}
