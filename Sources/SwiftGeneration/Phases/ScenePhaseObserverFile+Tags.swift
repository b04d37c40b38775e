import Emission

extension ScenePhaseObserverFile: TemplateContext {
  package static let tags = [
    TemplateTag("typeComment", .lines, "the documentation comment with its `///`"),
    TemplateTag("typeAttributes", .lines, "`@available(…)`, if needed"),
    TemplateTag("delegateLiteral", .text, "the delegate's name, as a string literal"),
    TemplateTag("statesName", .text, "the name of the enumeration of the page's states"),
    TemplateTag("hooks", .list(ScenePhaseHook.tags), "the closures that a view can pass"),
    TemplateTag("hasHooks", .flag, "whether there are any closures"),
    TemplateTag("initComment", .lines, "the initialiser's documentation comment with its `///`"),
    TemplateTag(
      "closureParameters", .text, "the parameters of the closure of `onChange`: `phase`, and `old` if a case needs it"),
    TemplateTag(
      "hasLaterForm", .flag,
      "whether the page supports systems before iOS 17, where `onChange` has a different signature"),
    TemplateTag("laterClosureParameters", .text, "the parameters of the closure of `onChange` since iOS 17"),
    TemplateTag(
      "changeParameters", .text, "the parameters of the function that handles a change: `to phase: ScenePhase`"),
    TemplateTag("changeArguments", .text, "the arguments of its call: `to: phase`"),
    TemplateTag("subject", .text, "the subject of the `switch`: `phase`, or `(old, phase)`"),
    TemplateTag("cases", .list(ScenePhaseCase.tags), "the closure that each change calls; the first match applies"),
  ]
}

extension ScenePhaseHook: TemplateContext {
  static let tags = [
    TemplateTag("name", .text, "the closure's name"),
    TemplateTag("separator", .text, "the comma before the next parameter; empty for the last"),
  ]
}

extension ScenePhaseCase: TemplateContext {
  static let tags = [
    TemplateTag("pattern", .text, "the pattern of the case: `.active`, or `(.background, .inactive)`"),
    TemplateTag("hook", .text, "the name of the closure to call"),
  ]
}
