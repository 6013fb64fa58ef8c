import { measured } from "../../geometry/index.ts";
import { moveNow, enterTable, settledAfter, unsettled, type Move, movedBy, type Walk } from "../movement/index.ts";
import { type ActionOf, placeOf, type WayOf } from "../table/action-schema.ts";
import { costsOf, activationOf, actorsOf, finished, lost } from "../activation/index.ts";
import { areOff, figuresOf, isOnTable, type CombinedUnit, unitById, areAboard } from "../table/units.ts";
import { leaveCarrier, setOut, mount, requireMount, pickUp } from "../carrying/index.ts";
import { performMove, performWalks, type WentOn } from "./walking.ts";
import { type Ctx, impossible, reading, record, type Rules, written, quiet } from "../table/context.ts";
import { drop } from "../table/tokens.ts";

type Place = measured.Place;

type Moving = ActionOf<"move">;

/** A move; a march is made in two halves, so that somebody may react in its middle. dt.react.mid-march */
export function* moveStep(ctx: Ctx, action: Moving): Rules {
  const activation = activationOf(ctx);
  const planned = moveNow(ctx);
  if (planned === null) throw impossible("a move that was not declared");
  const together = actorsOf(ctx);
  const move = setOut(ctx, together, planned);
  if (action.from !== undefined && areOff(together)) enterTable(ctx, together, placeOf(action.from));
  if (action.picks !== undefined) pickUp(ctx, together, unitById(ctx.state, action.picks));
  if (areAboard(together)) {
    leaveCarrier(ctx, together, action);
    activation.alighted = true;
  }
  if (action.mount !== undefined) return yield* mountStep(ctx, action, move);
  const isHalf =
    move.march && activation.half === null && !activation.stuck && !(costsOf(ctx).scouts && activation.done === 0);
  const ahead = isHalf && reading(ctx, "dt.open.march-midpoint") === "declared-half";
  const went = yield* ahead ? declaredHalf(ctx, together, action, move) : performMove(ctx, together, action, move);
  noteMoved(ctx, together, move, went);
  if (!isHalf || went.stuck) return finished(ctx, { march: move.march });
  activation.half = { ...went.gone };
  activation.slowed = [...went.slowed];
  activation.crossed = [...went.crossed];
  record(ctx, { event: "halfway", unit: activation.unit, cites: ["dt.react.mid-march", "dt.open.march-midpoint"] });
}

/** The free MOVE of those who have reacted. dt.skill.move-and-fire */
export function* freeMove(ctx: Ctx, together: CombinedUnit, action: Moving): Rules {
  const move = moveNow(ctx);
  if (move === null) throw impossible("a free move of nobody");
  if (action.mount !== undefined) return yield* goAboard(ctx, together, action, move);
  yield* performMove(ctx, together, action, move);
  giveUp(ctx, together, move);
}

/** What units give up by moving. dt.veh.dozer-cover, dt.skill.camouflage-march */
function giveUp(ctx: Ctx, together: CombinedUnit, { march }: Move): void {
  for (const unit of together) {
    drop(ctx, unit, "dozer", "it moves", "dt.veh.dozer-cover");
    if (march) drop(ctx, unit, "camouflaged", "it marches", "dt.skill.camouflage-march");
  }
}

/** What units give up by moving, who halted, and whether they are stuck. dt.terrain.halt, dt.terrain.stuck */
function noteMoved(ctx: Ctx, together: CombinedUnit, move: Move, went: WentOn): void {
  const activation = activationOf(ctx);
  giveUp(ctx, together, move);
  if (went.stuck) activation.stuck = true;
  activation.halted = [...new Set([...activation.halted, ...went.halted])];
}

/** What of a way lies beyond so much of it. */
function beyond(path: readonly Place[], most: number): readonly Place[] {
  let left = most;
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length > left) return path.slice(i + 1);
    left -= length;
  }
  return [];
}

/**
 * The first half of a march whose whole way was declared: everybody goes half of it, or to the last place before the
 * middle where it can stand; the rest is kept. dt.open.march-midpoint
 */
function* declaredHalf(ctx: Ctx, together: CombinedUnit, action: Moving, move: Move): Rules<WentOn> {
  const moved = movedBy(ctx, quiet(), together, action, move);
  if (moved === null) throw impossible("a legal march without ways");
  const ways: WayOf[] = [];
  const ahead: { miniature: string; path: Place[]; floor: number }[] = [];
  const wholes = moved.walks.map((walk) => {
    const path = askedWay(action, walk);
    return { ...walk, path, length: measured.lengthOf(path) };
  });
  for (const [i, walk] of settledWalks(ctx, together, wholes, ({ length }) => length / 2).entries()) {
    const { miniature } = walk.figure;
    ways.push({ miniature: miniature.id, path: [...walk.path.slice(1), endOf(walk)].map(written) });
    const rest = beyond(wholes[i]?.path ?? [], walk.length).map(({ x, y }) => ({ x, y }));
    if (rest.length > 0) ahead.push({ miniature: miniature.id, path: rest, floor: walk.floor });
  }
  const half: Moving = {
    do: "move",
    unit: action.unit,
    ways,
    ...(action.facing !== undefined && { facing: action.facing }),
  };
  const apart = { ...move, coherent: false };
  const halfway = movedBy(ctx, quiet(), together, half, apart);
  if (halfway === null) throw impossible("a legal march without ways to its middle");
  const went = yield* performWalks(
    ctx,
    together,
    { ...halfway, walks: settledWalks(ctx, together, halfway.walks, ({ length }) => length) },
    apart,
  );
  activationOf(ctx).ahead = ahead;
  return went;
}

/**
 * So much of each walk, one after the other: nobody ends where somebody else does, nor where terrain has halted
 * somebody. dt.terrain.halt, dt.move.no-overlap
 */
function settledWalks(
  ctx: Ctx,
  together: CombinedUnit,
  walks: readonly Walk[],
  most: (walk: Walk) => number,
): readonly Walk[] {
  const ends = unsettled(together);
  return walks.map((walk) => {
    const settled = { ...walk, ...settledAfter(ctx, walk, most(walk), ends) };
    ends.set(walk.figure.miniature.id, endOf(settled));
    return settled;
  });
}

const endOf = ({ figure, path }: Walk): Place => path.at(-1) ?? figure.miniature.at;

/** The way that a miniature was told to go, or that was found for it. */
function askedWay({ ways }: Moving, { figure, path }: Walk): readonly Place[] {
  const told = ways?.find(({ miniature }) => miniature === figure.miniature.id);
  return told === undefined ? path : [figure.miniature.at, ...told.path.map(placeOf)];
}

/** The second half of a march whose whole way was declared; where the way is not open any more, it is lost. dt.open.march-midpoint */
export function* completeMarch(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const together = actorsOf(ctx);
  const move = moveNow(ctx);
  const there = new Set(figuresOf(together).map(({ miniature }) => miniature.id));
  const ways = (activation.ahead ?? [])
    .filter(({ miniature }) => there.has(miniature) && !activation.halted.includes(miniature))
    .map(({ miniature, path, floor }): WayOf => ({ miniature, path: path.map(written), floor }));
  activation.ahead = null;
  if (move === null || ways.length === 0) return finished(ctx, { march: true });
  const action: Moving = { do: "move", unit: activation.unit, ways };
  const req = quiet();
  movedBy(ctx, req, together, action, move);
  if (!req.holding) return lost(ctx, "its way is no longer open", "dt.react.mid-march", "dt.open.march-midpoint");
  noteMoved(ctx, together, move, yield* performMove(ctx, together, action, move));
  finished(ctx, { march: true });
}

/** Units go to a carrier and aboard it, as far as wire and terrain let them. dt.carry.mount, dt.fort.wire-roll, dt.fort.mine-attack */
function* goAboard(ctx: Ctx, together: CombinedUnit, action: Moving, move: Move): Rules {
  const walks = requireMount(ctx, quiet(), together, action, move);
  if (walks === null) throw impossible("a legal mount without ways");
  const { stuck } = yield* performWalks(ctx, together, { walks, facing: null }, move, "dt.carry.mount");
  const there = together.filter(isOnTable);
  if (!stuck) mount(ctx, there, unitById(ctx.state, action.mount ?? ""));
  giveUp(ctx, there, move);
}

/** A unit mounts a carrier: its move is over. dt.carry.mount */
function* mountStep(ctx: Ctx, action: Moving, move: Move): Rules {
  yield* goAboard(ctx, actorsOf(ctx), action, move);
  // nobody mounts and gets out in one activation: dt.pilot.not-both
  activationOf(ctx).stuck = true;
  finished(ctx, { march: move.march });
}
