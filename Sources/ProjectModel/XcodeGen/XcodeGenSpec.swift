import Diagnostics
import Text

/// A project file of XcodeGen with the files that it includes.
struct XcodeGenSpec {
  let file: SourceFile
  /// The settings of the file and of those that it includes.
  private(set) var root: PropertyListValue
  /// The notes about parts that were left out.
  private(set) var notes: [ProjectNote] = []
  /// `true` where a file that it includes is not there or cannot be read.
  private(set) var isIncomplete = false
  /// The paths of the files that it includes.
  private(set) var included: Set<String> = []

  private let files: ProjectFiles

  /// Reads a file.
  init(_ file: SourceFile, _ files: ProjectFiles) throws(PropertyListError) {
    self.file = file
    self.files = files
    root = PropertyListValue(.dictionary([]))
    root = try including(try Self.read(file), path: file.path, open: [file.path])
  }

  private static func read(_ file: SourceFile) throws(PropertyListError) -> PropertyListValue {
    guard let value = try YAMLFile.read(file) else { throw PropertyListError("File is empty") }
    return value
  }

  // MARK: Includes

  private mutating func including(
    _ value: PropertyListValue, path: String, open: [String]
  ) throws(PropertyListError) -> PropertyListValue {
    var merged = PropertyListValue(.dictionary([]), value.range)
    for element in value["include"].map({ $0.elements ?? [$0] }) ?? [] {
      guard let name = element.string ?? element["path"]?.string else { continue }
      if element["enable"]?.boolean == false { continue }
      // With '--project-root', paths begin at the outermost folder.
      let places = [ProjectPath.joined(ProjectPath.folder(of: path), name), ProjectPath.joined("", name)]
      guard let other = places.lazy.compactMap(\.self).first(where: { files.bytes($0) != nil }), open.count < 20,
        included.count < 200, !open.contains(other), let bytes = files.bytes(other),
        bytes.count <= ProjectFiles.largest
      else {
        isIncomplete = true
        notes.append(ProjectNote("File is not included: '\(name)'", path: path))
        continue
      }
      included.insert(other)
      do {
        let read = try Self.read(SourceFile(path: other, bytes: bytes))
        var inner = try including(read, path: other, open: open + [other]).standing(at: element.range)
        if element["relativePaths"]?.boolean != false { inner = Self.moved(inner, from: path, to: other) }
        merged = inner.merged(into: merged)
      } catch {
        isIncomplete = true
        notes.append(
          ProjectNote(
            "File is not included: \(error.message)",
            at: SourcePlace(SourceFile(path: other, bytes: bytes), error.range)))
      }
    }
    return value.merged(into: merged)
  }

  /// Returns an included file with the paths of its targets relative to the folder of the one that includes it.
  private static func moved(_ value: PropertyListValue, from path: String, to other: String) -> PropertyListValue {
    let (outer, inner) = (ProjectPath.folder(of: path), ProjectPath.folder(of: other))
    guard outer != inner else { return value }
    let up = ProjectPath.parts(of: outer).map { _ in ".." }
    let prefix = (up + [inner]).joined(separator: "/")
    func moved(_ value: PropertyListValue) -> PropertyListValue {
      switch value.content {
      case .string(let text): PropertyListValue(.string("\(prefix)/\(text)"), value.range)
      case .array(let elements): PropertyListValue(.array(elements.map(moved)), value.range)
      case .dictionary where value["path"] != nil: value.replacing(["path"], by: moved)
      case .dictionary(let entries):
        PropertyListValue(
          .dictionary(entries.map { .init(key: $0.key, keyRange: $0.keyRange, value: moved($0.value)) }), value.range)
      case .integer, .real, .boolean, .data, .date: value
      }
    }
    func target(_ value: PropertyListValue) -> PropertyListValue {
      value.replacing(["sources", "info", "entitlements", "configFiles"], by: moved)
    }
    func each(_ value: PropertyListValue) -> PropertyListValue { value.replacing(nil, by: target) }
    return value.replacing(["targets", "targetTemplates"], by: each).replacing(["configFiles", "packages"], by: moved)
  }

  // MARK: Targets

  /// The targets with what their templates say, in the order of the file; those of several platforms as several.
  var targets: [(name: String, value: PropertyListValue, platform: AppPlatform?)] {
    (root["targets"]?.entries ?? []).flatMap {
      entry -> [(name: String, value: PropertyListValue, platform: AppPlatform?)] in
      let value = templated(entry.value, open: [])
      let platforms = value["platform"]?.elements?.compactMap(\.string)
      guard let platforms else {
        let platform = value["platform"]?.string
        return [(entry.key, substituted(value, entry.key, platform), platform.flatMap(Self.platform))]
      }
      return platforms.map { platform in
        let suffix = value["platformSuffix"]?.string ?? "_${platform}"
        let name = entry.key + (value["platformPrefix"] == nil ? Self.replacing(suffix, ["platform": platform]) : "")
        return (name, substituted(value, name, platform), Self.platform(platform))
      }
    }
  }

  /// Returns a target, or a template, with the templates that it names under it.
  private func templated(_ value: PropertyListValue, open: [String]) -> PropertyListValue {
    let names = (value["templates"]?.elements ?? []).compactMap(\.string)
    guard open.count < 10 else { return value }
    let templates = names.prefix(20).filter { !open.contains($0) }.compactMap { name in
      root["targetTemplates"]?[name].map { templated($0, open: open + [name]) }
    }
    return value.merged(into: templates.reduce(PropertyListValue(.dictionary([]))) { $1.merged(into: $0) })
  }

  private func substituted(_ value: PropertyListValue, _ name: String, _ platform: String?) -> PropertyListValue {
    var values = ["target_name": name]
    values["platform"] = platform
    for attribute in value["templateAttributes"]?.entries ?? [] { values[attribute.key] = attribute.value.settingText }
    return value.mappingTexts { Self.replacing($0, values) }
  }

  /// Returns a text with `${name}` replaced for some names.
  private static func replacing(_ text: String, _ values: [String: String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let parts = text[...].parts(separatedBy: "$")
    return String(parts[0])
      + parts.dropFirst().map { part in
        guard part.utf8.first == UInt8(ascii: "{"), let close = part.utf8.firstIndex(of: UInt8(ascii: "}")),
          let value = values[String(part[..<close].dropFirst())]
        else { return "$" + part }
        return value + part[close...].dropFirst()
      }.joined()
  }

  static func platform(_ name: String) -> AppPlatform? {
    AppPlatform.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }
}

extension PropertyListValue {
  /// Returns another value with this one over it: dictionaries entry by entry, arrays one after the other.
  ///
  /// A key with `:REPLACE` replaces the other's value as a whole.
  func merged(into other: PropertyListValue) -> PropertyListValue {
    switch (content, other.content) {
    case (.dictionary(let mine), .dictionary(var theirs)):
      var places = Dictionary(theirs.indices.map { (theirs[$0].key, $0) }, uniquingKeysWith: { $1 })
      for entry in mine {
        let isReplacing = entry.key.hasSuffix(":REPLACE")
        let key = isReplacing ? String(entry.key.dropLast(8)) : entry.key
        guard let place = places[key] else {
          places[key] = theirs.count
          theirs.append(.init(key: key, keyRange: entry.keyRange, value: entry.value))
          continue
        }
        let value = isReplacing ? entry.value : entry.value.merged(into: theirs[place].value)
        theirs[place] = .init(key: key, keyRange: entry.keyRange, value: value)
      }
      return PropertyListValue(.dictionary(theirs), range)
    case (.array(let mine), .array(let theirs)): return PropertyListValue(.array(theirs + mine), range)
    default: return self
    }
  }

  /// Returns a dictionary with the values of some keys changed, or of all.
  func replacing(_ keys: Set<String>?, by change: (PropertyListValue) -> PropertyListValue) -> PropertyListValue {
    guard let entries else { return self }
    let changed = entries.map { entry in
      keys?.contains(entry.key) ?? true
        ? Entry(key: entry.key, keyRange: entry.keyRange, value: change(entry.value)) : entry
    }
    return PropertyListValue(.dictionary(changed), range)
  }

  /// Returns the value with all texts in it changed, without keys.
  func mappingTexts(_ change: (String) -> String) -> PropertyListValue {
    switch content {
    case .string(let text): PropertyListValue(.string(change(text)), range)
    case .array(let elements): PropertyListValue(.array(elements.map { $0.mappingTexts(change) }), range)
    case .dictionary: replacing(nil) { $0.mappingTexts(change) }
    case .integer, .real, .boolean, .data, .date: self
    }
  }

  /// Returns the value with all places at one: that of the line by which another file comes in.
  func standing(at range: SourceRange) -> PropertyListValue {
    switch content {
    case .array(let elements): PropertyListValue(.array(elements.map { $0.standing(at: range) }), range)
    case .dictionary(let entries):
      PropertyListValue(
        .dictionary(entries.map { .init(key: $0.key, keyRange: range, value: $0.value.standing(at: range)) }), range)
    case .string, .integer, .real, .boolean, .data, .date: PropertyListValue(content, range)
    }
  }

  /// The value as the text of a build setting; `nil` for a dictionary.
  var settingText: String? {
    switch content {
    case .string(let text): text
    case .boolean(let value): value ? "YES" : "NO"
    case .array(let elements): elements.compactMap(\.settingText).map(SettingList.quoted).joined(separator: " ")
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .dictionary, .data, .date: nil
    }
  }
}
