import type { ShownEvent } from "../api/answers.ts";
import { type Ours, outcomeFor, oursAt } from "../game/outcome.ts";
import { sideOfPiece } from "../page/names.ts";
import { isGrave } from "./grave.ts";

/** Whose news something is: good or bad for whoever looks, or weighty without a side. */
export type Tone = "good" | "bad" | "grave";

/** What is bad for those who come unseen, and good for those who watch. */
const noticed: ReadonlySet<string> = new Set(["alarm", "alarm-raised", "spotted", "exposed"]);

/** The fields of an event that name whom it happens to, the nearest first. */
const whomFields = ["miniature", "fighter", "agent", "piece", "unit"] as const;

/** Whether an event that weighs is good for those whose pieces are `ours`; null where it is of neither side. */
function isGoodFor({ event, details }: ShownEvent, { own, against, isFirst }: Ours): boolean | null {
  if (noticed.has(event)) return isFirst === (details["on"] === false);
  const [whom] = whomFields.flatMap((field) => {
    const id = details[field];
    return typeof id === "string" ? [id] : [];
  });
  const side = whom === undefined ? undefined : sideOfPiece(whom);
  if (side?.startsWith(own) === true) return false;
  return side?.startsWith(against) === true ? true : null;
}

/** How a game that is over ended for a seat; null where it says nothing of that. */
function isGoodEnd(ruleset: string, { details: { result } }: ShownEvent, seat: string | null): boolean | null {
  if (result !== "victory" && result !== "defeat") return null;
  const told = outcomeFor(ruleset, result, seat);
  return told.winner === null ? told.result === "victory" : null;
}

/** In which tone an event is told to whoever sits at a seat; null where it does not weigh. */
export function toneOf(ruleset: string, event: ShownEvent, seat: string | null): Tone | null {
  if (!isGrave(event)) return null;
  const ours = oursAt(ruleset, seat);
  const isGood =
    event.event === "over" ? isGoodEnd(ruleset, event, seat) : ours === null ? null : isGoodFor(event, ours);
  return isGood === null ? "grave" : isGood ? "good" : "bad";
}
