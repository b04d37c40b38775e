import Diagnostics
import LifecycleModel
import Text

/// Reads the part of a page before its sections: the title, the properties and the summary.
struct IntroductionReader {
  /// The page.
  let document: MarkdownDocument
  /// The report of the page.
  let report: Report
  private let vocabulary = Vocabulary.standard

  /// Reads a life cycle that has nothing else in it.
  func read(_ outline: PageOutline) -> Lifecycle {
    var lifecycle = Lifecycle()
    if let title = outline.title {
      let text = document.richText(of: title)
      lifecycle.name = String(text.text.trimmingSpaces)
      report.sourceMap.title = text.source(of: text.trimmed(text.fullRange))
      report.use(text.block)
    } else {
      report.add(.missingTitle)
    }
    let lists = outline.introduction.filter { document.isBulletList($0) }
    let lines = outline.introduction.filter(areProperties)
    // A line that has lost its bullet belongs to the item above it.
    var properties = document.items(in: lists).flatMap { item in
      let lines = item.text.lines
      let areProperties = lines.dropFirst().allSatisfy { key(of: $0, in: item.text)?.key != nil }
      return areProperties ? lines.map { (item.text, $0) } : [(item.text, item.text.fullRange)]
    }
    properties += lines.map(document.richText).flatMap { text in text.lines.map { (text, $0) } }
    for (text, range) in properties { readProperty(range, of: text, into: &lifecycle) }
    let paragraphs = outline.introduction.filter { document.nodes[$0].kind == .paragraph && !lines.contains($0) }
      .map(document.richText)
    for (text, range) in properties + paragraphs.flatMap({ text in text.lines.map { (text, $0) } }) {
      reportUnread(range, of: text, in: lifecycle)
    }
    reportElsewhere(in: outline, lifecycle)
    if !lifecycle.hasSwift { for (text, range) in properties { reportUnused(range, of: text) } }
    // A quotation is somebody else's words.
    lifecycle.summary = document.prose(
      in: outline.introduction.filter { !lines.contains($0) && document.nodes[$0].kind != .blockQuote })
    return lifecycle
  }

  /// Returns `true` for a paragraph in which each line is `Key: value`, the first with the key of a property: a list without its
  /// bullets.
  private func areProperties(_ block: Int) -> Bool {
    guard document.nodes[block].kind == .paragraph else { return false }
    let text = document.richText(of: block)
    let keys = text.lines.map { key(of: $0, in: text) }
    return keys.first??.key != nil
      && keys.allSatisfy { $0.map { text[$0.name].split(separator: " ").count <= 3 } ?? false }
  }

  /// Reports a system or a version behind a key that is no property's, on a page that says neither.
  private func reportUnread(_ range: Range<Int>, of text: RichText, in lifecycle: Lifecycle) {
    guard let (name, key, value) = key(of: range, in: text), key == nil,
      let first = text.fields(in: value).first,
      let version = PlatformVersion(text[first].hasSuffix("+") ? String(text[first].dropLast()) : text[first])
    else { return }
    let isSystem = version.platform.map { $0.hasSuffix("OS") || $0 == "Android" }
    let isVersion = vocabulary.phrases("property.version").contains { text[name].contains($0) }
    guard isSystem == true ? lifecycle.platform == nil : isSystem == nil && isVersion && lifecycle.versions == nil
    else { return }
    report.add(
      .unreadProperty(text[name], as: version.platform == nil ? "Version" : "Platform", at: text.source(of: name)))
  }

  /// Reports a platform or a version that stands in a table or in front matter, on a page that says neither elsewhere.
  private func reportElsewhere(in outline: PageOutline, _ lifecycle: Lifecycle) {
    let rows = document.tables(in: outline.introduction).flatMap { [$0.header] + $0.rows.map(\.cells) }
    let cells = rows.filter { $0.count == 2 }.map { row in
      (name: String(row[0].text.trimmingSpaces), place: row[0].block)
    }
    for (name, place) in cells + FrontMatter.keys(in: report.file) {
      let key = vocabulary.key(.property, matching: name)
      guard
        key == "property.platform" && lifecycle.platform == nil
          || key == "property.version" && lifecycle.versions == nil
      else { continue }
      report.add(.propertyElsewhere(name, at: place))
    }
  }

  /// The words before the colon of a property, what they mean, and where its value begins.
  private func key(of range: Range<Int>, in text: RichText) -> (name: Range<Int>, key: String?, value: Range<Int>)? {
    guard let colon = text.places(of: .colon, in: range).first else { return nil }
    let name = text.trimmed(range.lowerBound..<colon.lowerBound)
    let value = text.trimmed(colon.upperBound..<range.upperBound)
    return value.isEmpty ? nil : (name, vocabulary.key(.property, matching: text[name]), value)
  }

  /// Reports a property that is only about Swift, of a page without.
  private func reportUnused(_ range: Range<Int>, of text: RichText) {
    guard let (name, key, _) = key(of: range, in: text),
      key == "property.swiftModule" || key == "property.logSubsystem"
    else { return }
    report.add(.unusedProperty(text[name], at: text.source(of: name)))
  }

  private func readProperty(_ line: Range<Int>, of text: RichText, into lifecycle: inout Lifecycle) {
    guard let (name, key, range) = key(of: line, in: text) else { return }
    if key != nil { report.use(text.block) }
    let value = text[range]
    let place = text.source(of: range)
    switch key {
    case "property.platform":
      let systems = text.fields(in: range).flatMap { text[$0].split { "/／&+".contains($0) } }.filter { !$0.isEmpty }
      guard systems.count < 2 || !systems.allSatisfy({ $0.first { $0.isLetter } != nil }) else {
        report.add(
          .invalidProperty(
            "Platform", value, expected: "the one system that the page is about, such as iOS, which has iPadOS in it",
            at: place))
        return
      }
      let version = PlatformVersion(value.hasSuffix("+") ? String(value.dropLast()) : value)
      if version == nil, value.contains(where: \.isNumber) {
        // `iOS 16 – 18`
        guard let own = readSystems(value, at: place)?.first else { return }
        (lifecycle.platform, lifecycle.versions) = (own.platform, lifecycle.versions ?? own.versions)
        return
      }
      lifecycle.platform = version.map(\.platform) ?? value
      // A Version property overrides the platform's.
      if let version, lifecycle.versions == nil { lifecycle.versions = VersionRange(version.version) }
    case "property.swift":
      lifecycle.hasSwift = !vocabulary.isNone(value)
      if lifecycle.hasSwift { report.add(.invalidProperty("Swift", value, expected: "none", at: place)) }
    case "property.swiftModule": lifecycle.swiftModule = value
    case "property.logSubsystem": lifecycle.logSubsystem = value
    case "property.version":
      guard let systems = readSystems(value, at: place), let own = systems.first else { return }
      lifecycle.versions = own.versions
      lifecycle.otherSystems = Array(systems.dropFirst())
      // A Platform property overrides this one.
      lifecycle.platform = lifecycle.platform ?? own.platform
    case "property.language": lifecycle.language = readLanguage(value, at: place) ?? lifecycle.language
    default:
      let known = vocabulary.keys("property").flatMap { vocabulary.phrases($0) }
      if let nearest = NearestWord.phrase(near: text[name], in: known) {
        report.add(.misspeltProperty(text[name], meant: nearest, at: text.source(of: name)))
      }
    }
  }

  /// Reads `12 to 27`, or the versions of several systems: `iOS 12 to 27; Android 9 to 16`.
  private func readSystems(_ value: String, at place: SourceRange) -> [SystemVersions]? {
    let parts = value.split { ";；".contains($0) }.map { String($0.trimmingSpaces) }
    let systems = parts.compactMap { part in
      readVersions(part, at: place).map { SystemVersions(platform(ofVersions: part), $0) }
    }
    guard systems.count == parts.count else { return nil }
    let isNamed = systems.count < 2 || systems.allSatisfy { $0.platform != nil }
    let isRepeated = systems.indices.contains { index in
      systems[..<index].contains { $0.newest.isComparable(to: systems[index].newest) }
    }
    if isNamed, !isRepeated { return systems }
    report.add(.invalidProperty("Version", value, expected: "systems such as iOS 12 to 27; Android 9 to 16", at: place))
    return nil
  }

  /// The platform of `iOS 17`; `nil` where no name with a capital letter precedes the number.
  private func platform(ofVersions value: String) -> String? {
    let name = value.prefix { !$0.isNumber }.trimmingSpaces
    let isName = name.contains(where: \.isUppercase) && vocabulary.key(.property, matching: name) == nil
    return isName ? String(name) : nil
  }

  /// Reads `13`, `iOS 13`, `13+`, `12 to 27`, `12 – 27`, `12から27まで`.
  private func readVersions(_ value: String, at range: SourceRange) -> VersionRange? {
    let particles = vocabulary.phrases("version.particle")
    let fields = particles.reduce(value.replacing("+", with: "")) { $0.replacing($1, with: $1 + " ") }
      .split { "–—-~〜".contains($0) || $0.isWhitespace }
      .map { $0.drop { !$0.isNumber } }.filter { !$0.isEmpty }
    let numbers = fields.compactMap { field -> Version? in
      let number = field.prefix { $0.isASCII }
      let particle = String(field[number.endIndex...])
      return particle.isEmpty || particles.contains(particle) ? Version(number) : nil
    }
    guard let first = numbers.first, numbers.count <= 2, numbers.count == fields.count else {
      report.add(.invalidProperty("Version", value, expected: "a version such as 13 or 12 to 27", at: range))
      return nil
    }
    if let last = numbers.last, last < first {
      report.add(
        .invalidProperty("Version", value, expected: "the earlier version first: \(last) to \(first)", at: range))
    }
    return VersionRange(first, numbers.last)
  }

  private func readLanguage(_ value: String, at range: SourceRange) -> Language? {
    let key = vocabulary.key(.language, matching: value)
    if key == nil { report.add(.invalidProperty("Language", value, expected: Language.codes(), at: range)) }
    return key.flatMap { Language(rawValue: String($0.dropFirst("language.".count))) }
  }
}
