import Documents
import Text

/// The contents of a preview at a moment.
struct PreviewContents: Sendable {
  /// The last web page that could be rendered; `nil` before the first.
  let site: String?
  /// The notices about the page.
  let notices: PreviewNotices
  /// A digest of the web page.
  let siteDigest: String
  let noticesDigest: String

  /// Combines a page and notices.
  init(site: String?, notices: PreviewNotices) {
    self.site = site
    self.notices = notices
    siteDigest = StableHash.digest(site ?? "")
    noticesDigest = StableHash.digest((notices.explainedHeadline ?? "") + notices.html.source)
  }

  /// The newer contents, with this page in the place of one that could not be rendered.
  func replaced(by newer: PreviewContents) -> PreviewContents {
    guard newer.site == nil, let site else { return newer }
    var notices = newer.notices
    notices.isOutdated = true
    return PreviewContents(site: site, notices: notices)
  }
}
