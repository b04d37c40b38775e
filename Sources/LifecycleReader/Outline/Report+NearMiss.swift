import Diagnostics

extension Report {
  /// Adds a heading that is almost a section's, and notes what is not read because of it.
  func add(_ nearMiss: PageOutline.NearMiss) {
    switch nearMiss.kind {
    case .states: sourceMap.unreadStates.append(nearMiss.range)
    case .transitions: sourceMap.unreadTransitions.append(nearMiss.range)
    case .callbacks, .delegates, .scenarios, .rules, .counterparts, .sceneConfigurations, .logLines: break
    }
    add(
      nearMiss.isMisspelling
        ? .misspeltSection(nearMiss.words, meant: nearMiss.suggestion, at: nearMiss.range)
        : .unrecognizedSection(
          nearMiss.words, meant: nearMiss.suggestion, isCertain: nearMiss.isNamed, at: nearMiss.range))
  }
}
