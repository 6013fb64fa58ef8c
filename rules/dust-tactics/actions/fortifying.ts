import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import { type ActionOf, placeOf } from "../table/action-schema.ts";
import { type Req, centimetres, type Ctx, inCm, record, written } from "../table/context.ts";
import { type FortificationKind, fortificationSizes, terrainKinds, fortificationKinds } from "../book/terrain.ts";
import { leftToPlace, deploys, requireArea, gridOf, facingOf } from "../set-up/index.ts";
import { groundOf } from "../table/ground.ts";
import { type TerrainPiece, type Side, sideIds } from "../table/state.ts";
import type { ActionRule } from "./rule.ts";

type Place = measured.Place;

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

/** A hundredth of a centimetre is no distance. */
const TOLERANCE = 10;

/** What placing a fortification needs. dt.fort.deploy, dt.fort.spacing, dt.fort.no-objective */
export function requireFortification(ctx: Ctx, req: Req, action: ActionOf<"fortify">): void {
  const { state } = ctx;
  const { side, kind } = action;
  const isTime = {
    met: `The ${side} places its fortifications now.`,
    unmet: `The ${side} does not place fortifications now.`,
  };
  if (!req.need(state.phase === "set-up" && deploys(state) === side, isTime, "dt.fort.deploy")) return;
  const has = { met: `The ${side} has a ${kind} left to place.`, unmet: `The ${side} has no ${kind} left to place.` };
  const left = leftToPlace(state, side, kind) > 0;
  if (!req.need(left, has, "dt.fort.scenario-free", "dt.fort.cost", "dt.fort.free")) return;
  const what = `The ${kind}`;
  const corners = shapeOf(kind, placeOf(action.at), action.facing ?? 0);
  const onTable = corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= state.width && y <= state.height);
  const lies = { met: `${what} lies on the table.`, unmet: `${what} would not lie wholly on the table.` };
  if (!req.need(onTable, lies, "dt.fort.deploy")) return;
  requireArea(ctx, req, side, corners, what);
  if (!isSolid(kind)) return;
  requireSpacing(ctx, req, what, corners);
  const under = state.objectives.find(({ at }) => measured.isOver(corners, at));
  req.need(under === undefined, {
    met: `No objective lies in or under the ${kind}.`,
    unmet: `${under?.id ?? "An objective"} would lie in or under the ${kind}.`,
    cites: ["dt.fort.no-objective"],
  });
}

/** A bunker or a strongpoint. */
const isSolid = (kind: TerrainPiece["kind"]): boolean => kind === "bunker" || kind === "strongpoint";

/** A bunker or strongpoint lies away from the edge, from what nobody passes, and from others. dt.fort.spacing */
function requireSpacing(ctx: Ctx, req: Req, what: string, corners: readonly Place[]): void {
  const { state } = ctx;
  const requireGap = (gap: number, from: string, least: number): boolean =>
    req.need(gap >= least - TOLERANCE, {
      met: `${what} lies ${inCm(gap)} cm from ${from}.`,
      unmet: `${what} would lie ${inCm(gap)} cm from ${from}; it has to be at least ${inCm(least)} cm.`,
      cites: ["dt.fort.spacing"],
    });
  const edge = centimetres(ctx, "dt.number.fort-edge");
  const apart = centimetres(ctx, "dt.number.fort-apart");
  const toEdge = Math.min(...corners.flatMap(({ x, y }) => [x, y, state.width - x, state.height - y]));
  requireGap(toEdge, "the edge of the table", edge);
  for (const { piece } of groundOf(state).pieces) {
    const gap = measured.gapToGround({ kind: "hull", corners }, piece.corners).length;
    if (["wall", "cliff", "deep-water", "building"].includes(piece.kind)) requireGap(gap, piece.id, edge);
    if (isSolid(piece.kind)) requireGap(gap, piece.id, apart);
  }
}

/** A fortification is placed. */
function placeFortification(ctx: Ctx, action: ActionOf<"fortify">): void {
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
      ...citeIf(action.side === state.defender, "dt.setup.fort-defender"),
    ],
  });
}

/** Places for the fortifications a side has left. dt.fort.deploy */
export const fortifications = (ctx: Ctx, side: Side): readonly ActionOf<"fortify">[] =>
  fortificationKinds
    .filter((kind) => leftToPlace(ctx.state, side, kind) > 0)
    .flatMap((kind) => {
      const solid = isSolid(kind);
      return gridOf(ctx.state, side, solid ? 6 : 11, solid ? 9 : 18).map((at): ActionOf<"fortify"> => ({
        do: "fortify",
        side,
        kind,
        at: written(at),
        facing: facingOf(side),
      }));
    });

/** A fortification is placed before the game. dt.fort.deploy */
const fortify: ActionRule<"fortify"> = {
  actors: (moment) => (moment.awaits === "deployment" ? [{ id: moment.side }] : []),
  requires: requireFortification,
  candidates: (ctx, { id }) => sideIds.filter((side) => side === id).flatMap((side) => fortifications(ctx, side)),
  *perform(ctx, _actor, action) {
    placeFortification(ctx, action);
  },
};

export const actions = { fortify };
