/// What a template may use: its tags, and from where it is rendered.
package struct TemplateDescription: Sendable {
  /// Its name: `Swift/Delegate`.
  package let name: String
  /// The template that has it as a partial, and in the section of which list; `nil` for one that makes a file.
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
