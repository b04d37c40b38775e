import Diagnostics
import LifecycleModel

/// A lifecycle in the making: what the sections have said so far, and what is wrong with it.
///
/// Each section is read by an extension in `Sections/`; names are resolved by those in `Names/`.
struct PageBuilder {
  let document: MarkdownDocument
  let vocabulary = Vocabulary.standard
  let catalog = APICatalog.standard
  var lifecycle = Lifecycle()
  var sourceMap = SourceMap()
  private(set) var diagnostics: [Diagnostic] = []

  /// The states by name; of two with one name, the first.
  var statesByName: [NameKey: StateID] = [:]
  /// The delegates by name.
  var delegatesByName: [NameKey: DelegateID] = [:]
  /// The callbacks by delegate and name.
  var callbacksByName: [CallbackKey: CallbackID] = [:]
  /// Whether the page lists its delegates; if not, they come from the callbacks and the catalog.
  var listsDelegates = false
  /// The delegates of which the page itself says how many there are.
  var statedMultiplicities: Set<DelegateID> = []

  /// What makes a callback one of a kind.
  struct CallbackKey: Hashable {
    let delegate: DelegateID
    let name: String
  }

  init(document: MarkdownDocument) {
    self.document = document
  }

  /// The page.
  var file: SourceFile { document.file }

  /// Notes something wrong.
  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}
