import { measured } from "../../geometry/index.ts";
import { type ActionOf, placeOf } from "../table/action-schema.ts";
import { type Req, centimetres, type Ctx, inCm, number, record, written } from "../table/context.ts";
import { type FortificationKind, fortificationSizes, terrainKinds, fortificationKinds } from "../book/terrain.ts";
import { leftToPlace, deploys, requiresArea, gridOf, facingOf } from "../set-up/index.ts";
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
const tolerance = 10;

/** What placing a fortification needs. dt.fort.deploy, dt.fort.spacing, dt.fort.no-objective */
export function requiresFortification(ctx: Ctx, req: Req, action: ActionOf<"fortify">): void {
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
  const what = `The ${action.kind}`;
  const corners = shapeOf(action.kind, placeOf(action.at), action.facing ?? 0);
  const onTable = corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= state.width && y <= state.height);
  if (
    !req.need(
      onTable,
      { met: `${what} lies on the table.`, unmet: `${what} would not lie wholly on the table.` },
      "dt.fort.deploy",
    )
  )
    return;
  requiresArea(ctx, req, action.side, corners, what);
  const solid = action.kind === "bunker" || action.kind === "strongpoint";
  if (!solid) return;
  const edge = centimetres(ctx, "dt.number.fort-edge");
  const least = Math.min(...corners.flatMap(({ x, y }) => [x, y, state.width - x, state.height - y]));
  req.need(
    least >= edge - tolerance,
    {
      met: `${what} lies ${inCm(least)} cm from the edge of the table.`,
      unmet: `${what} would lie ${inCm(least)} cm from the edge of the table; it has to be at least ${number(ctx, "dt.number.fort-edge")} cm.`,
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
          met: `${what} lies ${inCm(gap)} cm from ${piece.id}.`,
          unmet: `${what} would lie ${inCm(gap)} cm from ${piece.id}; it has to be at least ${inCm(edge)} cm.`,
        },
        "dt.fort.spacing",
      );
    const apart = centimetres(ctx, "dt.number.fort-apart");
    if (fort)
      req.need(
        gap >= apart - tolerance,
        {
          met: `${what} lies ${inCm(gap)} cm from ${piece.id}.`,
          unmet: `${what} would lie ${inCm(gap)} cm from ${piece.id}; it has to be at least ${inCm(apart)} cm.`,
        },
        "dt.fort.spacing",
      );
  }
  const under = state.objectives.find(({ at }) => measured.isOver(corners, at));
  req.need(
    under === undefined,
    {
      met: `No objective lies in or under the ${action.kind}.`,
      unmet: `${under?.id ?? "An objective"} would lie in or under the ${action.kind}.`,
    },
    "dt.fort.no-objective",
  );
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
      ...(action.side === state.defender ? (["dt.setup.fort-defender"] as const) : []),
    ],
  });
}

/** Places for the fortifications a side has left. dt.fort.deploy */
export const fortifications = (ctx: Ctx, side: Side): readonly ActionOf<"fortify">[] =>
  fortificationKinds
    .filter((kind) => leftToPlace(ctx.state, side, kind) > 0)
    .flatMap((kind) => {
      const solid = kind === "bunker" || kind === "strongpoint";
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
  requires: requiresFortification,
  candidates: (ctx, { id }) => sideIds.filter((side) => side === id).flatMap((side) => fortifications(ctx, side)),
  *perform(ctx, _actor, action) {
    placeFortification(ctx, action);
  },
};

export const actions = { fortify };
