import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@testable import Emission
@testable import Reports
@testable import Text

@Suite("A guide as a web page")
struct GuideHTMLTests {
  @Test("Hostile names are unchanged")
  func hostile() {
    let report = DiffReport(LifecycleChanges(from: .sample, to: .hostile), from: "<b>", to: "</title>")
    let words = HTMLText(DiffGuide(report).html).words
    #expect(words.contains("From <b> to </title>"))
    for state in Lifecycle.hostile.states {
      let name = state.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(name), "\(name)")
    }
  }

  @Test("It is one file, and loads nothing")
  func selfContained() {
    let html = DiffGuide(DiffSamples.toScenes).html
    for mark in [" src=", "@import", "url(", "<script"] { #expect(!html.contains(mark)) }
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
  }

  @Test("Its policy allows its own style alone")
  func policy() throws {
    let html = DiffGuide(DiffSamples.toScenes).html
    let style = try #require(html.firstMatch(of: /<style>((?s:.*?))<\/style>/)).1
    #expect(html.contains("default-src 'none'; style-src 'sha256-\(SHA256.base64(of: String(style)))'; "))
    #expect(!html.contains(" style=\""))
  }

  @Test("With pictures it shows the changes, the old and the new version, and their calls as tables")
  func pictures() {
    let page = DiffGuide(DiffSamples.toScenes).page
    #expect(page.pictures.count == 3)
    #expect(Set(page.pictures.map(\.scope)).count == 3)
    let text = page.text(with: [:])
    #expect(text.ranges(of: GuidePictures.substitute).count == 3)
    #expect(text.ranges(of: "<details>").count == 2)
    let same = DiffReport(LifecycleChanges(from: .sample, to: .sample), from: "a", to: "b")
    #expect(DiffGuide(same).page.pictures.isEmpty)
  }

  @Test("The contents lead to each section")
  func contents() {
    let html = DiffGuide(DiffSamples.toScenes).html
    let targets = html.matches(of: /<li><a href="#([a-z-]+)">/).map { String($0.1) }
    #expect(targets.first == "replaced-callbacks")
    #expect(targets == html.matches(of: /<h2 id="([a-z-]+)">/).map { String($0.1) })
  }

  @Test("A table with cells for several rows remains a table on a phone, others become cards")
  func cards() {
    let spanning = DiffGuide(DiffSamples.toScenes, comparison: TableKind.order.table(of: .sample)).html
    #expect(spanning.contains("<div class=\"table\">"))
    #expect(spanning.contains("<td data-label=\"New callback\">"))
    #expect(!DiffGuide(DiffSamples.toScenes).html.contains("<div class=\"table\">"))
  }
}
