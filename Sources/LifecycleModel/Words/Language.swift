/// A language that pages are written in and prose is generated in.
package enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"
  case korean = "ko"
  /// Chinese in simplified characters.
  case chinese = "zh-Hans"

  /// The codes of all languages as a text lists them: `en, ja or ko`; each between two marks.
  package static func codes(between mark: String = "") -> String {
    let codes = allCases.map { mark + $0.rawValue + mark }
    return codes.dropLast().joined(separator: ", ") + " or " + (codes.last ?? "")
  }
}
