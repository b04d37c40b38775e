import Diagnostics
import LifecycleModel

extension NameTable {
  /// Returns `true` for what names a delegate or several.
  func isDelegate(_ name: String) -> Bool {
    if case .none = delegates.match(name) { false } else { true }
  }

  /// Returns `true` for a type of Apple's, or the name that Xcode's templates give to a class that adopts one.
  func isConventional(_ name: String) -> Bool {
    catalog.knows(type: name) || catalog.conventionalType(forName: name, platform: platform) != nil
  }

  /// The delegate that a name means; if the page lists none, a new name adds one.
  func resolveDelegate(_ name: String, at range: SourceRange) -> DelegateID? {
    switch delegates.match(name) {
    case .one(let id): return id
    case .several(let ids):
      let place = place(of: name, in: range) ?? range
      report.add(.ambiguousDelegate(name, among: ids.map { delegates[$0].name }, at: place))
      return nil
    case .none:
      if !delegates.areListed { return addImpliedDelegate(name, at: range) }
      let place = place(of: name, in: range)
      let nearest = place == nil ? nil : nearest(to: name, in: delegates.all.map(\.name))
      report.add(
        .unknownDelegate(
          name, nearest: nearest.flatMap { isReadWhole($0.word, at: range) ? $0 : nil }, at: place ?? range))
      return nil
    }
  }

  /// The place of a name at the beginning of a range, which may go on with a callback's name; `nil` where the page writes it
  /// in another way.
  private func place(of name: String, in range: SourceRange) -> SourceRange? {
    let start = file.bytes[range.start..<range.end].firstIndex { !$0.isASCIISpace } ?? range.start
    let place = SourceRange(start, min(range.end, start + name.utf8.count))
    return file.bytes[place.start..<place.end].elementsEqual(name.utf8) ? place : nil
  }

  /// Returns `true` where a name in the place of another is read as it is: outside code, a name ends at a colon, a dash or a
  /// parenthesis.
  func isReadWhole(_ name: String, at range: SourceRange) -> Bool {
    let isCode = range.start > 0 && file.bytes[range.start - 1] == UInt8(ascii: "`")
    return isCode || NamedEntry(RichText(plain: name, at: 0))?.name == name
  }

  /// Adds a delegate that the page uses without listing it, under the name it uses.
  func addImpliedDelegate(_ name: String, at range: SourceRange) -> DelegateID {
    let isType = catalog.knows(type: name)
    let ownName = isType ? catalog.conventionalName(forType: name) : name
    if isType, let id = delegates[ownName] { return id }
    let type = isType ? name : catalog.conventionalType(forName: name, platform: platform)
    let types = type.map { [$0] } ?? []
    return add(
      Delegate(
        name: ownName, types: types, multiplicity: catalog.conventionalMultiplicity(ofTypes: types) ?? .process,
        isObserved: types.contains(where: catalog.isObserved)),
      at: range)
  }

  /// Adds a delegate and its place.
  @discardableResult
  func add(_ delegate: Delegate, at range: SourceRange) -> DelegateID {
    report.sourceMap.delegates.append(range)
    return delegates.add(delegate)
  }

  /// Returns `true` for a delegate of a type that the catalog knows.
  func isOfKnownType(_ delegate: DelegateID) -> Bool {
    delegates[delegate].types.contains(where: catalog.knows)
  }
}
