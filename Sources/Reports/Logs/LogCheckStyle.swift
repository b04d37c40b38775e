/// The rules of a log check's web page, after those of a guide's.
enum LogCheckStyle {
  /// The style sheet.
  static let css = """

    :root { --error: light-dark(#b3261e, #ff8a80); --warning: light-dark(#8a5300, #ffb951); }
    main { max-width: 92rem; }
    .table, article { max-width: 72rem; }
    figure { margin: 1rem 0; }
    .verdict { font-size: 1.125rem; }
    .verdict strong { color: light-dark(#0b6b4f, #7fd8a8); }
    .verdict.error strong { color: var(--error); }
    .numbers { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.25rem 0; }
    .numbers div { display: flex; flex-direction: column-reverse; justify-content: flex-end; min-width: 6.5rem; padding: .6rem .9rem; background: var(--field);
      border-radius: 8px; }
    .numbers dt { color: var(--quiet); font-size: .875rem; }
    .numbers dd { margin: 0; font-size: 1.375rem; line-height: 1.25; font-weight: 650; font-variant-numeric: tabular-nums; }
    section > .finding + .finding { margin-top: 2rem; }
    article { padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: 4px solid var(--quiet); border-radius: 8px; }
    article.error { border-left-color: var(--error); }
    article.warning { border-left-color: var(--warning); }
    article h3 { margin: 0; }
    article h3 code { color: var(--quiet); font-weight: 400; }
    article p { margin: .4rem 0; }
    article .scope, .place, .gutter { color: var(--quiet); }
    article pre { margin: .35rem 0 .75rem; padding: .5rem .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
    pre, .place { font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
    .error .severity, tr.error td:nth-child(2) { color: var(--error); }
    tr.error td:nth-child(2) { font-weight: 600; }
    td:nth-child(2), td:last-child { white-space: nowrap; }
    .warning .severity { color: var(--warning); }
    mark { color: inherit; background: light-dark(#ffe0dd, #5c2420); border-radius: 2px; text-decoration: underline var(--error);
      text-underline-offset: .2em; }
    .warning mark { background: light-dark(#ffedcc, #523a10); }
    .carets { display: none; }
    .gutter { -webkit-user-select: none; user-select: none; }
    td { font-variant-numeric: tabular-nums; }
    th, td { min-width: 0; }
    tbody th { min-width: 14rem; }
    @media (max-width: 46rem) {
      article { padding: .75rem; }
      .numbers div { flex: 1 1 28%; min-width: 5.5rem; }
      .cards tr { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
      .cards th { flex: 1 0 100%; }
      .cards td:empty { display: none; }
      .cards td::before { display: inline; content: attr(data-label) ": "; }
    }
    """
}
