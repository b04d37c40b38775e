import Emission
import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import SwiftMerging
import TestSupport
import Testing

@testable import instar

@Suite("Merging new callbacks into files that were edited at random", .tags(.slow))
struct MergeLawsTests {
  @Test(
    "The laws of merging hold for files that were edited at random",
    arguments: Seeds.cases(of: TestPage.bundled + TestPage.fixtures, oneIn: 2))
  func laws(page: TestPage) throws {
    var random = SplitMix64(seed: 27)
    for round in Seeds.first(6) {
      let old = page.lifecycle.without(oneCallbackIn: 3, &random)
      for (path, text) in page.lifecycle.delegateTexts {
        guard let before = old.delegateTexts.first(where: { $0.path == path })?.text else { continue }
        let edited = round == 0 ? before : RandomEdit(of: before).text(&random)
        try expectLaws(of: text, into: edited, note: "\(path), round \(round)")
      }
    }
  }

  private func expectLaws(of text: String, into edited: String, note: Comment) throws {
    let merge = try #require(CallbackMerge(of: text, into: edited))
    guard merge.isDue else { return }
    let verdict = merge.verdict()
    #expect(verdict.unlogged.isEmpty, note)
    guard case .merged(let merged, let added, _) = verdict.outcome else {
      Issue.record("\(note): \(verdict)")
      return
    }
    #expect(isSubsequence(code(edited), of: code(merged)), note)
    let file = SwiftFile(merged)
    // Nobody has edited a statement of the log, so all are those of the page.
    let page = SwiftFile(text)
    for member in page.members {
      let calls = Set(file.logCalls(in: member).map { CallbackDigest.log(of: $0.text) })
      #expect(calls.isSubset(of: page.logCalls(in: member).map { CallbackDigest.log(of: $0.text) }), note)
    }
    #expect(file.problem == nil, note)
    #expect(try #require(CallbackMerge(of: text, into: merged)).isDue == false, note)
    // Added members occur once; members that the file knew and no longer has are not added again.
    let (before, after) = (SwiftFile(edited).members.map(\.name), file.members.map(\.name))
    let wanted = SwiftFile(text).members
    for name in added { #expect(after.count { $0 == name } >= 1, "\(note): \(name)") }
    #expect(Set(after).subtracting(before).isSubset(of: added), note)
    let known = try #require(GenerationStamp(in: edited)).callbacks.map(\.name)
    let new = wanted.map(\.name).filter { !known.contains(CallbackDigest.name(of: $0)[...]) && $0 != "window" }
    #expect(Set(new).isSubset(of: after), note)
    if GenerationStamp(in: edited)?.holds(for: edited) == true {
      #expect(Set(after).isSuperset(of: wanted.map(\.name)), note)
    }
  }

  /// The lines without the stamp, and without the arguments of the log.
  private func code(_ text: String) -> [Substring] {
    let call = #/\w+\.record\((?:[^()"]|"(?:[^"\\]|\\.)*")*\)/#
    return text.replacing(call, with: "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("// instar:") }
  }

  private func isSubsequence(_ lines: [Substring], of others: [Substring]) -> Bool {
    var rest = others[...]
    return lines.allSatisfy { line in
      guard let index = rest.firstIndex(of: line) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}

/// Random edits of a generated file, such as a person makes.
private struct RandomEdit {
  private var lines: [String]

  init(of text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text with some edits.
  func text(_ random: inout SplitMix64) -> String {
    var copy = self
    for _ in 0...random.next(below: 4) { copy.edit(&random) }
    return copy.lines.joined(separator: random.happens(onceIn: 3) ? "\r\n" : "\n")
  }

  private mutating func edit(_ random: inout SplitMix64) {
    let line = random.next(below: lines.count)
    switch random.next(below: 7) {
    case 0: lines.insert("// MARK: - Mine", at: line)
    case 1: lines.insert("", at: line)
    case 2: lines = lines.map { $0.hasPrefix("//") ? $0 : $0.replacing("  ", with: "\t") }
    case 3: lines = lines.filter { !$0.contains("// MARK: ") }
    case 4: lines = lines.map { $0.hasPrefix("  func ") ? $0.replacing("  func ", with: "  public  func  ") : $0 }
    case 5: removeMethod(after: line)
    default: lines.append("extension Array {}")
    }
  }

  private mutating func removeMethod(after line: Int) {
    guard let start = lines[line...].firstIndex(where: { $0.hasPrefix("  func ") || $0.hasPrefix("\tfunc ") }),
      let end = lines[start...].firstIndex(where: { $0 == "  }" || $0 == "\t}" })
    else { return }
    // A requirement of a protocol has no body: the next end belongs to something else.
    guard !lines[(start + 1)..<end].contains(where: { $0.contains("func ") || $0 == "}" }) else { return }
    let attributes = lines[..<start].reversed().prefix { $0.contains("@available") }.count
    lines.removeSubrange((start - attributes)...end)
  }
}

extension Lifecycle {
  /// The files that have callbacks.
  fileprivate var delegateTexts: [(path: String, text: String)] {
    SwiftEmitter().files(for: self).compactMap { file in
      guard case .text(let text) = file.contents, GenerationStamp(in: text)?.callbacks.isEmpty == false else {
        return nil
      }
      return (file.path, text)
    }
  }

  /// The life cycle before some of its callbacks were added.
  fileprivate func without(oneCallbackIn count: Int, _ random: inout SplitMix64) -> Lifecycle {
    var old = self
    let gone = Set(callbackIDs.filter { _ in random.happens(onceIn: count) })
    for id in gone { old.callbacks[id.index].isDeclared = false }
    for index in old.transitions.indices { old.transitions[index].steps.removeAll { gone.contains($0.callback) } }
    return old
  }
}
