import Emission
import LifecycleModel
import Text

/// The addresses of the headings of a wiki's pages.
struct WikiAnchors: Sendable {
  private(set) var states: [StateID: HeadingAnchors.Anchor] = [:]
  private(set) var events: [TransitionID: HeadingAnchors.Anchor] = [:]
  private(set) var callbacks: [CallbackID: HeadingAnchors.Anchor] = [:]
  private(set) var delegates: [DelegateID: HeadingAnchors.Anchor] = [:]

  private let host: WikiHost
  private let titles: [WikiPage: String]

  /// Finds the headings of things that are given in the order of their headings, on pages with titles.
  init(
    states: [StateID], events: [WikiBook.Event], callbacks: [(delegate: DelegateID, callbacks: [CallbackID])],
    in lifecycle: Lifecycle, on host: WikiHost, titles: [WikiPage: String]
  ) {
    self.host = host
    self.titles = titles
    for (state, anchor) in zip(states, anchors(states.map { lifecycle[$0].name }, on: .states)) {
      self.states[state] = anchor
    }
    for (event, anchor) in zip(events, anchors(events.map(\.name), on: .transitions)) {
      for transition in event.chains.joined() { self.events[transition] = anchor }
    }
    let names = callbacks.flatMap { delegate, callbacks in
      [lifecycle[delegate].name] + callbacks.map { lifecycle.shownName(of: $0) }
    }
    var headings = anchors(names, on: .callbacks)
    for (delegate, callbacks) in callbacks {
      delegates[delegate] = headings.popFirst()
      for callback in callbacks { self.callbacks[callback] = headings.popFirst() }
    }
  }

  /// The anchors of a page's headings, but for its title.
  private func anchors(_ headings: [String], on page: WikiPage) -> ArraySlice<HeadingAnchors.Anchor> {
    HeadingAnchors([titles[page] ?? ""] + headings, on: host).all.dropFirst()
  }
}

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

/// The place of a life cycle's wiki: its host, and its folder in a wiki of several life cycles.
package struct WikiPlace: Hashable, Sendable {
  package let host: WikiHost
  /// The folder of the life cycle in a wiki of several; `nil` for a wiki of its own.
  package let folder: String?
  /// The name of the life cycle where another of the wiki has the same; `nil` where its own will do.
  package let title: String?

  /// A place on a host.
  package init(_ host: WikiHost, folder: String? = nil, title: String? = nil) {
    self.host = host
    self.folder = folder
    self.title = title
  }

  /// The folder of the pages, below that of the life cycle's outputs, or of all life cycles' outputs.
  ///
  /// In a repository, each wiki stays beside the other outputs of its life cycle; other hosts get one folder with all of them.
  var path: String { isShared ? "wiki/\(folder ?? "")" : "wiki" }

  /// `true` where the pages of several life cycles are in one folder.
  package var isShared: Bool { folder != nil && host != .folder }

  /// The file of a page, without its ending.
  func name(of page: WikiPage) -> String {
    guard let folder, host.hasGlobalNames else { return ownName(of: page) }
    return "\(folder)-\(page == .home ? "Overview" : ownName(of: page))"
  }

  private func ownName(of page: WikiPage) -> String {
    switch page {
    case .home:
      switch host {
      case .folder: "README"
      case .github: "Home"
      case .gitlab: "home"
      case .mkdocs, .confluence, .docusaurus: "index"
      case .docc: "Overview"
      }
    case .states: "States"
    case .transitions: "Call-order"
    case .callbacks: "Callbacks"
    case .comparison: "Counterparts"
    case .rules: "Rules"
    }
  }

  /// The address of a page, as seen from another of the life cycle.
  func address(of page: WikiPage) -> String {
    let name = name(of: page).percentEncodedPath
    switch host {
    case .folder, .mkdocs, .confluence, .docusaurus: return name + ".md"
    // Links to pages lead from the root of the wiki, wherever they stand; GitHub's pages are all there.
    case .github: return name
    case .gitlab: return folder.map { $0.percentEncodedPath + "/" + name } ?? name
    case .docc: return "doc:" + name
    }
  }

  /// The address of a page, as seen from the first page of a wiki of several life cycles.
  func addressFromOverview(of page: WikiPage) -> String {
    guard let folder, !host.hasGlobalNames else { return address(of: page) }
    return folder.percentEncodedPath + (host == .folder ? "/wiki/" : "/") + address(of: page)
  }

  func address(ofPicture name: String) -> String {
    if host == .docc { return name }
    // GitHub shows every page at the root of the wiki.
    let root = host == .github ? folder.map { $0.percentEncodedPath + "/" } ?? "" : ""
    return "\(root)pictures/\(name).svg"
  }
}
