import LifecycleModel

/// The modules that a generated file imports.
enum SwiftImports {
  /// The modules in alphabetical order, including those of the types in the signatures.
  ///
  /// `delegate` has the modules of the delegate's types.
  static func modules(for signatures: [SwiftSignature], delegate: Set<String>) -> [String] {
    let types = signatures.flatMap { $0.parameters.map(\.type) + [$0.resultType].compactMap { $0 } }
    let names = types.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    var modules = delegate
    for name in names {
      switch name.prefix(2) {
      case "CK" where name == "CKShare": modules.insert("CloudKit")
      case "IN" where name.hasPrefix("INIntent"): modules.insert("Intents")
      case "HK" where name.hasPrefix("HKWorkout"): modules.insert("HealthKit")
      case "UI" where name != "UInt": modules.insert("UIKit")
      case "AV" where name == "AVAudioSession": modules.insert("AVFoundation")
      default: if foundationTypes.contains(name) { modules.insert("Foundation") }
      }
    }
    // Apple's frameworks export Foundation.
    if modules.contains(where: { $0 != "Foundation" && APICatalog.standard.isFramework($0) }) {
      modules.remove("Foundation")
    }
    return modules.sorted()
  }

  private static let foundationTypes: Set<Substring> = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Locale", "NSCoder", "Notification",
    "TimeInterval", "URL", "UUID",
  ]
}
