/// The tags that a template may use, and the place from which it is rendered.
package struct TemplateDescription: Sendable {
  /// Its name: `Swift/Delegate`.
  package let name: String
  /// The template that has it as a partial, and the list with the section that includes it; `nil` for one that makes a file.
  package let place: (template: String, list: String)?
  /// The tags of its own; those of the sections around it can be used as well.
  package let tags: [TemplateTag]

  /// Describes a template.
  package init(_ name: String, in place: (template: String, list: String)? = nil, tags: [TemplateTag]) {
    self.name = name
    self.place = place
    self.tags = tags
  }
}
