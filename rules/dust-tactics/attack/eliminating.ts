import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { footprintAt, prismOf } from "../table/bodies.ts";
import { carriedIn } from "../table/carried.ts";
import { type Ends, isBeached, type Lost, releaseCarried, type Falls, shakeRiders } from "../carrying/index.ts";
import { wreckOf } from "../table/ground.ts";
import { type Miniature, otherSide, type Side, type TerrainPiece, type Unit } from "../table/state.ts";
import { type Ctx, reading, record, type Rules } from "../table/context.ts";
import { hasAttribute, isVehicle, worthOf } from "../table/units.ts";

/**
 * A soldier of a squad leaves the table; with the last one the squad is eliminated, by the side that did it.
 * dt.dmg.removed, dt.cmd.lost
 */
export function* loseMiniature(ctx: Ctx, unit: Unit, lost: Miniature, by: Side, ...cites: readonly Citation[]): Rules {
  unit.miniatures = unit.miniatures.filter((miniature) => miniature !== lost);
  const { weapons, role, radio, commissar, spent } = lost;
  unit.lost.push({ weapons, role, radio, commissar, spent });
  record(ctx, {
    event: "miniature-lost",
    unit: unit.id,
    miniature: lost.id,
    cites: [...cites, "dt.dmg.removed", ...citeIf(lost.role !== null, "dt.cmd.lost")],
  });
  if (unit.miniatures.length === 0) yield* eliminateUnit(ctx, unit, by, "dt.dmg.removed");
}

/** What a vehicle leaves where it stood: a wreck, or deep water. dt.dmg.wreck, dt.veh.naval-sunk */
function leaveWreck(ctx: Ctx, unit: Unit, miniature: Miniature): void {
  const { body, top } = prismOf(ctx.state, unit, miniature);
  if (body.kind !== "hull") return;
  const sunk = hasAttribute(unit, "naval unit");
  const piece: TerrainPiece = {
    id: wreckOf(unit.id),
    kind: sunk ? "deep-water" : "wreck",
    corners: body.corners.map(({ x, y }) => ({ x: Math.max(0, x), y: Math.max(0, y) })),
    // what is on a hill reaches as high over the table
    height: sunk ? 0 : top,
    floors: 0,
    doors: [],
    windows: [],
    facing: unit.facing,
    owner: null,
    until: null,
  };
  ctx.state.terrain = [...ctx.state.terrain.filter(({ id }) => id !== piece.id), piece];
}

/** Where a carrier stood, for those who were aboard. */
function goneFrom(ctx: Ctx, unit: Unit, { at }: Miniature): Lost {
  const hull = footprintAt(unit, at);
  return { hull, at, beached: isBeached(ctx, hull, unit.facing) };
}

/**
 * A unit is eliminated by a side: its AP count for the enemy, of whom its own side eliminates by one reading for nobody.
 * dt.dmg.eliminated, dt.end.ap-count, dt.end.ap-again, dt.open.buried-own
 */
export function* eliminateUnit(ctx: Ctx, unit: Unit, by: Side, ...cites: readonly Citation[]): Rules {
  const own = by === unit.side;
  const counts = !own || reading(ctx, "dt.open.buried-own") === "enemy";
  const ap = worthOf(unit);
  const [miniature] = unit.miniatures;
  const carried = carriedIn(ctx.state, unit);
  const lost = miniature === undefined ? null : goneFrom(ctx, unit, miniature);
  // what goes down with a sealifter leaves nothing: dt.sea.sunk
  const wreck = isVehicle(unit) && unit.where === "table";
  if (wreck && miniature !== undefined) leaveWreck(ctx, unit, miniature);
  unit.where = "gone";
  unit.carrier = null;
  unit.pilot = false;
  unit.tokens = [];
  unit.grappledBy = null;
  unit.activated = true;
  for (const { weapons, role, radio, commissar, spent } of unit.miniatures)
    unit.lost.push({ weapons, role, radio, commissar, spent });
  unit.miniatures = [];
  if (counts) ctx.state.score[otherSide(unit.side)] += ap;
  const naval = hasAttribute(unit, "naval unit");
  record(ctx, {
    event: "eliminated",
    unit: unit.id,
    ap: counts ? ap : 0,
    wreck: wreck && !naval,
    cites: [
      ...cites,
      "dt.end.ap-count",
      ...citeIf(own, "dt.open.buried-own"),
      wreck ? (naval ? "dt.veh.naval-sunk" : "dt.dmg.wreck") : "dt.dmg.removed",
      ...citeIf(unit.returned > 0, "dt.end.ap-again", "dt.cmd.again-ap"),
    ],
  });
  if (lost !== null) yield* releaseCarried(ctx, endsBy(by), unit, carried, lost);
}

/** How those end who are aboard what a side destroys. */
const endsBy = (by: Side): Ends => ({
  eliminate: (ctx, unit, ...cites) => eliminateUnit(ctx, unit, by, ...cites),
  lose: (ctx, unit, lost, ...cites) => loseMiniature(ctx, unit, lost, by, ...cites),
});

/** Riders are shaken off by a side's hits on their vehicle. dt.rider.shaken-off, dt.open.rider-hits */
export const shakeOff = (ctx: Ctx, vehicle: Unit, by: Side, falls: Falls): Rules =>
  shakeRiders(ctx, endsBy(by), vehicle, falls);
