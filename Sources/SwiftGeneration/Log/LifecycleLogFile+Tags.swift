import Emission

extension LifecycleLogFile: TemplateContext {
  package static let tags = [
    TemplateTag("imports", .lines, "the modules to import, sorted"),
    TemplateTag("usesUnifiedLog", .flag, "whether lines are written to the unified log where it is available"),
    TemplateTag("subsystem", .text, "the subsystem, as an expression"),
    TemplateTag("logger", .lines, "the declaration of the logger; nothing if no logger is needed"),
    TemplateTag("writing", .lines, "the function that writes a line"),
    TemplateTag("hasMonitor", .flag, "whether calls are passed to the monitor"),
    TemplateTag("hasSignposts", .flag, "whether states are recorded as signpost intervals"),
    TemplateTag("signpostsNeedFallback", .flag, "whether the page supports systems without `OSSignposter`"),
  ]
}
