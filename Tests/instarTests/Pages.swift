/// Pages that the tests of the commands read.
enum Pages {
  /// A page with nothing wrong.
  static let order = """
    # Order

    - Platform: iOS
    - Version: 13

    ## Delegates

    - `Shop`: `ShopDelegate`, one per process

    ## States

    - **Cart** (initial)
    - **Paid** (final)

    ## Callbacks

    ### Shop

    - `func pay(_ amount: Int)`: money comes in.

    ## Transitions

    ### Pay: Cart → Paid

    1. `Shop.pay(_:)`

    """

  /// The same with a misspelling that has a fix-it.
  static let misspelt = order.replacing("Cart → Paid", with: "Cart → Piad")
  /// The same with a state that nothing leads to.
  static let unreachable = order.replacing("- **Paid** (final)", with: "- **Paid** (final)\n- **Lost** (final)")
}
