import LifecycleModel

/// The parts of a declaration that a caller sees; the names of parameters inside the function are none of them.
struct CallbackSignature: Hashable {
  private let name: String
  private let isStatic: Bool
  private let kind: SwiftDeclaration.Kind
  private let types: [TypeSpelling]
  private let result: TypeSpelling?
  private let isAsync: Bool
  private let isThrowing: Bool
  private let isSettable: Bool

  /// The signature of a callback; parts of types in `ignored` are left out.
  init(_ callback: DeclaredCallback, ignoring ignored: Set<String> = []) {
    let declaration = callback.declaration
    name = declaration.compoundName
    isStatic = callback.isStatic
    kind = declaration.kind
    types = declaration.parameters.map { TypeSpelling($0.type, ignoring: ignored) }
    let spelled = declaration.resultType.map { TypeSpelling($0, ignoring: ignored) }
    result = spelled == TypeSpelling("Void") ? nil : spelled
    isAsync = declaration.isAsync
    isThrowing = declaration.isThrowing
    let accessors = declaration.kind == .property ? declaration.text.split(separator: "{").dropFirst().last : nil
    isSettable = accessors?.split { !$0.isLetter }.contains("set") == true
  }
}
