import Emission
import LifecycleModel

extension SitePage {
  package static let tags: [TemplateTag] = [
    TemplateTag("language", .text, "the page's language: \(Language.codes(between: "`"))"),
    TemplateTag("policy", .text, "the Content-Security-Policy, which allows `style` and `script` as they are"),
    TemplateTag("title", .text, "the name of the life cycle"),
    TemplateTag("system", .optionalText, "the system and its versions"),
    TemplateTag("summary", .text, "what the page says first, HTML"),
    TemplateTag("style", .text, "the style sheet, which stands between its tags without anything else"),
    TemplateTag("script", .text, "the script, which stands between its tags without anything else"),
    TemplateTag("data", .text, "what the script works with, JSON"),
    TemplateTag("start", .text, "the address of the first section"),
    TemplateTag("skip", .text, "the text of the link that leads past the list of sections"),
    TemplateTag("contents", .text, "what the list of sections is called"),
    TemplateTag("tools", .text, "search and appearance, HTML"),
    TemplateTag("sections", .list(SiteSection.tags), "what the page consists of"),
    TemplateTag("colophon", .text, "who made the page"),
  ]
}
