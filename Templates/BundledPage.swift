/// A page that comes with Instar.
package struct BundledPage: Hashable, Sendable {
  /// The name on the command line: `uikit-scenes`.
  package let name: String
  /// The page.
  package let text: String

  init(name: String, bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }
}
