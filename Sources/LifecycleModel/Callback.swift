/// A method of a called delegate, or a value of an observed one.
package struct Callback: Hashable, Sendable {
  /// Whose it is.
  package var delegate: DelegateID
  /// The compound name, `scene(_:willConnectTo:options:)`; of an observed value its bare name, `inactive`.
  package var name: String
  /// The exact Swift declaration, `func sceneDidDisconnect(_ scene: UIScene)`: the page's own where it has one, else
  /// the catalog's; `nil` where neither knows it.
  package var signature: String?
  /// Whether the Callbacks section lists it; one that is only called, or only named by a rule, is not listed.
  package var isDeclared: Bool
  /// What holds of every call, unless a step says otherwise.
  package var attributes: CallAttributes
  /// What the page says of it, as Markdown; empty for nothing.
  package var documentation: String
  /// The Swift statements of the page's code block below it, for the generated method.
  package var body: String?

  /// Creates a callback.
  package init(
    delegate: DelegateID, name: String, signature: String? = nil, isDeclared: Bool = false,
    attributes: CallAttributes = CallAttributes(), documentation: String = "", body: String? = nil
  ) {
    self.delegate = delegate
    self.name = name
    self.signature = signature
    self.isDeclared = isDeclared
    self.attributes = attributes
    self.documentation = documentation
    self.body = body
  }
}
