import Diagnostics
import LifecycleModel

extension PageBuilder {
  /// The callback that a code span names; an unknown or ambiguous one is reported.
  mutating func resolveCallback(_ code: String, at range: SourceRange) -> CallbackID? {
    let mention = mention(code)
    var owners = lifecycle.delegateIDs
    if let owner = mention.owner {
      guard let delegate = resolveDelegate(owner, at: range) else { return nil }
      owners = [delegate]
    } else if mention.isBareValue {
      owners = owners.filter { lifecycle[$0].isObserved }
    }
    let candidates = candidates(for: mention, of: owners)
    if candidates.count > 1 {
      report(.ambiguousCallback(mention.name, among: candidates.map(shown), at: range))
      return nil
    }
    let owner = mention.owner == nil ? nil : owners.first
    if let candidate = candidates.first ?? owner.flatMap({ undeclaredCandidate(for: mention, of: $0) }) {
      return intern(candidate, at: range)
    }
    if mention.owner == nil, !listsDelegates {
      let entries = impliedEntries(for: mention)
      if let entry = entries.first, entries.count == 1 { return intern(entry, at: range) }
      if entries.count > 1 {
        let names = entries.map { APICatalog.conventionalName(forType: $0.owner) + "." + $0.name }
        report(.ambiguousCallback(mention.name, among: names, at: range))
        return nil
      }
    }
    reportUnknownCallback(mention, of: owners, at: range)
    return nil
  }

  /// Takes a code span's text apart.
  func mention(_ code: String) -> CallbackMention {
    // Asking the builder means to copy it, which most names can do without.
    guard CallbackMention.hasSeveralDots(code) else { return CallbackMention(code) { _ in false } }
    return CallbackMention(code) { name in
      if case .none = matchDelegate(name) { false } else { true }
    }
  }

  /// Reports a name that no callback has.
  mutating func reportUnknownCallback(_ mention: CallbackMention, of owners: [DelegateID], at range: SourceRange) {
    let nearest = nearest(to: mention.name) { $0.names(of: owners) }
    let owner = owners.count == 1 ? lifecycle[owners[0]] : nil
    // Where the page writes the name in another way, with spaces or as a declaration, all of it is wrong.
    let tail = SourceRange(max(range.start, range.end - mention.name.utf8.count), range.end)
    let isWritten = file[tail] == mention.name
    report(
      .unknownCallback(
        mention.name, nearest: isWritten || mention.owner == nil ? nearest : nil, owner: owner?.name,
        isOfKnownType: owner.map { $0.types.contains(where: catalog.knows) } ?? false, at: isWritten ? tail : range))
  }

  /// Reports a callback's name that stands outside a code span.
  mutating func reportUncodedCallback(_ name: String, at words: Range<Int>, of text: RichText) {
    report(.uncodedCallback(name, code: codeSpan(insteadOf: words, of: text), at: text.source(of: words)))
  }

  /// A callback's name as a code span, without backticks that it has; `nil` where the page would not be read so, as a
  /// backtick before it would pair with the span's own, or a pipe end the cell.
  private func codeSpan(insteadOf words: Range<Int>, of text: RichText) -> String? {
    let backtick = UInt8(ascii: "`")
    let place = text.source(of: words)
    let before = file.bytes[text.block.start..<place.start]
    let spanCount = text.codeSpans(in: 0..<words.lowerBound).count
    guard before.count(where: { $0 == backtick }) == 2 * spanCount, before.last != backtick,
      file.bytes[place.end...].first != backtick, !text.isCell || !text[words].contains("|")
    else { return nil }
    return "`\(text[words].replacing("`", with: ""))`"
  }

  /// The names of all callbacks that some delegates have, the page's own first.
  private func names(of owners: [DelegateID]) -> [String] {
    let asked = Set(owners)
    return lifecycle.callbacks.filter { asked.contains($0.delegate) }.map(\.name)
      + owners.flatMap { catalogEntries[$0.index] }.map(\.name)
  }

  /// Adds a callback unless it is there.
  mutating func intern(_ candidate: CallbackCandidate, at range: SourceRange) -> CallbackID {
    let key = CallbackKey(delegate: candidate.delegate, name: candidate.name)
    if let id = callbacksByName[key] { return id }
    let id = CallbackID(lifecycle.callbacks.count)
    let baseName = candidate.name.utf8.prefix { $0 != UInt8(ascii: "(") }
    let baseKey = CallbackKey(delegate: candidate.delegate, name: String(Substring(baseName)))
    lifecycle.callbacks.append(
      Callback(delegate: candidate.delegate, name: candidate.name, signature: candidate.signature))
    sourceMap.callbacks.append(range)
    callbacksByName[key] = id
    previousWithBaseName.append(callbacksByBaseName.updateValue(id, forKey: baseKey))
    return id
  }

  /// Adds a callback of the catalog, and the delegate that has it, unless they are there.
  private mutating func intern(_ entry: APIEntry, at range: SourceRange) -> CallbackID {
    let delegate = addImpliedDelegate(entry.owner, at: range)
    return intern(
      CallbackCandidate(delegate: delegate, name: entry.name, signature: entry.declaration.text), at: range)
  }

  /// A callback that is accepted although nothing lists it: of a delegate of the page's own that declares none.
  func undeclaredCandidate(for mention: CallbackMention, of owner: DelegateID) -> CallbackCandidate? {
    guard !delegatesWithDeclarations.contains(owner), !lifecycle[owner].types.contains(where: catalog.knows) else {
      return nil
    }
    return CallbackCandidate(delegate: owner, name: mention.name, signature: mention.declaration?.text)
  }
}
