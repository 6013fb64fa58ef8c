import type { Action, Form } from "../api/answers.ts";
import { piecesOn, withUnits } from "../board/places.ts";
import { type Aim, leadsTo, waysThere } from "./aim.ts";
import { type Doing, targetsOf } from "./doing.ts";
import type { Asked } from "./marked.ts";
import { optionsAt } from "./routes.ts";

/** A press on the board: on a place, or on a piece that stands there. */
export interface Pressed {
  readonly place: string | null;
  readonly piece: string | null;
}

/**
 * What a press on the board means: an option of what is asked or several that lead there, doing what stands ready,
 * choosing something of an action, aiming an action, a place that cannot be reached, or whom to look at.
 */
export type Meaning =
  | { readonly means: "option"; readonly option: string }
  | { readonly means: "options"; readonly options: readonly string[] }
  | { readonly means: "do"; readonly action: Action }
  | { readonly means: "pick"; readonly at: Aim }
  | { readonly means: "aim"; readonly at: Aim; readonly forms: readonly Form[]; readonly doer: string }
  | { readonly means: "out of reach"; readonly doer: string; readonly place: string }
  | { readonly means: "look"; readonly pieces: readonly string[] };

type Composed = Pick<Doing, "form" | "aim" | "left" | "isChoice" | "corners" | "split">;

/** Whether what stands ready is about what is pressed, so that the press does it. */
function isAgain({ aim, form, left }: Composed, at: Aim, onPiece: boolean): boolean {
  const [whole, ...others] = left.value;
  if (whole === undefined || others.length > 0 || form.value === null) return false;
  const doer = form.value.piece;
  if (aim.value === null) return leadsTo(whole, doer, at);
  const before = aim.value.at;
  const isThere = at.place !== null && before.place === at.place;
  if (!onPiece) return isThere;
  // another piece that shares the place is another aim, save where the action is about the place
  const isSame = isThere || before.pieces.some((id) => at.pieces.includes(id));
  return isSame && leadsTo(whole, doer, { place: isThere ? at.place : null, pieces: at.pieces });
}

/** Whether somebody else who can act stands there: who presses him wants to act with him, not to go where he stands. */
const isAnother = (forms: readonly Form[], pieces: readonly string[], doer: string): boolean =>
  forms.some(({ piece, actions }) => piece !== doer && actions.length > 0 && pieces.includes(piece));

/** Whether something can be done with or to the pieces themselves. */
const isActedOn = (mine: readonly Form[], doer: string, pieces: readonly string[]): boolean =>
  waysThere(mine, doer, { place: null, pieces }).length > 0;

/** What a press means at a moment at which so much of an action is put together. */
export function meaningOf(
  { board, decision, forms, doer }: Asked,
  doing: Composed,
  { place, piece }: Pressed,
): Meaning {
  const isTable = board.kind === "table";
  const pieces = piece !== null ? [piece] : isTable || place === null ? [] : piecesOn(board, place).map(({ id }) => id);
  const here = withUnits(board, pieces);
  if (decision?.kind === "choose") {
    const ids = decision.options.map(({ id }) => id);
    const [option, ...others] = optionsAt(ids, place, here);
    if (option !== undefined)
      return others.length === 0 ? { means: "option", option } : { means: "options", options: [option, ...others] };
  }
  if (decision?.kind !== "act" || doer === null) return { means: "look", pieces };
  const at: Aim = { place, pieces: here, piece, measured: isTable };
  // whose weapons are given out wants one more target
  if (doing.split.value !== null && targetsOf(doing.split.value.form).some((id) => here.includes(id)))
    return { means: "pick", at };
  const [whole] = doing.left.value;
  if (whole !== undefined && isAgain(doing, at, piece !== null)) return { means: "do", action: whole };
  if (doing.form.value !== null && doing.aim.value === null && doing.isChoice(place, here))
    return { means: "pick", at };
  const mine = forms.filter((form) => form.piece === doer);
  // who acts is looked at where he is pressed himself; his place may be one to act on all the same
  const self =
    here.includes(doer) &&
    (piece !== null ||
      !mine.some(({ actions }) => actions.some((action) => leadsTo(action, doer, { place, pieces: [] }))));
  if (piece !== null && doing.form.value === null && isAnother(forms, here, doer) && !isActedOn(mine, doer, here))
    return { means: "look", pieces };
  if (!self && waysThere(mine, doer, { ...at, corners: doing.corners.value }).length > 0)
    return { means: "aim", at, forms: mine, doer };
  if (here.length === 0 && place !== null && mine.length > 0) return { means: "out of reach", doer, place };
  return { means: "look", pieces };
}
