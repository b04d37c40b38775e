import ProjectModel
import SwiftSyntax

/// The systems before iOS 13, which know no scenes.
struct LegacySystems {
  /// The names of an app's system in questions of availability.
  private let names: Set<String>

  init(_ platform: AppPlatform) {
    names =
      switch platform {
      case .iOS, .visionOS: ["iOS"]
      case .macCatalyst: ["iOS", "macCatalyst"]
      case .tvOS: ["tvOS"]
      case .watchOS, .macOS: []
      }
  }

  /// Returns `true` if what follows the conditions only runs on the systems.
  func isDemanded(by conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { isAsked(by: $0, with: .poundUnavailable) }
  }

  /// Returns `true` if what runs where the conditions do not hold only runs on the systems.
  func isDemanded(byFailureOf conditions: ConditionElementListSyntax) -> Bool {
    conditions.count == 1 && conditions.allSatisfy { isAsked(by: $0, with: .poundAvailable) }
  }

  /// Returns `true` if a declaration with the attributes is obsolete since the first system that is none of these.
  func isDemanded(by attributes: [AttributeSyntax]) -> Bool {
    attributes.contains { attribute in
      guard case .availability(let arguments) = attribute.arguments, let first = arguments.first,
        case .token(let name) = first.argument, names.contains(name.text)
      else { return false }
      return arguments.contains { argument in
        guard case .availabilityLabeledArgument(let labeled) = argument.argument, labeled.label.text == "obsoleted",
          case .version(let version) = labeled.value
        else { return false }
        return isFirstOther(version)
      }
    }
  }

  private func isAsked(by element: ConditionElementSyntax, with keyword: TokenKind) -> Bool {
    guard case .availability(let query) = element.condition, query.availabilityKeyword.tokenKind == keyword else {
      return false
    }
    return query.availabilityArguments.contains { argument in
      guard case .availabilityVersionRestriction(let system) = argument.argument, let version = system.version else {
        return false
      }
      return names.contains(system.platform.text) && isFirstOther(version)
    }
  }

  /// Returns `true` for versions up to 13.0.
  private func isFirstOther(_ version: VersionTupleSyntax) -> Bool {
    guard let major = Int(version.major.text), major <= 13 else { return false }
    return major < 13 || version.components.allSatisfy { Int($0.number.text) == 0 }
  }
}
