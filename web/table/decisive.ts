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
  return events.some(({ event, details }) => event === kind && Object.values(details).includes(name));
}

/** The last step in which an objective was met or lost. */
function turningPoint(steps: readonly Step[]): Step | null {
  const states = ({ moment: { board } }: Step): string => (board.objectives ?? []).map(({ state }) => state).join();
  return steps.findLast((step, i) => i > 0 && states(step) !== states(steps[i - 1] ?? step)) ?? null;
}

/** What decided a game: the luckiest shot of those who won, the unluckiest of those who lost, else the last objective. */
export function decisiveOf(steps: readonly Step[], shots: readonly Shot[]): Step | null {
  const won = steps.at(-1)?.moment.result?.result === "victory";
  const swing = ({ told, expected }: Shot): number => (won ? told - expected : expected - told);
  const [first] = shots.toSorted((a, b) => swing(b) - swing(a));
  if (first !== undefined && swing(first) >= SURPRISING) return first.step;
  return turningPoint(steps) ?? steps.findLast(({ events }) => events.some(isGrave)) ?? null;
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

/** The turn or round that a step tells of. */
export function turnOf({ moment: { board, moment } }: Step): number | null {
  const track = (board.tracks ?? []).find(({ name }) => /^(?:turn|round)$/i.test(name));
  if (track !== undefined) return track.value;
  const [, number] = /\b(?:turn|round) (\d+)/i.exec(moment) ?? [];
  return number === undefined ? null : Number(number);
}
