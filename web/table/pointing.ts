import { areFoes, isHarm } from "./aim.ts";
import { capital, pieceName, placesWithin } from "../page/names.ts";
import { announce } from "../page/announce.tsx";
import type { Doing } from "./doing.ts";
import { actorOf } from "./in-view.ts";
import { lostBy } from "./lost-points.ts";
import { type Meaning, meaningOf } from "./meaning.ts";
import { rested } from "./hovering.ts";
import { goOnTo, turnUnderWay } from "./next-in-turn.tsx";
import { outOfReach } from "./out-of-reach.ts";
import { foreseen } from "./outlook.ts";
import { pointedAt } from "./pointed-at.ts";
import { placesOfOption } from "./routes.ts";
import { type DiceFrom, doerMeant, mayBeDone, type Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";
import { placesOf } from "../board/places.ts";
import { spared } from "./spared.ts";

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

/** Goes on with whoever was pressed, where he acts after the one in the middle of a turn; whether he does. */
function goneOnWith({ sitting, doing, step, plays, dice, note }: Pointing, pieces: readonly string[]): boolean {
  const turn = plays ? turnUnderWay(sitting, step) : null;
  const next = turn?.next.find((one) => pieces.includes(one.piece));
  if (turn === null || next === undefined || sitting.busy.value) return false;
  void goOnTo({ sitting, doing, step, dice, turn, gone: () => note({ at: null, piece: next.piece }) });
  return true;
}

/** Whether whoever is in the middle of a turn loses nothing by its end. */
function isSpent({ sitting, step }: Pointing): boolean {
  const turn = turnUnderWay(sitting, step);
  return (
    turn !== null && lostBy(step.moment.board, sitting.forms.value ?? [], turn.action, turn.end.piece).length === 0
  );
}

/** Selects what was pressed: pieces that share a place take turns, and where a unit acts as one, it is selected. */
function look({ sitting, doing, step, piece, note }: Pointing, at: string | null, pieces: readonly string[]): void {
  const meant = [...new Set(pieces.map((id) => doerMeant(sitting, step.moment.board, id)))];
  const next = meant[(meant.indexOf(piece ?? "") + 1) % Math.max(1, meant.length)] ?? null;
  doing.begin(null);
  outOfReach.value = null;
  spared.value = null;
  note({ at: next === null ? at : null, piece: next });
  announce(`${next === null ? (at ?? "Nothing") : pieceName(next)} selected`);
}

/**
 * Tells why an enemy cannot be attacked who was pressed: the selection stays. Whoever presses him again looks at him;
 * answers whether it is told.
 */
function whyNot({ sitting, step, piece, plays }: Pointing, pressed: readonly string[]): boolean {
  const { board } = step.moment;
  const doer = plays ? actorOf(sitting, piece) : null;
  const before = spared.peek();
  // whoever is still to come attacks nobody yet
  const isOnBoard = doer !== null && placesOf(board, doer).length > 0;
  const enemy = isOnBoard ? pressed.find((id) => areFoes(board, doer, id)) : undefined;
  // on a measured table the kinds of action are listed that a moment allows
  const isTime =
    board.kind !== "table" || (sitting.forms.value ?? []).some((form) => form.piece === doer && isHarm(form));
  const isTold = before?.step === step && before.enemy === enemy && before.piece === doer;
  if (doer === null || enemy === undefined || !isTime || isTold) return false;
  outOfReach.value = null;
  spared.value = { piece: doer, enemy, step };
  announce(`${pieceName(doer)} cannot attack ${pieceName(enemy)}.`);
  return true;
}

/** Goes where the mouse rested and what a press does was told; anywhere else the press aims. */
function goOrAim(
  { sitting, doing, step, dice }: Pointing,
  meaning: Meaning & { means: "aim" },
  at: string | null,
): void {
  const ahead = rested.peek();
  rested.value = null;
  outOfReach.value = null;
  spared.value = null;
  const isTold = ahead?.step === step && ahead.place === at && ahead.form.piece === meaning.doer;
  if (isTold && mayBeDone(sitting, step, ahead.form)) {
    void sitting.play({ action: ahead.action, until: "phase" }, dice);
    return;
  }
  doing.aimAt(meaning.forms, meaning.doer, meaning.at);
  announce(
    `${pieceName(meaning.doer)}: ${doing.aim.value?.ways.length ?? 0} ways to act there${mayBeDone(sitting, step, doing.form.value) ? "; press again to do it" : ""}`,
  );
}

/** Does what a press on the board means, which `meaningOf` tells. */
export function pointing(all: Pointing) {
  const { sitting, doing, step, piece, plays, dice } = all;
  const { board, decision } = step.moment;

  const done = (meaning: Meaning, at: string | null): void => {
    switch (meaning.means) {
      case "option":
        void sitting.play({ choose: [meaning.option], until: "phase" }, dice);
        return;
      case "options":
        pointedAt.value = meaning.options.flatMap(placesOfOption);
        announce(
          `${meaning.options.length} routes lead there: press a place that only one of them crosses, or its button.`,
        );
        return;
      case "do":
        // an end that was put in by hand may be out of reach, which its requirements tell
        if (foreseen.value?.legal !== false && mayBeDone(sitting, step, doing.form.value))
          void sitting.play({ action: meaning.action, until: "phase" }, dice);
        return;
      case "pick":
        doing.point(meaning.at.place, meaning.at.pieces);
        return;
      case "aim":
        goOrAim(all, meaning, at);
        return;
      case "out of reach":
        // the selection stays: who presses out of reach wants to hear why
        outOfReach.value = { piece: meaning.doer, place: meaning.place, step };
        spared.value = null;
        announce(`${capital(placesWithin(meaning.place))} is out of reach of ${pieceName(meaning.doer)}.`);
        return;
      case "look":
        if (!goneOnWith(all, meaning.pieces) && !whyNot(all, meaning.pieces)) look(all, at, meaning.pieces);
    }
  };

  return (at: string | null, pointed: string | null): void => {
    const asked = plays
      ? { board, decision, forms: sitting.forms.value ?? [], doer: actorOf(sitting, piece) }
      : { board, decision: null, forms: [], doer: null };
    const meaning = meaningOf(asked, doing, { place: at, piece: pointed });
    // who is done goes on with whoever is pressed, and not to where he stands
    const isNext = meaning.means === "aim" && pointed !== null && isSpent(all);
    if (isNext && goneOnWith(all, [pointed])) return;
    done(meaning, at);
  };
}
