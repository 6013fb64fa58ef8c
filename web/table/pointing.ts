import type { Decision } from "../api/answers.ts";
import { pieceName } from "../board/names.ts";
import { piecesOn, withUnits } from "../board/places.ts";
import { announce } from "../shell/announce.tsx";
import { type Doing, isAimedAt } from "./doing.ts";
import { actorOf } from "./in-view.ts";
import { outOfReach } from "./out-of-reach.ts";
import { foreseen } from "./outlook.ts";
import { type DiceFrom, doerMeant, type Sitting } from "./sitting.ts";
import type { Step } from "./table.ts";

/** Somebody who presses something on the board of a step. */
interface Pointing {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  /** The piece that is selected. */
  readonly piece: string | null;
  /** Whether what is pressed plays, or is only looked at. */
  readonly plays: boolean;
  readonly dice: DiceFrom;
  readonly note: (changes: { readonly at: string | null; readonly piece: string | null }) => void;
}

/** The option that a press on a place, or on pieces, means. */
const optionAt = (decision: Decision | null, at: string | null, here: readonly string[]): string | undefined =>
  decision?.kind === "choose" ? decision.options.find(({ id }) => id === at || here.includes(id))?.id : undefined;

/**
 * What a press on the board means: an option of what is asked, the action that leads there, the same press again that
 * does it, or whom to look at.
 */
export function pointing({ sitting, doing, step, piece, plays, dice, note }: Pointing) {
  const { board, decision } = step.moment;
  return (at: string | null, pointed: string | null): void => {
    const whole = pointed !== null || at === null || board.kind === "table";
    const pieces = pointed !== null ? [pointed] : whole ? [] : piecesOn(board, at).map(({ id }) => id);
    const here = withUnits(board, pieces);
    const option = plays ? optionAt(decision, at, here) : undefined;
    if (option !== undefined) {
      void sitting.play({ choose: [option], until: "phase" }, dice);
      return;
    }
    const actor = actorOf(sitting, piece);
    const acts = plays && decision?.kind === "act" && actor !== null;
    if (acts && pointed === null && isAimedAt(doing, at)) {
      const [action] = doing.left.value;
      // an end that was put in by hand may be out of reach, which its requirements tell
      if (action !== undefined && doing.left.value.length === 1 && foreseen.value?.legal !== false) {
        void sitting.play({ action, until: "phase" }, dice);
        return;
      }
    }
    if (acts && doing.form.value !== null && doing.aim.value === null && doing.point(at, here)) return;
    const forms = (sitting.forms.value ?? []).filter((form) => form.piece === actor);
    const aimed = { place: at, pieces: here, measured: board.kind === "table" };
    if (acts && !here.includes(actor) && doing.aimAt(forms, actor, aimed)) {
      announce(`${pieceName(actor)}: ${doing.aim.value?.ways.length ?? 0} ways to act there; press again to do it`);
      return;
    }
    if (acts && here.length === 0 && at !== null && forms.length > 0) {
      // the selection stays: who presses out of reach wants to hear why
      outOfReach.value = { piece: actor, place: at };
      announce(`${at} is out of reach of ${pieceName(actor)}.`);
      return;
    }
    // pieces that share a place take turns; where a unit acts as one, it is selected
    const meant = [...new Set(pieces.map((id) => doerMeant(sitting, board, id)))];
    const next = meant[(meant.indexOf(piece ?? "") + 1) % Math.max(1, meant.length)] ?? null;
    doing.begin(null);
    outOfReach.value = null;
    note({ at: next === null ? at : null, piece: next });
    announce(`${next === null ? (at ?? "Nothing") : pieceName(next)} selected`);
  };
}
