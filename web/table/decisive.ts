import type { ShownEvent } from "../api/answers.ts";
import { isGrave } from "../director/grave.ts";
import type { Step } from "../game/table.ts";

/** One attack: its step, what was to be expected of it (good results, in sum), and what came of it. */
export interface Shot {
  readonly step: Step;
  readonly expected: number;
  readonly told: number;
}

/** A result that stands out by so much from what was to be expected decides more than an objective. */
const SURPRISING = 0.4;

/** Whether a possible result, such as "killed:guard", came about: an event of its name tells of its piece. */
export function cameAbout(id: string, events: readonly ShownEvent[]): boolean {
  const [kind = "", ...names] = id.split(":");
  const name = names.join(":");
  // a game whose dice are counted tells of a hit by how many there are
  const tells = ({ event, details: { hits } }: ShownEvent): boolean =>
    event === kind || (kind === "hit" && typeof hits === "number" && hits > 0);
  return events.some((event) => tells(event) && Object.values(event.details).includes(name));
}

/** Whether a possible result counts something, as "damaged:n6:3": it says the same as those with less. */
export const isCounted = (id: string): boolean => /:\d+$/.test(id);

/** The last step in which an objective was met or lost. */
function turningPoint(steps: readonly Step[]): Step | null {
  const states = ({ moment: { board } }: Step): string => (board.objectives ?? []).map(({ state }) => state).join();
  return steps.findLast((step, i) => i > 0 && states(step) !== states(steps[i - 1] ?? step)) ?? null;
}

/** Whether something that weighs befell in a step one whose side begins so; whoever it is, where no side is known. */
function isBlow(losers: string | null, before: Step | undefined, { events }: Step): boolean {
  const grave = events.filter(isGrave);
  if (losers === null) return grave.length > 0;
  const theirs = new Set(before?.moment.board.pieces.flatMap(({ id, side }) => (side.startsWith(losers) ? [id] : [])));
  return grave.some(({ details }) =>
    Object.values(details).some((value) => typeof value === "string" && theirs.has(value)),
  );
}

/**
 * What decided a game: the luckiest shot of those who won, the unluckiest of those who lost, else the last objective, else
 * the last blow to those who lost, whose sides begin so.
 */
export function decisiveOf(steps: readonly Step[], shots: readonly Shot[], losers: string | null): Step | null {
  const won = steps.at(-1)?.moment.result?.result === "victory";
  const swing = ({ told, expected }: Shot): number => (won ? told - expected : expected - told);
  const [first] = shots.toSorted((a, b) => swing(b) - swing(a));
  if (first !== undefined && swing(first) >= SURPRISING) return first.step;
  return turningPoint(steps) ?? steps.findLast((step, i) => isBlow(losers, steps[i - 1], step)) ?? null;
}

/** What happened in a step, without what tells how the game ended: that stands above. */
export const beforeTheEnd = ({ events, moment: { result } }: Step): readonly ShownEvent[] =>
  events.filter(({ event, text }) => event !== "over" && text !== result?.text);

/** Events by which somebody reaches what a mission is about: leaves in time, takes it, destroys it, holds it. */
const reaching: ReadonlySet<string> = new Set([
  "left",
  "exited",
  "escaped",
  "captured",
  "objective",
  "objective-gone",
  "objective-taken",
]);

/** Events that are no more than the course of a game: nobody wins by a phase. */
const course = /^(?:over|phase|turn-|round-|token-|time-|dice|rolled|face|turned|acted|discarded|completed)|-phase$/;

/**
 * The event that decided a step: the last by which somebody reached what the mission is about, else the last that
 * weighs, else the last that is more than dice and the course of the game.
 */
export function decidingEvent(step: Step): ShownEvent | undefined {
  const events = beforeTheEnd(step);
  return (
    events.findLast(({ event }) => reaching.has(event)) ??
    events.findLast(isGrave) ??
    events.findLast(({ event, text }) => !course.test(event) && !/^(?:Turn|Round) \d+/.test(text)) ??
    events.at(-1)
  );
}

/** The turn or round that a step tells of, by the word of its game. */
export function turnOf({ moment: { board, moment } }: Step): { readonly word: string; readonly number: number } | null {
  const track = (board.tracks ?? []).find(({ name }) => /^(?:turn|round)$/i.test(name));
  if (track !== undefined) return { word: track.name.toLowerCase(), number: track.value };
  const [, word, number] = /\b(turn|round) (\d+)/i.exec(moment) ?? [];
  return word === undefined ? null : { word: word.toLowerCase(), number: Number(number) };
}

/** How a game tells that an alarm is raised; none in a battle that everybody expects. */
const alarmEvents: Readonly<Record<string, string>> = {
  "rogue-regiment": "alarm",
  "v-sabotage": "alarm",
  "hour-of-glory": "indicator",
  "two-hundred-hours": "alarm-raised",
};

/** How often an alarm was raised; null in a game that knows none. */
export function alarmsIn(ruleset: string, events: readonly ShownEvent[]): number | null {
  const telling = Object.hasOwn(alarmEvents, ruleset) ? alarmEvents[ruleset] : undefined;
  if (telling === undefined) return null;
  // an indicator is told of whenever it changes: that it shows the alarm still is no other one
  const told = events.filter(({ event }) => event === telling).map(({ details }) => details["alarm"]);
  return told.filter((alarm, i) => alarm === undefined || (alarm === true && told[i - 1] !== true)).length;
}
