import Diagnostics
import LifecycleAudit
import LifecycleModel
import ProjectModel
import SwiftReading
import TestSupport

/// A Swift method that an audit says is never called, in a class of its own that a compiler can read.
struct JudgedMember {
  /// The finding.
  let finding: AuditFinding
  /// The name of its class and file.
  let name: String
  /// The catalog's entry of the callback; `nil` for a callback of the page's own.
  let entry: APIEntry?
  /// The callback's declaration.
  let callback: SwiftDeclaration
  private let declaration: String
  private let isInGenericExtension: Bool

  /// Finds the method of a finding in its file, or in what has become of that file.
  init?(_ finding: AuditFinding, number: Int, in lifecycle: Lifecycle, changedTo bytes: [UInt8]? = nil) {
    let file = bytes.map { SourceFile(path: finding.file.path, bytes: $0) } ?? finding.file
    let outline = SourceOutline(swift: finding.file, under: BuildConditions(.iOS))
    let changed = SourceOutline(swift: file, under: BuildConditions(.iOS))
    let places = outline.types.indices.flatMap { type in outline.types[type].members.indices.map { (type, $0) } }
    let place = finding.diagnostic.range
    guard let (type, index) = places.last(where: { outline.types[$0].members[$1].range.contains(place) }) else {
      return nil
    }
    let member = changed.types[type].members[index]
    let head = file[SourceRange(member.range.start, (member.body?.start ?? member.range.end + 1) - 1)]
    declaration = head + "{ fatalError() }"
    let part = changed.types[type]
    isInGenericExtension =
      part.kind == .extension && changed.types.contains { $0.name == part.name && $0.isGeneric }
    let entry = APICatalog.standard.entries.first { $0.name == finding.callback && !$0.owner.hasPrefix("NS") }
    let signature = lifecycle.callbacks.first { $0.name == finding.callback }?.signature
    guard let callback = entry?.declaration ?? signature.flatMap({ SwiftDeclaration($0) }) else { return nil }
    self.finding = finding
    self.entry = entry
    self.callback = callback
    name = "Judged\(number)"
  }

  /// A file with the class; the class may claim to meet the callback's requirement.
  func file(requiringCallback: Bool) -> SwiftCompiler.File {
    let strict = requiringCallback ? entry?.stubProtocol ?? "\(name)Strict" : ""
    let inherited = [entry == nil ? "" : "UIResponder", strict].filter { !$0.isEmpty }.joined(separator: ", ")
    return (
      name,
      (entry == nil ? "" : "import CloudKit\nimport UIKit\n")
        + "class \(name)\(inherited.isEmpty ? "" : ": " + inherited) {\n\(declaration)\n}\n"
        + (entry == nil ? "protocol \(name)Strict {\n\(callback.text)\n}\n" : "")
    )
  }

  /// A file with the class, where Objective-C decides what meets the requirement; with the callback itself in place of the method.
  func fileWithObjectiveC(requiringCallback: Bool, correct: Bool = false) -> SwiftCompiler.File {
    let head = "class \(name)\(isInGenericExtension ? "<Element>" : "")"
    let method = correct ? callback.text + " { fatalError() }" : declaration
    return (
      name,
      "@objc protocol \(name)Strict {\n\(callback.text)\n}\n" + head + (requiringCallback ? ": \(name)Strict" : "")
        + " {"
        + (isInGenericExtension && !correct ? "}\nextension \(name) {\n" : "\n") + "\(method)\n}\n"
    )
  }

  /// The types in the callbacks of some methods, as Objective-C can have them without a framework.
  static func typesOfObjectiveC(_ members: [JudgedMember]) -> SwiftCompiler.File {
    let names = Set(members.flatMap(\.callback.parameters).map(\.type)).sorted()
    return ("Types", names.map { "@objc protocol \($0) {}" }.joined(separator: "\n"))
  }
}
