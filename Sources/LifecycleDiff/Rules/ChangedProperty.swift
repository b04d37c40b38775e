import LifecycleModel

/// The page's title, platform, versions or other metadata changed.
enum ChangedProperty: DiffRule {
  static let kind = ChangeKind(
    id: "changed-property",
    impact: .editorial,
    headline: "Property of the page changed",
    explanation: """
      The title, platform, versions, language, Swift module or log subsystem changed, or whether there is Swift for the page or
      one of its delegates. Behaviour does not change, but generated files may.
      """,
    example: (
      old: ExamplePage.player.replacing("# Player", with: "# Player\n\n- Platform: iOS"),
      new: ExamplePage.player.replacing("# Player", with: "# Player\n\n- Platform: tvOS")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let aspects: [(FactKey.Aspect, String, (Lifecycle) -> String?)] = [
      (.name, "title", { $0.name }), (.platform, "platform", { $0.platform }),
      (.versions, "version", { $0.versionsText }), (.language, "language", { $0.language.rawValue }),
      (.swift, "Swift", { $0.hasSwift ? nil : "none" }), (.swiftModule, "Swift module", { $0.swiftModule }),
      (.logSubsystem, "log subsystem", { $0.logSubsystem }),
    ]
    return aspects.compactMap { aspect, name, value in
      guard let edit = subject.edit(of: .page, aspect) else { return nil }
      let (old, new) = (value(subject.old), value(subject.new))
      let words = { (text: String?) in text.map { "'\($0)'" } ?? "not set" }
      return Change(
        kind: kind, oldPlace: .page, newPlace: .page, element: name, old: old, new: new,
        message: "The page's \(name) is now \(words(new)) (it was \(words(old)))", advice: nil, edits: [edit])
    } + delegates(in: subject)
  }

  private static func delegates(in subject: DiffSubject) -> [Change] {
    subject.correspondence.delegates.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .swift)
      guard !edits.isEmpty else { return nil }
      let delegate = subject.new[pair.new]
      return Change(
        kind: kind, oldPlace: .delegate(pair.old), newPlace: .delegate(pair.new), element: delegate.name,
        old: delegate.hasSwift ? "none" : nil, new: delegate.hasSwift ? nil : "none",
        message: "Swift is \(delegate.hasSwift ? "now" : "no longer") generated for '\(delegate.name)'", advice: nil,
        edits: edits)
    }
  }
}
