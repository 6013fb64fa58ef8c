import { measured } from "../geometry/index.ts";
import type { ActionOf } from "./actions/schema.ts";
import { placeOf } from "./actions/schema.ts";
import { sidePlan } from "./arriving.ts";
import type { Needs } from "./attack/orders.ts";
import { embarkNeeds, rootOf } from "./carrying/starting.ts";
import { type FortificationKind, fortificationSizes, terrainKinds } from "./data/terrain.ts";
import { leftToPlace } from "./fortifications/buying.ts";
import { fortificationAt, groundOf } from "./ground.ts";
import { crowdObstacle, standObstacle } from "./moving/barriers.ts";
import { needCoherent } from "./moving/ways.ts";
import { otherSide, type Side, sideIds, type State, type TerrainPiece, type Unit } from "./state.ts";
import { centimetres, type Ctx, inCm, number, record, written } from "./table.ts";
import { figuresOf, findUnit, hasOwnSkill } from "./units.ts";

type Place = measured.Place;

/** The units of a side that have still to be placed or held back. */
export const toDeploy = ({ units }: State, side: Side): readonly Unit[] =>
  units.filter((unit) => unit.side === side && unit.where === "off" && unit.waits === "deployment");

/** Whose turn it is in the set-up: the defender places first; null when all is done. dt.fort.deploy */
export const deploys = (state: State): Side | null =>
  sideIds
    .toSorted((a, b) => Number(b === state.defender) - Number(a === state.defender))
    .find((side) => toDeploy(state, side).length > 0) ?? null;

/** The corners of a piece of fortification: its front looks along the facing. */
function shapeOf(kind: FortificationKind, at: Place, facing: number): readonly Place[] {
  const { wide, deep } = fortificationSizes[kind];
  const [across, along] = [(wide * measured.centimetre) / 2, (deep * measured.centimetre) / 2];
  const corners = [
    { x: -across, y: -along },
    { x: across, y: -along },
    { x: across, y: along },
    { x: -across, y: along },
  ];
  return measured.turnedTo(corners, at, facing);
}

/** Whether places lie in the area where a side deploys. */
function needArea(ctx: Ctx, req: Needs, side: Side, places: readonly Place[]): void {
  const area = sidePlan(ctx.state, side)?.deploys ?? null;
  if (
    !req.need(
      area !== null,
      {
        met: "The side deploys on the table.",
        unmet: "The side does not deploy on the table: its units come on during the game.",
      },
      "dt.setup.scenario",
    ) ||
    area === null
  )
    return;
  const [left, top, right, bottom] = area;
  const inside = ({ x, y }: Place): boolean =>
    x >= left * measured.centimetre &&
    x <= right * measured.centimetre &&
    y >= top * measured.centimetre &&
    y <= bottom * measured.centimetre;
  req.need(
    places.every(inside),
    {
      met: `It lies between ${left},${top} and ${right},${bottom}.`,
      unmet: `It would not lie wholly between ${left},${top} and ${right},${bottom}.`,
    },
    "dt.setup.scenario",
    "dt.fort.deploy",
  );
}

/** Whose unit is placed now. */
export function unitToPlace(ctx: Ctx, req: Needs, id: string): Unit | null {
  const unit = findUnit(ctx.state, id);
  const side = ctx.state.phase === "set-up" ? deploys(ctx.state) : null;
  const waits = unit !== undefined && unit.waits === "deployment" && unit.side === side;
  return req.need(
    waits,
    {
      met: `${id} can be placed now.`,
      unmet:
        unit === undefined
          ? `There is no unit ${id}.`
          : unit.waits === "deployment"
            ? `${id} belongs to the ${unit.side}, who do not deploy now.`
            : `${id} does not wait to be placed.`,
    },
    "dt.setup.scenario",
  ) && unit !== undefined
    ? unit
    : null;
}

/**
 * At least half of the units are held in reserve, each hero counted; those aboard are where their carrier is. Units that
 * have to be placed are held back by nobody. dt.reserve.half, dt.fort.unit-start
 */
export function needHalf(ctx: Ctx, req: Needs, placed: Unit, carrier: Unit | null = null): void {
  const { state } = ctx;
  if ((sidePlan(state, placed.side)?.reserves ?? "none") === "none") return;
  const own = state.units.filter(({ side }) => side === placed.side);
  const holdable = own.filter((unit) => !hasOwnSkill(unit, "strongpoint"));
  const held = holdable.filter((unit) => {
    const root = unit === placed ? (carrier ?? unit) : rootOf(state, unit);
    return root.waits === "reserve" || (root.waits === "deployment" && root !== placed);
  }).length;
  const least = Math.min(Math.ceil(own.length / 2), holdable.length);
  req.need(
    held >= least,
    {
      met: `At least half of the ${own.length} units can still be held in reserve.`,
      unmet: `At least ${least} of the ${own.length} units have to be held in reserve; only ${held} could be then.`,
    },
    "dt.reserve.half",
  );
}

/** What placing a unit needs. dt.setup.scenario, dt.reserve.half */
export function deployNeeds(ctx: Ctx, req: Needs, action: ActionOf<"deploy">): void {
  const unit = unitToPlace(ctx, req, action.unit);
  if (unit === null) return;
  const places = action.places.map(placeOf);
  const count = unit.miniatures.length;
  if (
    !req.need(
      places.length === count,
      {
        met: "Each miniature has a place.",
        unmet: `${places.length} places are given; ${count} are needed, one for each miniature.`,
      },
      "dt.setup.scenario",
    )
  )
    return;
  needArea(ctx, req, unit.side, places);
  needHalf(ctx, req, unit);
  if (hasOwnSkill(unit, "strongpoint")) needFort(ctx, req, unit, places);
  const facing = action.facing ?? unit.facing;
  const placed: Unit = {
    ...unit,
    where: "table",
    facing,
    miniatures: unit.miniatures.map((one, i) => ({ ...one, at: places[i] ?? one.at })),
  };
  const units = ctx.state.units.map((one) => (one === unit ? placed : one));
  const there: Ctx = { ...ctx, state: { ...ctx.state, units } };
  for (const { miniature } of figuresOf([placed])) {
    const why = standObstacle(there, placed, miniature.at, facing, 0, new Map(), miniature.id);
    if (why !== null) req.fail(`${miniature.id}: ${why.text}`, ...why.cites);
  }
  needCoherent(there, req, [placed], new Map());
  const crowd = crowdObstacle(there, [placed]);
  if (crowd !== null) req.fail(crowd.text, ...crowd.cites);
}

/** A unit is placed before the game. */
export function deploy(ctx: Ctx, action: ActionOf<"deploy">): void {
  const unit = findUnit(ctx.state, action.unit);
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
function needFort(ctx: Ctx, req: Needs, { id, side }: Unit, places: readonly Place[]): void {
  const isOwn = (piece: TerrainPiece | null): boolean => piece !== null && piece.owner !== otherSide(side);
  const inside = places.every((place) => isOwn(fortificationAt(ctx.state, place)));
  req.need(
    inside,
    {
      met: `${id} is placed in a strongpoint or bunker of its side.`,
      unmet: `${id} has to be placed in a strongpoint or bunker of its side.`,
    },
    "dt.fort.unit-start",
    "dt.skill.strongpoint",
  );
}

/** What beginning the game aboard another unit needs. dt.carry.start */
export function embarksNeeds(ctx: Ctx, req: Needs, action: ActionOf<"embark">): void {
  const unit = unitToPlace(ctx, req, action.unit);
  if (unit === null) return;
  embarkNeeds(ctx, req, unit, action);
  const carrier = findUnit(ctx.state, action.carrier);
  if (carrier !== undefined) needHalf(ctx, req, unit, carrier);
}

/** A hundredth of a centimetre is no distance. */
const tolerance = 10;

/** What placing a fortification needs. dt.fort.deploy, dt.fort.spacing, dt.fort.no-objective */
export function fortifyNeeds(ctx: Ctx, req: Needs, action: ActionOf<"fortify">): void {
  const { state } = ctx;
  const places = state.phase === "set-up" && deploys(state) === action.side;
  if (
    !req.need(
      places,
      {
        met: `The ${action.side} places its fortifications now.`,
        unmet: `The ${action.side} does not place fortifications now.`,
      },
      "dt.fort.deploy",
    )
  )
    return;
  const left = leftToPlace(state, action.side, action.kind);
  if (
    !req.need(
      left > 0,
      {
        met: `The ${action.side} has a ${action.kind} left to place.`,
        unmet: `The ${action.side} has no ${action.kind} left to place.`,
      },
      "dt.fort.scenario-free",
      "dt.fort.cost",
      "dt.fort.free",
    )
  )
    return;
  const corners = shapeOf(action.kind, placeOf(action.at), action.facing ?? 0);
  const onTable = corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= state.width && y <= state.height);
  if (
    !req.need(
      onTable,
      { met: "It lies on the table.", unmet: "It would not lie wholly on the table." },
      "dt.fort.deploy",
    )
  )
    return;
  needArea(ctx, req, action.side, corners);
  const solid = action.kind === "bunker" || action.kind === "strongpoint";
  if (!solid) return;
  const edge = centimetres(ctx, "dt.number.fort-edge");
  const least = Math.min(...corners.flatMap(({ x, y }) => [x, y, state.width - x, state.height - y]));
  req.need(
    least >= edge - tolerance,
    {
      met: `It lies ${inCm(least)} cm from the edge of the table.`,
      unmet: `It would lie ${inCm(least)} cm from the edge of the table; it has to be at least ${number(ctx, "dt.number.fort-edge")} cm.`,
    },
    "dt.fort.spacing",
  );
  const gapTo = (piece: TerrainPiece): number => measured.gapToGround({ kind: "hull", corners }, piece.corners).length;
  for (const { piece } of groundOf(state).pieces) {
    const gap = gapTo(piece);
    const impassable = ["wall", "cliff", "deep-water", "building"].includes(piece.kind);
    const fort = piece.kind === "bunker" || piece.kind === "strongpoint";
    if (impassable)
      req.need(
        gap >= edge - tolerance,
        {
          met: `It lies ${inCm(gap)} cm from ${piece.id}.`,
          unmet: `It would lie ${inCm(gap)} cm from ${piece.id}; it has to be at least ${inCm(edge)} cm.`,
        },
        "dt.fort.spacing",
      );
    const apart = centimetres(ctx, "dt.number.fort-apart");
    if (fort)
      req.need(
        gap >= apart - tolerance,
        {
          met: `It lies ${inCm(gap)} cm from ${piece.id}.`,
          unmet: `It would lie ${inCm(gap)} cm from ${piece.id}; it has to be at least ${inCm(apart)} cm.`,
        },
        "dt.fort.spacing",
      );
  }
  const under = state.objectives.find(({ at }) => measured.isOver(corners, at));
  req.need(
    under === undefined,
    {
      met: "No objective lies in it or under it.",
      unmet: `${under?.id ?? "An objective"} would lie in it or under it.`,
    },
    "dt.fort.no-objective",
  );
}

/** A fortification is placed. */
export function fortify(ctx: Ctx, action: ActionOf<"fortify">): void {
  const { state } = ctx;
  state.named++;
  const { kind } = action;
  const piece: TerrainPiece = {
    id: `fort-${state.named}`,
    kind,
    corners: [...shapeOf(kind, placeOf(action.at), action.facing ?? 0)],
    height: Math.round(terrainKinds[kind].height * measured.centimetre),
    floors: 0,
    doors: [],
    windows: [],
    facing: action.facing ?? 0,
    owner: action.side,
    until: null,
  };
  state.terrain = [...state.terrain, piece];
  record(ctx, {
    event: "terrain",
    piece: piece.id,
    what: `a ${kind} at ${written(placeOf(action.at))}`,
    cites: [
      "dt.fort.deploy",
      "dt.fort.scenario-free",
      ...(action.side === state.defender ? (["dt.setup.fort-defender"] as const) : []),
    ],
  });
}
