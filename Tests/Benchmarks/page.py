"""A page about a life cycle of any size, written like a hand-written one."""


def page(states):
    """A page with a number of states, with as many transitions and two callbacks each."""
    lines = [
        f"# A life cycle of {states} states", "",
        "- Platform: iOS", "- Version: 18", "",
        "As large as a page can be, and then some.", "",
        "## Delegates", "",
        "- `Owner`: `NSObject`, one per process",
        "- `Phase`: observed, one per scene", "",
        "## States", "",
    ]
    for number in range(states):
        initial = " (initial)" if number == 0 else ""
        lines.append(f"- **State {number}**{initial}: does part {number} of the work.")
    lines += ["", "## Callbacks", "", "### Owner", ""]
    for number in range(2 * states):
        lines.append(f"- `call{number}(_:)`: call number {number}.")
    lines += ["", "## Transitions", ""]
    for number in range(states):
        following = (number + 1) % states
        lines += [
            f"### Event {number}: State {number} → State {following}", "",
            f"1. `Owner.call{2 * number}(_:)`", f"2. `Owner.call{2 * number + 1}(_:)`", "",
        ]
    return "\n".join(lines)
