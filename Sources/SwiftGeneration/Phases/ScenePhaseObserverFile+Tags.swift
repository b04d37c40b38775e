import Emission

extension ScenePhaseObserverFile: TemplateContext {
  package static let tags = [
    TemplateTag("typeComment", .lines, "the documentation comment, `///` included"),
    TemplateTag("typeAttributes", .lines, "`@available(…)`, as far as it is needed"),
    TemplateTag("delegateLiteral", .text, "the delegate's name as a string literal"),
    TemplateTag("hooks", .list(ScenePhaseHook.tags), "the closures that a view can give"),
    TemplateTag("hasHooks", .flag, "whether there is any"),
    TemplateTag("initComment", .lines, "the initialiser's documentation comment, `///` included"),
    TemplateTag(
      "closureParameters", .text, "what the closure of `onChange` takes: `phase`, and `old` where a case needs it"),
    TemplateTag("hasLaterForm", .flag, "whether the page begins before iOS 17, where `onChange` has another form"),
    TemplateTag("laterClosureParameters", .text, "what the closure of `onChange` takes in the form of iOS 17"),
    TemplateTag("changeParameters", .text, "what a function takes that is told of a change: `to phase: ScenePhase`"),
    TemplateTag("changeArguments", .text, "what it is called with: `to: phase`"),
    TemplateTag("subject", .text, "what is switched over: `phase`, or `(old, phase)`"),
    TemplateTag("cases", .list(ScenePhaseCase.tags), "which change calls which closure, the first that matches"),
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
    TemplateTag("pattern", .text, "what the case matches: `.active`, or `(.background, .inactive)`"),
    TemplateTag("hook", .text, "the name of the closure to call"),
  ]
}
