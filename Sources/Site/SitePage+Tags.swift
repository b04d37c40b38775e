import Emission
import LifecycleModel

extension SitePage {
  package static let tags: [TemplateTag] = [
    TemplateTag("language", .text, "the page's language: \(Language.codes(between: "`"))"),
    TemplateTag("policy", .text, "the Content-Security-Policy, which allows `style` and `script` as they are"),
    TemplateTag("title", .text, "the name of the life cycle"),
    TemplateTag("system", .optionalText, "the system and its versions"),
    TemplateTag("summary", .text, "the page's introduction, HTML"),
    TemplateTag("style", .text, "the whole content of the `<style>` element"),
    TemplateTag("script", .text, "the whole content of the `<script>` element"),
    TemplateTag("data", .text, "the data of the script, JSON"),
    TemplateTag("start", .text, "the anchor of the first section"),
    TemplateTag("skip", .text, "the text of the link that skips the list of sections"),
    TemplateTag("contents", .text, "the label of the list of sections"),
    TemplateTag("tools", .text, "search and appearance, HTML"),
    TemplateTag("sections", .list(SiteSection.tags), "the sections of the page"),
    TemplateTag("colophon", .text, "a sentence about the origin of the page"),
  ]
}
