/// The data of a template; its stored properties are the tags.
package protocol TemplateContext: Sendable {
  /// Each stored property, in order.
  static var tags: [TemplateTag] { get }
}
