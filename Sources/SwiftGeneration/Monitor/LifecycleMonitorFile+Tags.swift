import Emission

extension LifecycleMonitorFile: TemplateContext {
  package static let tags = [
    TemplateTag("typeComment", .lines, "the documentation comment, `///` included"),
    TemplateTag("hasOneLife", .flag, "whether there is but one life on the page, that of the process"),
    TemplateTag("tables", .lines, "the declarations of the page's life cycle: names, and rows of numbers"),
  ]
}
