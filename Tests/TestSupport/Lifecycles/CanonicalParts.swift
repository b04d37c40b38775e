import LifecycleModel

/// A state by names: its own part, its parent, whether it is its parent's initial one.
package struct CanonicalState: Hashable, Sendable {
  let state: State
  let parent: String?
  let isEntered: Bool
}

/// A callback by names.
package struct CanonicalCallback: Hashable, Sendable {
  let delegate: String
  let callback: Callback
}

/// A call by names.
package struct CanonicalStep: Hashable, Sendable {
  let callback: String
  let attributes: CallAttributes
  let group: Int?
  let note: String
}

/// A transition by names.
package struct CanonicalTransition: Hashable, Sendable {
  let source: String
  let target: String
  let event: String
  let condition: Guard?
  let steps: [CanonicalStep]
  let documentation: String
  let availability: Availability
  let provenance: Provenance
}

/// A scenario by names; an item without a step is a state that is reached.
package struct CanonicalScenario: Hashable, Sendable {
  let title: String
  let condition: Guard?
  let path: [String]
  let items: [Item]
  let documentation: String
  let availability: Availability

  /// An element of the path.
  enum Item: Hashable, Sendable {
    case call(CanonicalStep)
    case reached(String)
  }
}

/// A rule by names.
package struct CanonicalRule: Hashable, Sendable {
  let text: String
  let kind: String
  let operands: [String]
  let multiplicity: Multiplicity?
  let availability: Availability
  let provenance: Provenance
}

/// A log line by names.
package struct CanonicalLogLine: Hashable, Sendable {
  let pattern: String
  /// The delegate's name; `nil` where the line names the call.
  let delegate: String?
  /// The callback's name; `nil` where the line has a value or names the call.
  let callback: String?
}

/// A table of equivalents by names; its rows are sorted.
package struct CanonicalTable: Hashable, Sendable {
  let columns: [String]
  let rows: [[String]]
}
