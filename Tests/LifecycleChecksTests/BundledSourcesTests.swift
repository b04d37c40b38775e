import Foundation
import LifecycleModel
import TestSupport
import Testing

@Suite("The sources of the bundled pages")
struct BundledSourcesTests {
  @Test(
    "What is documented links to its vendor alone, and what is observed links to somebody", arguments: TestPage.bundled)
  func marks(page: TestPage) {
    var wrong: [String] = []
    for (claim, provenance) in page.lifecycle.claims {
      let foreign = provenance.sources.filter { !Self.isVendors($0.url) }
      switch provenance.status {
      case .documented where provenance.sources.isEmpty: wrong.append("\(claim): documented without a link")
      case .documented where !foreign.isEmpty: wrong.append("\(claim): documented by \(foreign.map(\.title))")
      case .observed where provenance.sources.isEmpty: wrong.append("\(claim): observed without a link")
      default: break
      }
    }
    #expect(wrong == [])
  }

  @Test("No mark of a call is denied by the words beside it", arguments: TestPage.bundled)
  func denied(page: TestPage) {
    let lifecycle = page.lifecycle
    var wrong: [String] = []
    for transition in lifecycle.transitions {
      for step in transition.steps {
        let words =
          switch transition.provenance(of: step).status {
          case .documented: ["not documented", "nobody documents"]
          case .observed:
            ["not measured", "not been measured", "nobody has measured", "measurements do not", "not observed"]
          case nil: [String]()
          }
        let said = [step.certainty.text ?? "", step.note].joined(separator: " ")
        let name = "\(transition.event): \(lifecycle[step.callback].name)"
        if words.contains(where: said.contains) { wrong.append("\(name): \(said)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("A link is labelled with the name of what it leads to", arguments: TestPage.bundled)
  func labels(page: TestPage) throws {
    let lines = page.reading.file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var wrong: [String] = []
    var count = 0
    for (number, line) in lines.enumerated() {
      for (label, url) in Self.links(in: line) {
        count += 1
        let isOfCallback = line.hasPrefix("- `") && line.contains("` (documented") && Self.publishers.contains(label)
        if !isOfCallback, !Self.isName(label, of: url) { wrong.append("\(number + 1): [\(label)](\(url))") }
      }
    }
    #expect(count > 20)
    #expect(wrong == [])
  }

  @Test(
    "Fragments of sentences are no names",
    arguments: [
      ("one", "https://github.com/kiwix/kiwix-apple/pull/982", false),
      ("kiwix-apple #982", "https://github.com/kiwix/kiwix-apple/pull/982", true),
      ("at once", "https://example.com/measured", false),
      ("Apple", "https://developer.apple.com/documentation/uikit/uiscene", false),
      ("Apple: UIScene", "https://developer.apple.com/documentation/uikit/uiscene", true),
      ("Apple: a thread", "https://developer.apple.com/forums/thread/732170", false),
      ("Apple forum 732170", "https://developer.apple.com/forums/thread/732170", true),
      ("Stack Overflow 71570813", "https://stackoverflow.com/questions/71570813", true),
    ])
  func names(label: String, url: String, isName: Bool) {
    #expect(Self.isName(label, of: url) == isName)
  }

  /// The vendors and their addresses: their documentation and their source code, not their forums and issues.
  private static let vendors = [
    "https://developer.apple.com/documentation/", "https://developer.apple.com/library/archive/",
    "https://developer.android.com/", "https://source.android.com/", "https://api.flutter.dev/",
    "https://docs.flutter.dev/", "https://github.com/flutter/flutter/blob/", "https://reactnative.dev/docs/",
    "https://github.com/facebook/react-native/blob/", "https://docs.swift.org/",
  ]
  private static let publishers: Set<String> = ["Apple", "Google", "Flutter", "React Native"]

  private static func isVendors(_ url: String) -> Bool { vendors.contains { url.hasPrefix($0) } }

  /// Returns `true` for a label that says what its link leads to: a thread or issue by its number, anything else by its publisher
  /// and its title, or by a project's name alone.
  private static func isName(_ label: String, of url: String) -> Bool {
    let parts = url.split(separator: "/").map(String.init)
    let number = parts.last ?? ""
    if url.hasPrefix("https://developer.apple.com/forums/thread/") { return label == "Apple forum \(number)" }
    if url.hasPrefix("https://stackoverflow.com/") { return label == "Stack Overflow \(number)" }
    if url.hasPrefix("https://github.com/"), Set(parts).intersection(["issues", "pull"]) != [] {
      return ["\(parts[3]) #\(number)", "\(parts[2])/\(parts[3]) #\(number)"].contains(label)
    }
    if url.hasPrefix("https://github.com/"), parts.count == 4 { return label == number }
    let title = label.split(separator: ": ", maxSplits: 1)
    return title.count == 2 && title[0].first?.isWhitespace == false
  }

  /// The links of a line, with their labels.
  private static func links(in line: String) -> [(label: String, url: String)] {
    let parts = line.split(separator: "](http", omittingEmptySubsequences: false).map(String.init)
    return zip(parts, parts.dropFirst()).compactMap { before, after in
      guard let open = before.lastIndex(of: "[") else { return nil }
      var depth = 1
      let url = after.prefix { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth > 0
      }
      return (String(before[before.index(after: open)...]), "http" + url)
    }
  }
}

extension Lifecycle {
  /// What the page claims, with the sources of each: a step's are its transition's where it has none itself.
  fileprivate var claims: [(String, Provenance)] {
    let steps = transitions.flatMap { transition in
      transition.steps.map { ("\(transition.event): \(self[$0.callback].name)", transition.provenance(of: $0)) }
    }
    return states.map { ($0.name, $0.provenance) } + callbacks.map { ($0.name, $0.attributes.provenance) }
      + transitions.map { ($0.event, $0.provenance) } + steps + rules.map { ($0.text, $0.provenance) }
  }
}
