/// The states of "Hostile" names \| \</title> & %%{init}%% \\ 🦠.
enum HostileNamesTitleInitState: String, LifecycleState {
    /// Quotes of both kinds.
    case quotedState = "\"Quoted\" 'state'"
    /// A pipe.
    case aB = "a|b"
    /// Backslashes, one of them before an n.
    case backSlashN = "back\\slash\\n"
    /// Closes a script.
    case script = "</script>"
    /// Opens a comment and closes an element.
    case bBoldB = "<!-- <b>bold</b>"
    /// Emoji, one of them joined from four.
    case launch = "🚀 Launch 👩‍👩‍👧‍👦"
    /// Arabic for active.
    case نشط = "نشط"
    /// Hebrew, with parentheses.
    case רקעפעיל = "רקע (פעיל)"
    /// Ends a string and a command.
    case rmRf = "\"; rm -rf /"
    /// A directive in Mermaid.
    case init2 = "%%{init}%%"
    /// A keyword almost everywhere.
    case `class` = "class"
    /// A keyword in Mermaid and PlantUML.
    case state = "state"
    /// A keyword there as well, as a child.
    case note = "note"
    /// And another one.
    case `as` = "as"
    /// Nothing but separators.
    case state15 = "--"
    /// The initial and final state of Mermaid and PlantUML.
    case state16 = "[*]"
    /// An entity in Mermaid.
    case semi = "#semi;"
    /// An entity in HTML, meant as five characters.
    case amp = "&amp;"
    /// Braces.
    case curly = "{curly}"
    /// A substitution in a shell.
    case x = "$(x)"
    /// Backticks.
    case backtick = "`backtick`"
    /// Markdown.
    case starsAndTildes = "*stars* _and_ ~tildes~"
    /// Composed here, decomposed in the transitions.
    case café = "Café"
    /// A formula in a spreadsheet.
    case state24 = "=1+1"
    /// An address.
    case httpsExampleComA1B2C = "https://example.com/?a=1&b=2#c"
    /// Long.
    // swift-format-ignore
    case aVeryLongNameThatGoesOnAndOnAndOnPastEveryWidthThatABoxAColu = "A very long name that goes on and on and on, past every width that a box, a column or a lane could reasonably have been given, with commas, with full stops. And with a second sentence, to be sure that nothing cuts it, wraps it inside a word or repeats it"
    /// Pipes in a table.
    case xYZ = "x | y || z"
    /// A backslash in a table, as a child of the pipes.
    case xY = "x \\ y"
    /// A keyword in Mermaid, Ruby and Lua.
    case end = "end"

    static let page = LifecyclePage(
        name: "\"Hostile\" names | </title> & %%{init}%% \\ 🦠",
        digest: "216e13b1",
        delegates: ["class", "A&B <C>", "委譲 \"者\""]
    )
}

// instar:generated 43534f47e75a00ce page 2fd19e
