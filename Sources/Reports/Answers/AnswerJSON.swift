import LifecycleModel
import Text

extension Answer {
  /// The answer as JSON, which `Schemas/when.schema.json` describes, with a line end at its end.
  package var json: String {
    let value: JSONValue = [
      "schema": "instar/1", "asked": .string(asked), "kind": .string(kind.rawValue),
      "answers": .array(entries.map(\.json)),
      "others": .array(
        others.map { ["title": .optional($0.title), "question": .string($0.question), "page": .optional($0.page)] }),
    ]
    return value.pretty
  }
}

extension Answer.Entry {
  fileprivate var json: JSONValue {
    switch self {
    case .callback(let callback): callback.json
    case .event(let event): event.json
    case .state(let state): state.json
    case .situation(let remark): ["kind": "situation", "remark": remark.json]
    }
  }
}

extension Remark {
  fileprivate var json: JSONValue {
    ["situation": .string(situation), "text": .string(text), "source": .optional(source)]
  }
}

extension [Provenance.Source] {
  fileprivate var json: JSONValue { .array(map { ["title": .string($0.title), "url": .string($0.url)] }) }
}

extension AnsweredCall {
  fileprivate func json(of count: Int) -> JSONValue {
    [
      "number": .int(number), "of": .int(count), "delegate": .string(delegate), "callback": .string(callback),
      "certainty": .string(certainty), "doubt": .optional(doubt), "status": .optional(status),
      "group": .optional(group), "reached": .optional(reached), "versions": .string(versions),
    ]
  }
}

extension EventAnswer {
  fileprivate var json: JSONValue {
    [
      "kind": "event", "page": .string(page), "version": .string(version), "event": .string(event),
      "headline": .string(headline), "path": .array(path.map(JSONValue.string)),
      "alike": .array(alike.map(JSONValue.string)), "documentation": .string(documentation),
      "status": .optional(status), "calls": .array(calls.map { $0.json(of: calls.count) }), "sources": sources.json,
      "wayBack": wayBack.map { back in
        ["headline": .string(back.headline), "calls": .array(back.calls.map(JSONValue.string))]
      } ?? .null,
      "remark": remark?.json ?? .null,
    ]
  }

  /// An event without its calls.
  fileprivate var reference: JSONValue {
    ["page": .string(page), "event": .string(event), "headline": .string(headline), "status": .optional(status)]
  }
}

extension CallbackAnswer {
  fileprivate var json: JSONValue {
    [
      "kind": "callback", "name": .string(name), "delegate": .optional(delegate),
      "types": .array(types.map(JSONValue.string)), "pages": .array(pages.map(JSONValue.string)),
      "version": .string(version), "documentation": .string(documentation), "since": .optional(since),
      "deprecated": .optional(deprecated), "replacement": .optional(replacement), "inScenes": .optional(inScenes),
      "link": .optional(link), "status": .optional(status), "sources": sources.json, "remark": remark?.json ?? .null,
      "events": .array(
        calls.map { call in
          [
            "event": call.event.json,
            "calls": .array(call.indices.map { call.event.calls[$0].json(of: call.event.calls.count) }),
          ]
        }),
      "counterparts": .array(
        counterparts.map { found in
          [
            "name": .string(found.call.fullName), "previous": .optional(found.previous),
            "askedPrevious": .optional(found.askedPrevious), "by": .array(found.pages.map(JSONValue.string)),
          ]
        }),
      "withoutCounterpart": .array(
        absences.map { absence in
          [
            "types": .array(absence.types.map(JSONValue.string)), "substitute": .string(absence.substitute),
            "notes": .string(absence.notes), "by": [.string(absence.page)],
          ]
        }),
      "verdict": .optional(verdict?.rawValue), "notCalledOn": .array(notCalledOn.map(\.reference)),
      "elsewhere": .array(elsewhere.map(\.reference)), "besides": .array(besides.map(\.json)),
      "unknownEvent": .optional(unknownEvent),
      "notification": .optional(notification),
    ]
  }
}

extension StateAnswer {
  fileprivate var json: JSONValue {
    [
      "kind": "state", "page": .string(page), "version": .string(version), "name": .string(name),
      "documentation": .string(documentation), "status": .optional(status), "sources": sources.json,
      "waysIn": .array(waysIn.map(\.json)),
      "waysOut": .array(waysOut.map { ["event": $0.event.json, "inheritedFrom": .optional($0.inheritedFrom)] }),
    ]
  }
}
