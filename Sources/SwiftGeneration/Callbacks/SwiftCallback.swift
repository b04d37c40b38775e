import LifecycleModel

/// A callback with its Swift declaration.
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
