/// The text of a Mustache template under the name by which others refer to it.
package struct Template: Hashable, Sendable {
  /// The path below the templates' folder without its ending: `Swift/Delegate`.
  package let name: String
  /// The Mustache text.
  package let text: String

  /// Creates a template.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  init(name: String, bytes: [UInt8]) {
    self.init(name: name, text: String(decoding: bytes, as: UTF8.self))
  }
}
