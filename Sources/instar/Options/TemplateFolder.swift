import ArgumentParser
import Emission
import LifecycleTemplates
import Text

/// `--templates DIR`: templates that replace Instar's own of the same names.
struct TemplateFolder: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of templates that replace Instar's own, file by file; see docs/templates.md.", valueName: "dir"),
    completion: .directory)
  var templates: String?

  private static let limit = 16 << 20
  private static let ending = ".mustache"

  /// Instar's own templates with those of the folder in their place.
  var library: TemplateLibrary {
    get throws {
      guard let templates else { return .embedded }
      try expectFolder()
      let overrides = try Self.files(in: templates).map { file in
        let bytes = try Disk.read("\(templates)/\(file)", limit: Self.limit)
        return Template(name: String(file.dropLast(Self.ending.count)), text: String(decoding: bytes, as: UTF8.self))
      }
      do {
        return try TemplateLibrary(overrides: overrides, of: EmitterRegistry.templates)
      } catch {
        throw Failure("cannot use '\(templates)/\(error.place)': \(error.message)", help: Self.help(on: error))
      }
    }
  }

  /// Throws a failure if the folder is missing.
  func expectFolder() throws(Failure) {
    guard let templates, Disk.kind(of: templates) != .folder else { return }
    throw Failure("template folder '\(templates)' does not exist", help: "Name another with --templates")
  }

  /// The paths of the templates that are there now.
  var paths: [String] {
    templates.map { folder in Self.files(in: folder).map { "\(folder)/\($0)" } } ?? []
  }

  /// The paths of the templates in a folder and in the folders in it.
  private static func files(in folder: String) -> [String] {
    let names = Disk.names(in: folder).filter { !$0.hasPrefix(".") }
    let nested = names.filter { Disk.kind(of: "\(folder)/\($0)") == .folder }.flatMap { name in
      Disk.names(in: "\(folder)/\(name)").map { "\(name)/\($0)" }
    }
    return (names + nested).filter { $0.hasSuffix(ending) && Disk.kind(of: "\(folder)/\($0)") == .file }
  }

  private static func help(on error: TemplateError) -> String? {
    let names = Templates.all.map(\.name)
    if let help = error.help { return help }
    guard !names.contains(error.name) else { return nil }
    return NearestWord.match(for: error.name, in: names).map { "Did you mean '\($0)\(ending)'?" }
  }
}
