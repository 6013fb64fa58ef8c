import type { ShownEvent } from "../api/answers.ts";
import { toldOf } from "./told.ts";

/** A sentence of a list of what happened: of one event, or of several that are read as one. */
export interface Sentence {
  readonly event: ShownEvent;
  readonly text: string;
  /** The events that it tells, in their order. */
  readonly of: readonly ShownEvent[];
}

const textIn = ({ details }: ShownEvent, field: string): string | null => {
  const value = details[field];
  return typeof value === "string" ? value : null;
};

/** Who moves: an agent, a fighter, or another piece. */
const moverIn = (event: ShownEvent): string | null =>
  textIn(event, "agent") ?? textIn(event, "fighter") ?? textIn(event, "piece");

/** A step that is told by where it leads from and to, and by nothing else that would add up. */
const isPlainStep = ({ event, text }: ShownEvent): boolean =>
  event === "moved" && /^\S{1,60} moves from \S{1,30} to \S{1,30}\.$/.test(text);

/** Two steps of one way as one. */
function oneWay(before: ShownEvent, after: ShownEvent): ShownEvent | null {
  const [from, over, then] = [textIn(before, "from"), textIn(before, "to"), textIn(after, "from")];
  const isOn = isPlainStep(before) && isPlainStep(after) && over !== null && over === then;
  if (!isOn || from === null || moverIn(before) === null || moverIn(before) !== moverIn(after)) return null;
  const text = after.text.replace(` from ${over} to `, ` from ${from} to `);
  return text === after.text ? null : { ...after, text, details: { ...after.details, from } };
}

/** The miniatures of a unit that move together as the move of the unit, where the first of them leads. */
function oneUnit(before: ShownEvent, after: ShownEvent): ShownEvent | null {
  const [unit, miniature] = [textIn(before, "unit"), textIn(before, "miniature")];
  const isOne = before.event === "moved" && after.event === "moved" && unit !== null && unit === textIn(after, "unit");
  if (!isOne || miniature === null || textIn(after, "miniature") === null) return null;
  return { ...before, text: before.text.replace(miniature, unit) };
}

/** A phase in which nothing happened before the next began. */
const isEmptyPhase = (before: ShownEvent, after: ShownEvent): boolean =>
  before.event === "phase-began" && after.event === "phase-began";

/** A sentence without its cost; "Turn 3: the turn ends." as "Turn 3 ends." */
const bare = (text: string): string => text.replace(/ \([^()]{1,20}\)\.$/, ".").replace(/: the turn ends\.$/, " ends.");

/** Whether a sentence says nothing that the one before it did not, its cost aside. */
const isSaid = (before: ShownEvent, after: ShownEvent): boolean =>
  before.event !== after.event && bare(toldOf(before)) === toldOf(after);

/** What somebody does and what it costs, and the same deed with where or how, as one: "Medic moves from A8 to A12 (1 AP)." */
function oneDeed(before: ShownEvent, after: ShownEvent): ShownEvent | null {
  const [, deed, cost] = /^(.{1,80}) (\(\d+ AP\))\.$/.exec(before.text) ?? [];
  if (before.event !== "acted" || deed === undefined || cost === undefined) return null;
  return after.text.startsWith(`${deed} `) && after.text.endsWith(".")
    ? { ...after, text: `${after.text.slice(0, -1)} ${cost}.` }
    : null;
}

/** Two events that follow each other as one sentence; null where each has its own. */
function together(before: ShownEvent, after: ShownEvent): ShownEvent | null {
  if (isEmptyPhase(before, after)) return after;
  const one =
    oneWay(before, after) ??
    oneUnit(before, after) ??
    oneDeed(before, after) ??
    // the end of a turn is told by its event, and the next phase does not take its place
    (isSaid(before, after) ? (before.event === "phase-began" ? after : before) : null);
  return one === null ? null : { ...one, cites: [...new Set([...before.cites, ...after.cites])] };
}

/** A sentence as it grows: the event that stands for it, and those that it tells. */
interface Growing {
  readonly event: ShownEvent;
  readonly of: readonly ShownEvent[];
}

/** With which sentence an event may be one: the last, or of moves that follow each other the one of the same unit. */
function placeFor(read: readonly Growing[], event: ShownEvent): number {
  const unit = event.event === "moved" ? textIn(event, "unit") : null;
  const first = read.findLastIndex((one) => one.event.event !== "moved") + 1;
  const same = unit === null ? -1 : read.findIndex((one, i) => i >= first && textIn(one.event, "unit") === unit);
  return same === -1 ? read.length - 1 : same;
}

/** What happened as it is read: steps of one way, a unit's miniatures, and phases without events make no sentences of their own. */
export function sentencesOf(events: readonly ShownEvent[]): readonly Sentence[] {
  const read: Growing[] = [];
  for (const event of events) {
    const place = placeFor(read, event);
    const before = read[place];
    const one = before === undefined ? null : together(before.event, event);
    if (before === undefined || one === null) read.push({ event, of: [event] });
    else read.splice(place, 1, { event: one, of: [...before.of, event] });
  }
  return read.map(({ event, of }) => ({ event, of, text: toldOf(event) }));
}
