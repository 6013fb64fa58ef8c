import { type ActionOf, placeOf } from "../table/action-schema.ts";
import { type Req, type Ctx, record, written, withChangedUnits } from "../table/context.ts";
import { fortificationAt } from "../table/ground.ts";
import { crowdObstacle, standObstacle, requireCoherency } from "../movement/index.ts";
import { otherSide, type TerrainPiece, type Unit } from "../table/state.ts";
import { figuresOf, unitNamed, hasOwnSkill, unitById } from "../table/units.ts";
import {
  requireUnitToPlace,
  requireArea,
  requireHalfInReserve,
  gridOf,
  facingOf,
  requirePlaces,
} from "../set-up/index.ts";
import { measured } from "../../geometry/index.ts";
import type { ActionRule } from "./rule.ts";

type Place = measured.Place;

/** What placing a unit needs. dt.setup.scenario, dt.reserve.half */
export function requireDeployment(ctx: Ctx, req: Req, action: ActionOf<"deploy">): void {
  const unit = requireUnitToPlace(ctx, req, action.unit);
  if (unit === null) return;
  const places = action.places.map(placeOf);
  if (!requirePlaces(req, places, unit.miniatures, "dt.setup.scenario")) return;
  requireArea(ctx, req, unit.side, places, unit.id);
  requireHalfInReserve(ctx, req, unit);
  if (hasOwnSkill(unit, "strongpoint")) requireFort(ctx, req, unit, places);
  const facing = action.facing ?? unit.facing;
  const there = withChangedUnits(ctx, [unit], () => ({
    ...unit,
    where: "table",
    facing,
    miniatures: unit.miniatures.map((other, i) => ({ ...other, at: places[i] ?? other.at })),
  }));
  for (const { unit: placed, miniature } of figuresOf(there.together))
    req.unless(standObstacle(there.ctx, placed, { at: miniature.at, facing, floor: 0 }, { self: miniature.id }));
  requireCoherency(there.ctx, req, there.together, new Map());
  req.unless(crowdObstacle(there.ctx, there.together));
}

/** A unit is placed before the game. */
function placeUnit(ctx: Ctx, action: ActionOf<"deploy">): void {
  const unit = unitNamed(ctx.state, action.unit);
  if (unit === undefined) return;
  unit.where = "table";
  unit.waits = null;
  unit.facing = action.facing ?? unit.facing;
  for (const [i, miniature] of unit.miniatures.entries()) {
    const at = placeOf(action.places[i] ?? "0,0");
    miniature.at = { x: at.x, y: at.y };
  }
  record(ctx, { event: "placed", unit: unit.id, at: action.places[0] ?? "0,0", cites: ["dt.setup.scenario"] });
}

/** A Strongpoint unit is placed in a bunker or strongpoint of its side. dt.fort.unit-start, dt.skill.strongpoint */
function requireFort(ctx: Ctx, req: Req, { id, side }: Unit, places: readonly Place[]): void {
  const isOwn = (piece: TerrainPiece | null): boolean => piece !== null && piece.owner !== otherSide(side);
  const inside = places.every((place) => isOwn(fortificationAt(ctx.state, place)));
  req.need(inside, {
    met: `${id} is placed in a strongpoint or bunker of its side.`,
    unmet: `${id} has to be placed in a strongpoint or bunker of its side.`,
    cites: ["dt.fort.unit-start", "dt.skill.strongpoint"],
  });
}

/** The middle of a piece of terrain. */
function middleOf(corners: readonly Place[]): Place {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / corners.length), y: Math.round(sum.y / corners.length) };
}

/** Places in a fortification, in cm from its middle: its middle first, then so that four bases stand beside each other. */
const inside: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-3.01, -3],
  [3.01, -3],
  [-3.01, 3],
  [3.01, 3],
  [-3, -3.01],
  [3, -3.01],
  [-3, 3.01],
  [3, 3.01],
];

/** Where a unit may be placed: all over its side's area, a Strongpoint unit in the fortifications of its side. */
function placesFor({ state }: Ctx, unit: Unit): readonly Place[] {
  if (!hasOwnSkill(unit, "strongpoint")) return gridOf(state, unit.side, 7, 9);
  return state.terrain
    .filter(({ kind, owner }) => (kind === "bunker" || kind === "strongpoint") && owner === unit.side)
    .flatMap(({ corners }) => {
      const { x, y } = middleOf(corners);
      return inside.map(([dx, dy]) => ({ x: x + dx * measured.centimetre, y: y + dy * measured.centimetre }));
    });
}

/** Rows of places for a unit all over where it may be placed. dt.setup.scenario */
export function deployments(ctx: Ctx, unit: Unit): readonly ActionOf<"deploy">[] {
  const row = 3.5 * measured.centimetre;
  return placesFor(ctx, unit).map(({ x, y }) => {
    const places = unit.miniatures.map((_, i) => written({ x: x + (i % 3) * row, y: y + Math.floor(i / 3) * row }));
    return { do: "deploy", unit: unit.id, places, facing: facingOf(unit.side) };
  });
}

/** A unit is placed before the game. dt.setup.scenario */
const deploy: ActionRule<"deploy"> = {
  actors: (moment) => (moment.awaits === "deployment" ? [{ id: moment.unit.id }] : []),
  requires: requireDeployment,
  candidates: (ctx, { id }) => deployments(ctx, unitById(ctx.state, id)),
  *perform(ctx, _actor, action) {
    placeUnit(ctx, action);
  },
};

export const actions = { deploy };
