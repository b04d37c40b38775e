import Text

/// Words that people have for an event, in four languages: "force quit" for *End* of the page `uikit-scenes`.
///
/// A page's own event has a name and a sentence; people who ask when something is called know neither. The rows are
/// `Data/situations.tsv`.
package struct Situation: Hashable, Sendable {
  /// An event by the names of its page and of itself.
  package struct Event: Hashable, Sendable {
    /// The name of a bundled page: `uikit-scenes`.
    package let page: String
    /// The event's name there: `Leave`; empty where the page has no event for the situation, but is about what is asked.
    package let name: String

    package init(page: String, name: String) {
      self.page = page
      self.name = name
    }
  }

  /// The events, the best one first; where no page has one, those of the pages that it concerns, without a name.
  package let events: [Event]
  /// The first phrase in the first of the languages, which says best what it is.
  package let name: String
  /// The phrases by language.
  package let phrases: [Language: [String]]
  /// Facts besides the calls of the events, or instead of them, with the mark of each claim; empty for nothing.
  package let answer: String
  /// The address of the answer's source; `nil` where there is none.
  package let source: String?

  /// Returns `true` where the answer names a method: by its base name or in full.
  package func mentions(_ name: String) -> Bool {
    let base = name.prefix { !"(:".contains($0) }
    return answer.ranges(of: base).contains { range in
      let before = answer[..<range.lowerBound].last
      let after = answer[range.upperBound...].first
      return before.map { !$0.isLetter } ?? true && after.map { !$0.isLetter } ?? true
    }
  }

  /// All situations, in the order of the file.
  package static let all: [Situation] = {
    let table = TabSeparatedTable(PackageResources.situations_tsv)
    let languages = table.heading.dropFirst(3).compactMap { Language(rawValue: String($0)) }
    return table.rows.map { Situation($0, languages) }
  }()

  private init(_ fields: [Substring], _ languages: [Language]) {
    precondition(fields.count == 3 + languages.count, "A row of the situations lacks fields: \(fields)")
    events = fields[0].parts(separatedBy: ";", omittingEmpty: true).map { event in
      let parts = event.trimmingSpaces.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      return Event(page: String(parts[0]), name: parts.dropFirst().joined())
    }
    answer = String(fields[1])
    source = fields[2].isEmpty ? nil : String(fields[2])
    let columns = fields[3...].map { field in
      field.parts(separatedBy: "|", omittingEmpty: true).map { String($0.trimmingSpaces) }
    }
    name = columns.lazy.compactMap(\.first).first ?? ""
    phrases = Dictionary(uniqueKeysWithValues: zip(languages, columns))
  }
}
