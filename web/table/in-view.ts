import type { BoardModel } from "../api/answers.ts";
import type { Highlight } from "../board/board-view.tsx";
import { told } from "../board/names.ts";
import { pieceNamed, whereIs } from "../board/places.ts";
import { type Spot, spotNamed } from "../board/spots.ts";
import type { WayShown } from "../measured/measured-board.tsx";
import { seers } from "../sight/sight-question.ts";
import { pathOf, withinReach } from "./aim.ts";
import type { Doing } from "./doing.ts";
import { foretold } from "./enemy-layer.ts";
import { namedEndsOf, regionsOf } from "./ends.ts";
import { pointedAt } from "./event-list.tsx";
import { foreseen } from "./outlook.ts";
import { endOfOption } from "./routes.ts";
import type { Sitting } from "./sitting.ts";
import type { Step } from "./table.ts";

/** Who acts by what is pressed on the board: the piece that is selected, else the only one that can act at all. */
export function actorOf(sitting: Sitting, piece: string | null): string | null {
  const able = (sitting.forms.value ?? []).filter(({ actions }) => actions.length > 0);
  if (piece !== null) return piece;
  const [only, ...others] = new Set(able.map((form) => form.piece));
  return only === undefined || others.length > 0 ? null : only;
}

/** What is set off on the board: what can be chosen, what is chosen, what an event was about, who sees. */
export function highlightsFor(step: Step, doing: Doing, sitting: Sitting, doer: string | null): readonly Highlight[] {
  const { board, decision } = step.moment;
  const at = (names: readonly string[], look: Highlight["look"]): readonly Highlight[] =>
    [...new Set(names.flatMap((name) => whereIs(board, name) ?? []))].map((place) => ({ place, look }));
  const choices = doing.fields.value.flatMap(({ choices: all }) =>
    all.flatMap(({ place, piece }) => place ?? piece ?? []),
  );
  const chosen = doing.fields.value.flatMap(({ name, choices: all }) =>
    all.filter(({ id }) => id === doing.picks.value[name]).flatMap(({ place, piece }) => place ?? piece ?? []),
  );
  const free = doing.form.value === null || doing.aim.value !== null;
  const reach =
    free && doer !== null && decision?.kind === "act" ? withinReach(board, sitting.forms.value ?? [], doer) : null;
  const [whole] = doing.left.value.length === 1 ? doing.left.value : [];
  const way = whole === undefined ? [] : (pathOf(whole) ?? []);
  return [
    ...(reach === null
      ? at(decision?.kind === "choose" ? decision.options.map(({ id }) => endOfOption(id)) : choices, "option")
      : [...at(reach.places, "option"), ...at(reach.targets, "target")]),
    ...at(way, "way"),
    ...at(seers.value?.seeing.map(({ piece }) => piece) ?? [], "seeing"),
    ...at(foretold.value, "foretold"),
    ...at(pointedAt.value, "pointed"),
    ...at(chosen, "chosen"),
  ];
}

/** The way of the action that is looked at, as its game foresees it, else straight to where somebody pointed. */
export function wayShown(board: BoardModel, doing: Doing, piece: string | null): WayShown | null {
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
  const kinds = doing.form.value === null || aim.value !== null ? (sitting.forms.value ?? []) : [doing.form.value];
  const aimed = aim.value?.at.place ?? null;
  const pressed = aimed === null ? null : spotNamed(aimed);
  return {
    region: doer === null ? [] : regionsOf(kinds, doer),
    snaps: [
      ...(pressed === null ? [] : [{ name: "what was pressed", at: pressed }]),
      ...(doer === null ? [] : namedEndsOf(kinds, doer)),
      ...(decision?.options ?? []).flatMap(({ id, text }) => {
        const at = spotNamed(id);
        return at === null ? [] : [{ name: told(text), at }];
      }),
    ],
  };
}
