import { signal } from "@preact/signals";
import type { BoardModel, BoardPiece, FieldOfView } from "../api/answers.ts";
import { fieldOfView } from "../api/questions.ts";
import { isWithin } from "../board/spots.ts";
import type { Watched, WatchedGround, Watcher } from "../board/watched.ts";
import { viewersOf } from "../sight/sight-question.ts";
import type { Step } from "../game/table.ts";

/** All that the other side sees at a step. */
export interface Watch extends Watched {
  readonly step: Step;
  readonly side: string;
  /** Whether so much is watched that a tint of it would tell nothing. */
  readonly everywhere: boolean;
}

/** The watch of the step that is looked at; null while it is not asked for. */
export const watch = signal<Watch | null>(null);

/** So many are asked at most on a measured table, where each takes a while. */
const MOST_ASKED = 24;

/** The viewers of other sides; on squares those that have a facing, on a measured table one of each unit. */
function othersThanMine(model: BoardModel, side: string): readonly BoardPiece[] {
  const others = viewersOf(model).filter((piece) => piece.side !== side);
  if (model.kind === "areas") return others;
  if (model.kind === "squares") return others.filter(({ facing }) => facing !== null);
  const units = Map.groupBy(others, ({ id, details }) => details["unit"] ?? id);
  return [...units.values()].flatMap(([first]) => first ?? []).slice(0, MOST_ASKED);
}

/** From this share of a board on it counts as watched everywhere. */
const EVERYWHERE = 0.6;

/** Into so many parts each side of a measured table is cut to see how much of it is watched. */
const PARTS = 16;

/** How much of a board is watched fully; of a measured table how much is tinted at all, for one tint hides the other. */
function shareOf(model: BoardModel, places: Watch["places"], grounds: readonly WatchedGround[]): number {
  if (model.kind !== "table") {
    const all = model.kind === "areas" ? model.areas.length : model.width * model.height;
    const full = [...places.values()].filter((by) => by.some(({ well }) => well === "full"));
    return full.length / Math.max(1, all);
  }
  const outlines = grounds.flatMap((ground) => ground.outlines);
  const spots = Array.from({ length: PARTS * PARTS }, (_, i) => ({
    x: (model.width * ((i % PARTS) + 0.5)) / PARTS,
    y: (model.height * (Math.floor(i / PARTS) + 0.5)) / PARTS,
  }));
  return spots.filter((spot) => outlines.some((outline) => isWithin(outline, spot))).length / spots.length;
}

let latest = 0;

interface Found {
  readonly id: string;
  readonly field: FieldOfView;
}

/** Each is asked when the one before has answered: so what else is asked meanwhile has not to wait for all of them. */
async function oneByOne(
  asked: readonly BoardPiece[],
  ask: (piece: BoardPiece) => Promise<Found | null>,
  mine: number,
): Promise<readonly (Found | null)[]> {
  const answers: (Found | null)[] = [];
  for (const piece of asked) {
    if (mine !== latest) break;
    answers.push(await ask(piece));
  }
  return answers;
}

/** Asks what every piece of another side sees; those that see nothing by their nature are left out. */
export async function lookOut(step: Step, side: string): Promise<void> {
  if (watch.value?.step === step && watch.value.side === side) return;
  const mine = ++latest;
  const { board, where } = step.moment;
  const asked = othersThanMine(board, side);
  const ask = ({ id }: BoardPiece): Promise<Found | null> =>
    fieldOfView(where, id).then(
      ({ field }) => ({ id, field }),
      () => null,
    );
  const fields = board.kind === "table" ? await oneByOne(asked, ask, mine) : await Promise.all(asked.map(ask));
  if (mine !== latest) return;
  const places = new Map<string, Watcher[]>();
  const grounds: WatchedGround[] = [];
  const note = (place: string, watcher: Watcher): void => {
    const watchers = places.get(place);
    if (watchers === undefined) places.set(place, [watcher]);
    else watchers.push(watcher);
  };
  for (const field of fields) {
    if (field === null) continue;
    for (const place of field.field.full) note(place, { piece: field.id, well: "full" });
    for (const place of field.field.partial) note(place, { piece: field.id, well: "partial" });
    for (const { well, outlines } of field.field.grounds ?? [])
      if (well !== "none") grounds.push({ piece: field.id, well, outlines });
  }
  watch.value = { step, side, places, grounds, everywhere: shareOf(board, places, grounds) >= EVERYWHERE };
}

/** Forgets what was seen: nobody asks any more. */
export function lookAway(): void {
  latest++;
  watch.value = null;
}
