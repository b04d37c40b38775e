import ArgumentParser
import Diagnostics

/// A command with a team's settings in it, as if they had been typed; what is typed wins.
enum SettledCommand {
  /// Parses a command line, and again with the settings that hold for its command.
  static func parse(
    _ arguments: [String], as root: any ParsableCommand.Type
  ) throws -> any ParsableCommand {
    try expectText()
    let arguments = arguments.first == "when" ? arguments.map(withoutMethodSign) : arguments
    let typed = try root.parseAsRoot(arguments)
    let words = CommandPath(arguments, of: root).words
    let name = words.joined(separator: " ")
    guard let command = typed as? any InstarCommand,
      type(of: command).checksSettings || SettingKey.all.contains(where: { $0.commands.contains(name) }),
      let place = try SettingsPlace.current()
    else { return typed }
    let file = try place.file()
    // Those of other commands too: no command runs with settings that it does not understand.
    let others = file.settings.filter { type(of: command).checksSettings || !$0.key.commands.contains(name) }
    do {
      try check(others, in: file, at: place, as: root)
    } catch {
      try check(file.settings, in: file, at: place, as: root)
      throw error
    }
    let isWithoutArguments = command.namedArguments?.isEmpty == true
    let settings = file.settings.filter { $0.key.commands.contains(name) && !$0.isOverridden(in: arguments) }
    let options = settings.filter { $0.key.kind != .arguments }.flatMap { $0.words(at: place, besides: arguments) }
    let named = isWithoutArguments ? settings.filter { $0.key.kind == .arguments } : []
    let added = named.flatMap { $0.words(at: place, besides: arguments) }
    guard !options.isEmpty || !added.isEmpty else { return typed }
    do {
      return try root.parseAsRoot(words + options + arguments.dropFirst(words.count) + added)
    } catch {
      try check(settings, in: file, at: place, as: root)
      throw error
    }
  }

  /// The argument without the sign of a method of Objective-C, as it is copied from code, which would begin an option:
  /// `- (void)viewDidLoad`, `-[AppDelegate applicationDidEnterBackground:]`.
  private static func withoutMethodSign(_ argument: String) -> String {
    guard argument.first == "-", let next = argument.dropFirst().first(where: { $0 != " " }), "([".contains(next) else {
      return argument
    }
    return String(argument.dropFirst())
  }

  /// Throws where an argument is not UTF-8: Swift has repaired it, and a file with the repaired name would be another one.
  private static func expectText() throws(UsageError) {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      guard String(validatingCString: argument) == nil else { continue }
      throw UsageError(
        "argument \(index) is not UTF-8: '\(String(cString: argument))'",
        help: "Rename the file, or choose another name")
    }
  }

  /// Throws the problems of settings whose values their commands do not take.
  private static func check(
    _ settings: [Setting], in file: SettingsFile, at place: SettingsPlace, as root: any ParsableCommand.Type
  ) throws(DiagnosticsError) {
    let problems = settings.filter { $0.key.kind != .arguments }.compactMap { setting -> Diagnostic? in
      do {
        let words = setting.key.commands[0].split(separator: " ").map(String.init)
        _ = try root.parseAsRoot(words + setting.words(at: place, besides: []) + ["page.md"])
        return nil
      } catch {
        let wrong = CommandLineError.usageError(error, of: root)
        let message = wrong.message.prefix(1).uppercased() + wrong.message.dropFirst()
        return Diagnostic(.invalidSetting, message, at: setting.ranges.first ?? setting.range, help: wrong.help)
      }
    }
    guard problems.isEmpty else { throw DiagnosticsError(FileDiagnostics(file.source, problems)) }
  }
}

extension Setting {
  /// Returns `true` where the command line has the setting's option, or one that cannot be combined with it.
  fileprivate func isOverridden(in arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { word in
      key.replacements.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }

  /// The words of a command line that say the same. What the command line allows is not denied, and the other way round.
  fileprivate func words(at place: SettingsPlace, besides arguments: [String]) -> [String] {
    let option = "--\(key.name)"
    switch key.kind {
    case .flag: return values == ["true"] ? [option] : ["--no-\(key.name)"]
    // With '=', for a value may begin with a hyphen.
    case .text: return ["\(option)=\(values[0])"]
    case .words: return ["\(option)=\(values.joined(separator: ","))"]
    case .path: return ["\(option)=\(place.resolved(values[0]))"]
    case .paths: return values.map { "\(option)=\(place.resolved($0))" }
    case .pages: return values.flatMap(place.pages).map { "\(option)=\($0)" }
    case .arguments: return values.flatMap(place.arguments)
    case .list:
      return values.filter { value in
        guard let opposite = key.opposite else { return true }
        return !arguments.contains("\(opposite)=\(value)")
          && !zip(arguments, arguments.dropFirst()).contains { $0 == opposite && $1 == value }
      }.map { "\(option)=\($0)" }
    }
  }
}
