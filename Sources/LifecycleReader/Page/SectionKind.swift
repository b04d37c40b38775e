/// What a section of a page is about; raw values are the vocabulary's keys.
enum SectionKind: String, Hashable, Sendable, CaseIterable {
  case delegates = "section.delegates"
  case states = "section.states"
  case callbacks = "section.callbacks"
  case transitions = "section.transitions"
  case scenarios = "section.scenarios"
  case rules = "section.rules"
  case equivalents = "section.equivalents"
  case sceneConfigurations = "section.sceneConfigurations"
}
