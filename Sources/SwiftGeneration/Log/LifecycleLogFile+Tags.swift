import Emission

extension LifecycleLogFile: TemplateContext {
  package static let tags = [
    TemplateTag("imports", .lines, "the modules to import, sorted"),
    TemplateTag("hasImports", .flag, "whether there is any"),
    TemplateTag("usesUnifiedLog", .flag, "whether lines go to the unified log, where there is one"),
    TemplateTag("subsystem", .text, "the subsystem as an expression"),
    TemplateTag("logger", .lines, "the declaration of what writes, and an empty line; nothing where none is needed"),
    TemplateTag("writing", .lines, "the function that writes a line"),
    TemplateTag("hasMonitor", .flag, "whether a monitor listens"),
    TemplateTag("hasSignposts", .flag, "whether states are marked as intervals"),
    TemplateTag("signpostsNeedFallback", .flag, "whether the page speaks of systems without `OSSignposter`"),
    TemplateTag("ends", .text, "the states in which a life is over, as the elements of an array literal"),
  ]
}
