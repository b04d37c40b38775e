import Text

/// The assignments of the build settings of a target, the weakest first.
struct BuildSettings {
  /// A setting as a build has it.
  struct Value {
    let text: ExpandedText
    /// The place of the assignment that counts; `nil` for one that every build has.
    let place: SourcePlace?
    /// The first setting without a known value that the text needs; `nil` where it is decided.
    let unknown: String?
  }

  private var assignments: [String: [BuildSetting]] = [:]
  private var defaults: [String: String]

  /// Creates the settings that every build has.
  ///
  /// `folder` is the project's; paths that begin with it begin with a slash, so that they can be told from others.
  init(target: String, project: String, folder: String) {
    let root = "/" + folder
    defaults = [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en",
    ]
  }

  /// Adds assignments that are stronger than those before.
  mutating func add(_ settings: some Sequence<BuildSetting>) {
    for setting in settings { assignments[setting.key, default: []].append(setting) }
  }

  /// Returns `true` where a setting is assigned under any condition.
  func assigns(_ key: String) -> Bool { assignments[key] != nil }

  /// Returns a setting as a build has it; `nil` where it is not assigned.
  func value(_ key: String, in context: BuildContext) -> Value? {
    let candidates = candidates(key, in: context)
    guard let last = candidates.last else { return nil }
    var expansion = SettingExpansion(self, context)
    let text = expansion.value(of: candidates[...], key: key)
    return Value(
      text: text.map { .decided($0) } ?? .undecided(last.text), place: last.place, unknown: expansion.unknown)
  }

  /// Returns a text with the settings put in, and the first one that is not known.
  func expanded(_ text: String, in context: BuildContext) -> (text: ExpandedText, unknown: String?) {
    var expansion = SettingExpansion(self, context)
    let expanded = expansion.expand(text)
    return (expanded.map { .decided($0) } ?? .undecided(text), expansion.unknown)
  }

  /// Returns the texts of a key whose conditions hold, the weakest first, with their places.
  func candidates(_ key: String, in context: BuildContext) -> [(text: String, place: SourcePlace?)] {
    var texts: [(text: String, place: SourcePlace?)] = []
    if let text = builtIn(key, in: context) { texts.append((text, nil)) }
    for setting in assignments[key] ?? [] where setting.conditions.allSatisfy(context.satisfies) {
      texts.append((setting.value, setting.place))
    }
    return texts
  }

  private func builtIn(_ key: String, in context: BuildContext) -> String? {
    switch key {
    case "CONFIGURATION": context.configuration
    case "PLATFORM_NAME": context.platform?.sdk
    default: defaults[key]
    }
  }
}

/// An assignment of a build setting, as a project or an xcconfig has it.
struct BuildSetting {
  /// A condition in brackets: `sdk=iphoneos*`.
  struct Condition: Hashable {
    let parameter: String
    let pattern: String
  }

  let key: String
  let conditions: [Condition]
  let value: String
  /// The place of the key.
  let place: SourcePlace

  /// Creates an assignment of a key with its conditions: `KEY[sdk=iphoneos*][arch=arm64]`, `KEY[sdk=…,arch=…]`.
  init(_ name: String, value: String, at place: SourcePlace) {
    let parts = name.utf8.split(separator: UInt8(ascii: "[")).map { String(Substring($0)) }
    key = String((parts.first ?? "").trimmingSpaces)
    conditions = parts.dropFirst().flatMap { part in
      part.utf8.split(whereSeparator: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ",") }).map { text in
        let sides = Substring(text).parts(separatedBy: "=")
        return Condition(
          parameter: String(sides[0].trimmingSpaces),
          pattern: sides.dropFirst().map { String($0.trimmingSpaces) }.joined(separator: "="))
      }
    }
    self.value = value
    self.place = place
  }
}

/// Lists in the texts of build settings: parts between blanks, with quotes or backslashes around blanks in them.
enum SettingList {
  /// Returns an element as a part of a list's text.
  static func quoted(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: " ")) && text.utf8.first != UInt8(ascii: "\"") ? "\"\(text)\"" : text
  }

  /// Returns the elements of a list.
  static func elements(_ text: String) -> [String] {
    var elements: [String] = []
    var current: [UInt8] = []
    var hasCurrent = false
    var quote: UInt8?
    var isEscaped = false
    for byte in Array(text.utf8) + [UInt8(ascii: " ")] {
      if isEscaped {
        current.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        hasCurrent = true
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        hasCurrent = true
      } else if quote == nil, byte.isASCIISpace {
        if hasCurrent { elements.append(String(decoding: current, as: UTF8.self)) }
        current = []
        hasCurrent = false
      } else {
        current.append(byte)
        hasCurrent = true
      }
    }
    return elements
  }
}

/// The operators of references to build settings: `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingOperator {
  /// Returns a value after an operator; `nil` where the operator is not known.
  static func apply(_ name: String, to value: String) -> String? {
    switch name {
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier": hostName(value)
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "file": ProjectPath.name(of: value)
    case "base": ProjectPath.stem(of: value)
    default: nil
    }
  }

  /// Returns a name of Swift's or C's: other characters are underscores, and so is a digit at the beginning.
  private static func identifier(_ value: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      let isPart = scalar.isASCII ? scalar == "_" || isAlphanumeric(scalar) : scalar.properties.isXIDContinue
      let isDigit = scalars.isEmpty && (scalar.isASCII ? ("0"..."9").contains(scalar) : !scalar.properties.isXIDStart)
      scalars.append(isPart && !isDigit ? scalar : "_")
    }
    return String(scalars)
  }

  /// Returns a part of a bundle's identifier: characters besides letters, digits, dots and hyphens are hyphens.
  private static func hostName(_ value: String) -> String {
    let scalars = value.unicodeScalars.map { scalar -> Unicode.Scalar in
      isAlphanumeric(scalar) || scalar == "." || scalar == "-" ? scalar : "-"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && ASCIISet.alphanumerics.contains(UInt8(scalar.value))
  }
}

/// The systems for which a target is built.
enum SupportedPlatforms {
  /// Returns the systems that settings name, sorted; none where they are undecided.
  static func platforms(of settings: BuildSettings, configuration: String) -> [AppPlatform] {
    let context = BuildContext(configuration: configuration, platform: nil)
    func texts(_ key: String) -> [String] {
      settings.value(key, in: context)?.text.text.map(SettingList.elements) ?? []
    }
    let supported = texts("SUPPORTED_PLATFORMS").compactMap { AppPlatform(sdk: $0) }
    let built = supported.isEmpty ? texts("SDKROOT").compactMap { AppPlatform(sdk: $0) } : supported
    var platforms = Set(built)
    if platforms.isEmpty {
      // A project without either has a deployment target at least.
      let keys = AppPlatform.allCases.filter { $0 != .macCatalyst && settings.assigns($0.deploymentTargetKey) }
      if keys.count == 1 { platforms = Set(keys) }
    }
    let catalyst = settings.value("SUPPORTS_MACCATALYST", in: context)?.text.written
    if platforms.contains(.iOS), PropertyListValue(.string(catalyst ?? "")).boolean == true {
      platforms.insert(.macCatalyst)
      // What runs on the Mac as Catalyst has no AppKit.
      platforms.remove(.macOS)
    }
    return platforms.sorted()
  }
}
