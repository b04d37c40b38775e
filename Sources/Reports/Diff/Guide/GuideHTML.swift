import Documents
import Text

/// Writes a guide as a web page of its own: no script, nothing loaded.
struct GuideHTML {
  private let guide: Guide
  private let anchors: Set<String>
  private let pictures: HTML

  /// Prepares a guide, with pictures before its first section.
  init(_ guide: Guide, pictures: HTML = .nothing) {
    self.guide = guide
    self.pictures = pictures
    anchors = Set(guide.sections.map(\.title).map(Self.anchor))
  }

  /// The whole document.
  var document: String {
    let title = HTML(guide.title).source
    var writer = GuideHTMLWriter()
    let introduction = writer.write(guide.introduction)
    let sections = guide.sections.map { section in
      """
      <section aria-labelledby="\(Self.anchor(section.title))">
      <h2 id="\(Self.anchor(section.title))">\(HTML(section.title).source)</h2>
      \(writer.write(section.blocks))</section>

      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>\(GuideStyle.css)</style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(introduction)\(contents)\(pictures.source)\(sections.joined())</main>
      </body>
      </html>

      """
  }

  /// Nothing is loaded, nothing is sent, and no script runs.
  private static let policy =
    "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: GuideStyle.css))'; img-src data:; base-uri 'none'; "
    + "form-action 'none'"

  private var contents: String {
    guard guide.sections.count > 1 else { return "" }
    let items = guide.sections.map {
      "<li><a href=\"#\(Self.anchor($0.title))\">\(HTML($0.title).source)</a></li>\n"
    }
    return "<nav aria-label=\"Sections\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
  }

  /// `what-moved`.
  private static func anchor(_ title: String) -> String {
    title.lowercased().split(separator: " ").joined(separator: "-")
  }
}
