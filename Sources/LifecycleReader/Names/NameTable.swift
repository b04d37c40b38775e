import Diagnostics
import LifecycleModel
import Text

/// The names of a page: its states, delegates and callbacks, and which of them a text means.
///
/// A name that finds nothing, or several, is reported. On a page that lists no delegates, a name adds the delegate or the
/// callback that it means, so the delegates and callbacks here are those of the life cycle. A class, because all readers of
/// a page share one.
final class NameTable {
  /// The page's operating system.
  let platform: String?
  /// The report of the page.
  let report: Report
  var states = StateNames()
  var delegates: DelegateNames
  var callbacks = CallbackNames()
  /// The names in declarations that no callback has: they have been reported there, once for all uses.
  var slips: Set<String> = []
  /// The number of comparisons that may still be made: with thousands of names and thousands of typing errors,
  /// comparing all with all would take minutes.
  private var comparisonsLeft = 200_000

  /// Creates a table without names.
  init(platform: String?, catalog: APICatalog, report: Report) {
    self.platform = platform
    self.report = report
    delegates = DelegateNames(catalog: catalog)
  }

  /// The page.
  var file: SourceFile { report.file }

  /// The types and their callbacks.
  var catalog: APICatalog { delegates.catalog }

  /// The same names in a table that adds to another report.
  func copy(reportingTo report: Report) -> NameTable {
    let copy = NameTable(platform: platform, catalog: catalog, report: report)
    copy.states = states
    copy.delegates = delegates
    copy.callbacks = callbacks
    copy.slips = slips
    copy.comparisonsLeft = comparisonsLeft
    return copy
  }

  /// Returns `true` where a copy has added no name, nor compared any to find the one that was meant.
  func isUnchanged(in copy: NameTable) -> Bool {
    copy.callbacks.all.count == callbacks.all.count && copy.delegates.all.count == delegates.all.count
      && copy.comparisonsLeft == comparisonsLeft
  }

  /// The name that was probably meant; `nil` where none is near, or where too many names have been compared already.
  func nearest(to name: String, in names: @autoclosure () -> [String]) -> NearestWord.Guess? {
    guard comparisonsLeft > 0 else { return nil }
    let names = names()
    comparisonsLeft -= names.count
    guard let guess = NearestWord.guess(for: name, in: names) else { return nil }
    // Long labels alone make no name near: `close(completionHandler:)` is no `sleep(completionHandler:)`.
    let (base, other) = (name.prefix { $0 != "(" }, guess.word.prefix { $0 != "(" })
    return base == other || NearestWord.match(for: String(base), in: [String(other)]) != nil ? guess : nil
  }
}

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

extension NameTable {
  /// The callbacks of some delegates that a mention may mean: the page's own, then the catalog's; an exact compound name or
  /// selector before a base name.
  func candidates(for mention: CallbackMention, of owners: [DelegateID]) -> [CallbackCandidate] {
    if owners.count == 1, delegates.entries(of: owners[0]).isEmpty {
      // Most are of the page's own, and written with their parentheses.
      let name = mention.name.contains(" ") ? mention.asDeclaration?.name ?? mention.name : mention.name
      let key = CallbackNames.Key(delegate: owners[0], name: name)
      if let id = callbacks[key] { return [CallbackCandidate(callbacks[id])] }
      if !mention.isBareName { return foreignCandidate(for: mention, of: owners[0]).map { [$0] } ?? [] }
    }
    var exact: [CallbackCandidate] = []
    var byBaseName: [CallbackCandidate] = []
    for owner in owners {
      let key = CallbackNames.Key(delegate: owner, name: mention.name)
      if let id = callbacks[key] { exact.append(CallbackCandidate(callbacks[id])) }
      let entries = delegates.entries(of: owner)
      exact += entries.filter(mention.isExact).map { CallbackCandidate($0, of: owner) }
      guard exact.isEmpty else { continue }
      byBaseName += [foreignCandidate(for: mention, of: owner)].compactMap(\.self)
      guard mention.isBareName else { continue }
      byBaseName += callbacks.ids(withBaseName: key).map { CallbackCandidate(callbacks[$0]) }
      byBaseName += entries.filter(mention.isBaseName(of:)).map { CallbackCandidate($0, of: owner) }
    }
    var seen: Set<CallbackNames.Key> = []
    let all = (exact.isEmpty ? byBaseName : exact).filter { seen.insert($0.key).inserted }
    // Of several with one name, the only one that the page lists is meant.
    let listed = all.count > 1 ? all.filter { callbacks[$0.key].map { callbacks[$0].isDeclared } ?? false } : []
    return listed.count == 1 && Set(all.map(\.name.withoutParameterTypes)).count == 1 ? listed : all
  }

  /// The callback of the page that a mention `onCreate(…)` means where its name is `onCreate`: one that is declared in
  /// another language than Swift; `onCreate()` may also mean one that nothing declares.
  private func foreignCandidate(for mention: CallbackMention, of owner: DelegateID) -> CallbackCandidate? {
    guard mention.declaration == nil, !delegates[owner].isObserved,
      let opening = mention.name.utf8.firstIndex(of: UInt8(ascii: "(")),
      let id = callbacks[CallbackNames.Key(delegate: owner, name: String(mention.name[..<opening]))]
    else { return nil }
    let signature = callbacks[id].signature
    guard signature.map({ SwiftDeclaration($0) == nil }) ?? mention.name.hasSuffix("()") else { return nil }
    return CallbackCandidate(callbacks[id])
  }

  /// The entries of the catalog that a mention may mean on a page without a list of delegates; several where several
  /// delegates have it.
  func impliedEntries(for mention: CallbackMention) -> [APIEntry] {
    let found = catalog.entries(called: mention.name).filter { entry in
      APICatalog.has(entry, platform: platform) && (mention.isExact(entry) || mention.isBaseName(of: entry))
    }
    let exact = found.filter(mention.isExact)
    let own = found.filter { !isOfFrameworkObject($0) }
    return !exact.isEmpty ? exact : own.isEmpty ? found : own
  }

  /// The callbacks of Apple's that a misspelt name may mean: those of apps, scenes and views, and of the types on the page.
  var likelyEntries: [APIEntry] {
    let types = Set(delegates.all.flatMap(\.types).flatMap(catalog.ancestry))
    return catalog.entries.filter { entry in
      APICatalog.has(entry, platform: platform) && (!isOfFrameworkObject(entry) || types.contains(entry.owner))
    }
  }

  /// `true` for a callback of one of the many objects that an app may have: a radio, a player, a window.
  func isOfFrameworkObject(_ entry: APIEntry) -> Bool { catalog.type(named: entry.owner)?.kind == .delegate }

  /// A callback that is accepted although nothing lists it: of a delegate of the page's own that declares none.
  func undeclaredCandidate(for mention: CallbackMention, of owner: DelegateID) -> CallbackCandidate? {
    guard !callbacks.areDeclared(of: owner), !isOfKnownType(owner) else { return nil }
    let mention = mention.asDeclaration ?? mention
    return CallbackCandidate(delegate: owner, name: mention.name, signature: mention.declaration)
  }
}

extension CallbackMention {
  /// Returns `true` where the name is the entry's own, or its selector.
  fileprivate func isExact(_ entry: APIEntry) -> Bool {
    if let declared = declaration.flatMap({ SwiftDeclaration($0) }), entry.name != entry.compoundName {
      return entry.compoundName == name && entry.declaration.hasParameters(of: declared)
    }
    if let typedName { return typedName.describes(entry.declaration) }
    // A selector without a colon looks like a base name, and is found as one.
    return entry.name == name || entry.compoundName == name || entry.selector == name && entry.selector.contains(":")
  }

  /// Returns `true` where the name is the entry's without its parentheses.
  fileprivate func isBaseName(of entry: APIEntry) -> Bool {
    isBareName && entry.baseName == name
  }
}

extension NameTable {
  /// The state that a part of a text names; an unknown one is reported. `isEntry` for a part that `NamedEntry` reads.
  func resolveState(in range: Range<Int>, of text: RichText, isEntry: Bool = false) -> StateID? {
    let range = text.trimmed(range)
    if let state = states[text[range]] { return state }
    let place = text.source(of: range)
    reportUnknownState(text[range], at: place) { !isEntry || isReadWhole($0, at: place) }
    return nil
  }

  /// The states that a part of a text names before an arrow, mostly one; unknown ones are reported.
  func resolveSources(in range: Range<Int>, of text: RichText, leadingTo target: StateID?) -> [StateID]? {
    let sources = states.sources(in: range, of: text, leadingTo: target)
    if !sources.isEmpty { return sources }
    let parts = text.alternatives(in: range)
    let areSources = parts.contains { states[text[$0]] != nil }
    return (areSources ? parts : [range]).contains { resolveState(in: $0, of: text) == nil } ? nil : []
  }

  /// Reports a name that no state has; the nearest one is a fix-it where `isFixIt` says that it would be read as it is.
  func reportUnknownState(_ name: String, at range: SourceRange, isFixIt: (String) -> Bool) {
    // That there are no states has its own diagnostic.
    if states.all.isEmpty { return }
    let nearest = nearest(to: name, in: states.all)
    report.add(.unknownState(name, nearest: nearest.flatMap { isFixIt($0.word) ? $0 : nil }, at: range))
  }
}

/// A callback that a name may mean.
struct CallbackCandidate {
  let delegate: DelegateID
  /// Its compound name; of an observed value its bare name.
  let name: String
  /// Its declaration, where the page or the catalog has one.
  let signature: String?
}

extension CallbackCandidate {
  /// The key that it is found by.
  var key: CallbackNames.Key { CallbackNames.Key(delegate: delegate, name: name) }

  /// Creates a candidate of a callback of the page.
  init(_ callback: Callback) {
    self.init(delegate: callback.delegate, name: callback.name, signature: callback.signature)
  }

  /// Creates a candidate of a callback of the catalog.
  init(_ entry: APIEntry, of owner: DelegateID) {
    self.init(delegate: owner, name: entry.name, signature: entry.signature)
  }
}
