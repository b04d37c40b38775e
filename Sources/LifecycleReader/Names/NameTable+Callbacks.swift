import Diagnostics
import LifecycleModel
import Text

extension NameTable {
  /// The callback that a code span names, of a delegate where it names none; an unknown or ambiguous one is reported.
  func resolveCallback(_ code: String, of delegate: DelegateID? = nil, at range: SourceRange) -> CallbackID? {
    let mention = mention(code)
    var owners = delegate.map { [$0] } ?? delegates.ids
    if let owner = mention.owner {
      guard let delegate = resolveDelegate(owner, at: range) else { return nil }
      owners = [delegate]
    } else if mention.isBareValue, delegate == nil {
      owners = owners.filter { delegates[$0].isObserved }
    }
    let candidates = candidates(for: mention, of: owners)
    if candidates.count > 1 {
      report.add(.ambiguousCallback(mention.name, among: candidates.map(qualifiedName), at: range))
      return nil
    }
    let owner = mention.owner == nil && delegate == nil ? nil : owners.first
    if let candidate = candidates.first ?? owner.flatMap({ undeclaredCandidate(for: mention, of: $0) }) {
      return add(candidate, at: range)
    }
    if owner == nil, !delegates.areListed {
      let entries = impliedEntries(for: mention)
      if let entry = entries.first, entries.count == 1 { return add(entry, at: range) }
      if entries.count > 1 {
        let names = entries.map { catalog.conventionalName(forType: $0.owner) + "." + $0.name }
        report.add(.ambiguousCallback(mention.name, among: names, at: range))
        return nil
      }
    }
    reportUnknownCallback(mention, of: owners, at: range)
    return nil
  }

  /// Returns `true` for text without code that is a callback's compound name, of the page or of the catalog, and no state's.
  func isCall(_ range: Range<Int>, of text: RichText) -> Bool {
    guard range.last.map({ text.bytes[$0] == UInt8(ascii: ")") }) == true, text.codeSpans(in: range).isEmpty,
      states[text[range]] == nil
    else { return false }
    let mention = mention(text[range])
    return mention.name.first?.isLetter == true && !mention.isBareName && !mention.isForeign
      && isKnown(mention)
  }

  /// Returns `true` for a callback of the page, or of the catalog where that says whose it is.
  func isKnown(_ mention: CallbackMention) -> Bool {
    !candidates(for: mention, of: delegates.ids).isEmpty || !impliedEntries(for: mention).isEmpty
  }

  /// Returns `true` for a part of a text that is the name of one callback, or its base name.
  func isMentioned(_ range: Range<Int>, of text: RichText) -> Bool {
    guard !range.isEmpty else { return false }
    let mention = mention(text[range])
    return !mention.isForeign && candidates(for: mention, of: delegates.ids).count == 1
  }

  /// Splits a code span's text.
  func mention(_ code: String) -> CallbackMention { CallbackMention(code, isOwner: isDelegate) }

  /// `SceneDelegate.sceneDidDisconnect(_:)`
  func qualifiedName(of candidate: CallbackCandidate) -> String {
    delegates[candidate.delegate].name + "." + candidate.name
  }

  /// Reports a name that no callback has.
  func reportUnknownCallback(_ mention: CallbackMention, of owners: [DelegateID], at range: SourceRange) {
    if slips.contains(mention.name) { return report.use(range) }
    let owner = owners.count == 1 ? owners[0] : nil
    // Where the page writes the name in another way, with spaces or as a declaration, all of it is wrong.
    let tail = SourceRange(max(range.start, range.end - mention.name.utf8.count), range.end)
    let isWritten = file[tail] == mention.name
    let place = isWritten ? tail : range
    let written = isWritten || mention.declaration != nil ? mention.name : mention.written(as: file[range])
    if let entry = entryElsewhere(for: mention, of: owners) {
      return report.add(
        .callbackOfOtherType(
          written, as: entry.name, of: entry.owner, owner: owner.map { delegates[$0].name },
          named: delegateName(ofType: entry.owner), at: place))
    }
    var nearest = nearest(to: mention.name, in: names(of: owners))
    // Of several delegates, the nearest name need not be that of the one that was meant.
    if owner == nil, delegates.areListed { nearest = nearest.map { NearestWord.Guess($0.word, isCertain: false) } }
    report.add(
      .unknownCallback(
        written, nearest: isWritten || mention.owner == nil ? nearest : nil,
        owner: owner.map { delegates[$0].name }, isOfKnownType: owner.map(isOfKnownType) ?? false, at: place))
  }

  /// The callback of Apple's, not of some delegates' types, that has the mention's name; or one that is nearer to it than any
  /// of those delegates' own.
  private func entryElsewhere(for mention: CallbackMention, of owners: [DelegateID]) -> APIEntry? {
    let implied = impliedEntries(for: mention)
    if let entry = implied.first, implied.count == 1 || !isOfFrameworkObject(entry) { return entry }
    guard delegates.areListed, owners.isEmpty || owners.contains(where: isOfKnownType) else { return nil }
    let own = names(of: owners)
    let others = likelyEntries.filter { !own.contains($0.name) }
    let nearest = nearest(to: mention.name, in: own + others.map(\.name))
    return nearest.flatMap { guess in others.first { $0.name == guess.word } }
  }

  /// The name of the page's delegate of a type; on a page that lists none, the conventional one; `nil` where it lacks one.
  private func delegateName(ofType type: String) -> String? {
    let id = delegates.ids.first { delegates[$0].types.flatMap(catalog.ancestry).contains(type) }
    return id.map { delegates[$0].name } ?? (delegates.areListed ? nil : catalog.conventionalName(forType: type))
  }

  /// Reports a callback's name outside a code span.
  func reportUncodedCallback(_ words: Range<Int>, of text: RichText) {
    report.add(
      .uncodedCallback(text[words], code: codeSpan(insteadOf: words, of: text), at: text.source(of: words)))
  }

  /// A callback's name as a code span, without backticks that it has; `nil` if the page would be read differently,
  /// because a backtick before it would pair with the span's own, or a pipe end the cell.
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
    // Without a list of delegates, a name may be any in the catalog.
    if !delegates.areListed, owners.count != 1 {
      return callbacks.all.map(\.name) + likelyEntries.map(\.name)
    }
    let asked = Set(owners)
    return callbacks.all.filter { asked.contains($0.delegate) }.map(\.name)
      + owners.flatMap { delegates.entries(of: $0) }.map(\.name)
  }

  /// Adds a callback and its place, unless it is there.
  func add(_ candidate: CallbackCandidate, at range: SourceRange) -> CallbackID {
    if let id = callbacks[candidate.key] { return id }
    report.sourceMap.callbacks.append(range)
    return callbacks.add(candidate)
  }

  /// Adds a callback of the catalog, and the delegate that has it, unless they are there.
  private func add(_ entry: APIEntry, at range: SourceRange) -> CallbackID {
    add(CallbackCandidate(entry, of: addImpliedDelegate(entry.owner, at: range)), at: range)
  }
}

extension CallbackMention {
  /// The name as a page writes it, with its spaces, without its owner.
  fileprivate func written(as text: String) -> String {
    guard let owner else { return text }
    return text.hasPrefix(owner + ".") ? String(text.dropFirst(owner.count + 1)) : name
  }
}
