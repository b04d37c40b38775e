for isAnybodyAtHome in [true, false] {
  let courier = Courier(isAnybodyAtHome: isAnybodyAtHome)
  courier.pickUp(at: "1 Infinite Loop")
  if courier.ring(2) { courier.handOver() } else { courier.bringBack(because: "nobody was at home") }
}
