import type { BoardModel, Decision, Form } from "../api/answers.ts";
import { placesOf } from "../board/places.ts";
import { aimedAt, harms, withinReach } from "./aim.ts";
import type { Doing } from "./doing.ts";
import { endOfOption } from "./routes.ts";

/** What is asked at a moment, and of whom. */
export interface Asked {
  readonly board: BoardModel;
  readonly decision: Decision | null;
  /** What the pieces can do. */
  readonly forms: readonly Form[];
  /** Who acts by what is pressed on the board; null where that is open. */
  readonly doer: string | null;
}

/**
 * A place that is marked: an option or an end of an action, something to attack, a piece to do something else about,
 * what was chosen, what an attack is aimed at.
 */
export interface Marked {
  readonly place: string;
  readonly look: "option" | "target" | "reachable" | "chosen" | "aimed";
}

/** What is being put together, as far as marks follow from it. */
type Composed = Pick<Doing, "form" | "aim" | "fields" | "picks" | "left" | "split">;

const at = (board: BoardModel, names: readonly string[], look: Marked["look"]): readonly Marked[] =>
  [...new Set(names.flatMap((name) => placesOf(board, name)))].map((place) => ({ place, look }));

/** Everything on the board that can be pressed as an answer to what is asked. */
export function markedFor(
  { board, decision, forms, doer }: Asked,
  { form, aim, fields, split }: Composed,
): readonly Marked[] {
  if (decision?.kind === "choose")
    return at(
      board,
      decision.options.map(({ id }) => endOfOption(id)),
      "option",
    );
  if (decision?.kind !== "act") return [];
  if (form.value !== null && aim.value === null) {
    const { actions, piece } = split.value?.form ?? form.value;
    const aims = new Set(actions.flatMap((action) => aimedAt(action, piece)));
    const names = fields.value.flatMap(({ choices }) =>
      choices.flatMap((choice) => choice.place ?? choice.piece ?? []),
    );
    return [
      ...at(
        board,
        names.filter((name) => !aims.has(name)),
        "option",
      ),
      ...at(board, [...aims], "target"),
    ];
  }
  if (doer === null) return [];
  const reach = withinReach(board, forms, doer);
  return [
    ...at(board, reach.places, "option"),
    ...at(board, reach.others, "reachable"),
    ...at(board, reach.targets, "target"),
  ];
}

/** What was chosen of an action so far; what an attack is aimed at looks otherwise than where somebody goes. */
export function chosenFor({ board }: Asked, { form, aim, fields, picks, left }: Composed): readonly Marked[] {
  if (form.value === null) return [];
  const { piece } = form.value;
  const aims = new Set(left.value.flatMap((action) => aimedAt(action, piece)));
  const picked = fields.value.flatMap(({ name, choices }) =>
    choices.filter(({ id }) => id === picks.value[name]).flatMap((choice) => choice.place ?? choice.piece ?? []),
  );
  const [whole] = left.value.length === 1 ? left.value : [];
  const pointed = aim.value === null ? [] : [aim.value.at.place ?? [], ...aim.value.at.pieces].flat();
  return [
    ...at(
      board,
      [...picked, ...(whole !== undefined && harms(whole) ? [] : pointed)].filter((name) => !aims.has(name)),
      "chosen",
    ),
    ...at(board, whole === undefined ? picked.filter((name) => aims.has(name)) : [...aims], "aimed"),
  ];
}
