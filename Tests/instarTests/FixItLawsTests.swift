import Diagnostics
import LifecyclePaths
import LifecycleReader
import TestSupport
import Testing

@testable import instar

@Suite("Laws of fix-its", .tags(.slow))
struct FixItLawsTests {
  private static let pages = TestPage.bundled + TestPage.fixtures

  private func diagnostics(in page: SourceFile) -> FileDiagnostics {
    FileDiagnostics(page, LifecycleReader.read(page).diagnostics)
  }

  /// The number of calls by the delegate that is called.
  private func calls(in page: SourceFile) -> [String: Int] {
    let lifecycle = LifecycleReader.read(page).lifecycle
    return lifecycle.transitions.flatMap(\.steps).reduce(into: [:]) { calls, step in
      calls[lifecycle.delegate(of: step.callback).name, default: 0] += 1
    }
  }

  private func page(_ bytes: some Collection<UInt8>) -> SourceFile {
    SourceFile(path: "page.md", bytes: bytes)
  }

  /// A page with one misspelling in some of its words: two letters swapped, one left out or one doubled.
  private func misspelt(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    let letters = bytes.indices.dropFirst().dropLast().filter { index in
      bytes[index - 1...index + 1].allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    }
    for _ in 0..<random.number(in: 1...3) {
      let place = random.pick(letters)
      guard place + 1 < bytes.count else { continue }
      switch random.next(below: 3) {
      case 0: bytes.swapAt(place, place + 1)
      case 1: bytes.remove(at: place)
      default: bytes.insert(bytes[place], at: place)
      }
    }
    return bytes
  }

  @Test("A certain fix-it removes its diagnostic, causes no error and leaves calls their delegates", arguments: pages)
  func fixIts(of page: TestPage) throws {
    var random = SplitMix64(seed: 7)
    for _ in Seeds.first(10) {
      let wrong = self.page(misspelt(page.reading.file.bytes, &random))
      let found = diagnostics(in: wrong)
      let fixed = found.diagnostics.filter { $0.fixIts.first?.applicability == .certain }.prefix(2)
      for diagnostic in fixed {
        let repair = FileRepair(of: wrong) { page in
          FileDiagnostics(page, page.text == wrong.text ? [diagnostic] : [])
        }
        let left = diagnostics(in: repair.file).diagnostics
        let line = wrong[wrong.range(ofLine: wrong.line(at: diagnostic.range.start))]
        #expect(left.count(diagnostic.id) < found.diagnostics.count(diagnostic.id), "\(diagnostic.summary): \(line)")
        let (before, after) = (calls(in: wrong), calls(in: repair.file))
        #expect(before.allSatisfy { $0.value <= after[$0.key] ?? 0 }, "\(diagnostic.summary): \(line)")
        // A section whose name was misspelt was not read before.
        if diagnostic.id == "misspelt-section" { continue }
        #expect(left.errorCount <= found.diagnostics.errorCount, "\(diagnostic.summary): \(line)")
      }
    }
  }

  @Test("Fixing twice equals fixing once, also with Windows line ends and a byte order mark", arguments: pages)
  func twice(page: TestPage) throws {
    var random = SplitMix64(seed: 11)
    for isWindows in [true, false] + (Seeds.areAll ? [true, false] : []) {
      var wrong = misspelt(page.reading.file.bytes, &random)
      if isWindows { wrong = [0xEF, 0xBB, 0xBF] + wrong.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
      let once = FileRepair(of: self.page(wrong), diagnostics: diagnostics)
      let twice = FileRepair(of: once.file, diagnostics: diagnostics)
      #expect(twice.fixes.isEmpty && twice.file.encoded == once.file.encoded)
      #expect(once.file.encoded.starts(with: [0xEF, 0xBB, 0xBF]) == isWindows)
      #expect(once.file.encoded.count { $0 == 0x0D } == wrong.count { $0 == 0x0D })
    }
  }

  @Test("A fix-it is written as its place requires: with backslashes in text, without in code")
  func escapes() throws {
    let page = """
      # Films

      ## Delegates

      - `A_b*`: one per scene

      ## States

      - **\\*stars\\* \\_and\\_** (initial)
      - **Plain**

      ## Transitions

      - Go: \\*stars\\* \\_adn\\_ → Plian: `A_c*.go()`
      """
    let repair = FileRepair(of: self.page(page.utf8), diagnostics: diagnostics)
    #expect(repair.file.text.hasSuffix("- Go: \\*stars\\* \\_and\\_ → Plain: `A_b*.go()`"))
  }
}

extension [Diagnostic] {
  fileprivate func count(_ id: String) -> Int { count { $0.id == id } }

  fileprivate var errorCount: Int { count { $0.severity == .error } }
}
