import {
  aside,
  depth,
  type Facing,
  facings,
  facingsToward,
  quarterTurn,
  shorterTurn,
  type Turn,
} from "../../geometry/index.ts";
import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { choose, type Ctx, type Place, players, reading, record, type Rules, unitPlace } from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";

/**
 * The facing with which a unit faces a place: along the larger of the two distances; on an exact diagonal the one that
 * needs the smaller turn, and the players' choice if that is still open. rr.open.facing-diagonal
 */
export function* facingToward(ctx: Ctx, unit: AxisUnit, to: Place, seat = players): Rules<Facing> {
  const from = unitPlace(ctx, unit);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return unit.facing;
  const sees = (facing: Facing): boolean => depth(facing, dx, dy) > 0 && aside(facing, dx, dy) <= depth(facing, dx, dy);
  const players_ = reading(ctx, "rr.open.facing-diagonal") === "players-choose";
  let candidates = players_ ? facings.filter(sees) : facingsToward(dx, dy);
  if (!players_ && candidates.length > 1) {
    const quarters = (facing: Facing): number => shorterTurn(unit.facing, facing).quarters;
    const least = Math.min(...candidates.map(quarters));
    candidates = candidates.filter((facing) => quarters(facing) === least);
  }
  return yield* choose(
    seat,
    { id: "rr.decide.face-diagonal", text: `Which way does ${unit.id} face?`, piece: unit.id },
    candidates.map((facing) => ({ id: facing, text: `Face ${facing}`, value: facing })),
  );
}

/** The open point on which it hangs how a unit faces a place, where that lies exactly aslant. rr.open.facing-diagonal */
export function aslantRule(ctx: Ctx, unit: AxisUnit, to: Place): readonly Citation[] {
  const from = unitPlace(ctx, unit);
  return citeIf(facingsToward(to.x - from.x, to.y - from.y).length > 1, "rr.open.facing-diagonal");
}

/**
 * Turns a unit to a facing the shorter way; the players choose when both ways are equal. rr.heard.shortest-turn,
 * rr.heard.turn-tie
 */
export function* turnTo(ctx: Ctx, unit: AxisUnit, facing: Facing, cites: readonly Citation[]): Rules {
  const { quarters, turn } = shorterTurn(unit.facing, facing);
  if (quarters === 0) return;
  const way =
    turn ??
    (yield* choose<Turn>(
      players,
      { id: "rr.decide.turn-direction", text: `Which way does ${unit.id} turn about?`, piece: unit.id },
      [
        { id: "clockwise", text: "Clockwise", value: "clockwise" },
        { id: "anti-clockwise", text: "Anti-clockwise", value: "anti-clockwise" },
      ],
    ));
  unit.facing = facing;
  record(ctx, {
    event: "faced",
    piece: unit.id,
    facing,
    turn: way,
    cites: [...cites, turn === null ? "rr.heard.turn-tie" : "rr.heard.shortest-turn"],
  });
}

/** Turns a unit to face a place. */
export function* turnToward(ctx: Ctx, unit: AxisUnit, to: Place, cites: readonly Citation[]): Rules {
  const facing = yield* facingToward(ctx, unit, to);
  yield* turnTo(ctx, unit, facing, [...cites, "rr.open.facing-diagonal"]);
}

/** Sets a unit's facing without a direction of turning, as at the end of a move. */
export function setFacing(ctx: Ctx, unit: AxisUnit, facing: Facing, cites: readonly Citation[]): void {
  if (unit.facing === facing) return;
  unit.facing = facing;
  record(ctx, { event: "faced", piece: unit.id, facing, turn: null, cites });
}

/** The facings met in a rotation, from the one after `from` to `to`, in the named direction. */
export function quartersTo(from: Facing, to: Facing, turn: Turn): readonly Facing[] {
  const met: Facing[] = [];
  let facing = from;
  do {
    facing = quarterTurn(facing, turn);
    met.push(facing);
  } while (facing !== to);
  return met;
}
