import type { BoardModel } from "../api/answers.ts";
import type { Highlight } from "../board/board-view.tsx";
import { readable, told } from "../page/names.ts";
import { type Flash, pieceNamed, placesOf } from "../board/places.ts";
import { type Spot, spotNamed } from "../board/spots.ts";
import type { WayShown } from "../measured/overlay.tsx";
import { seers } from "../sight/sight-question.ts";
import { aimedAt, attacksFrom, pathOf } from "./aim.ts";
import type { Doing } from "./doing.ts";
import { foretold } from "./enemy-layer.ts";
import { namedEndsOf, regionsOf } from "./ends.ts";
import { chosenFor, markedFor } from "./marked.ts";
import { foreseen } from "./outlook.ts";
import { pointedAt } from "./pointed-at.ts";
import { isDoer, type Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";

/**
 * Who acts by what is pressed on the board: the piece that is selected where it acts, else the only one that can; where
 * all who can are still beside the board, the first of them.
 */
export function actorOf(sitting: Sitting, piece: string | null): string | null {
  const able = (sitting.forms.value ?? []).filter(({ actions }) => actions.length > 0);
  if (piece !== null && isDoer(sitting, piece)) return piece;
  const board = sitting.step.value?.moment.board;
  const [first, ...others] = new Set(able.map((form) => form.piece));
  if (first === undefined || board === undefined) return null;
  const isBeside = [first, ...others].every((id) => /\d/.test(id) && placesOf(board, id).length === 0);
  return others.length === 0 || isBeside ? first : null;
}

/** Who acts, or is about to: whose action is put together, else who acts by what is pressed on the board. */
export const actorChosen = (sitting: Sitting, { form }: Pick<Doing, "form">, piece: string | null): string | null =>
  form.value?.piece ?? actorOf(sitting, piece);

/** What is set off on the board: what can be pressed, what is chosen, what an event was about, who sees. */
export function highlightsFor(step: Step, doing: Doing, sitting: Sitting, doer: string | null): readonly Highlight[] {
  const { board, decision } = step.moment;
  const at = (names: readonly string[], look: Highlight["look"]): readonly Highlight[] =>
    [...new Set(names.flatMap((name) => placesOf(board, name)))].map((place) => ({ place, look }));
  const [whole] = doing.left.value.length === 1 ? doing.left.value : [];
  const way = whole === undefined ? [] : (pathOf(whole) ?? []);
  const asked = { board, decision, forms: sitting.forms.value ?? [], doer };
  return [
    ...markedFor(asked, doing),
    ...at(way, "way"),
    ...at(seers.value?.seeing.map(({ piece }) => piece) ?? [], "seeing"),
    ...at(foretold.value, "foretold"),
    // whoever a question is about
    ...at([...pointedAt.value, (decision?.kind === "choose" ? decision.piece : null) ?? []].flat(), "pointed"),
    ...chosenFor(asked, doing),
  ];
}

/** From where to where the attack goes that stands ready: from where whoever attacks then is to each that it is aimed at. */
export function linesOfAim(board: BoardModel, doing: Doing): readonly Flash[] {
  const [whole, ...others] = doing.left.value;
  const doer = doing.form.value?.piece;
  if (whole === undefined || others.length > 0 || doer === undefined) return [];
  const [from] = placesOf(board, attacksFrom(whole, doer));
  return [...new Set(aimedAt(whole, doer))].flatMap((name) => {
    const [to] = placesOf(board, name);
    return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
  });
}

/** What lies over the table for a moment when the action is done that stands ready: the templates of its weapons. */
export const templatesShown = (): readonly (readonly Spot[])[] =>
  (foreseen.value?.outlook?.templates ?? []).map(({ outline }) => outline);

/** The way of the action that is looked at, as its game foresees it, else straight to where somebody pointed. */
export function wayShown(board: BoardModel, doing: Doing, piece: string | null): WayShown | null {
  if (linesOfAim(board, doing).length > 0) return null;
  const outlook = foreseen.value?.outlook;
  if (outlook !== undefined && outlook.way !== null) return { spots: outlook.way, length: outlook.length };
  const at = doing.aim.value?.at.place ?? null;
  const [from, to] = [piece === null ? undefined : pieceNamed(board, piece), at === null ? null : spotNamed(at)];
  const corners = doing.corners.value.flatMap((corner) => spotNamed(corner) ?? []);
  return from === undefined || to === null ? null : { spots: [from, ...corners, to], length: null };
}

/** Where whoever acts may end on a measured table, and the places there that a press near them means. */
export function endsInView(
  step: Step,
  sitting: Sitting,
  doing: Doing,
  piece: string | null,
): {
  readonly region: readonly (readonly Spot[])[];
  readonly snaps: readonly { readonly name: string; readonly at: Spot }[];
} {
  const { decision } = step.moment;
  const { aim } = doing;
  const doer = decision?.kind === "act" ? actorOf(sitting, piece) : null;
  // of a kind of action that was chosen, else of all together
  const forms = sitting.forms.value ?? [];
  const kinds = doing.form.value === null || aim.value !== null ? forms : [doing.form.value];
  const marked = markedFor({ board: step.moment.board, decision, forms, doer }, doing);
  const aimed = aim.value?.at.place ?? null;
  const pressed = aimed === null ? null : spotNamed(aimed);
  return {
    region: doer === null ? [] : regionsOf(kinds, doer),
    snaps: [
      ...(pressed === null ? [] : [{ name: "what was pressed", at: pressed }]),
      ...(doer === null ? [] : namedEndsOf(kinds, doer)),
      // whatever is marked is meant by a press on its mark; where a piece stands the piece is
      ...marked.flatMap(({ place, look }) => {
        const at = look === "option" ? spotNamed(place) : null;
        return at === null ? [] : [{ name: readable(place), at }];
      }),
      ...(decision?.options ?? []).flatMap(({ id, text }) => {
        const at = spotNamed(id);
        return at === null ? [] : [{ name: told(text), at }];
      }),
    ],
  };
}
