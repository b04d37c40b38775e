import Emission
import Foundation
import TestSupport
import Testing

@testable import instar

@Suite("The manual of templates")
struct TemplateManualTests {
  private let sections: [String: [Substring]]

  init() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "docs/templates.md"), encoding: .utf8)
    var sections: [String: [Substring]] = [:]
    var heading = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" || $0 == " " || $0 == "`" }.prefix { $0 != "`" }.description
      }
      sections[heading, default: []].append(line)
    }
    self.sections = sections
  }

  @Test(
    "docs/templates.md has each template's tags with their contents, and no others",
    arguments: EmitterRegistry.templates.map(\.name))
  func tags(name: String) throws {
    let entry = try #require(EmitterRegistry.templates.first { $0.name == name })
    let lines = try #require(sections[name], "\(name) has no heading of its own")
    let written = lines.filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(written == Self.rows(entry.tags))
  }

  @Test("Every template has a heading, and every heading a template")
  func headings() {
    let names = sections.keys.filter { $0.contains("/") && !$0.contains(".") && !$0.contains(" ") }
    #expect(names.sorted() == EmitterRegistry.templates.map(\.name).sorted())
  }

  /// One row per tag; the tags of a list without a template of its own are below it.
  private static func rows(_ tags: [TemplateTag], in lists: String = "") -> [String] {
    let partials = EmitterRegistry.templates.filter { $0.place != nil }
    return tags.flatMap { tag in
      let row = "| \(lists)`\(tag.name)` | \(word(tag.contents)) | \(tag.meaning) |"
      guard case .list(let inner) = tag.contents, !partials.contains(where: { $0.tags == inner }) else { return [row] }
      return [row] + rows(inner, in: "\(lists)`\(tag.name)` › ")
    }
  }

  private static func word(_ contents: TemplateTag.Contents) -> String {
    switch contents {
    case .text: "text"
    case .optionalText: "text or nothing"
    case .flag: "yes or no"
    case .lines: "lines"
    case .list(let tags):
      EmitterRegistry.templates.first { $0.place != nil && $0.tags == tags }.map {
        "list: [`\($0.name)`](#\(anchor($0.name)))"
      }
        ?? "list"
    }
  }

  /// The anchor that GitHub makes of the heading.
  private static func anchor(_ name: String) -> String { name.lowercased().filter { $0 != "/" } }
}
