/// A language that pages are written in and prose is generated in.
package enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"
  /// Korean.
  case korean = "ko"
}
