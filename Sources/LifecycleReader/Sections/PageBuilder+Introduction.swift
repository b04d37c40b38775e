import Diagnostics
import LifecycleModel
import Text

extension PageBuilder {
  /// Reads the title, the properties and the summary.
  mutating func readIntroduction(_ outline: PageOutline) {
    if let title = outline.title {
      let text = document.richText(of: title)
      lifecycle.name = String(text.text.trimmingSpaces)
      sourceMap.title = text.source(of: text.trimmed(text.fullRange))
    } else {
      report(.missingTitle)
    }
    let lists = outline.introduction.filter { document.isBulletList($0) }
    for item in document.items(in: lists) { readProperty(item.text) }
    lifecycle.summary = document.prose(in: outline.introduction)
  }

  private mutating func readProperty(_ text: RichText) {
    guard let colon = text.places(of: .colon, in: text.fullRange).first else { return }
    let name = text.trimmed(0..<colon.lowerBound)
    let range = text.trimmed(colon.upperBound..<text.bytes.count)
    guard !range.isEmpty else { return }
    let value = text[range]
    let place = text.source(of: range)
    switch vocabulary.key("property", matching: text[name]) {
    case "property.platform": readPlatform(value)
    case "property.swiftModule": lifecycle.swiftModule = value
    case "property.logSubsystem": lifecycle.logSubsystem = value
    case "property.version": readVersions(value, at: place)
    case "property.language": readLanguage(value, at: place)
    default:
      let words = text[name]
      let known = vocabulary.keys("property").flatMap { vocabulary.phrases($0) }
      let nearest = known.first { phrase in
        let limit = min(2, max(words.count, phrase.count) / 3)
        let isNear = NearestWord.distance(Array(words.lowercased()), Array(phrase.lowercased()), limit: limit) != nil
        return limit > 0 && isNear
      }
      if let nearest { report(.misspeltProperty(words, meant: nearest, at: text.source(of: name))) }
    }
  }

  /// `iOS`, or with a version, `iOS 13`, which a Version property overrides.
  private mutating func readPlatform(_ value: String) {
    let version = PlatformVersion(value.hasSuffix("+") ? String(value.dropLast()) : value)
    lifecycle.platform = version.map(\.platform) ?? value
    if let version, lifecycle.versions == nil { lifecycle.versions = VersionRange(version.version) }
  }

  /// `13`, `iOS 13`, `13+`, `12 to 27`, `12 – 27`, `12から27まで`.
  private mutating func readVersions(_ value: String, at range: SourceRange) {
    let particles = ["", "to", "から", "まで", "에서", "부터", "까지"]
    let fields = value.replacing("+", with: "")
      .split { "–—-~〜".contains($0) || $0.isWhitespace }
      .flatMap { $0.replacing("から", with: "から ").split(separator: " ") }
      .map { $0.drop { !$0.isNumber } }.filter { !$0.isEmpty }
    let numbers = fields.compactMap { field -> Version? in
      let number = field.prefix { $0.isASCII }
      return particles.contains(String(field[number.endIndex...])) ? Version(number) : nil
    }
    guard let first = numbers.first, numbers.count <= 2, numbers.count == fields.count else {
      report(.invalidProperty("Version", value, expected: "a version such as 13 or 12 to 27", at: range))
      return
    }
    lifecycle.versions = VersionRange(first, numbers.last)
  }

  private mutating func readLanguage(_ value: String, at range: SourceRange) {
    let names: [(Language, [String])] = [
      (.english, ["en", "English", "英語", "영어"]), (.japanese, ["ja", "Japanese", "日本語", "일본어"]),
      (.korean, ["ko", "Korean", "韓国語", "한국어"]),
    ]
    let found = names.first { $0.1.contains { NameKey($0) == NameKey(value) } }
    guard let language = found?.0 else {
      report(.invalidProperty("Language", value, expected: "en, ja or ko", at: range))
      return
    }
    lifecycle.language = language
  }
}
