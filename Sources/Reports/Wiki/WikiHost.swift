import Documents
import Emission
import LifecycleModel

/// The host of a wiki, which decides the names of its pages and the form of links.
package enum WikiHost: String, Hashable, Sendable, CaseIterable {
  /// A folder of a repository, on GitHub, GitLab or any other host of Markdown: links name files.
  case folder
  /// The wiki of a GitHub repository: links name pages.
  case github
  /// The wiki of a GitLab project: links name pages.
  case gitlab
  /// A site that MkDocs builds.
  case mkdocs
  /// A space of Confluence, to which `markdown-to-confluence` publishes.
  case confluence
  /// A site that Docusaurus builds: pages are MDX with front matter.
  case docusaurus
  /// A documentation catalogue of DocC.
  case docc

  /// The hosts of wikis; DocC's catalogues are a format of their own.
  package static let wikis: [WikiHost] = allCases.filter { $0 != .docc }

  /// The file of the list of pages; `nil` where the host lists them by itself.
  var sidebar: String? {
    switch self {
    case .folder, .github: "_Sidebar"
    case .gitlab: "_sidebar"
    case .mkdocs, .confluence, .docusaurus, .docc: nil
    }
  }

  /// `true` where all pages of a wiki share one space of names, whatever their folders, and links name pages, not files.
  var hasGlobalNames: Bool { self == .github || self == .gitlab }

  /// `true` where pages draw Mermaid without an extension.
  var drawsMermaid: Bool {
    switch self {
    case .folder, .github, .gitlab: true
    case .mkdocs, .confluence, .docusaurus, .docc: false
    }
  }

  /// `true` where pages link to each other in a line of their own, because the host may not list them beside each page.
  var hasNavigationLine: Bool { sidebar != nil }

  /// `true` where the host's own theme decides which source of a `<picture>` is shown: on GitHub, that is the theme of the reader's
  /// account, whatever the system's. On the other hosts the picture finds out by itself, and brings its background.
  var choosesSources: Bool { self == .github }

  /// `true` where anchors are those of Python-Markdown or of a program that uses it.
  var readsAnchorsInPython: Bool { self == .mkdocs || self == .confluence }

  /// `true` where a heading's anchor is written `{#id}` behind it, not as an element.
  var hasHeadingIDs: Bool { self == .confluence || self == .docusaurus }

  /// The Markdown that is written.
  var dialect: MarkdownDialect {
    switch self {
    case .folder, .github, .gitlab: .wiki
    case .mkdocs, .confluence, .docusaurus: .portable
    case .docc: .docC
    }
  }
}

/// A page of a wiki.
package enum WikiPage: String, Hashable, Sendable, CaseIterable {
  /// An overview of the life cycle, with links.
  case home
  case states
  /// The calls on each event, in order.
  case transitions
  case callbacks
  /// The counterparts.
  case comparison
  /// The claims about all runs.
  case rules

  /// The page's name among those of its life cycle.
  func name(_ words: PageStrings) -> String {
    switch self {
    case .home: words.phrase("wiki.overview")
    case .states: TableKind.states.title(in: words.language)
    case .transitions: TableKind.order.title(in: words.language)
    case .callbacks: TableKind.callbacks.title(in: words.language)
    case .comparison: words.phrase("wiki.comparison")
    case .rules: words.phrase("wiki.rules")
    }
  }

  /// The pages that the wiki of a life cycle has.
  static func pages(of lifecycle: Lifecycle, hasComparisons: Bool) -> [WikiPage] {
    allCases.filter { page in
      switch page {
      case .home, .states, .transitions: true
      case .callbacks: !lifecycle.delegates.isEmpty
      case .comparison: hasComparisons
      case .rules: !lifecycle.rules.isEmpty || !lifecycle.scenarios.isEmpty
      }
    }
  }

  /// A sentence about the page's contents; empty for the first.
  func summary(_ words: PageStrings) -> String {
    self == .home ? "" : words.phrase("wiki.about.\(rawValue)")
  }
}
