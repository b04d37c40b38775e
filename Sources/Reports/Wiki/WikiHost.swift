import Documents

/// The host of a wiki, which decides the names of its pages and the form of links.
package enum WikiHost: String, Hashable, Sendable, CaseIterable {
  /// A folder of a repository, on GitHub, GitLab or any other host of Markdown: links name files.
  case folder
  /// The wiki of a GitHub repository: links name pages.
  case github
  /// The wiki of a GitLab project: links name pages.
  case gitlab
  /// A documentation catalogue of DocC.
  case docc

  /// The hosts of wikis; DocC's catalogues are a format of their own.
  package static let wikis: [WikiHost] = [.folder, .github, .gitlab]

  /// The file of a page, without its ending.
  func name(of page: WikiPage) -> String {
    switch (self, page) {
    case (.folder, .home): "README"
    case (.gitlab, .home): "home"
    case (.docc, .home): "Overview"
    case (_, .home): "Home"
    case (_, .states): "States"
    case (_, .transitions): "Call-order"
    case (_, .callbacks): "Callbacks"
    case (_, .comparison): "Comparison"
    case (_, .rules): "Rules"
    }
  }

  /// The file of the list of pages; `nil` where there is none.
  var sidebar: String? {
    switch self {
    case .folder, .github: "_Sidebar"
    case .gitlab: "_sidebar"
    case .docc: nil
    }
  }

  /// The address of a page.
  func address(of page: WikiPage) -> String {
    switch self {
    case .folder: name(of: page) + ".md"
    case .github, .gitlab: name(of: page)
    case .docc: "doc:" + name(of: page)
    }
  }

  /// The address of a picture.
  func address(ofPicture name: String) -> String {
    switch self {
    case .folder, .github, .gitlab: "pictures/\(name).svg"
    case .docc: name
    }
  }

  /// `true` where the host's own theme decides which source of a `<picture>` is shown: on GitHub, that is the theme of the reader's
  /// account, whatever the system's. On the other hosts the picture finds out by itself, and brings its background.
  var choosesSources: Bool { self == .github }

  /// `true` where pages may have HTML and Mermaid in them.
  var drawsMermaid: Bool { self != .docc }

  /// The Markdown that is written.
  var dialect: MarkdownDialect { self == .docc ? .docC : .wiki }
}
