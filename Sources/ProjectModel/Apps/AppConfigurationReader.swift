import Diagnostics

/// Reads what the settings of a target come to, and the property lists that they name.
struct AppConfigurationReader {
  /// The contents of a property list, or why there are none.
  private enum Reading {
    case list(PropertyList)
    case note(ProjectNote)
    /// The file is there, and no property list.
    case unreadable(Diagnostic.Note)
  }

  private let files: ProjectFiles
  /// The file that has the targets, and the folder that paths in settings are relative to.
  private let project: SourceFile
  private let folder: String
  /// The lists read so far, for configurations share them.
  private var readings: [String: Reading] = [:]

  init(_ files: ProjectFiles, project: SourceFile, folder: String) {
    self.files = files
    self.project = project
    self.folder = folder
  }

  /// Returns what the settings come to; `own` are the entries of an Info.plist that the project file itself has.
  mutating func configuration(
    _ settings: BuildSettings, in context: BuildContext, own: [InfoPlist.Entry] = [], isIncomplete: Bool = false
  ) -> AppConfiguration {
    func text(_ key: String) -> ExpandedText { settings.value(key, in: context)?.text ?? .undecided("$(\(key))") }
    var configuration = AppConfiguration(
      names: [context.configuration], platforms: context.platform.map { [$0] } ?? [],
      moduleName: text("PRODUCT_MODULE_NAME"), productName: text("PRODUCT_NAME"))
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      configuration.undecided += undecided(key, of: settings, in: context)
    }
    addInfoPlist(to: &configuration, settings, context, own: own, isIncomplete: isIncomplete)
    addEntitlements(to: &configuration, settings, context)
    if let platform = context.platform,
      let version = settings.value(platform.deploymentTargetKey, in: context)?.text.text, !version.isEmpty
    {
      configuration.deploymentTargets[platform] = version
    }
    return configuration
  }

  // MARK: Lists

  private mutating func addInfoPlist(
    to configuration: inout AppConfiguration, _ settings: BuildSettings, _ context: BuildContext,
    own: [InfoPlist.Entry], isIncomplete: Bool
  ) {
    let isGenerated = settings.value("GENERATE_INFOPLIST_FILE", in: context)?.text.written
    let generated =
      PropertyListValue(.string(isGenerated ?? "")).boolean == true
      ? GeneratedInfoPlist.entries(of: settings, in: context, project: project) : nil
    let isPreprocessed = settings.value("INFOPLIST_PREPROCESS", in: context)?.text.written
    let file = list(
      "INFOPLIST_FILE", settings, context,
      isPreprocessed: PropertyListValue(.string(isPreprocessed ?? "")).boolean == true)
    switch file {
    case .list(let list):
      let entries = GeneratedInfoPlist.merged(InfoPlist(list).entries, own)
      configuration.infoPlist = InfoPlist(
        list, entries: GeneratedInfoPlist.merged(entries, generated ?? []), settings, context)
    case .note(let note):
      configuration.undecided.append(note)
      configuration.isInfoPlistUndecided = true
    case .unreadable(let error): configuration.leaveInfoPlistUndecided(by: error)
    case nil where generated != nil || !own.isEmpty:
      let entries = GeneratedInfoPlist.merged(own, generated ?? [])
      configuration.infoPlist = InfoPlist(nil, entries: entries, settings, context)
      if isIncomplete, configuration.infoPlist?.sceneManifest == nil {
        configuration.undecided.append(
          ProjectNote("Settings that are not there may have a scene manifest", path: project.path))
        configuration.isInfoPlistUndecided = true
      }
    case nil where isIncomplete:
      configuration.undecided.append(
        ProjectNote("Settings that are not there may name an Info.plist", path: project.path))
      configuration.isInfoPlistUndecided = true
    case nil: break
    }
  }

  private mutating func addEntitlements(
    to configuration: inout AppConfiguration, _ settings: BuildSettings, _ context: BuildContext
  ) {
    switch list("CODE_SIGN_ENTITLEMENTS", settings, context) {
    case .list(let list): configuration.entitlements = InfoPlist(list)
    case .note(let note):
      configuration.undecided.append(note)
      configuration.areEntitlementsUndecided = true
    case .unreadable(let error):
      configuration.undecided += [ProjectNote(error)].compactMap(\.self)
      configuration.areEntitlementsUndecided = true
    case nil: break
    }
  }

  /// Returns the list that a setting names; `nil` where it names none.
  private mutating func list(
    _ key: String, _ settings: BuildSettings, _ context: BuildContext, isPreprocessed: Bool = false
  ) -> Reading? {
    guard let setting = settings.value(key, in: context), !setting.text.written.isEmpty else { return nil }
    guard let text = setting.text.text else {
      return undecided(key, of: settings, in: context).first.map { .note($0) }
    }
    let place = setting.place ?? SourcePlace(project, .fileStart)
    guard let path = ProjectPath.joined(folder, text) else {
      return .note(ProjectNote("'\(key)' names a file outside of the folder: '\(text)'", at: place))
    }
    if let known = readings[path] { return known }
    let reading = read(path, key, at: place, isPreprocessed: isPreprocessed)
    readings[path] = reading
    return reading
  }

  private func read(_ path: String, _ key: String, at place: SourcePlace, isPreprocessed: Bool) -> Reading {
    guard let bytes = files.bytes(path).map({ isPreprocessed ? Self.withoutDirectives($0) : $0 }) else {
      return .note(ProjectNote("'\(key)' names a file that is not there: '\(path)'", at: place))
    }
    guard bytes.count <= ProjectFiles.largest else {
      return .note(ProjectNote("Property list is larger than 4 MB, and was left out", path: path))
    }
    do {
      let list = try PropertyList(path: path, bytes: bytes)
      guard list.root.entries != nil else {
        return .unreadable(Diagnostic.Note("Property list is no dictionary", range: list.root.range, in: list.file))
      }
      return .list(list)
    } catch {
      let isBinary = bytes.starts(with: "bplist".utf8)
      let file = SourceFile(path: path, bytes: isBinary ? [] : bytes)
      return .unreadable(Diagnostic.Note(error.message, range: error.range, in: file))
    }
  }

  /// Returns a list without the lines of the preprocessor, which are blank then: what stands under each condition counts.
  private static func withoutDirectives(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var isDirective = false
    var isLineStart = true
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        (isDirective, isLineStart) = (false, true)
      } else if isLineStart, !byte.isASCIISpace {
        (isDirective, isLineStart) = (byte == UInt8(ascii: "#"), false)
      }
      if isDirective { bytes[index] = UInt8(ascii: " ") }
    }
    return bytes
  }

  /// Returns a note where a setting cannot be expanded.
  private func undecided(_ key: String, of settings: BuildSettings, in context: BuildContext) -> [ProjectNote] {
    guard let setting = settings.value(key, in: context), setting.text.text == nil else { return [] }
    let place = setting.place ?? SourcePlace(project, .fileStart)
    let reason = setting.unknown.map { "needs '$(\($0))', which is not known" } ?? "cannot be expanded"
    return [ProjectNote("'\(key)' \(reason)", at: place)]
  }
}

extension InfoPlist {
  /// Creates a list with the values of the build settings in its texts.
  init(_ list: PropertyList?, entries: [Entry], _ settings: BuildSettings, _ context: BuildContext) {
    var expansions: [String: ExpandedText] = [:]
    // Other entries have settings too, often other ones in each configuration, and do not matter here.
    var values = entries.filter { $0.key.hasPrefix("UI") || $0.key.hasPrefix("NSMain") || $0.key == "NSPrincipalClass" }
      .map(\.value)
    while let value = values.popLast() {
      if let text = value.string, text.utf8.contains(UInt8(ascii: "$")), expansions[text] == nil {
        expansions[text] = settings.expanded(text, in: context).text
      }
      values += value.elements ?? []
      values += (value.entries ?? []).map(\.value)
    }
    self.init(list, entries: entries, expansions: expansions)
  }
}
