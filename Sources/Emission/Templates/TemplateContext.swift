/// What a template is rendered from; its stored properties are the tags.
package protocol TemplateContext: Sendable {
  /// Each stored property, in order.
  static var tags: [TemplateTag] { get }
}
