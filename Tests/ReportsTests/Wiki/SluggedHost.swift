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
      return heading.lowercased().replacing(#/[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/#, with: "").replacing(" ", with: "-")
    case .gitLab:
      let trimmed = heading.drop(while: \.isWhitespace).lowercased()
      let kept = trimmed.replacing(#/[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/#, with: "").replacing(" ", with: "-")
      let squeezed = kept.replacing(#/-+/#, with: "-")
      return squeezed.wholeMatch(of: #/\d+/#) == nil ? squeezed : "anchor-\(squeezed)"
    }
  }
}
