import Diagnostics
import Foundation
import LifecycleReader
import TestSupport
import Testing

@Suite("Inputs that libFuzzer starts from, or has found", .tags(.slow))
struct ReplayTests {
  /// A file of the corpus or of the crashes, with its law.
  struct Input: CustomTestStringConvertible, Sendable {
    let law: String
    let file: URL

    var testDescription: String { "\(law)/\(file.lastPathComponent)" }
  }

  @Test("The law holds for the input", arguments: inputs(in: "Corpus") + inputs(in: "Crashes"))
  func replay(input: Input) throws {
    let law = try #require(LawRegistry.law(named: input.law))
    #expect(law.violations(of: [UInt8](try Data(contentsOf: input.file))) == [])
  }

  @Test(
    "Laws of pages hold for the bundled pages and the fixtures",
    arguments: Seeds.cases(of: TestPage.bundled + TestPage.fixtures, oneIn: 5))
  func pages(page: TestPage) {
    let laws: [any Law.Type] = [PageLaw.self, FormatsLaw.self, RegionsLaw.self, RepairLaw.self]
    for law in laws { #expect(law.violations(of: page.reading.file.bytes) == [], "\(law.name)") }
  }

  @Test("Every folder of inputs belongs to a law, and vice versa")
  func folders() throws {
    let names = Set(LawRegistry.all.map { $0.name })
    #expect(names.count == LawRegistry.all.count)
    for place in ["Corpus", "Crashes"] { #expect(names.isSuperset(of: Self.folders(in: place)), "\(place)") }
    // Those about whole pages begin with the same ones.
    let shared: Set = ["formats", "regions", "repair"]
    #expect(Set(Self.folders(in: "Corpus")).union(shared) == names)
  }

  @Test("A violation of a law is noticed")
  func violation() {
    #expect(RenderingViolations.steers("\u{1B}[1m") && RenderingViolations.steers("\u{202E}"))
    #expect(!RenderingViolations.isJSON("{"))
  }

  private static let top = Repository.root.appending(path: "Tests/Fuzzing")

  private static func folders(in place: String) -> [String] {
    names(in: top.appending(path: place))
  }

  private static func inputs(in place: String) -> [Input] {
    folders(in: place).flatMap { law in
      let folder = top.appending(path: place).appending(path: law)
      return names(in: folder).map { Input(law: law, file: folder.appending(path: $0)) }
    }
  }

  /// The names of the files in a folder, without hidden ones, sorted.
  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
