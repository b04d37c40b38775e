import SwiftGeneration

#if Swift
  import SwiftMerging

  /// Adds the callbacks that are new on the page to a file that was edited after its generation, and renews its log.
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

    /// `true` where the page has a callback that the edited file lacks, has with other types, or logs otherwise.
    var isDue: Bool { stamp.callbacks.contains { isNew($0) || isChanged($0) || isLoggedOtherwise($0) } }

    /// The edited file with the new callbacks and the log of today.
    func verdict() -> ScaffoldVerdict {
      let page = SwiftFile(generated)
      if case .tooDeep = page.problem {
        return .kept(
          reason: "to which nothing can be added: the page has a declaration whose brackets are nested too deeply",
          help: "Give the callback a simpler type")
      }
      let mine = SwiftFile(edited)
      let members = pairs(in: page)
      let renewal = renewal(of: members, in: mine, page: page)
      let addition: SwiftFile.Addition
      do {
        let callbacks = Set(members.map(\.member))
        addition = try mine.adding(
          members.filter { isNew($0.callback) }.map(\.member), helpers: page.members.filter { !callbacks.contains($0) },
          renewed: renewal.calls, of: page)
      } catch {
        return .kept(
          reason: "to which nothing can be added: \(error.reason)", help: "Fix it, or add the callbacks by hand")
      }
      let different = members.filter { isChanged($0.callback) && mine.presence(of: $0.member) == .different }
      let next = stamp.succeeding(
        old, unsettled: Set(different.map(\.callback)), unlogged: Set(renewal.unlogged.map(\.callback)))
      let text = next.stamped(addition.text)
      let remarks =
        addition.homeless.map { "declares no protocol '\($0.type)', which needs '\($0.declaration)'" }
        + different.filter { !$0.member.isRequirement }
        .map {
          "declares '\($0.member.name)' with other types than the page, where it is now '\($0.member.declaration)'"
        }
      let added = addition.added.filter { !$0.isRequirement }.map(\.name)
      return ScaffoldVerdict(
        text == edited ? .current : .merged(text, added: added, renewed: renewal.names), remarks: remarks,
        unlogged: renewal.unlogged.map { ScaffoldVerdict.Unlogged(callback: $0.name, statement: $0.statement) })
    }

    /// One level of indentation in the edited file; `nil` where nothing shows it.
    var indentation: SwiftIndentation? {
      let mine = SwiftFile(edited)
      let type = SwiftFile(generated).members.last?.type
      return type.flatMap { mine.indentation(in: $0) }.flatMap { SwiftIndentation(blanks: $0) }
    }

    /// The members of the generated file that are callbacks.
    private func pairs(in page: SwiftFile) -> [Pair] {
      var pairs: [Pair] = []
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

    private typealias Pair = (member: SwiftMember, callback: CallbackDigest)
  }

  extension CallbackMerge {
    /// The calls of the log that change, and those that were edited and have to be changed by hand.
    private struct Renewal {
      var calls: [(old: LogCall, new: LogCall)] = []
      var names: [String] = []
      var unlogged: [(name: String, statement: String, callback: CallbackDigest)] = []
    }

    private func renewal(of members: [Pair], in mine: SwiftFile, page: SwiftFile) -> Renewal {
      var renewal = Renewal()
      for (member, callback) in members where isLoggedOtherwise(callback) {
        let calls = mine.logCalls(in: member)
        guard let new = page.logCalls(in: member).first(where: { $0.digest == callback.log }),
          !calls.isEmpty, !calls.contains(where: { $0.digest == callback.log })
        else { continue }
        let before = old.flatMap { callback.twin(among: $0.namesakes(of: callback)) }?.log
        let untouched = calls.filter { $0.digest == before ?? "" }
        if untouched.isEmpty {
          renewal.unlogged.append((member.name, new.text, callback))
        } else {
          renewal.calls += untouched.map { ($0, new) }
          renewal.names.append(member.name)
        }
      }
      return renewal
    }

    private func isNew(_ callback: CallbackDigest) -> Bool {
      guard let old else { return true }
      let isOverloaded = stamp.namesakes(of: callback).count > 1
      let known = old.namesakes(of: callback)
      return isOverloaded ? !known.contains { $0.declaration == callback.declaration } : known.isEmpty
    }

    private func isChanged(_ callback: CallbackDigest) -> Bool {
      guard let old, !isNew(callback) else { return false }
      return !old.callbacks.contains { $0.declaration == callback.declaration }
    }

    private func isLoggedOtherwise(_ callback: CallbackDigest) -> Bool {
      guard let old, !isNew(callback) else { return false }
      return callback.twin(among: old.namesakes(of: callback))?.log != callback.log
    }
  }

  extension LogCall {
    fileprivate var digest: Substring { CallbackDigest.log(of: text)[...] }
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
#else
  /// Nothing: `instar scaffold` says that the program was built without its trait `Swift`.
  struct CallbackMerge {
    let isDue = false
    let indentation: SwiftIndentation? = nil

    init?(of generated: String, into edited: String) { nil }

    func verdict() -> ScaffoldVerdict { ScaffoldVerdict(.current) }
  }
#endif
