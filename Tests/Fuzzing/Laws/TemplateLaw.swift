import LifecycleTemplates
import SwiftGeneration
import TestSupport

@testable import Emission
@testable import Reports
@testable import instar

/// A team's template is either filled in or reported with its error; it never crashes. The first byte selects the
/// template that is replaced.
enum TemplateLaw: Law {
  static let name = "template"

  static func violations(of bytes: [UInt8]) -> [String] {
    guard let first = bytes.first else { return [] }
    let name = ["Swift/Delegate", "Swift/Method", "Wiki/Home", "Site/Style"][Int(first) % 4]
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    do {
      let templates = try TemplateLibrary(overrides: [Template(name: name, text: text)], of: EmitterRegistry.templates)
      let files =
        SwiftEmitter(templates: templates).files(for: .sample) + WikiEmitter(templates: templates).files(for: .sample)
      return files.isEmpty ? ["nothing was made"] : []
    } catch {
      return error.description.hasPrefix(name) ? [] : ["'\(error)' does not name the template"]
    }
  }
}
