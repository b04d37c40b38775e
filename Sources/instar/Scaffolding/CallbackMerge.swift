import SwiftGeneration
import SwiftMerging

/// Adds the callbacks that are new on a page to a file that was edited after its generation.
struct CallbackMerge {
  /// The file as it would be generated today.
  private let generated: String
  private let stamp: GenerationStamp
  private let edited: String
  private let old: GenerationStamp?

  /// Compares an edited file with the one that is generated today; `nil` where that has no callbacks.
  init?(of generated: String, into edited: String) {
    guard let stamp = GenerationStamp(in: generated), !stamp.callbacks.isEmpty else { return nil }
    self.generated = generated
    self.stamp = stamp
    self.edited = edited
    old = GenerationStamp(in: edited)
  }

  /// `true` where the page has a callback that the edited file lacks, or has with other types.
  var isDue: Bool { stamp.callbacks.contains { isNew($0) || isChanged($0) } }

  /// The edited file with the new callbacks.
  func verdict() -> ScaffoldVerdict {
    let page = SwiftFile(generated)
    if case .tooDeep = page.problem {
      return .kept(
        reason: "to which nothing can be added: the page has a declaration whose brackets are nested too deeply",
        help: "Give the callback a simpler type")
    }
    let mine = SwiftFile(edited)
    let members = pairs(in: page)
    let addition: SwiftFile.Addition
    do {
      let callbacks = Set(members.map(\.member))
      addition = try mine.adding(
        members.filter { isNew($0.callback) }.map(\.member), helpers: page.members.filter { !callbacks.contains($0) },
        of: page)
    } catch {
      return .kept(
        reason: "to which nothing can be added: \(error.reason)", help: "Fix it, or add the callbacks by hand")
    }
    let different = members.filter { isChanged($0.callback) && mine.presence(of: $0.member) == .different }
    let unsettled = Set(different.map(\.callback))
    let text = stamp.succeeding(old, unsettled: unsettled).stamped(addition.text)
    let remarks =
      addition.homeless.map { "declares no protocol '\($0.type)', which needs '\($0.declaration)'" }
      + different.filter { !$0.member.isRequirement }
      .map { "declares '\($0.member.name)' with other types than the page, where it is now '\($0.member.declaration)'" }
    let added = addition.added.filter { !$0.isRequirement }.map(\.name)
    return ScaffoldVerdict(text == edited ? .current : .merged(text, added: added), remarks: remarks)
  }

  /// One level of indentation in the edited file; `nil` where nothing shows it.
  var indentation: SwiftIndentation? {
    let mine = SwiftFile(edited)
    let type = SwiftFile(generated).members.last?.type
    return type.flatMap { mine.indentation(in: $0) }.flatMap { SwiftIndentation(blanks: $0) }
  }

  /// The members of the generated file that are callbacks.
  private func pairs(in page: SwiftFile) -> [(member: SwiftMember, callback: CallbackDigest)] {
    var pairs: [(SwiftMember, CallbackDigest)] = []
    var waiting: [String: [CallbackDigest]] = [:]
    for member in page.members {
      let name = CallbackDigest.name(of: member.name)
      // Overloads come in the type in the order in which the stamp has them.
      var callbacks = waiting[member.type] ?? stamp.callbacks
      if let index = callbacks.firstIndex(where: { $0.name == name }) {
        pairs.append((member, callbacks.remove(at: index)))
      }
      waiting[member.type] = callbacks
    }
    return pairs
  }

  private func isNew(_ callback: CallbackDigest) -> Bool {
    guard let old else { return true }
    let isOverloaded = stamp.namesakes(of: callback).count > 1
    return isOverloaded ? !old.callbacks.contains(callback) : old.namesakes(of: callback).isEmpty
  }

  private func isChanged(_ callback: CallbackDigest) -> Bool {
    guard let old, !isNew(callback) else { return false }
    return !old.callbacks.contains(callback)
  }
}

extension SwiftIndentation {
  /// The indentation of a text of white space; `nil` for one that `--indent` does not accept.
  fileprivate init?(blanks text: String) {
    if text == "\t" {
      self = .tab
    } else {
      guard text.allSatisfy({ $0 == " " }) else { return nil }
      self.init(blanks: text.count)
    }
  }
}
