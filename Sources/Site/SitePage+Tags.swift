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
    TemplateTag("skip", .text, "the text of the link that skips the list of sections"),
    TemplateTag("contents", .text, "the label of the list of sections"),
    TemplateTag("links", .text, "the items of the list of sections, HTML"),
    TemplateTag("tools", .text, "the field that jumps to a row, and the appearance, HTML"),
    TemplateTag("versions", .text, "the choice between versions, HTML; empty on a page about one"),
    TemplateTag("diagramTitle", .text, "the heading of the diagram"),
    TemplateTag("diagram", .text, "the diagram, HTML"),
    TemplateTag("sections", .list(SiteSection.tags), "the sections below the diagram"),
    TemplateTag("waiting", .optionalText, "the elements that only versions have, HTML"),
    TemplateTag("colophon", .text, "a sentence about the origin of the page"),
  ]
}
