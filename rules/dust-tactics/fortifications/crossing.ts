import { measured } from "../../geometry/index.ts";
import { groundOf, type GroundPiece } from "../table/ground.ts";
import {
  isFlying,
  passingRadius,
  settledAfter,
  unsettled,
  reachedAfter,
  type Move,
  type Walk,
} from "../movement/index.ts";
import { type Ctx, recordRolled, roll, type Rules } from "../table/context.ts";
import { isAircraft, isInfantry, isOnTable, type CombinedUnit } from "../table/units.ts";
import { mineAttack } from "./mines.ts";

type Place = measured.Place;

const fortifications = (ctx: Ctx, kind: "wire" | "minefield"): readonly GroundPiece[] =>
  groundOf(ctx.state).pieces.filter(({ piece }) => piece.kind === kind);

/** Whether some of a base lies on a piece, and more than its edge. */
const liesOn = (place: Place, radius: number, { piece }: GroundPiece): boolean =>
  measured.isOver(piece.corners, place) || measured.isNearer(measured.gapToShape(place, piece.corners, radius), 0);

/** Whether a miniature stands on a piece where its way begins. */
const beginsIn = ({ figure, path: [start] }: Walk, field: GroundPiece): boolean =>
  start !== undefined && liesOn(start, passingRadius(figure.unit), field);

/** Whether a miniature stands on a piece where its way ends. dt.fort.mine-over */
function endsIn({ figure, path }: Walk, field: GroundPiece): boolean {
  const end = path.at(-1);
  return end !== undefined && liesOn(end, passingRadius(figure.unit), field);
}

/** In the second half of a march what was settled in the first is not settled again. dt.open.mine-effects */
const isSettled = (walks: readonly Walk[], field: GroundPiece, move: Move): boolean =>
  move.second && walks.some((walk) => beginsIn(walk, field));

/**
 * Infantry rolls where its move would enter, cross or leave wire: on ARMY it moves on, else the whole unit stops as soon as
 * the first of it has reached the wire. dt.fort.wire-roll, dt.fort.wire-vehicles, dt.fort.mine-over
 */
export function* throughWire(
  ctx: Ctx,
  together: CombinedUnit,
  walks: readonly Walk[],
  move: Move,
): Rules<{ readonly walks: readonly Walk[]; readonly stuck: boolean }> {
  const [unit] = together;
  if (unit === undefined || !isInfantry(unit)) return { walks, stuck: false };
  const flies = isFlying(unit, together);
  const met = fortifications(ctx, "wire")
    .map((wire) => {
      const reached = walks.map((walk) =>
        flies && !endsIn(walk, wire) ? null : reachedAfter(ctx, walk.figure.unit, walk.path, wire),
      );
      return { wire, reached, first: Math.min(...reached.map((at) => at ?? Infinity)) };
    })
    .filter(({ first }) => first < Infinity)
    .toSorted((a, b) => a.first - b.first);
  for (const { wire, reached, first } of met) {
    if (isSettled(walks, wire, move)) continue;
    const rolled = yield* roll(ctx, 1, ["ARMY"], `${unit.id} goes through ${wire.piece.id}`, "dt.fort.wire-roll");
    recordRolled(ctx, { unit: unit.id, about: wire.piece.id, terrain: wire.piece.id }, rolled, ["dt.fort.wire-roll"]);
    if (rolled.successes > 0) continue;
    const why = { text: `held by ${wire.piece.id}`, cites: ["dt.fort.wire-roll"] } as const;
    const ends = unsettled(together);
    const cut = walks.map((walk, i): Walk => {
      const { path, length } = settledAfter(ctx, walk, reached[i] ?? first, ends);
      ends.set(walk.figure.miniature.id, path.at(-1) ?? walk.figure.miniature.at);
      return { ...walk, path, length, floor: walk.figure.miniature.floor, why };
    });
    return { walks: cut, stuck: true };
  }
  return { walks, stuck: false };
}

/** Whether a unit has moved into, through or out of a minefield. dt.fort.mine-over */
function touched(ctx: Ctx, together: CombinedUnit, walks: readonly Walk[], field: GroundPiece): boolean {
  return walks.some((walk) => {
    const { unit } = walk.figure;
    if (isAircraft(unit) || walk.length === 0) return false;
    if (!isFlying(unit, together)) return reachedAfter(ctx, unit, walk.path, field) !== null;
    return endsIn(walk, field);
  });
}

/** Minefields attack a unit that has moved in them, each once an action; which did. dt.fort.mine-attack, dt.fort.mine-over, dt.open.mine-effects */
export function* throughMines(
  ctx: Ctx,
  together: CombinedUnit,
  walks: readonly Walk[],
  move: Move,
): Rules<readonly string[]> {
  const ids: string[] = [];
  for (const field of fortifications(ctx, "minefield")) {
    const there = together.filter(isOnTable);
    if (there.length === 0) break;
    const isOver = isSettled(walks, field, move) || move.crossed.includes(field.piece.id);
    if (isOver || !touched(ctx, together, walks, field)) continue;
    ids.push(field.piece.id);
    yield* mineAttack(ctx, there, field.piece, "dt.fort.mine-over");
  }
  return ids;
}
