import Emission
import Text

/// The addresses that hosts of Markdown give to the headings of a page.
///
/// GitHub, GitLab and Docusaurus take a heading's words in lower case with `-` between them, and number what comes again; they
/// differ where signs stand alone between words, and for digits alone. Python-Markdown and `markdown-to-confluence` do the same
/// for words in ASCII, but count in other ways. A heading on which hosts differ gets an anchor of its own. DocC keeps letter case
/// and drops signs.
struct HeadingAnchors {
  /// The address of a heading.
  struct Anchor: Hashable, Sendable {
    /// The address after `#`; `nil` for a heading that cannot be reached.
    let fragment: String?
    /// `true` where the heading needs an element with this id.
    let isExplicit: Bool
  }

  /// The anchors in the order of the headings.
  let all: [Anchor]

  /// Finds the anchors of all headings of a page, which are given as plain text.
  init(_ headings: [String], on host: WikiHost) {
    switch host {
    case .folder, .github, .gitlab, .mkdocs, .confluence, .docusaurus: all = Self.slugs(of: headings, on: host)
    case .docc: all = Self.fragments(of: headings)
    }
  }

  private static func slugs(of headings: [String], on host: WikiHost) -> [Anchor] {
    let plain = headings.map(slug)
    var counts: [String: Int] = [:]
    // A number after a heading may make it the same as another, which each host solves in its own way.
    let taken = Set(plain)
    var ids = UniqueNames()
    return plain.map { slug in
      let count = counts[slug, default: 0]
      counts[slug] = count + 1
      let numbered = count == 0 ? slug : "\(slug)-\(count)"
      let isCommon =
        !slug.isEmpty && !slug.contains("--") && !slug.hasPrefix("-") && !slug.hasSuffix("-")
        && !slug.allSatisfy(\.isNumber) && (count == 0 || !taken.contains(numbered))
      let isUnsafe = host.readsAnchorsInPython && (count > 0 || !isPlain(slug))
      guard !isCommon || isUnsafe else { return Anchor(fragment: numbered, isExplicit: false) }
      let needsDigest = host.dialect == .portable && !isPlain(slug)
      let words = needsDigest ? String(StableHash.digest(slug).prefix(8)) : squeezed(slug)
      return Anchor(fragment: ids.take("instar-" + words, separator: "-"), isExplicit: true)
    }
  }

  private static func isPlain(_ slug: String) -> Bool { slug.utf8.allSatisfy { $0 < 0x80 } }

  /// As GitHub makes it.
  static func slug(of heading: String) -> String {
    let kept = heading.lowercased().unicodeScalars.filter { $0 == " " || $0 == "-" || isWord($0) }
    return String(String.UnicodeScalarView(kept)).replacing(" ", with: "-")
  }

  private static func squeezed(_ slug: String) -> String {
    slug.split(separator: "-").joined(separator: "-").nilIfEmpty ?? "heading"
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      true
    default: false
    }
  }

  private static func fragments(of headings: [String]) -> [Anchor] {
    let fragments = headings.map(fragment)
    let counts = Dictionary(fragments.map { ($0, 1) }, uniquingKeysWith: +)
    return fragments.map { fragment in
      let isAlone = counts[fragment] == 1
      return Anchor(fragment: isAlone ? fragment : nil, isExplicit: false)
    }
  }

  /// As DocC makes it; `nil` for a heading with signs that it might keep.
  private static func fragment(of heading: String) -> String? {
    let words = heading.split(separator: " ").joined(separator: "-")
    let kept = words.unicodeScalars.filter { $0 == "-" || !isPunctuation($0) }
    guard !kept.isEmpty, kept.allSatisfy({ $0 == "-" || isWord($0) }) else { return nil }
    let fragment = String(String.UnicodeScalarView(kept))
    // Words of signs alone leave hyphens, which DocC may take for fewer.
    return fragment.contains("--") || fragment.hasPrefix("-") || fragment.hasSuffix("-") ? nil : fragment
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
