import type { Decision } from "../api/answers.ts";
import { pieceName } from "../board/names.ts";
import { piecesOn, withUnits } from "../board/places.ts";
import { announce } from "../shell/announce.tsx";
import { type Doing, isAimedAt } from "./doing.ts";
import { pointedAt } from "./event-list.tsx";
import { actorOf } from "./in-view.ts";
import { outOfReach } from "./out-of-reach.ts";
import { foreseen } from "./outlook.ts";
import { optionsAt, placesOfOption } from "./routes.ts";
import { type DiceFrom, doerMeant, mayBeDone, type Sitting } from "./sitting.ts";
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

/** The options that a press on a place, or on pieces, means. */
const meantBy = (decision: Decision | null, at: string | null, here: readonly string[]): readonly string[] =>
  decision?.kind !== "choose"
    ? []
    : optionsAt(
        decision.options.map(({ id }) => id),
        at,
        here,
      );

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
    const [option, ...others] = plays ? meantBy(decision, at, here) : [];
    if (option !== undefined && others.length > 0) {
      pointedAt.value = [option, ...others].flatMap(placesOfOption);
      announce(`${others.length + 1} routes lead there: press a place that only one of them crosses, or its button.`);
      return;
    }
    if (option !== undefined) {
      void sitting.play({ choose: [option], until: "phase" }, dice);
      return;
    }
    const actor = actorOf(sitting, piece);
    const acts = plays && decision?.kind === "act" && actor !== null;
    if (acts && pointed === null && isAimedAt(doing, at)) {
      const [action] = doing.left.value;
      // an end that was put in by hand may be out of reach, which its requirements tell
      const isWhole = action !== undefined && doing.left.value.length === 1;
      if (isWhole && foreseen.value?.legal !== false && mayBeDone(sitting, step, doing.form.value)) {
        void sitting.play({ action, until: "phase" }, dice);
        return;
      }
    }
    if (acts && doing.form.value !== null && doing.aim.value === null && doing.point(at, here)) return;
    const forms = (sitting.forms.value ?? []).filter((form) => form.piece === actor);
    const aimed = { place: at, pieces: here, measured: board.kind === "table" };
    if (acts && !here.includes(actor) && doing.aimAt(forms, actor, aimed)) {
      const next = mayBeDone(sitting, step, doing.form.value) ? "; press again to do it" : "";
      announce(`${pieceName(actor)}: ${doing.aim.value?.ways.length ?? 0} ways to act there${next}`);
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
