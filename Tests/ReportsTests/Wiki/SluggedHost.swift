/// A host's way of making the ids of headings, after its source code.
///
/// GitHub: the TOC filter of html-pipeline. GitLab: `Gitlab::Utils::Markdown.string_to_anchor` and its table of contents filter.
enum SluggedHost: CaseIterable {
  case gitHub
  case gitLab

  /// The ids of a page's headings, in order.
  func ids(of headings: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return headings.map { heading in
      let slug = slug(of: heading)
      let count = counts[slug, default: 0]
      counts[slug] = count + 1
      return count == 0 ? slug : "\(slug)-\(count)"
    }
  }

  private func slug(of heading: String) -> String {
    switch self {
    case .gitHub:
      return Self.kept(of: heading)
    case .gitLab:
      let squeezed = Self.kept(of: heading.drop(while: \.isWhitespace)).replacing(#/-+/#, with: "-")
      return squeezed.wholeMatch(of: #/\d+/#) == nil ? squeezed : "anchor-\(squeezed)"
    }
  }
  /// The letters, marks, decimal digits, connectors and hyphens of a text in lower case, with hyphens for spaces.
  private static func kept(of text: some StringProtocol) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
        kept.append(scalar)
      default: if scalar == "-" || scalar == " " { kept.append("-") }
      }
    }
    return String(kept)
  }
}
