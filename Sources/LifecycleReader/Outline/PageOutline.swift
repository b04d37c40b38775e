import Diagnostics
import LifecycleModel
import Text

/// A page's title, the blocks that introduce it, and its sections: headings that are a word of the vocabulary, such as `## States`.
///
/// Other headings, with what is below them, are prose; one that is almost a section's is told (`NearMiss`).
struct PageOutline: Sendable {
  /// A section of the vocabulary.
  struct Section: Sendable {
    /// The subject.
    let kind: SectionKind
    /// The heading with what is below it, but for sections of their own.
    let part: PagePart
  }

  /// A heading that is almost a section's, by its words or by what is below it.
  struct NearMiss: Sendable {
    let kind: SectionKind
    /// The heading's words.
    let words: String
    /// Their place.
    let range: SourceRange
    /// The section's words.
    let suggestion: String
    /// `true` for one that differs in a few letters only.
    let isMisspelling: Bool
    /// `true` where the heading has a word of the section, and `false` where only what is below it looks like one.
    let isNamed: Bool
  }

  /// The title's heading.
  private(set) var title: Int?
  /// The blocks between the title and the next heading.
  private(set) var introduction: [Int] = []
  /// The sections in page order.
  private(set) var sections: [Section] = []
  /// Headings outside sections that are almost a section's.
  private(set) var nearMisses: [NearMiss] = []
  /// The parts outside sections.
  private var others: [PagePart] = []

  private let document: MarkdownDocument
  private let vocabulary: Vocabulary
  /// The words of each kind, which are compared with every heading.
  private let phrases: [(kind: SectionKind, phrases: [String])]
  /// The kinds of the headings that are a section's.
  let kinds: [Int: SectionKind]

  /// Sorts a page's headings.
  init(_ document: MarkdownDocument, vocabulary: Vocabulary) {
    self.document = document
    self.vocabulary = vocabulary
    phrases = SectionKind.allCases.map { ($0, vocabulary.phrases($0.rawValue)) }
    kinds = Self.kinds(of: document, vocabulary)
    let root = document.parts
    introduction = root.blocks
    visit(root, isInSection: false)
    // A word of the heading says more than what is below it: "Order rules" with calls are rules.
    let kinds = [SectionKind.states, .transitions, .callbacks, .delegates, .rules, .scenarios]
    for (hasWord, kind) in kinds.map({ (true, $0) }) + kinds.map({ (false, $0) }) where !has(kind) {
      for part in others where !has(kind) {
        if let found = nearMiss(part, of: kind, hasWord: hasWord) { nearMisses.append(found) }
      }
    }
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
        let near = phrases.lazy.compactMap { kind, phrases in
          NearestWord.phrase(near: text[range], in: phrases).map { (kind, $0) }
        }.first
        if let (kind, suggestion) = near {
          nearMisses.append(
            NearMiss(
              kind: kind, words: text[range], range: text.source(of: range), suggestion: suggestion,
              isMisspelling: true,
              isNamed: true))
        } else {
          others.append(part)
        }
      }
    }
    for inner in part.parts { visit(inner, isInSection: isInSection || isSection) }
  }

  /// Returns `true` for a section that the page has, or may have below a heading that is almost its own.
  private func has(_ kind: SectionKind) -> Bool {
    sections.contains { $0.kind == kind } || nearMisses.contains { $0.kind == kind }
  }

  /// A heading with a word of a section among others, or without one and with entries of that section below it.
  private func nearMiss(_ part: PagePart, of kind: SectionKind, hasWord: Bool) -> NearMiss? {
    guard let heading = part.heading else { return nil }
    let text = document.richText(of: heading)
    let range = Self.words(ofHeading: text)
    let phrases = self.phrases.first { $0.kind == kind }?.phrases ?? []
    let holdsItems = part.blocks.contains(where: document.isList) || !part.parts.isEmpty
    let isNamed = kind != .rules && kind != .scenarios || holdsItems
    let words = NameKey(text[range])
    let word = hasWord && isNamed ? phrases.first { words.holdsWords(NameKey($0)) } : nil
    guard !ArrowScanner.standard.hasArrow(in: text.text), !nearMisses.contains(where: { $0.words == text[range] }),
      let suggestion = word ?? (!hasWord && looksLike(kind, part) ? phrases.first : nil)
    else { return nil }
    return NearMiss(
      kind: kind, words: text[range], range: text.source(of: range), suggestion: suggestion, isMisspelling: false,
      isNamed: word != nil)
  }

  /// Returns `true` for a part in which most items are of a section: paths, or callbacks of Apple's; or one is the initial state.
  private func looksLike(_ kind: SectionKind, _ part: PagePart) -> Bool {
    let items = document.items(in: part.blocks).map(\.text)
    switch kind {
    case .transitions:
      return areMost(items) { item in
        ArrowScanner.standard.arrows(in: item.fullRange, of: item).contains { !$0.isWord }
      }
    case .callbacks:
      // In a numbered list, calls are steps.
      return areMost(document.items(in: part.blocks.filter(document.isBulletList)).map(\.text)) { item in
        item.codeSpans(in: item.fullRange).first.map { code in
          APICatalog.standard.hasEntry(named: CallbackMention(item[code.bytes]) { _ in false }.name)
        } ?? false
      }
    case .states:
      let cells = document.tables(in: part.blocks).flatMap(\.rows).flatMap(\.cells)
      return (items + cells).contains { text in
        let attributes =
          [text.fullRange] + text.parentheses(in: text.fullRange).map { $0.opening.upperBound..<$0.closing.lowerBound }
        return attributes.flatMap(text.fields).contains {
          vocabulary.key(.attribute, matching: text[$0]) == "attribute.initial"
        }
      }
    case .delegates, .scenarios, .rules, .counterparts, .sceneConfigurations, .logLines: return false
    }
  }

  private func areMost(_ items: [RichText], _ isEntry: (RichText) -> Bool) -> Bool {
    let matching = items.count(where: isEntry)
    return matching > 1 && matching * 2 > items.count
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
      let words = words(ofHeading: text)
      kinds[block] = vocabulary.key(.section, matching: text[words]).flatMap(SectionKind.init)
      // `Scenario: a walk` has its name in the section's heading.
      if kinds[block] == nil, let colon = text.places(of: .colon, in: words).first,
        vocabulary.key(.section, matching: text[text.trimmed(words.lowerBound..<colon.lowerBound)])
          == SectionKind.scenarios.rawValue,
        !ArrowScanner.standard.hasArrow(in: text.text)
      {
        kinds[block] = .scenarios
      }
    }
    return kinds
  }

  /// A heading without the number or emoji before it and the colon after it.
  static func words(ofHeading heading: RichText) -> Range<Int> {
    let isEnd = { (byte: UInt8) in byte.isASCIILetter || byte == UInt8(ascii: ")") || byte >= 0x80 }
    if let start = heading.bytes.firstIndex(where: { $0.isASCIILetter || $0 >= 0x80 }), heading.bytes[start] < 0x80,
      let last = heading.bytes.lastIndex(where: isEnd), heading.bytes[last] < 0x80
    {
      return start..<max(start, last + 1)
    }
    let text = heading.text
    var start = text.firstIndex(where: \.isLetter) ?? text.endIndex
    // Numerals of Chinese and Japanese are letters.
    let numeral = text[start...].prefix(while: \.isNumber)
    if !numeral.isEmpty, let mark = text[numeral.endIndex...].first, "、．.".contains(mark) {
      start = text[numeral.endIndex...].firstIndex(where: \.isLetter) ?? text.endIndex
    }
    let end = text[start...].lastIndex { $0.isLetter || $0 == ")" }.map { text.index(after: $0) } ?? start
    return text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
  }
}

extension Report {
  /// Adds a heading that is almost a section's, and notes what is not read because of it.
  func add(_ nearMiss: PageOutline.NearMiss) {
    switch nearMiss.kind {
    case .states: sourceMap.unread.states.append(nearMiss.range)
    case .transitions: sourceMap.unread.transitions.append(nearMiss.range)
    case .callbacks, .delegates, .scenarios, .rules, .counterparts, .sceneConfigurations, .logLines: break
    }
    add(
      nearMiss.isMisspelling
        ? .misspeltSection(nearMiss.words, meant: nearMiss.suggestion, at: nearMiss.range)
        : .unrecognizedSection(
          nearMiss.words, meant: nearMiss.suggestion, isCertain: nearMiss.isNamed, at: nearMiss.range))
  }
}
