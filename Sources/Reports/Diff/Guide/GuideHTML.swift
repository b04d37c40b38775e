import Documents
import Text

/// A guide as a web page of its own: no script, nothing loaded.
struct GuideHTML {
  private let guide: Document
  private let pictures: HTML

  /// Prepares a guide, with pictures before its first section.
  init(_ guide: Document, pictures: HTML = .nothing) {
    self.guide = guide
    self.pictures = pictures
  }

  /// The whole page.
  var document: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(HTML(guide.title).source)</title>
    <link rel="icon" href="data:,">
    <style>\(GuideStyle.css)</style>
    </head>
    <body>
    \(HTML(guide, pictures: pictures).source)</body>
    </html>

    """
  }

  /// The policy under which nothing is loaded or sent, and no script runs.
  private static let policy =
    "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: GuideStyle.css))'; img-src data:; base-uri 'none'; "
    + "form-action 'none'"
}
