import type { ConformanceCase, Expectation } from "./case-format.ts";
import { fieldOf, matches } from "./matches.ts";
import type { Answered } from "./table.ts";

type Shown = Readonly<Record<string, unknown>>;

/** Adds every id found under a "cites" key, however deep. */
export function collectCites(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) collectCites(part, into);
  else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key === "cites" && Array.isArray(part)) for (const id of part) into.add(String(id));
      else if (key === "interpretations" && Array.isArray(part)) for (const { id } of part) into.add(String(id));
      else collectCites(part, into);
    }
  }
}

/** Whether an event is about one of these names, in whatever field. */
const isAbout = (event: Shown, names: ReadonlySet<unknown>): boolean =>
  Object.entries(event).some(([key, value]) => key !== "event" && names.has(value));

/**
 * Adds the rules that an expectation says something of: those of the events it expects, of what happens to the pieces
 * and places whose condition it expects, of refusals and decisions. A requirement that holds says nothing.
 */
export function collectAsserted(
  expect: Expectation,
  events: readonly Shown[],
  last: Answered,
  into: Set<string>,
): void {
  for (const pattern of expect.events ?? [])
    for (const event of events) if (matches(pattern, event)) collectCites(event, into);
  const names = new Set<unknown>([
    ...Object.keys(expect.pieces ?? {}),
    ...Object.keys(expect.on ?? {}),
    ...(expect.absent ?? []).flatMap(({ event: _event, cites: _cites, ...fields }) => Object.values(fields)),
  ]);
  const changesState = [expect.state, expect.changes, expect.result].some((part) => part !== undefined);
  for (const event of events) if (changesState || isAbout(event, names)) collectCites(event, into);
  for (const { cites } of last.failing)
    if ((expect.refused ?? []).some((id) => cites.includes(id))) for (const id of cites) into.add(id);
  if (expect.decision !== undefined) collectCites(last.decision, into);
  for (const id of expect.cites ?? []) into.add(id);
}

/** Adds the rules of an answer that a case says something of. */
export function collectAnswered(one: ConformanceCase, answer: unknown, into: Set<string>): void {
  const { expect } = one;
  for (const id of expect.cites ?? []) into.add(id);
  if (one["why-not"] !== undefined && Array.isArray(answer)) {
    for (const requirement of answer) {
      const cites: unknown = fieldOf(requirement, "cites");
      if (fieldOf(requirement, "holds") === false && Array.isArray(cites))
        if ((expect.refused ?? []).some((id) => cites.includes(id))) collectCites(requirement, into);
    }
  } else if (one.preview === true && Array.isArray(answer)) {
    for (const intent of answer)
      if ((expect.intents ?? []).some((pattern) => matches(pattern, intent))) collectCites(intent, into);
  } else if (one.legal === undefined) collectCites(answer, into);
}
