extension ImportError {
  /// The error of a source in SCXML, which would need a library for XML: see `docs/architecture.md`.
  package static let scxml = ImportError(
    at: nil, "SCXML is not read: a reader of XML would make the program half as large again",
    help: "Write its states and transitions as a state diagram of Mermaid or PlantUML, and import that")
}
