import Foundation
import LifecycleModel
import TestSupport

@testable import SwiftGeneration

/// Writes a program that runs every event of a page on its generated delegates, chain by chain, for two scenes that are
/// alive at once: one instance of a delegate of the process, two of every other.
///
/// The program prints the owner of each instance: `driver delegate=1 scene=2 instance=0x7f…`, scene 0 for the process.
struct SwiftDriver {
  private let lifecycle: Lifecycle
  private let names: SwiftTypeNames
  private var signatures: [CallbackID: SwiftSignature] = [:]

  /// The delegates that become classes.
  let classes: [DelegateID]
  /// The delegate that becomes an observer of the scene phase; `nil` for none.
  let observer: DelegateID?

  /// Prepares to run the generated files of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    names = SwiftTypeNames(lifecycle)
    classes = lifecycle.delegateIDs.filter(lifecycle.isCalled)
    observer = lifecycle.delegateIDs.first(where: lifecycle.isScenePhase)
    for id in classes {
      for callback in SwiftCallback.all(of: id, in: lifecycle) {
        if let id = callback.id { signatures[id] = callback.signature }
      }
    }
  }

  /// The generated files and the driver, as one program.
  ///
  /// The driver begins the process, so `@main` is removed from the delegate that would: the stubs don't do what
  /// Apple's `main()` does.
  func program(of files: [SwiftCompiler.File]) -> [SwiftCompiler.File] {
    let copies = files.map { file in
      (
        file.name,
        file.text.split(separator: "\n", omittingEmptySubsequences: false).filter { $0 != "@main" }
          .joined(separator: "\n")
      )
    }
    let imports = Set(files.flatMap { $0.text.split(separator: "\n").filter { $0.hasPrefix("import ") } })
    let modules = imports.union(SwiftDriverText.imports).sorted().joined(separator: "\n")
    return copies + [("Driver", modules + "\n\n" + text)]
  }

  /// Returns `true` for a step that writes a line in the log.
  func isLogged(_ step: Step) -> Bool {
    signatures[step.callback] != nil || phase(of: step.callback) != nil
  }

  private var text: String {
    let chains = lifecycle.chains.enumerated().map { number, chain in
      "\n  func chain\(number)() async throws {\n"
        + statements(of: chain).map { "    \($0)\n" }.joined() + "  }\n"
    }
    let calls = lifecycle.chains.indices.map { number in
      "    try await first.chain\(number)()\n    try await second.chain\(number)()\n"
    }
    let (shared, own) = (classes.filter(isShared), classes.filter { !isShared($0) })
    return "@MainActor final class DriverScene {\n"
      + "  let number: Int\n  let scene = DriverValues.scene()\n"
      + own.map { "  var delegate\($0.index) = \(made($0))\n" }.joined()
      + (observer == nil ? "" : "  let observer = StubScene(EmptyView().modifier(ScenePhaseObserver()))\n")
      + "\n  init(_ number: Int) {\n    self.number = number\n"
      + own.map { "    " + report($0) + "\n" }.joined() + "  }\n"
      + chains.joined() + "}\n\n@main @MainActor enum Driver {\n"
      + shared.map { "  static var delegate\($0.index) = \(made($0))\n" }.joined()
      + "\n  static func main() async throws {\n"
      + shared.map { "    " + report($0) + "\n" }.joined()
      + "    let first = DriverScene(1)\n    let second = DriverScene(2)\n    print(\"driver begins\")\n"
      + calls.joined() + "  }\n}\n\n" + SwiftDriverText.declarations
  }

  /// The statements that run a chain for one scene.
  private func statements(of chain: [TransitionID]) -> [String] {
    var phase: String?
    return chain.flatMap { transition in
      lifecycle[transition].steps.flatMap { step -> [String] in
        if let next = self.phase(of: step.callback) {
          let statements = change(from: phase, to: next, on: transition)
          phase = next
          return statements
        }
        return signatures[step.callback].map { call($0, of: lifecycle[step.callback].delegate) } ?? []
      }
    }
  }

  /// Changes the scene's phase; from the value before it on the page, unless it was set in this chain.
  private func change(from previous: String?, to next: String, on transition: TransitionID) -> [String] {
    if let previous, previous != next { return ["observer.enter(.\(next))"] }
    let before = observer.map { ObservedValues(of: $0, in: lifecycle).values(before: transition) } ?? []
    let candidates = before.compactMap { $0 }.sorted { $0.index < $1.index }.compactMap(phase) + SwiftDriverText.phases
    let start = candidates.first { $0 != next } ?? next
    return ["observer.stubReset(to: .\(start))", "observer.enter(.\(next))"]
  }

  private func arguments(of signature: SwiftSignature) -> String {
    signature.parameters.map { parameter in
      let label = ["inout", "let", "var"].contains(parameter.label) ? "`\(parameter.label)`" : parameter.label
      return (label == "_" ? "" : label + ": ") + value(of: parameter.type)
    }.joined(separator: ", ")
  }

  private func call(_ signature: SwiftSignature, of delegate: DelegateID) -> [String] {
    let receiver = instance(of: delegate)
    let arguments = arguments(of: signature)
    let effects =
      (signature.effects.contains("throws") ? "try " : "") + (signature.effects.contains("async") ? "await " : "")
    switch signature.kind {
    case .initializer:
      let type = names.type(of: delegate)
      return ["\(receiver) = \(effects)DriverValues.some(\(type)(\(arguments)))", report(delegate)]
    case .property: return ["_ = \(effects)\(receiver).\(SwiftIdentifier.quoted(signature.name))"]
    case .function, .enumerationCase:
      return ["_ = \(effects)\(receiver).\(SwiftIdentifier.quoted(signature.name))(\(arguments))"]
    }
  }

  private func value(of type: String) -> String {
    if let page = classes.first(where: { names.type(of: $0) == type }) { return instance(of: page) }
    return SwiftDriverText.value(of: type)
  }

  private func instance(of delegate: DelegateID) -> String {
    (isShared(delegate) ? "Driver." : "") + "delegate\(delegate.index)"
  }

  /// The expression that creates an instance before the run: a class of the page's own uses its initialiser, if it has one.
  private func made(_ delegate: DelegateID) -> String {
    let type = names.type(of: delegate)
    let own = lifecycle.callbackIDs.filter { lifecycle[$0].delegate == delegate }.compactMap { signatures[$0] }
    guard lifecycle.apiType(of: delegate) == nil, let signature = own.first(where: { $0.kind == .initializer }) else {
      return "\(type)()"
    }
    return "DriverValues.some(\(type)(\(arguments(of: signature))))"
  }

  private func report(_ delegate: DelegateID) -> String {
    let scene = isShared(delegate) ? "0" : "number"
    return "DriverValues.report(\(delegate.index), scene: \(scene), \(instance(of: delegate)))"
  }

  /// Returns `true` if both scenes share one instance.
  func isShared(_ delegate: DelegateID) -> Bool { lifecycle[delegate].multiplicity == .process }

  /// The scene phase that a step sets; `nil` for other steps.
  private func phase(of callback: CallbackID) -> String? {
    guard let observer, lifecycle[callback].delegate == observer,
      SwiftDriverText.phases.contains(lifecycle[callback].name)
    else { return nil }
    return lifecycle[callback].name
  }
}
