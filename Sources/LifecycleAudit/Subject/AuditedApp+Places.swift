import Diagnostics
import ProjectModel

/// A mention with the file that has it.
struct FoundMention {
  /// The file's outline.
  let outline: SourceOutline
  /// The mention.
  let mention: Mention

  /// The mention's place.
  var place: SourcePlace { SourcePlace(outline.file, mention.range) }
}

extension AuditedApp {
  /// The mentions in the sources that do not only run before iOS 13, of those that a test picks.
  func mentions(where isWanted: (Mention) -> Bool) -> [FoundMention] {
    types.outlines.flatMap { outline in
      outline.mentions { !$0.isLegacy && isWanted($0) }.map { FoundMention(outline: outline, mention: $0) }
    }
  }

  /// The mentions in a member's body.
  func mentions(in member: AppMember) -> [Mention] {
    member.declaration.body.map(member.part.outline.mentions(in:)) ?? []
  }

  /// The member that a mention is in, with its part of a type; `nil` outside of members.
  func member(around found: FoundMention) -> AppMember? {
    for declaration in found.outline.types {
      guard let member = declaration.members.first(where: { $0.range.contains(found.mention.range) }) else { continue }
      return AppMember(
        part: AppType.Part(outline: found.outline, declaration: declaration), declaration: member)
    }
    return nil
  }

  /// The configurations of the scene manifest with its file.
  var sceneConfigurations: [(configuration: SceneManifest.Configuration, file: SourceFile)] {
    guard let manifest = configuration.infoPlist?.sceneManifest else { return [] }
    return manifest.configurations.map { ($0, manifest.place.file) }
  }

  /// The type that a configuration of the manifest names; `nil` where it is none of the app's.
  func delegate(of entry: SceneManifest.Configuration) -> AppType? {
    entry.delegateClass.flatMap { configuration.sceneClass($0.text, in: types) }?.type
  }
}
