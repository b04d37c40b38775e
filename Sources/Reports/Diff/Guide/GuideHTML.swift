import Diagrams
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

/// The style of a guide in a browser and on paper.
enum GuideStyle {
  /// The style sheet.
  static let css = """
    :root { color-scheme: light dark; --ink: light-dark(#1c1e21, #e6e8eb); --paper: light-dark(#ffffff, #16181b);
      --quiet: light-dark(#59616b, #9aa3ad); --line: light-dark(#d8dce1, #34383e); --field: light-dark(#f4f6f8, #1f2226);
      --link: light-dark(#0a5cc2, #7ab7ff); }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body { margin: 0; color: var(--ink); background: var(--paper);
      font: 16px/1.6 Inter, -apple-system, "Segoe UI", Helvetica, Arial, "Noto Sans CJK JP", sans-serif; }
    main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
    h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1.25rem; }
    h2 { font-size: 1.4rem; line-height: 1.3; margin: 3rem 0 .75rem; padding-top: 1.25rem;
      border-top: 1px solid var(--line); }
    h3 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
    h1, h2, h3, li, td, th, p { overflow-wrap: break-word; }
    p, li { max-width: 46rem; }
    p { margin: .75rem 0; }
    ul, ol { margin: .5rem 0 1rem; padding-left: 1.4rem; }
    li { margin: .35rem 0; }
    li > ul, li > ol { margin: .25rem 0 .5rem; }
    a { color: var(--link); }
    nav { margin: 2rem 0 0; }
    nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
    nav li { margin: 0; }
    code { font: .875em ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
      overflow-wrap: anywhere; }
    p code, li code, td code, th code, h3 code { background: var(--field); border-radius: 4px; padding: .1em .25em;
      -webkit-box-decoration-break: clone; box-decoration-break: clone; }
    pre { max-width: 100%; margin: .5rem 0 1rem; padding: .8rem 1rem; overflow-x: auto; background: var(--field);
      border: 1px solid var(--line); border-radius: 6px; font-size: .95em; line-height: 1.5; }
    pre code, li pre code { background: none; padding: 0; overflow-wrap: normal; }
    .boxes { list-style: none; padding-left: 0; }
    .boxes label { display: flex; gap: .6rem; align-items: baseline; }
    .boxes input { flex: none; margin: 0; transform: translateY(.1em); }
    .boxes li > ul { padding-left: 2.6rem; }
    .table { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; width: 100%; font-size: .95em; line-height: 1.5; }
    th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; min-width: 9rem; border-bottom: 1px solid var(--line); }
    th:first-child, td:first-child { padding-left: 0; }
    th code, td code { font-size: .85em; overflow-wrap: break-word; }
    thead th { border-bottom-width: 2px; white-space: nowrap; }
    tbody th { font-weight: 400; }
    figure { margin: 2.5rem 0; }
    figcaption { font-weight: 600; margin-bottom: .5rem; }
    .viewport { overflow: auto; max-height: 85vh; background: light-dark(#ffffff, #1c1c1e); border: 1px solid var(--line);
      border-radius: 12px; }
    .viewport svg { display: block; margin: 0 auto; forced-color-adjust: none; }
    summary { cursor: pointer; margin: .75rem 0; min-height: 1.75rem; color: var(--quiet); }
    caption { text-align: left; color: var(--quiet); }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    \(DelegatePalette.schemeRules(in: "figure.picture"))
    \(HTML.indentStyle)
    :target { background: light-dark(#fff6d6, #3a3317); }
    @media (max-width: 46rem) {
      main { padding: 1.5rem 1rem 3rem; }
      h1 { font-size: 1.6rem; }
      .cards thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      .cards table, .cards tbody, .cards tr, .cards th, .cards td { display: block; }
      .cards tr { padding: .75rem 0; border-bottom: 1px solid var(--line); }
      .cards th, .cards td { padding: .2rem 0; border: 0; min-width: 0; }
      .cards td::before { content: attr(data-label); display: block; color: var(--quiet); font-size: .85em; }
    }
    @media print {
      :root { color-scheme: light; }
      body { font-size: 10.5pt; }
      main { max-width: none; padding: 0; }
      nav { display: none; }
      h2, h3 { break-after: avoid; }
      li, tr, pre { break-inside: avoid; }
      pre, .table, .viewport { overflow: visible; max-height: none; }
      .viewport svg { max-width: 100%; height: auto; max-height: 24cm; }
      pre code { white-space: pre-wrap; }
      thead { display: table-header-group; }
    }
    """
}
