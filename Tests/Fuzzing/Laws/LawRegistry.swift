/// Every law; the driver, `make fuzz` and the replay of crashes derive from this list.
enum LawRegistry {
  /// The laws in the order in which they are tried.
  static let all: [any Law.Type] = [
    PageLaw.self,
    FragmentLaw.self,
    FormatsLaw.self,
    WrittenPageLaw.self,
    RegionsLaw.self,
    RepairLaw.self,
    ChangesLaw.self,
    RunLaw.self,
    MergeLaw.self,
    TemplateLaw.self,
    StoredFilesLaw.self,
    WordsLaw.self,
    PropertyListLaw.self,
    ObjectiveCLaw.self,
    ProjectLaw.self,
    OutlineLaw.self,
    SymbolGraphLaw.self,
    LogLaw.self,
    DiagramImportLaw.self,
    MachineImportLaw.self,
    ArticleImportLaw.self,
  ]

  /// The law of a name.
  static func law(named name: String) -> (any Law.Type)? {
    all.first { $0.name == name }
  }
}
