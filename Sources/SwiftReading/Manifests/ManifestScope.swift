import Diagnostics
import ProjectModel
import SwiftParser
import SwiftSyntax

/// The constants and functions that a manifest in Swift may use: those of its helpers, as `Project.makeApp(name:)`.
///
/// Nothing is run. A function is what it returns, with the arguments in place of its parameters; constants before the `return` count, and
/// what loops and conditions change of them does not.
struct ManifestScope {
  /// A function of a helper.
  private struct Function {
    let parameters: [FunctionParameterSyntax]
    let body: CodeBlockItemListSyntax
  }

  /// The constants by their names, with and without their types': `Environment.platforms` and `platforms`.
  private var constants: [String: ExprSyntax] = [:]
  private var functions: [String: [Function]] = [:]
  /// The values of parameters and of constants of a function.
  private var values: [String: ManifestValue] = [:]
  /// The number of functions and constants that are being looked up: some use each other.
  private var depth = 0
  /// The look-ups that are left for all that is read with the same helpers: functions that use each other twice multiply.
  private let budget = Budget()

  private final class Budget {
    var left = 20_000
  }

  /// A scope without helpers.
  static var empty: ManifestScope { ManifestScope() }

  /// Reads the declarations of some files; those that are nested too deeply to be parsed are left out.
  init(_ files: [[UInt8]] = []) {
    for bytes in files {
      bytes.withUnsafeBufferPointer { bytes in
        guard case .tree(let tree) = BracketNesting.parse(bytes) else { return }
        add(tree.statements.compactMap { $0.item.as(DeclSyntax.self) }, type: "")
      }
    }
  }

  private mutating func add(_ declarations: [DeclSyntax], type: String) {
    for declaration in declarations {
      if let variable = declaration.as(VariableDeclSyntax.self) {
        add(variable, type: type)
      } else if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
        let parameters = Array(function.signature.parameterClause.parameters)
        functions[function.name.plainName, default: []].append(Function(parameters: parameters, body: body.statements))
      } else if let group = declaration.asProtocol(DeclGroupSyntax.self) {
        let name =
          group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
          ?? group.asProtocol(NamedDeclSyntax.self)?.name.plainName ?? ""
        add(group.memberBlock.members.map(\.decl), type: name)
      }
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax, type: String) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else { continue }
      var value = binding.initializer?.value
      if case .getter(let statements) = binding.accessorBlock?.accessors { value = Self.result(of: statements) }
      guard let value else { continue }
      constants[type.isEmpty ? name : "\(type).\(name)"] = value
      if constants[name] == nil { constants[name] = value }
    }
  }

  /// The value of a name with the names before it: `Environment.platforms`; `nil` for one that is not known.
  func value(of name: String, in path: String) -> ManifestValue? {
    if path.isEmpty || path == name, let value = values[name] { return value }
    guard isAllowed, let expression = constants[path] ?? constants[name] else { return nil }
    var inner = self
    inner.values = [:]
    inner.depth += 1
    return ManifestValue(expression, in: inner)
  }

  /// Returns `true` for the name of a function that is known.
  func hasFunction(_ name: String) -> Bool { functions[name] != nil }

  /// `true` where one more look-up is allowed, which it counts.
  private var isAllowed: Bool {
    budget.left -= 1
    return depth < 16 && budget.left > 0
  }

  /// The value that a call returns; `nil` for a function that is not known.
  func value(calling name: String, _ arguments: [ManifestValue.Argument]) -> ManifestValue? {
    guard isAllowed else { return nil }
    for function in functions[name] ?? [] {
      guard let values = bind(arguments, to: function.parameters), let result = Self.result(of: function.body) else {
        continue
      }
      var inner = self
      inner.values = values
      inner.depth += 1
      for statement in function.body {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
            let value = binding.initializer?.value
          else { continue }
          inner.values[name] = ManifestValue(value, in: inner)
        }
      }
      return ManifestValue(result, in: inner)
    }
    return nil
  }

  /// The values of parameters; `nil` where a label is none of the function's, or one without a default is missing.
  private func bind(
    _ arguments: [ManifestValue.Argument], to parameters: [FunctionParameterSyntax]
  ) -> [String: ManifestValue]? {
    var left = arguments
    var values: [String: ManifestValue] = [:]
    for parameter in parameters {
      let label = parameter.firstName.plainName
      let name = (parameter.secondName ?? parameter.firstName).plainName
      if let index = left.firstIndex(where: { $0.label == (label == "_" ? "" : label) }) {
        values[name] = left.remove(at: index).value
      } else if let value = parameter.defaultValue?.value {
        values[name] = ManifestValue(value, in: self)
      } else {
        return nil
      }
    }
    return left.isEmpty ? values : nil
  }

  /// The expression that some statements return: the last `return`'s, or the only one.
  private static func result(of statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    for statement in statements.reversed() {
      if let returned = statement.item.as(ReturnStmtSyntax.self) { return returned.expression }
    }
    guard statements.count == 1, let only = statements.first else { return nil }
    return only.item.as(ExprSyntax.self)
  }
}
