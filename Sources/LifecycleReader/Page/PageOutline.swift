import Diagnostics
import LifecycleModel
import Text

/// A page's title, the blocks that introduce it, and its sections.
struct PageOutline: Sendable {
  /// A section of the vocabulary.
  struct Section: Sendable {
    /// The subject.
    let kind: SectionKind
    /// The heading with what is below it, but for sections of their own.
    let part: PagePart
  }

  /// A heading that is almost a section's.
  struct Misspelling: Sendable {
    /// The heading's words.
    let words: String
    /// Their place.
    let range: SourceRange
    /// The section's words.
    let suggestion: String
  }

  /// The title's heading.
  private(set) var title: Int?
  /// The blocks between the title and the next heading.
  private(set) var introduction: [Int] = []
  /// The sections in page order.
  private(set) var sections: [Section] = []
  /// Headings outside sections that are almost a section's.
  private(set) var misspellings: [Misspelling] = []

  private let document: MarkdownDocument
  private let vocabulary: Vocabulary
  /// The kinds of the headings that are a section's.
  private let kinds: [Int: SectionKind]

  /// Sorts a page's headings.
  init(_ document: MarkdownDocument, vocabulary: Vocabulary) {
    self.document = document
    self.vocabulary = vocabulary
    kinds = Self.kinds(of: document, vocabulary)
    let root = document.parts
    introduction = root.blocks
    visit(root, isInSection: false)
  }

  /// The sections of a kind in page order.
  func parts(of kind: SectionKind) -> [PagePart] { sections.filter { $0.kind == kind }.map(\.part) }

  private mutating func visit(_ part: PagePart, isInSection: Bool) {
    var isSection = false
    if let heading = part.heading {
      if let kind = kinds[heading] {
        isSection = true
        sections.append(Section(kind: kind, part: withoutSections(part)))
      } else if part.level == 1, title == nil {
        title = heading
        introduction = part.blocks
      } else if !isInSection {
        let text = document.richText(of: heading)
        let range = Self.words(ofHeading: text)
        let phrases = SectionKind.allCases.flatMap { vocabulary.phrases($0.rawValue) }
        if let suggestion = NearestWord.phrase(near: text[range], in: phrases) {
          misspellings.append(Misspelling(words: text[range], range: text.source(of: range), suggestion: suggestion))
        }
      }
    }
    for inner in part.parts { visit(inner, isInSection: isInSection || isSection) }
  }

  /// A section inside a section is a section of its own, not a part of the outer one.
  private func withoutSections(_ part: PagePart) -> PagePart {
    guard part.parts.contains(where: { holdsSection($0) }) else { return part }
    var part = part
    part.parts = part.parts.filter { inner in inner.heading.map { kinds[$0] == nil } ?? true }.map(withoutSections)
    return part
  }

  private func holdsSection(_ part: PagePart) -> Bool {
    part.heading.map { kinds[$0] != nil } ?? false || part.parts.contains { holdsSection($0) }
  }

  private static func kinds(of document: MarkdownDocument, _ vocabulary: Vocabulary) -> [Int: SectionKind] {
    var kinds: [Int: SectionKind] = [:]
    for block in document.topLevel {
      guard case .heading = document.nodes[block].kind else { continue }
      let text = document.richText(of: block)
      kinds[block] = vocabulary.key("section", matching: text[words(ofHeading: text)]).flatMap(SectionKind.init)
    }
    return kinds
  }

  /// A heading without the number or emoji before it and the colon after it.
  private static func words(ofHeading heading: RichText) -> Range<Int> {
    let isEnd = { (byte: UInt8) in byte.isASCIILetter || byte == UInt8(ascii: ")") || byte >= 0x80 }
    if let start = heading.bytes.firstIndex(where: { $0.isASCIILetter || $0 >= 0x80 }), heading.bytes[start] < 0x80,
      let last = heading.bytes.lastIndex(where: isEnd), heading.bytes[last] < 0x80
    {
      return start..<max(start, last + 1)
    }
    let text = heading.text
    let start = text.firstIndex(where: \.isLetter) ?? text.endIndex
    let end = text[start...].lastIndex { $0.isLetter || $0 == ")" }.map { text.index(after: $0) } ?? start
    return text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
  }
}
