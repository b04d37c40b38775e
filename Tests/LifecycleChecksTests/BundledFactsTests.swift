import Foundation
import LifecycleModel
import TestSupport
import Testing

@Suite("The facts of the bundled pages")
struct BundledFactsTests {
  @Test("What five articles say by hand is on a page, under a heading and in words that a table names")
  func articles() throws {
    let file = Repository.root.appending(path: "Tests/Fixtures/Facts/articles.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .dropFirst().map { $0.split(separator: "\t").map { String($0).replacing("\\n", with: "\n") } }
    #expect(rows.count == 37)
    var missing: [String] = []
    for row in rows {
      let page = try #require(TestPage.bundled.first { $0.name == row[2] })
      if !Self.sections(of: page, under: row[3]).contains(where: { $0.contains(row[4]) }) { missing.append(row[1]) }
    }
    #expect(missing == [])
  }

  @Test("A callback that several pages have is documented on each, by the same page of its vendor")
  func callbacks() {
    var sources: [String: Set<String>] = [:]
    for page in TestPage.bundled {
      for callback in page.lifecycle.callbacks where !callback.attributes.provenance.sources.isEmpty {
        let name = "\(page.lifecycle[callback.delegate].types) \(callback.name)"
        sources[name, default: []].insert(callback.attributes.provenance.sources[0].url)
      }
    }
    #expect(sources.count > 60)
    #expect(sources.filter { $0.value.count > 1 && !$0.key.hasPrefix("[] ") } == [:])
  }

  @Test("An event that several pages have makes the same calls on each, but for those that only one of them knows")
  func events() {
    let pages = TestPage.bundled.map { ($0.name, Events(of: $0.lifecycle)) }
    var differences: [String] = []
    var count = 0
    for (index, (name, events)) in pages.enumerated() {
      for (otherName, otherEvents) in pages[(index + 1)...] {
        let common = events.calls.intersection(otherEvents.calls)
        for (key, segments) in events.segments.sorted(by: { $0.key < $1.key }) {
          guard let others = otherEvents.segments[key] else { continue }
          let (one, other) = (Events.words(segments, of: common), Events.words(others, of: common))
          count += common.isEmpty ? 0 : 1
          if one != other { differences.append("\(key): \(name) has \(one), \(otherName) \(other)") }
        }
      }
    }
    #expect(count > 30)
    #expect(differences == [])
  }

  /// The text below each heading that begins with some words, to the next heading of its level.
  private static func sections(of page: TestPage, under heading: String) -> [String] {
    let lines = page.reading.file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].hasPrefix(heading) }.map { start in
      let level = max(2, lines[start].prefix { $0 == "#" }.count)
      let below = lines[(start + 1)...].prefix { line in
        let own = line.prefix { $0 == "#" }.count
        return own == 0 || own > level
      }
      return below.joined(separator: "\n")
    }
  }
}

/// The events of a page, by name, path, condition on scenes and kind of app.
private struct Events {
  /// The calls of the page, with their delegates.
  let calls: Set<String>
  /// The segments of each event: the calls with how certain they are, those without an order together.
  let segments: [String: [[(call: String, certainty: String, group: Int?)]]]

  /// The events of a life cycle.
  init(of lifecycle: Lifecycle) {
    let name = { (step: Step) in "\(lifecycle.delegate(of: step.callback).name).\(lifecycle[step.callback].name)" }
    calls = Set(lifecycle.transitions.flatMap(\.steps).map(name))
    let hasScenes = lifecycle.delegates.contains {
      $0.types.contains("UIWindowSceneDelegate") || $0.name == "ScenePhase"
    }
    var segments: [String: [[(call: String, certainty: String, group: Int?)]]] = [:]
    for chain in lifecycle.chains {
      let first = lifecycle[chain[0]]
      let mode = first.guard?.mode ?? (hasScenes ? .withScenes : .withoutScenes)
      let path = ([first.source] + chain.map { lifecycle[$0].target }).map { lifecycle[$0].name }
      let key = [
        lifecycle.platform ?? "", first.event, path.joined(separator: " → "),
        first.guard?.sceneCondition?.word ?? "any", mode.word,
      ].joined(separator: ", ")
      segments[key] = chain.map { id in
        lifecycle[id].steps.map { (name($0), $0.certainty.text ?? "always", $0.unordered) }
      }
    }
    self.segments = segments
  }

  /// The segments as words, with some calls only.
  static func words(_ segments: [[(call: String, certainty: String, group: Int?)]], of calls: Set<String>) -> [String] {
    segments.flatMap { steps -> [String] in
      let known = steps.filter { calls.contains($0.call) }
      let groups = Step.groups(numbered: known.map(\.group))
      return groups.map { group in
        known[group].map { "\($0.call) (\($0.certainty))" }.sorted().joined(separator: " | ")
      } + ["→"]
    }
  }
}
