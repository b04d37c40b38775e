import Documents
import Reports

/// Finds the migration guides that `instar diff` wrote into a folder.
enum GuideFinder {
  /// The guides in folders below a folder, by path: `migration/old-to-new/guide.html`.
  static func guides(in folder: String) throws(Failure) -> [OverviewGuide] {
    var guides: [OverviewGuide] = []
    for outer in folders(in: folder) {
      for path in [outer] + folders(in: "\(folder)/\(outer)").map({ "\(outer)/\($0)" }) {
        if let guide = try guide(at: "\(path)/guide", in: folder) { guides.append(guide) }
      }
    }
    return guides
  }

  private static func folders(in path: String) -> [String] {
    Disk.names(in: path).sorted().filter { !$0.hasPrefix(".") && Disk.kind(of: "\(path)/\($0)") == .folder }
  }

  private static func guide(at path: String, in folder: String) throws(Failure) -> OverviewGuide? {
    let markdown = try Disk.contents(of: "\(folder)/\(path).md").map { String(decoding: $0, as: UTF8.self) }
    let html = try Disk.contents(of: "\(folder)/\(path).html").map { String(decoding: $0, as: UTF8.self) }
    let heading = markdown?.split(whereSeparator: \.isNewline).first { $0.hasPrefix("# ") }
    let title =
      heading.map { PlainText.words(of: String($0.dropFirst(2))) }
      ?? html?.firstMatch(of: #/<title>([^<]*)<\/title>/#).map { unescaped($0.1) }
    let endings = Set((markdown == nil ? [] : ["md"]) + (html == nil ? [] : ["html"]))
    return title.map { OverviewGuide(title: $0, path: path, endings: endings) }
  }

  /// A text of our own web pages, which have no other references.
  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(String(text)) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
