/// Writes a table's sheet as a web page of its own.
enum HTMLTableRenderer {
  /// The page, in the table's language.
  static func render(_ table: Table) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(HTML(table.language).source)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(HTML(table.title).source)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(HTML(element: table).source)</body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { margin: 2rem; font: 15px/1.5 Inter, -apple-system, "Segoe UI", Helvetica, Arial, "Noto Sans CJK JP", sans-serif;
      color: light-dark(#1c1e21, #e6e8eb); background: light-dark(#ffffff, #16181b); }
    table { border-collapse: collapse; }
    caption { text-align: left; font-size: 1.25rem; font-weight: 600; padding-bottom: .75rem; }
    th, td { text-align: left; vertical-align: top; padding: .4rem .75rem; min-width: 2rem;
      border-bottom: 1px solid light-dark(#d8dce1, #34383e); }
    thead th { border-bottom-width: 2px; white-space: nowrap; }
    tbody th { font-weight: 600; }
    code { font: .9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: break-word; }
    a { color: light-dark(#0a5cc2, #7ab7ff); }
    .indent { color: light-dark(#6a717a, #8d959f); }
    \(HTML.indentStyle)
    @media (max-width: 50rem) { body { margin: 1rem; } table { display: block; overflow-x: auto; } }
    """
}
