import ArgumentParser
import Diagnostics

/// A command with a team's settings in it, as if they had been typed; what is typed wins.
enum SettledCommand {
  /// Parses a command line, and again with the settings that hold for its command.
  static func parse(_ arguments: [String]) async throws -> any ParsableCommand {
    let typed = try await Instar.asyncParseAsRoot(arguments)
    let words = CommandPath(arguments).words
    let name = words.joined(separator: " ")
    guard let command = typed as? any InstarCommand, SettingKey.all.contains(where: { $0.commands.contains(name) }),
      let place = try SettingsPlace.current()
    else { return typed }
    let file = try place.file()
    let isWithoutArguments = command.namedArguments?.isEmpty == true
    let settings = file.settings.filter { $0.key.commands.contains(name) && !$0.isOverridden(in: arguments) }
    let options = settings.filter { $0.key.kind != .arguments }.flatMap { $0.words(at: place, besides: arguments) }
    let named = isWithoutArguments ? settings.filter { $0.key.kind == .arguments } : []
    let added = named.flatMap { $0.words(at: place, besides: arguments) }
    guard !options.isEmpty || !added.isEmpty else { return typed }
    do {
      return try await Instar.asyncParseAsRoot(words + options + arguments.dropFirst(words.count) + added)
    } catch {
      let problems = await problems(of: settings, in: file, at: place)
      guard problems.diagnostics.isEmpty else { throw SettingsError(diagnostics: problems) }
      throw error
    }
  }

  /// The settings whose values their commands do not take.
  static func problems(
    of settings: [Setting], in file: SettingsFile, at place: SettingsPlace
  ) async -> FileDiagnostics {
    var problems: [Diagnostic] = []
    for setting in settings where setting.key.kind != .arguments {
      let words = setting.key.commands[0].split(separator: " ").map(String.init)
      do {
        _ = try await Instar.asyncParseAsRoot(words + setting.words(at: place, besides: []) + ["page.md"])
      } catch {
        let wrong = CommandLineError.usageError(error)
        let message = wrong.message.prefix(1).uppercased() + wrong.message.dropFirst()
        problems.append(
          Diagnostic(.invalidSetting, message, at: setting.ranges.first ?? setting.range, help: wrong.help))
      }
    }
    return FileDiagnostics(file.source, problems)
  }
}

extension Setting {
  /// Returns `true` where the command line has the setting's option, or one that cannot be combined with it.
  fileprivate func isOverridden(in arguments: [String]) -> Bool {
    let others = ["output": "-o", "merge": "--force"]
    let names = ["--\(key.name)", "--no-\(key.name)"] + [others[key.name]].compactMap { $0 }
    return arguments.prefix { $0 != "--" }.contains { word in
      names.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }

  /// The words of a command line that say the same. What the command line allows is not denied, and the other way round.
  fileprivate func words(at place: SettingsPlace, besides arguments: [String]) -> [String] {
    let option = "--\(key.name)"
    switch key.kind {
    case .flag: return values == ["true"] ? [option] : ["--no-\(key.name)"]
    case .text: return [option, values[0]]
    case .words: return [option, values.joined(separator: ",")]
    case .path: return [option, place.resolved(values[0])]
    case .paths: return values.flatMap { [option, place.resolved($0)] }
    case .pages: return values.flatMap(place.pages).flatMap { [option, $0] }
    case .arguments: return values.flatMap(place.pages)
    case .list:
      let opposite = key.name == "allow" ? "--deny" : key.name == "deny" ? "--allow" : nil
      return values.filter { value in
        !zip(arguments, arguments.dropFirst()).contains { $0 == opposite && $1 == value }
          && !arguments.contains("\(opposite ?? "-")=\(value)")
      }.flatMap { [option, $0] }
    }
  }
}
