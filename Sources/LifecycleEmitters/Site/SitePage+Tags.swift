extension SitePage {
  static let tags: [TemplateTag] = [
    TemplateTag("language", .text, "The page's language: `en`, `ja` or `ko`"),
    TemplateTag("title", .text, "The name of the life cycle"),
    TemplateTag("picture", .text, "The state diagram, HTML"),
  ]
}
