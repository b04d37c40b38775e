import Diagnostics
import LifecycleModel
import Text

/// A delegate is of a type of Apple's that the API catalog lacks.
enum UncheckedType: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "unchecked-type",
    severity: .note,
    headline: "Type is not in the API catalog",
    explanation: """
      The type is named as Apple's are, with two capital letters before the name, but the API catalog, which has the types with
      life-cycle callbacks, lacks it. So Instar doesn't know its callbacks, and doesn't find those with a misspelt name.

      Declare the callbacks in the Callbacks section: others of the delegate are then errors.
      """,
    example: ExamplePage.callbacks.replacing(
      "`SceneDelegate`: `UIWindowSceneDelegate`",
      with: "`SceneDelegate`: `UIWindowSceneDelegate`\n- `SplitDelegate`: `UISplitViewControllerDelegate`"),
    fixedExample: ExamplePage.callbacks
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    let lifecycle = subject.lifecycle
    let declaring = Set(lifecycle.callbacks.filter(\.isDeclared).map(\.delegate))
    var seen: Set<String> = []
    return lifecycle.delegateIDs.flatMap { id -> [Diagnostic] in
      let types = lifecycle[id].types
      guard lifecycle.hasSwift(id), !declaring.contains(id), !types.contains(where: { lifecycle.catalog.type(named: $0) != nil }) else {
        return []
      }
      return types.filter { $0.isNamedAsApples && seen.insert($0).inserted }.map { type in
        Diagnostic(
          descriptor,
          "Type '\(type)' is not in the API catalog: the callbacks of '\(lifecycle[id].name)' are not checked",
          at: subject.sourceMap[id], help: "Declare them in the Callbacks section")
      }
    }
  }
}

extension String {
  /// `true` for `UISplitViewControllerDelegate` and `URLSessionDataDelegate`, but for no type that is nearly one of the catalog's,
  /// which has its own diagnostic.
  fileprivate var isNamedAsApples: Bool {
    let capitals = prefix { $0.isASCII && $0.isUppercase }
    guard (3...4).contains(capitals.count), self[capitals.endIndex...].first?.isLowercase == true else { return false }
    return APICatalog.standard.nearestType(to: self) == nil
  }
}
