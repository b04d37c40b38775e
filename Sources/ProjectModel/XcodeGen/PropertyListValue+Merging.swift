import Diagnostics

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
