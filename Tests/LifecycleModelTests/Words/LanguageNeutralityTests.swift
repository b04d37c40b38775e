import Foundation
import LifecycleModel
import TestSupport
import Testing

@Suite("Languages are data")
struct LanguageNeutralityTests {
  @Test("Source outside the vocabulary names no language but English as the default, and has no words of others")
  func neutral() throws {
    let sources = Repository.root.appending(path: "Sources")
    let paths = try #require(FileManager.default.subpaths(atPath: sources.path)).filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 300)
    for path in paths.sorted() where !path.hasPrefix("LifecycleModel/Words/") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        #expect(!Self.namesLanguage(code), "\(path):\(number + 1):\(line)")
      }
    }
  }

  @Test("A line that names a language is found")
  func found() {
    for line in [
      "a == .english", "case .japanese: 1", "switch page.language {", "[.korean: 2]", "Language.chinese", "\"状\"",
    ] {
      #expect(Self.namesLanguage(line[...]), "\(line)")
    }
    for line in ["language = .english", "PageStrings(language: .english)", "switch word {", "case .english2"] {
      #expect(!Self.namesLanguage(line[...]), "\(line)")
    }
  }

  private static let names = Language.allCases.map { ".\($0)" }

  private static func namesLanguage(_ line: Substring) -> Bool {
    // Regular expressions are slow in a debug build: most lines hold none of these.
    guard
      line.utf8.contains(where: { $0 >= 0x80 }) || line.contains("anguage") || names.contains(where: line.contains)
    else { return false }
    let code = line.replacing(#/language(:| =) \.english\b/#, with: "")
    return names.contains { name in
      code.ranges(of: name).contains { !(code[$0.upperBound...].first ?? " ").isWordCharacter }
    }
      || code.contains(#/\bswitch\b.*[lL]anguage\b/#)
      || code.unicodeScalars.contains {
        $0.properties.isIdeographic || (0x3041...0x3096).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
      }
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
