import LifecycleModel
import SymbolKit

/// A declaration as a symbol graph spells it, taken apart: its attributes, its modifiers, and the rest.
struct DeclarationFragments {
  /// The declaration without attributes and without what only says when or where it may be called.
  let text: String
  /// The isolation that its attributes and modifiers name; `nil` for none.
  let isolation: Isolation?

  /// Takes the fragments of a symbol apart.
  init(_ symbol: SymbolGraph.Symbol) {
    let fragments = symbol[mixin: SymbolGraph.Symbol.DeclarationFragments.self]?.declarationFragments ?? []
    let start = fragments.firstIndex { $0.kind == .keyword && Self.introducers.contains($0.spelling) } ?? 0
    let head = fragments[..<start]
    let kept = head.filter { $0.kind == .keyword && Self.kept.contains($0.spelling) }.map(\.spelling)
    let rest = fragments[start...].map(\.spelling).joined()
    // A line end of a declaration that takes several is a space.
    let words = (kept + [rest]).joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    text = words.hasPrefix("let ") ? "var " + words.dropFirst(4) + " { get }" : words
    let actor = head.first { $0.kind == .attribute && $0.preciseIdentifier != nil && $0.spelling.hasSuffix("Actor") }
    if let actor {
      isolation = .globalActor(actor.spelling.hasPrefix("@") ? String(actor.spelling.dropFirst()) : actor.spelling)
    } else {
      isolation = head.contains { $0.spelling == "nonisolated" } ? .nonisolated : nil
    }
  }

  /// The keywords with which the declarations of callbacks and of their types begin.
  private static let introducers: Set = ["func", "var", "let", "init", "protocol", "class", "actor"]

  /// The modifiers that are part of what is declared.
  private static let kept: Set = ["static", "mutating"]
}
