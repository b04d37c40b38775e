import Foundation

/// A request of Siri or Shortcuts.
open class INIntent: NSObject {}

/// The answer to a request.
open class INIntentResponse: NSObject {}
