import Documents
import Emission
import LifecycleModel

/// A callback with its Swift declaration: what the page states, else the catalog's, else one made of its name, whose parameters are
/// of type `Any`.
package struct SwiftCallback {
  /// The callback; `nil` for one that Swift requires, and the page does not name.
  package let id: CallbackID?
  /// Its entry in the catalog; `nil` for one of the page's own.
  package let entry: APIEntry?
  /// The name on the page.
  let name: String
  /// Its declaration.
  package var signature: SwiftSignature
  /// `true` where the superclass has it too.
  let isOverride: Bool
  /// `true` where it is called on any thread, so that a class of the main actor has to say so.
  let isNonisolated: Bool

  /// The callbacks of a delegate that become methods: in the order in which they are first called, then the others.
  package static func all(of delegate: DelegateID, in lifecycle: Lifecycle) -> [SwiftCallback] {
    let type = lifecycle.apiType(of: delegate)
    let kind = type?.kind
    let called = lifecycle.transitions.flatMap(\.steps).map(\.callback)
    var seen: Set<CallbackID> = []
    let ids = (called + lifecycle.livingCallbacks).filter { id in
      lifecycle[id].delegate == delegate && seen.insert(id).inserted
    }
    let callbacks = ids.enumerated().map { SwiftCallback($1, number: $0 + 1, type: type, in: lifecycle) }
    var taken: Set<String> = []
    let required = lifecycle.catalog.entries(of: lifecycle.adoptedTypes(of: delegate)).filter { entry in
      entry.isRequired(on: lifecycle.platform) && APICatalog.has(entry, platform: lifecycle.platform)
        && !callbacks.contains { $0.entry == entry }
    }.compactMap { SwiftCallback($0, type: type) }
    let isView = type.map { lifecycle.catalog.ancestry(of: $0.name).contains(viewController) } ?? false
    let written = required + callbacks.filter { !$0.isWindow(kind) }
    return (isView ? completed(written, type: type) : written).map { callback in
      var callback = callback
      let name = callback.signature.name
      var number = 2
      while !taken.isDisjoint(with: callback.claimedNames) {
        callback.signature.name = "\(name)\(number)"
        number += 1
      }
      taken.formUnion(callback.claimedNames)
      return callback
    }
  }

  /// The callbacks, with the other initialisers of a view controller where one of them is present.
  private static func completed(_ callbacks: [SwiftCallback], type: APIType?) -> [SwiftCallback] {
    let names = callbacks.filter { $0.isOverride && $0.signature.kind == .initializer }.map(\.signature.compoundName)
    guard !names.isEmpty else { return callbacks }
    let missing = APICatalog.standard.entries(of: [viewController])
      .filter { $0.declaration.kind == .initializer && !names.contains($0.name) }
      .compactMap { SwiftCallback($0, type: type) }
    return missing + callbacks
  }

  private static let viewController = "UIViewController"

  private init?(_ entry: APIEntry, type: APIType?) {
    guard let signature = SwiftSignature(entry.declaration) else { return nil }
    self.signature = signature
    self.entry = entry
    id = nil
    name = entry.name
    isOverride = type?.kind == .superclass
    isNonisolated = entry.isNonisolated || type?.needsNonisolated == true
  }

  private init(_ id: CallbackID, number: Int, type: APIType?, in lifecycle: Lifecycle) {
    self.id = id
    let kind = type?.kind
    let callback = lifecycle[id]
    name = callback.name
    entry = lifecycle.apiEntry(of: id)
    let declaration = callback.signature.flatMap { SwiftDeclaration($0) } ?? entry?.declaration
    let known = declaration.flatMap { SwiftSignature($0) }
    // Only view controllers and custom delegates can be made by an initialiser of the page.
    let isUsable = known?.kind != .initializer || kind == nil || (kind == .superclass && entry != nil)
    signature = (isUsable ? known : nil) ?? SwiftSignature(named: callback.name, fallback: "callback\(number)")
    isOverride = kind == .superclass && entry != nil
    let isRequirement = entry != nil || lifecycle.isOfLibrary(callback.delegate)
    isNonisolated = entry?.isNonisolated == true || isRequirement && type?.needsNonisolated == true
  }

  /// `override `, `required `, `nonisolated `, or nothing.
  package var modifiers: String {
    guard isOverride else { return isNonisolated ? "nonisolated " : "" }
    return signature.kind == .initializer && signature.isFailable ? "required " : "override "
  }

  /// The modifiers in a class that can be inherited, whose protocol may require an initialiser.
  var modifiersInBase: String {
    signature.kind == .initializer && !isOverride ? "required " : modifiers
  }

  /// The names that nothing else in the class can have, with the types that distinguish overloads.
  private var claimedNames: Set<String> {
    let name = signature.compoundName + signature.parameters.map(\.type).joined(separator: ",")
    return signature.kind == .property ? [name, name + "()"] : [name]
  }

  /// `true` for the window, which is a stored property and never called.
  private func isWindow(_ kind: APIType.Kind?) -> Bool {
    signature.kind == .property && signature.name == "window" && (kind == .application || kind == .scene)
  }
}

/// The part that a callback has in a life, by which the methods of a class are grouped.
enum CallbackRole: Int, CaseIterable, Comparable {
  /// Most of its transitions begin a life.
  case start
  /// It comes with changes of states.
  case change
  /// It comes only if something asks for it, or on transitions that leave the state as it is.
  case request
  /// Most of its transitions end a life.
  case end
  /// The page calls it nowhere.
  case uncalled

  static func < (left: CallbackRole, right: CallbackRole) -> Bool { left.rawValue < right.rawValue }

  /// The roles of the callbacks that a page calls.
  static func all(in lifecycle: Lifecycle) -> [CallbackID: CallbackRole] {
    let hierarchy = StateHierarchy(lifecycle)
    let initial = StateGraph(lifecycle).initial
    let isOver = { (leaf: StateID?) in
      leaf == initial || leaf.map { lifecycle.lineage(of: $0).contains { lifecycle[$0].isFinal } } == true
    }
    var counts: [CallbackID: Counts] = [:]
    for chain in lifecycle.chains {
      guard let first = chain.first, let last = chain.last else { continue }
      let source = hierarchy.initialLeaf(of: lifecycle[first].source)
      let target = hierarchy.initialLeaf(of: lifecycle[last].target)
      let steps = chain.flatMap { lifecycle[$0].steps }
      for (callback, steps) in Dictionary(grouping: steps, by: \.callback) {
        counts[callback, default: Counts()].add(
          begins: isOver(source) && !isOver(target), ends: isOver(target),
          isOptional: source == target || steps.allSatisfy { !$0.certainty.doubts.isEmpty })
      }
    }
    return counts.mapValues(\.role)
  }

  /// The numbers of the transitions of a callback.
  private struct Counts {
    private var all = 0
    private var beginning = 0
    private var ending = 0
    private var optional = 0

    mutating func add(begins: Bool, ends: Bool, isOptional: Bool) {
      all += 1
      beginning += begins ? 1 : 0
      ending += ends ? 1 : 0
      optional += isOptional ? 1 : 0
    }

    var role: CallbackRole {
      if 2 * beginning > all { return .start }
      if 2 * ending > all { return .end }
      return optional == all ? .request : .change
    }
  }
}

/// The headings that group the methods of a class: `// MARK: - Launch`.
struct SwiftMarks {
  private let roles: [CallbackID: CallbackRole]
  private let words: PageStrings
  /// `true` for a delegate of an app or a scene, which are launched, and in the foreground or the background.
  private let isOfApp: Bool

  /// Finds the role of each callback; `kind` is that of the delegate's type.
  init(_ lifecycle: Lifecycle, kind: APIType.Kind?) {
    roles = CallbackRole.all(in: lifecycle)
    words = PageStrings(language: lifecycle.language)
    isOfApp = kind == .application || kind == .scenelessApplication || kind == .scene
  }

  /// The callbacks grouped by their roles; one that only Swift requires stands before the callback after it.
  func grouped(_ callbacks: [SwiftCallback]) -> [(callback: SwiftCallback, title: String)] {
    var groups: [CallbackRole: [SwiftCallback]] = [:]
    var waiting: [SwiftCallback] = []
    for callback in callbacks {
      waiting.append(callback)
      guard let id = callback.id else { continue }
      groups[roles[id] ?? .uncalled, default: []] += waiting
      waiting = []
    }
    groups[.uncalled, default: []] += waiting
    return CallbackRole.allCases.flatMap { role in (groups[role] ?? []).map { ($0, title(of: role)) } }
  }

  private func title(of role: CallbackRole) -> String {
    switch role {
    case .start: words.phrase(isOfApp ? "swift.launch" : "swift.start")
    case .change: words.phrase(isOfApp ? "swift.foreground" : "swift.change")
    case .request: words.phrase("swift.request")
    case .end: words.phrase("swift.end")
    case .uncalled: words.phrase("swift.other")
    }
  }
}

/// The comment of a generated method: the page's documentation, its events, and its deprecation.
struct SwiftCallbackComment {
  /// The lines, indented by two columns later.
  let lines: [String]

  /// Writes the comment of a callback.
  init(_ id: CallbackID, signature: SwiftSignature, in lifecycle: Lifecycle) {
    let words = PageStrings(language: lifecycle.language)
    let callback = lifecycle[id]
    var paragraphs = [SwiftComment.paragraph(callback.documentation, of: callback.attributes.provenance)]
    paragraphs.append(Self.calls(of: id, in: lifecycle, words: words))
    if let frequency = callback.attributes.frequency {
      paragraphs[1] += " " + words.phrase("swift.atMost", words.frequency(frequency))
    }
    paragraphs.append(Self.outcome(of: id, in: lifecycle, words: words))
    if signature.compoundName != callback.name.withoutParameterTypes, signature.name != callback.name {
      paragraphs.append(words.phrase("swift.pageName", SwiftComment.code(callback.name)))
    }
    lines = SwiftComment.lines(paragraphs, indent: 2)
  }

  /// The events and the uncertain calls: `Called on Launch, Return.`, followed by a list unless what is uncertain is so on all.
  private static func calls(of id: CallbackID, in lifecycle: Lifecycle, words: PageStrings) -> String {
    var events: [String] = []
    var doubts: [(text: String, events: [String])] = []
    for chain in lifecycle.chains {
      let name = MarkdownWriter.escaped(lifecycle.eventName(of: chain))
      for step in chain.flatMap({ lifecycle[$0].steps }) where step.callback == id {
        if !events.contains(name) { events.append(name) }
        guard let doubt = words.certainty(step.certainty) else { continue }
        let index = doubts.firstIndex { $0.text == doubt } ?? doubts.endIndex
        if index == doubts.endIndex { doubts.append((doubt, [])) }
        if !doubts[index].events.contains(name) { doubts[index].events.append(name) }
      }
    }
    guard !events.isEmpty else { return "" }
    let called = words.phrase("swift.calledOn", events.joined(separator: ", "))
    if doubts.count == 1, doubts[0].events == events {
      return called + " " + MarkdownWriter.escaped(doubts[0].text).capitalized + words.fullStop
    }
    let items = doubts.map { "- \(($0.events + [MarkdownWriter.escaped($0.text)]).joined(separator: ", "))" }
    return ([called] + items).joined(separator: "\n")
  }

  /// Deprecation, removal and replacement.
  private static func outcome(of id: CallbackID, in lifecycle: Lifecycle, words: PageStrings) -> String {
    let availability = lifecycle.availability(of: id)
    guard availability.deprecated != nil || availability.removed != nil else { return "" }
    let replacement = lifecycle.replacement(of: id).map { text in
      let names = text.alternativeNames?.map(SwiftComment.code).joined(separator: " \(words.phrase("swift.or")) ")
      return words.phrase("swift.replacement", names ?? MarkdownWriter.escaped(text))
    }
    let sentences = [
      availability.deprecated.map { words.phrase("swift.deprecated", $0.description) },
      availability.removed.map { words.phrase("swift.removed", $0.description) },
      replacement,
    ]
    return sentences.compactMap { $0 }.joined(separator: " ")
  }
}
