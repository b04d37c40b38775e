/// A method of a called delegate, or a value of an observed one.
package struct Callback: Hashable, Sendable {
  /// The callback's delegate.
  package var delegate: DelegateID
  /// The compound name, `scene(_:willConnectTo:options:)`; the bare name of an observed value, `inactive`, and of a method
  /// that is declared in another language, `onCreate`.
  package var name: String
  /// The exact declaration, `func sceneDidDisconnect(_ scene: UIScene)`: the page's, which may be in another language, else
  /// the catalog's in Swift; `nil` for neither.
  package var signature: String?
  /// `true` where the Callbacks section lists it, not only a transition, rule or scenario names it.
  package var isDeclared: Bool
  /// The attributes of every call, unless a step has its own.
  package var attributes: CallAttributes
  /// The page's prose about it, as Markdown; empty for none.
  package var documentation: String
  /// The Swift statements of the page's code block for the generated method.
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
