import Diagnostics
import LifecycleModel
import ProjectModel

/// An override of a view controller's callback does not call `super`.
enum MissingSuperCall: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "missing-super-call",
    severity: .warning,
    headline: "Override does not call super",
    explanation: """
      Apple asks overrides of some of the callbacks of `UIViewController` to call `super`: without the call, containers and the system
      miss what they do there. It comes first, but for `updateViewConstraints()`, whose final step it is. Looked for where a page has a delegate that is a view controller: `--page view-controller`.
      """,
    example: ExampleProject.scenes + """

      === ReaderViewController.swift
      final class ReaderViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          reload()
        }
      }
      """,
    fixedExample: ExampleProject.scenes + """

      === ReaderViewController.swift
      final class ReaderViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          reload()
        }
      }
      """)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    app.members.filter { $0.isExact && $0.callback.entry?.requiresSuperCall == true }.compactMap { member in
      let declaration = member.member.declaration
      let isLast = member.callback.entry?.callsSuperLast == true
      guard declaration.body != nil,
        !app.mentions(in: member.member).contains(where: {
          $0.kind == .call && $0.base == "super" && calls($0, declaration)
        })
      else { return nil }
      return AuditFinding(
        descriptor, "'\(member.shownName)' does not call super", at: member.place,
        help: isLast ? "Call super last" : "Call super first",
        fixIts: [insertion(into: declaration, in: member.member.file, isLast: isLast)].compactMap { $0 },
        delegate: member.delegate.type.name, callback: member.callback.name)
    }
  }

  private static func calls(_ mention: Mention, _ declaration: MemberDeclaration) -> Bool {
    mention.name.prefix { $0 != "(" } == declaration.name.prefix { $0 != "(" }
  }

  /// Inserts the call as the first or last statement of a Swift method whose body has lines of its own.
  private static func insertion(
    into declaration: MemberDeclaration, in file: SourceFile, isLast: Bool
  ) -> FixIt? {
    guard declaration.selector == nil, let body = declaration.body,
      let line = file[body].split(separator: "\n", omittingEmptySubsequences: false).dropFirst().first(where: {
        !$0.allSatisfy(\.isWhitespace)
      })
    else { return nil }
    let arguments = declaration.parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
    let call = "super.\(declaration.name.prefix { $0 != "(" })(\(arguments.joined(separator: ", ")))"
    let indentation = line.prefix(while: \.isWhitespace)
    guard isLast else {
      return FixIt(
        "Insert '\(call)'", range: SourceRange(body.start, body.start), replacement: "\n" + indentation + call)
    }
    // Behind the last statement, before the white space that leads to the brace.
    let end = body.end - file.bytes[body.start..<body.end].reversed().prefix(while: \.isASCIISpace).count
    return FixIt("Insert '\(call)'", range: SourceRange(end, end), replacement: "\n" + indentation + call)
  }
}
