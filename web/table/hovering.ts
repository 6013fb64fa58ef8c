import { signal } from "@preact/signals";
import type { Action, BoardModel, Form } from "../api/answers.ts";
import { odds, requirements } from "../api/questions.ts";
import { isPlace, pieceNamed } from "../board/places.ts";
import { frame } from "../director/director.ts";
import type { Step } from "../game/table.ts";
import { endsOf, harms, pathOf, waysThere } from "./aim.ts";
import type { Doing } from "./doing.ts";
import { actorOf } from "./in-view.ts";
import { lostBy } from "./lost-points.ts";
import { meaningOf } from "./meaning.ts";
import { costIn, squaresOf } from "./narrow.ts";
import { mayBeDone, type Sitting } from "./sitting.ts";
import { isUpright, seenOn } from "./seen-on.ts";
import { watch } from "./watch.ts";

/** Where a mouse rests, and what one press does there: only what nobody has to look at first. */
export interface Rested {
  readonly step: Step;
  readonly place: string;
  readonly form: Form;
  readonly action: Action;
  /** What it costs, as "2 AP", or how far it is where steps are counted; null where it costs nothing. */
  readonly cost: string | null;
  /** The places on the way, in order. */
  readonly way: readonly string[];
}

/** Where the mouse rests on a place that can be gone to by one press; null anywhere else. */
export const rested = signal<Rested | null>(null);

/** So long a mouse rests before it is looked what a press there would do, in milliseconds. */
const RESTS = 160;

interface Hovering {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly piece: string | null;
  readonly plays: boolean;
}

/** The first action that leads to a place without any harm, as the first press there would take it; null for none. */
function leadingTo({ sitting, doing, step, piece, plays }: Hovering, place: string) {
  const { board, decision } = step.moment;
  if (!plays || board.kind === "table" || sitting.busy.value || frame.value !== null || doing.form.value !== null)
    return null;
  const asked = { board, decision, forms: sitting.forms.value ?? [], doer: actorOf(sitting, piece) };
  const meaning = meaningOf(asked, doing, { place, piece: null });
  if (meaning.means !== "aim" || meaning.at.pieces.length > 0) return null;
  const [first] = waysThere(meaning.forms, meaning.doer, meaning.at);
  const [action] = first?.actions ?? [];
  if (first === undefined || action === undefined || harms(action) || !mayBeDone(sitting, step, first.form))
    return null;
  return { action, form: first.form };
}

/** The places of a board that an action passes. */
const wayOf = (board: BoardModel, action: Action, doer: string): readonly string[] =>
  (pathOf(action) ?? endsOf(action, doer)).filter((place) => isPlace(board, place));

/** Whether nobody sees a piece on its way, as far as is known who looks where. */
function isUnseen(step: Step, doer: string, way: readonly string[]): boolean {
  const seen = watch.value;
  const upright = isUpright(pieceNamed(step.moment.board, doer));
  return seen !== null && seen.step === step && seenOn(seen, way, upright).length === 0;
}

/** What one press does at a place; null where something has to be looked at first: dice, watchers, what is lost. */
async function lookedAhead(hovering: Hovering, place: string): Promise<Rested | null> {
  const found = leadingTo(hovering, place);
  const { sitting, step } = hovering;
  if (found === null) return null;
  const { action, form } = found;
  const way = wayOf(step.moment.board, action, form.piece);
  if (!isUnseen(step, form.piece, way)) return null;
  if (lostBy(step.moment.board, sitting.forms.value ?? [], action, form.piece).length > 0) return null;
  const needs = await requirements(step.moment.where, action);
  if (needs.requirements.some(({ holds }) => !holds) || (needs.outlook?.warnings.length ?? 0) > 0) return null;
  const { facts, ways } = (await odds(step.moment.where, action)).odds;
  if (facts.some(({ good }) => !good) || ways.some(({ decision }) => decision?.kind === "choose")) return null;
  const cost = costIn(needs.requirements) ?? squaresOf(step.moment.board, action);
  return { step, place, form, action, cost, way };
}

let latest = 0;

/** The mouse is over a place, or over none: where it rests is looked at ahead. */
export function restOn(hovering: Hovering, place: string | null): void {
  const mine = ++latest;
  if (rested.peek() !== null && rested.peek()?.place !== place) rested.value = null;
  if (place === null) return;
  const lookAhead = async (): Promise<void> => {
    if (mine !== latest) return;
    try {
      const ahead = await lookedAhead(hovering, place);
      if (mine === latest) rested.value = ahead;
    } catch {
      // without an answer a press looks first, as everywhere
    }
  };
  setTimeout(() => void lookAhead(), RESTS);
}
