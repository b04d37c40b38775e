import Documents
import Text

/// The page around the web page: it shows the notices above it, and keeps both up to date.
///
/// The web page is unchanged in a frame, so that its own Content-Security-Policy applies and nothing is added to it.
struct PreviewFrame {
  /// The address of the web page.
  static let sitePath = "/page"
  let contents: PreviewContents

  /// The whole page.
  var html: String {
    let page = HTML(contents.notices.page.terminalSafe).source
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(page)</title>
      <link rel="stylesheet" href="/instar/frame.css">
      <script src="/instar/reload.js" defer></script>
      </head>
      <body>
      \(notices)
      <p id="status" role="status"></p>
      <iframe id="site" src="\(Self.sitePath)" title="\(page)"></iframe>
      </body>
      </html>

      """
  }

  /// The notices alone.
  var notices: String {
    let notices = contents.notices
    let headline = notices.explainedHeadline
    let state = (headline == nil ? " hidden" : "") + (notices.hasErrors ? " open" : "")
    return """
      <details id="notices" data-site="\(contents.siteDigest)" data-notices="\(contents.noticesDigest)"\(state)>
      <summary id="headline">\(HTML(headline ?? "").source)</summary>
      <div id="diagnostics" role="region" aria-labelledby="headline" tabindex="0">\(notices.html.source)</div>
      </details>
      """
  }

  /// The page in the frame before one could be rendered.
  static let placeholder = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="color-scheme" content="light dark">
    <title>Nothing to show yet</title>
    <style>
    body { margin: 1.25rem; font: 15px/1.5 Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
    </style>
    </head>
    <body>
    <p>Nothing to show yet.</p>
    </body>
    </html>

    """
}
