import Documents
import LifecycleDiff
import LifecycleModel
import SwiftGeneration

extension GuideSubject {
  /// The delegate of scenes that takes over from one of the app: the app has to adopt scenes; `nil` where none does.
  var adoptedDelegate: DelegateID? {
    changes(in: .moved).lazy.compactMap { change -> DelegateID? in
      guard let removed = change.removedCallback, let successor = successor(of: change),
        old.apiType(of: old[removed].delegate)?.kind == .application
      else { return nil }
      let delegate = new[successor].delegate
      return new.apiType(of: delegate)?.kind == .scene ? delegate : nil
    }.first
  }

  /// The first tasks of a class: the class itself, and where its window is made.
  func beginning(ofClass name: String, isWhole: Bool) -> [Block.Item] {
    guard isWhole else { return [] }
    let isKnown = old.delegates.contains { $0.name == name }
    let unless = isKnown ? ", unless the app has it" : ""
    let window = adoptedDelegate.flatMap { id -> Block.Item? in
      guard new[id].name == name else { return nil }
      let calls = ["scene(_:willConnectTo:options:)", "application(_:didFinishLaunchingWithOptions:)"]
      guard calls.allSatisfy({ call in new.livingCallbacks.contains { new[$0].name == call } }) else { return nil }
      return Block.Item(
        InlineContent(
          .text("Make the window in "), .code(calls[0]), .text(", no longer in "), .code(calls[1]),
          .text("; UIKit makes one whose interface is in the storyboard of the scene configuration")))
    }
    return [Block.Item(InlineContent(.text("Add the class "), .code(name), .text(unless)))]
      + [window].compactMap { $0 }
  }

  /// The tasks in Info.plist of an app that adopts scenes, before others; empty for any other app.
  func manifestTasks(heading: Block, before items: [Block.Item]) -> [Block] {
    guard let delegate = adoptedDelegate else { return [] }
    let first = new.sceneConfigurations.firstIndex { $0.role == .application }
    let added = changes(in: .new).filter(\.newPlace.isConfiguration)
    let own = added.first { change in
      if case .configuration(let id) = change.newPlace { id.index == first } else { false }
    }
    let examples = added.filter { $0 != own }
    let name = own.map { [.text(", ")] + prose.runs(of: "'\($0.element)'") } ?? []
    let task = InlineContent(
      lines: [
        [.text("Add the scene manifest with a configuration for the app's windows")] + name
          + [
            .text("; name a storyboard with the window's interface in "), .code("UISceneStoryboardFile"),
          ]
      ])
    let code = SceneManifest.excerpt(
      naming: first.map { new.sceneConfigurations[$0] }, servedBy: new[delegate].name, in: new)
    let others: [Block] =
      examples.isEmpty
      ? []
      : [
        .sentence("An app with scenes such as these adds a configuration for each, with its own names:"),
        configurations(examples),
      ]
    let tasks = [Block.Item(task, id: own?.guideID)] + items
    return [heading, .list(.boxes, tasks), .code(code, language: "xml")] + others
  }

  /// The words on methods that are never called again: an app that adopts scenes keeps them where older systems call them.
  var removalWords: String {
    guard let delegate = adoptedDelegate, let since = since(delegate) else {
      return "Once older systems are no longer supported, remove the methods that are never called:"
    }
    return """
      Remove the methods that are never called. An app that also runs on systems before \(since) keeps them: there, they \
      are called:
      """
  }

  /// The first version with a delegate's callbacks.
  private func since(_ delegate: DelegateID) -> PlatformVersion? {
    new.livingCallbacks.filter { new[$0].delegate == delegate }.compactMap { new.availability(of: $0).since }
      .min { $0.version < $1.version }
  }

  /// The SDK and the system with which callbacks are removed: `built with the iOS 27 SDK, on iOS 27 or later`; `nil` where it
  /// does not depend on an SDK.
  var removalCondition: String? {
    let bounds = changes(in: .moved).compactMap(\.removedCallback).map { old[$0].attributes.availability.removed }
    guard let first = bounds.first ?? nil, let sdk = first.sdk, bounds.allSatisfy({ $0 == first }) else { return nil }
    let system = PlatformVersion(first.platform, first.version)
    return "built with the \(PlatformVersion(first.platform, sdk)) SDK, on \(system) or later"
  }
}
