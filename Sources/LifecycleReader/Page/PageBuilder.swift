import Diagnostics
import LifecycleModel
import Text

/// A lifecycle in the making: what the sections have said so far, and what is wrong with it.
///
/// Each section is read by an extension in `Sections/`; names are resolved by those in `Names/`.
struct PageBuilder {
  let document: MarkdownDocument
  let vocabulary = Vocabulary.standard
  let catalog = APICatalog.standard
  let arrowScanner = ArrowScanner(vocabulary: .standard)
  let rulePatterns = RulePattern.all(in: .standard)
  var lifecycle = Lifecycle()
  var sourceMap = SourceMap()
  private(set) var diagnostics: [Diagnostic] = []
  /// With thousands of names and thousands of slips, comparing all with all would take minutes.
  private var comparisonsLeft = 200_000

  /// The states by name.
  var stateNames = StateNames()
  /// The delegates by name.
  var delegatesByName: [NameKey: DelegateID] = [:]
  /// What was found last: a delegate's callbacks mostly stand together.
  var lastDelegate: (name: String, id: DelegateID)?
  /// The callbacks by delegate and name.
  var callbacksByName: [CallbackKey: CallbackID] = [:]
  /// The callbacks by delegate and name without parentheses: the last of a name, from which `previousWithBaseName` leads on.
  var callbacksByBaseName: [CallbackKey: CallbackID] = [:]
  /// Of each callback, the one before it with the same delegate and base name.
  var previousWithBaseName: [CallbackID?] = []
  /// What the catalog has of each delegate's types: of an observed type, only its values; of a called one, its methods and
  /// properties.
  var catalogEntries: [[APIEntry]] = []
  /// The delegates that have callbacks in a Callbacks section.
  var delegatesWithDeclarations = ElementSet<Delegate>()
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

  /// Pieces of documentation that are not empty, with an empty line between two.
  func paragraphs(_ first: String, _ second: String, _ third: String = "") -> String {
    if third.isEmpty, first.isEmpty || second.isEmpty { return first.isEmpty ? second : first }
    return [first, second, third].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The name that was probably meant; `nil` where none is near, or where too many names have been looked at already.
  mutating func nearest(to name: String, in names: (PageBuilder) -> [String]) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    let names = names(self)
    comparisonsLeft -= names.count
    return NearestWord.match(for: name, in: names)
  }

  /// Begins anew with what is wrong.
  mutating func forgetReports() {
    diagnostics = []
    sourceMap.unreadTransitions = []
  }

  /// Notes what a copy has noted, unless it has added a name, or looked at all of them to find the one that was meant.
  mutating func takeReports(of copy: PageBuilder) -> Bool {
    guard copy.lifecycle.callbacks.count == lifecycle.callbacks.count,
      copy.lifecycle.delegates.count == lifecycle.delegates.count, copy.comparisonsLeft == comparisonsLeft
    else { return false }
    diagnostics += copy.diagnostics
    sourceMap.unreadTransitions += copy.sourceMap.unreadTransitions
    return true
  }

  /// Notes something wrong.
  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic.escapingFixIts(asIn: file))
  }
}
