import LifecycleModel

extension Lifecycle {
  /// Three levels of states, loops, and arrows at composite states from outside and from inside.
  static let nested = sketch(
    "Media player", delegates: "Player Session Screen*",
    states: """
      Off !initial
      On
        Loaded
          Stopped
          Playing
            Normal speed
            Fast
        Failed !transient
      Broken !final
      """,
    chains: """
      Power | Off > On | | Player.start() Session.activate(_:) Screen.on
      Play | Stopped > Playing | | Player.play()
      Faster | Normal speed > Fast | | Player.setRate(_:)
      Slower | Fast > Normal speed | | Player.setRate(_:)
      Tick | Fast > Fast | | Player.tick()
      Stop | Playing > Stopped | | Player.stop()
      Seek | Playing > Playing | | Player.seek(to:)
      Eject | Loaded > Failed | | Session.fail(with:)
      Retry | Failed > Loaded | | Player.load(_:)
      Reset | On > Stopped | hard | Player.reset()
      Power | On > Off | | Session.deactivate() Screen.off
      Drop | On > Broken
      """)

  /// A dozen states and 25 transitions.
  static let order = sketch(
    "Order", delegates: "Cart Payment Warehouse Mailer Status*",
    states: """
      Empty !initial
      Filled
      Checkout
      Paying
      Paid
      Picking
      Packed
      Shipped
      Delivered !final
      Returned
      Refunded !final
      Cancelled !final
      """,
    chains: """
      add | Empty > Filled | | Cart.add(_:)
      add | Filled > Filled | | Cart.add(_:)
      clear | Filled > Empty | | Cart.clear()
      check out | Filled > Checkout | in stock | Cart.freeze() Warehouse.reserve(_:)
      back | Checkout > Filled | | Cart.thaw() Warehouse.release(_:)
      pay | Checkout > Paying | | Payment.begin(_:)
      decline | Paying > Checkout | | Payment.fail(_:) Mailer.declined(_:)
      confirm | Paying > Paid | | Payment.capture(_:) Mailer.receipt(_:) Status.paid
      pick | Paid > Picking | | Warehouse.pick(_:)
      missing | Picking > Paid | | Warehouse.backorder(_:) Mailer.delayed(_:)
      pack | Picking > Packed | | Warehouse.pack(_:)
      ship | Packed > Shipped | | Warehouse.ship(_:) Mailer.shipped(_:) Status.shipped
      deliver | Shipped > Delivered | | Mailer.delivered(_:)? Status.delivered
      lost | Shipped > Refunded | | Payment.refund(_:) Mailer.lost(_:)
      return | Shipped > Returned | | Warehouse.receive(_:)
      refund | Returned > Refunded | | Payment.refund(_:) Mailer.refunded(_:)
      exchange | Returned > Paid | | Warehouse.restock(_:)
      cancel | Filled > Cancelled
      cancel | Checkout > Cancelled | | Warehouse.release(_:)
      cancel | Paying > Cancelled | | Payment.void(_:) Warehouse.release(_:)
      cancel | Paid > Cancelled | | Payment.refund(_:) Warehouse.release(_:) Mailer.cancelled(_:)
      cancel | Picking > Cancelled | | Payment.refund(_:) Mailer.cancelled(_:)
      reorder | Cancelled > Empty
      timeout | Checkout > Empty
      timeout | Paying > Checkout | bank is down | Payment.void(_:)
      """)
}
