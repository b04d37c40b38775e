import LifecycleAudit
import LifecycleModel
import ProjectModel
import TestSupport
import Testing

@Suite("Slips in all callbacks of UIKit's delegates, and edits that are none")
struct CallbackSlipsTests {
  private static let protocols = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  @Test("A single slip is told, but for one in fifty", arguments: protocols)
  func slips(of type: String) throws {
    let slips = Self.callbacks(of: type).flatMap(CallbackSlip.all)
    let names = Set(Self.callbacks(of: type).map(\.text))
    let tried = Seeds.cases(of: slips.filter { !names.contains($0.method) }, oneIn: 29)
    let told = try Self.told(among: tried.map(\.method), of: type)
    let missed = zip(tried, told).filter { !$1 }.map(\.0)
    let share = Double(tried.count - missed.count) / Double(tried.count)
    let lines = missed.map { "\($0.kind): \($0.method)" }.joined(separator: "\n")
    #expect(share >= 0.98, "\(missed.count) of \(tried.count) are not told:\n\(lines)")
  }

  /// The declarations of a protocol's methods.
  private static func callbacks(of type: String) -> [SwiftDeclaration] {
    APICatalog.standard.entries(of: [type]).map(\.declaration).filter { $0.kind == .function }
  }

  /// Says of each of some methods whether a finding tells that it is never called; each is in a delegate of its own.
  private static func told(among methods: [String], of type: String) throws -> [Bool] {
    try stride(from: 0, to: methods.count, by: 500).flatMap { start in
      let some = Array(methods[start..<min(methods.count, start + 500)])
      let found = try findings(in: DelegateFiles(methods: some, type: type)).filter { unseen.contains($0.id) }
      let delegates = Set(found.map(\.delegate))
      return some.indices.map { delegates.contains(DelegateFiles.name($0)) }
    }
  }

  private static let unseen: Set = ["near-miss-callback", "hidden-callback"]

  /// A finding but for its place.
  private struct Summary: Hashable {
    let id: String
    let delegate: String?
    let callback: String?
    let summary: String
  }

  private static func findings(in files: DelegateFiles) throws -> [Summary] {
    let audits = ExampleAudit.audits(of: files.project, pages: [AuditedPage(try ExampleAudit.page("uikit"), at: nil)])
    return audits.flatMap(\.findings).map {
      Summary(id: $0.diagnostic.id, delegate: $0.delegate, callback: $0.callback, summary: $0.diagnostic.summary)
    }
  }

  @Test("Correct delegates are in order, and neutral edits change nothing", arguments: protocols)
  func neutral(of type: String) throws {
    let callbacks = Self.callbacks(of: type)
    let files = DelegateFiles(methods: callbacks.map { MethodText($0).text }, type: type)
    let correct = Set(try Self.findings(in: files))
    #expect(correct.filter { Self.unseen.contains($0.id) } == [])
    for edit in NeutralEdit.allCases {
      let edited = Set(try Self.findings(in: DelegateFiles(callbacks, adopting: type, edit)))
      #expect(edited == correct, "\(edit)")
    }
  }
}

/// An edit of a delegate after which the system calls it as before.
enum NeutralEdit: CaseIterable {
  case otherNames, otherFile, extensions, lineEnds, comments, modifiers, objc, attributes, plainTypes, longTypes,
    backticks
  case defaultArguments

  /// A method after the edit.
  func method(_ callback: SwiftDeclaration) -> String {
    var method = MethodText(callback)
    switch self {
    case .otherNames:
      for index in method.parameters.indices { method.parameters[index].name = "other\(index)" }
    case .plainTypes: method.changeTypes { $0.replacing("any ", with: "").replacing(" : ", with: ": ") }
    case .longTypes:
      method.changeTypes { type in
        let isOptional = type.hasSuffix("?") && !type.hasPrefix("@")
        let long = type.replacing("UIScene.", with: "UIKit.UIScene.").replacing("Void", with: "()")
        return isOptional ? "Optional<\(long.dropLast())>" : long
      }
    case .backticks:
      for index in method.parameters.indices where method.parameters[index].label != "_" {
        method.parameters[index].label = "`\(method.parameters[index].label)`"
      }
    case .defaultArguments:
      for index in method.parameters.indices where method.parameters[index].type.hasSuffix("?") {
        method.parameters[index].type += " = nil"
      }
    case .comments:
      return method.text.replacing("(", with: "( // a\n    /* b */ ").replacing(": ", with: " /* c */ :\n")
    case .modifiers: return "nonisolated public \(method.text)"
    case .objc: return "@objc \(method.text)"
    case .attributes: return "@MainActor @available(iOS 15, *) public final \(method.text)"
    case .otherFile, .extensions, .lineEnds: break
    }
    return method.text
  }
}

extension MethodText {
  /// Changes the texts of all types.
  mutating func changeTypes(_ change: (String) -> String) {
    for index in parameters.indices { parameters[index].type = change(parameters[index].type) }
    result = change(result)
  }
}

/// An app with a delegate for each of some methods, all of them installed.
struct DelegateFiles {
  private var texts: [String: String]

  private static let infoPlist = String(
    decoding: ExampleProject.files(in: ExampleProject.scenes).bytes("Info.plist") ?? [], as: UTF8.self)

  /// The name of a method's delegate.
  static func name(_ number: Int) -> String { "Delegate\(number)" }

  /// Creates an app with some methods in the classes that adopt a protocol.
  init(methods: [String], type: String) {
    let classes = methods.enumerated().map { Self.declaration($0, type) + " {\n  \($1)\n}" }
    texts = ["Delegates.swift": classes.joined(separator: "\n"), "Info.plist": Self.infoPlist]
    texts["main.swift"] = "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)"
    texts["Chooser.swift"] =
      "func choose(_ scene: UISceneConfiguration) {\n"
      + methods.indices.map { "  scene.delegateClass = \(Self.name($0)).self\n" }.joined() + "}\n"
  }

  /// Creates an app with some callbacks after an edit.
  init(_ callbacks: [SwiftDeclaration], adopting type: String, _ edit: NeutralEdit) {
    let methods = callbacks.map(edit.method)
    self.init(methods: methods, type: type)
    let classes = callbacks.indices.map { Self.declaration($0, type) + " {\n}" }.joined(separator: "\n")
    let extensions = methods.enumerated().map { "extension \(Self.name($0)) {\n  \($1)\n}" }
      .joined(separator: "\n")
    switch edit {
    case .extensions: texts["Delegates.swift"] = extensions + "\n" + classes
    case .otherFile:
      texts["Delegates.swift"] = classes
      texts["Extensions.swift"] = extensions
    case .lineEnds: texts = texts.mapValues { $0.replacing("\n", with: "\r\n") }
    default: break
    }
  }

  /// The app's files.
  var project: ProjectFiles { ProjectFiles(texts) }

  private static func declaration(_ number: Int, _ type: String) -> String {
    "final class \(name(number)): UIResponder, \(type)"
  }
}
