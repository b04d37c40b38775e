import LifecycleModel

extension Lifecycle {
  /// Names that each mean something to some format, to no format's harm.
  package static let hostileNames = [
    #"He said "hi""#, "a|b", #"back\slash \n \l \"#, "</script>", #""; rm -rf /"#, "%%{init: {}}%% %date%", "[*]",
    "end",
    "class", "state", "note", "😀 👩‍👩‍👧 1️⃣", "الحالة الأولى", "起動中", "#semi;", "&amp; &lt; &#38;", "{x} ${y} {{z}}",
    "<b>bold</b> **bold** //it// __u__ ~~s~~ `c`", "<<fork>> [[join]] <U+0041>", "a --> b : c::d", "direction LR",
    "1. one", "- dash", "== equals ==", "' quote", "!include x", "@enduml", "$$x$$ fa:fa-car", "]]>", "--", "_", "A_b",
    "a b",
    "e\u{301}té", "...", "/' comment '/", "http://example.com www.example.com", "hide empty description",
    "style s:#1;", "It's 100% > 99 & < 101", "default", "Self", "skinparam", "participant", "alt", "\u{202E}reversed",
  ]

  /// A life cycle all of whose names are hostile.
  package static let hostile: Lifecycle = {
    var lifecycle = Lifecycle(name: hostileNames.joined(separator: " "))
    lifecycle.platform = #"iOS "</x>" ; # -> b"#
    lifecycle.summary = hostileNames.reversed().joined(separator: "\n")
    lifecycle.delegates = hostileNames.prefix(8).enumerated().map { index, name in
      Delegate(name: name, types: [name], isObserved: index == 7, documentation: name)
    }
    lifecycle.states = hostileNames.enumerated().map { index, name in
      let parent = index % 8 == 5 ? StateID(index - 1) : nil
      return State(name: name, parent: parent, isTransient: index == 2, documentation: name)
    }
    lifecycle.callbacks = hostileNames.enumerated().map { index, name in
      Callback(delegate: DelegateID(index % 8), name: name, documentation: name)
    }
    lifecycle.transitions = hostileNames.indices.map { index in
      let next = (index + 1) % hostileNames.count
      return Transition(
        from: StateID(index), to: StateID(next), event: hostileNames[(index + 7) % hostileNames.count],
        guard: index % 3 == 0 ? Guard(hostileNames[(index + 11) % hostileNames.count]) : nil,
        steps: [hostileStep(index), hostileStep(next)], isContinuation: index % 4 == 1,
        documentation: hostileNames[index])
    }
    return lifecycle
  }()

  private static func hostileStep(_ index: Int) -> Step {
    let name = hostileNames[index]
    let certainty: Certainty =
      switch index % 4 {
      case 0: .always
      case 1: .mayBeSkipped(when: name)
      case 2: .deferred(until: name)
      default: .mayBeSkipped(when: name).adding(.deferred(until: name))
      }
    return Step(
      CallbackID(index), attributes: CallAttributes(certainty: certainty), unordered: index % 5 == 0 ? 1 : nil,
      note: name)
  }
}
