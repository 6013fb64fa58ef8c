import { signal } from "@preact/signals";
import type { BoardModel, BoardPiece } from "../api/answers.ts";
import { fieldOfView } from "../api/questions.ts";
import { viewersOf } from "../sight/sight-question.ts";
import type { Step } from "./table.ts";

/** Who of the other side sees a place, and how well. */
export interface Watcher {
  readonly piece: string;
  readonly well: "full" | "partial";
}

/** All that the other side sees at a step: place by place. */
export interface Watch {
  readonly step: Step;
  readonly side: string;
  readonly places: ReadonlyMap<string, readonly Watcher[]>;
}

/** The watch of the step that is looked at; null while it is not asked for. */
export const watch = signal<Watch | null>(null);

/** The viewers of other sides; where pieces have a facing, those that have one. */
const othersThanMine = (model: BoardModel, side: string): readonly BoardPiece[] =>
  // where things are seen is no list of places on a measured table
  (model.kind === "table" ? [] : viewersOf(model)).filter(
    (piece) => piece.side !== side && (model.kind === "areas" || piece.facing !== null),
  );

let latest = 0;

/** Asks what every piece of another side sees; those that see nothing by their nature are left out. */
export async function lookOut(step: Step, side: string): Promise<void> {
  if (watch.value?.step === step && watch.value.side === side) return;
  const mine = ++latest;
  const fields = await Promise.all(
    othersThanMine(step.moment.board, side).map(({ id }) =>
      fieldOfView(step.moment.where, id).then(
        ({ field }) => ({ id, field }),
        () => null,
      ),
    ),
  );
  if (mine !== latest) return;
  const places = new Map<string, Watcher[]>();
  const note = (place: string, watcher: Watcher): void => {
    const found = places.get(place);
    if (found === undefined) places.set(place, [watcher]);
    else found.push(watcher);
  };
  for (const found of fields) {
    if (found === null) continue;
    for (const place of found.field.full) note(place, { piece: found.id, well: "full" });
    for (const place of found.field.partial) note(place, { piece: found.id, well: "partial" });
  }
  watch.value = { step, side, places };
}

/** Forgets what was seen: nobody asks any more. */
export function lookAway(): void {
  latest++;
  watch.value = null;
}

/** The places on a way, in order, at which somebody would be seen fully, and by whom. */
export const seenOn = (
  { places }: Watch,
  way: readonly string[],
): readonly { readonly place: string; readonly by: readonly string[] }[] =>
  way.flatMap((place) => {
    const by = (places.get(place) ?? []).filter(({ well }) => well === "full").map(({ piece }) => piece);
    return by.length === 0 ? [] : [{ place, by }];
  });
