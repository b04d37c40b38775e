import Diagnostics
import LifecycleDiff
import LifecycleReader
import Testing

@Suite("Kinds of changes")
struct ChangeKindTests {
  static let all = DiffRuleRegistry.all.map { $0.kind }

  @Test("Ids are unique, and consist of words with hyphens between them", arguments: all)
  func identifier(kind: ChangeKind) {
    #expect(Self.all.count { $0.id == kind.id } == 1)
    #expect(kind.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
  }

  @Test("A headline is one line without a full stop, and an explanation consists of sentences", arguments: all)
  func strings(kind: ChangeKind) {
    #expect(!kind.headline.contains("\n") && !kind.headline.hasSuffix("."))
    #expect(kind.headline.first?.isUppercase == true)
    #expect(kind.explanation.hasSuffix("."))
  }

  @Test("A part of a guide has changes of one impact", arguments: all)
  func part(kind: ChangeKind) {
    switch kind.part {
    case .moved, .stopped: #expect(kind.impact == .breaking)
    case .new: #expect(kind.impact == .compatible)
    case .words: #expect(kind.impact == .editorial)
    case .other: break
    }
    #expect(kind.labels.count == 2)
  }

  @Test("A guide lists added elements and calls as additions, and nothing else", arguments: all)
  func additions(kind: ChangeKind) {
    #expect((kind.part == .new) == (kind.id.hasPrefix("added-") || kind.id == "newly-called"))
  }

  @Test("The example shows a change of the kind, and its pages are valid", arguments: all)
  func example(kind: ChangeKind) {
    let (old, new) = (read(kind.example.old), read(kind.example.new))
    for reading in [old, new] { #expect(errors(of: reading) == []) }
    let found = LifecycleChanges(from: old.lifecycle, to: new.lifecycle).changes
    let own = found.filter { $0.kind == kind }
    #expect(!own.isEmpty, "found instead: \(found.map(\.kind.id))")
    for change in own where kind.impact == .breaking { #expect(change.advice?.isEmpty == false) }
  }

  @Test("A change of an example has a place in both pages: a name, a line, or the title", arguments: all)
  func places(kind: ChangeKind) {
    let (old, new) = (read(kind.example.old), read(kind.example.new))
    for change in LifecycleChanges(from: old.lifecycle, to: new.lifecycle).changes where change.kind == kind {
      #expect(!new.sourceMap.range(of: change.newPlace).isEmpty)
      if let place = change.oldPlace { #expect(!old.sourceMap.range(of: place).isEmpty) }
    }
  }

  @Test("Messages and advice are one line without a full stop", arguments: all)
  func messages(kind: ChangeKind) {
    let (old, new) = (read(kind.example.old), read(kind.example.new))
    for change in LifecycleChanges(from: old.lifecycle, to: new.lifecycle).changes where change.kind == kind {
      for text in [change.message, change.advice].compactMap(\.self) {
        #expect(!text.isEmpty && !text.contains("\n") && !text.hasSuffix("."), "\(text)")
      }
    }
  }

  @Test("Only a breaking change is an error")
  func severity() {
    #expect(Impact.allCases.map(\.severity) == [.error, .note, .note])
    #expect(Self.all.allSatisfy { $0.manualEntry.id == $0.id && $0.manualEntry.weight == $0.impact.rawValue })
  }

  private func read(_ page: String) -> Reading { LifecycleReader.read(SourceFile(path: "page.md", text: page)) }

  private func errors(of reading: Reading) -> [String] {
    reading.diagnostics.filter { $0.severity == .error }.map(\.summary)
  }
}

extension ChangeKind: CustomTestStringConvertible {
  package var testDescription: String { id }
}
