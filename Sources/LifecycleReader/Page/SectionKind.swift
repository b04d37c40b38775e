/// The subject of a section; raw values are the vocabulary's keys.
enum SectionKind: String, Hashable, Sendable, CaseIterable {
  case delegates = "section.delegates"
  case states = "section.states"
  case callbacks = "section.callbacks"
  case transitions = "section.transitions"
  case scenarios = "section.scenarios"
  case rules = "section.rules"
  case counterparts = "section.equivalents"
  case sceneConfigurations = "section.sceneConfigurations"
  case logLines = "section.logLines"

  /// `true` where entries are paths of states.
  var hasPaths: Bool { self == .transitions || self == .scenarios }
}
