import Documents
import Text

/// A guide as a web page of its own: no script, nothing loaded.
struct GuideHTML {
  private let title: String
  private let main: HTML
  private let style: String

  /// Prepares a guide, with pictures before its first section.
  init(_ guide: Document, pictures: HTML = .nothing) {
    self.init(title: guide.title, main: HTML(guide, pictures: pictures))
  }

  /// Prepares a page of an element `main`, with rules after those of the guide's style.
  init(title: String, main: HTML, style: String = "") {
    self.title = title
    self.main = main
    self.style = GuideStyle.css + style
  }

  /// The whole page.
  var document: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(HTML(title).source)</title>
    <link rel="icon" href="data:,">
    <style>\(style)</style>
    </head>
    <body>
    \(main.source)</body>
    </html>

    """
  }

  /// The policy under which nothing is loaded or sent, and no script runs.
  private var policy: String {
    "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: style))'; img-src data:; base-uri 'none'; "
      + "form-action 'none'"
  }
}
