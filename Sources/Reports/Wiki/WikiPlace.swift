import Text

/// The place of a life cycle's wiki: its host, and its folder in a wiki of several life cycles.
package struct WikiPlace: Hashable, Sendable {
  /// The host.
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

  /// The address of a picture.
  func address(ofPicture name: String) -> String {
    if host == .docc { return name }
    // GitHub shows every page at the root of the wiki.
    let root = host == .github ? folder.map { $0.percentEncodedPath + "/" } ?? "" : ""
    return "\(root)pictures/\(name).svg"
  }
}
