import Emission

extension MonitorTablesFile: TemplateContext {
  package static let tags = [
    TemplateTag("typeComment", .lines, "the documentation comment with its `///`"),
    TemplateTag("statesName", .text, "the name of the enumeration of the page's states"),
    TemplateTag("hasOneLife", .text, "`true` if the page has only one life cycle, that of the process"),
    TemplateTag("modeCount", .text, "the number of modes that the process may have: 1, or 2 if guards name them"),
    TemplateTag("tables", .lines, "the declarations of the page's life cycle: names and rows of numbers"),
  ]
}
