import { directions, edgeBetween, type Square } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, grid, name, reading } from "../table/context.ts";
import { edge, edgeNames, ground } from "../table/terrain.ts";
import { lockBetween } from "./locks.ts";
import { blocksWalking, entersFlames, lowWallFor, type Mover } from "./movement.ts";
import { templateSquares } from "../sight/index.ts";

/** What a step meets: on the square it leads to, under the foot it leaves, or on the edges it crosses. */
export interface StepFeature {
  /** What lies there and where, as the end of a sentence: "a hedge is on 3,4". */
  readonly text: string;
  /** Whether it keeps whoever steps from walking. */
  readonly stops: boolean;
  readonly cites: readonly Citation[];
}

/** What a step from a square to a neighbour meets, in no order; nothing on plain ground. rr.move.blocked */
export const stepFeatures = (
  ctx: Ctx,
  mover: Mover,
  from: Square,
  to: Square,
  direction: number,
): readonly StepFeature[] => [
  ...groundEntered(ctx, mover, to),
  ...groundLeft(ctx, from),
  ...template(ctx, mover, to),
  ...(mover === "axis" ? flames(ctx, from, to) : lock(ctx, from, to)),
  ...(direction % 2 === 0 ? edgeCrossed(ctx, mover, from, to) : cornerPassed(ctx, mover, from, to, direction)),
];

/** What the ground of a square has to do with a step onto it. rr.cover.hedge-move, rr.cover.crate-move */
function groundEntered(ctx: Ctx, mover: Mover, to: Square): readonly StepFeature[] {
  const at = name(ctx, to);
  switch (grid(ctx).squares[to]) {
    case ground.water: {
      const swims = mover === "diver" || mover === "swimmer";
      const how: readonly Citation[] =
        mover === "diver" ? ["rr.scuba.enter"] : mover === "swimmer" ? ["rr.scuba.swim"] : [];
      return [{ text: `${at} is water`, stops: !swims, cites: ["rr.square.water-move", ...how] }];
    }
    case ground.rock:
      return [{ text: `${at} is rock`, stops: true, cites: ["rr.square.rock-move"] }];
    case ground.hedge:
      return [
        {
          text: `a hedge is on ${at}`,
          stops: mover !== "axis",
          cites: ["rr.climb.hedge-crate", "rr.cover.hedge-move"],
        },
      ];
    case ground.crates:
      return mover === "axis"
        ? [
            {
              text: `crates are on ${at}`,
              stops: reading(ctx, "rr.open.axis-climb-crates") === "no",
              cites: ["rr.cover.crate-move", "rr.open.axis-climb-crates"],
            },
          ]
        : [{ text: `crates are on ${at}`, stops: true, cites: ["rr.climb.hedge-crate", "rr.cover.crate-move"] }];
    case ground.dump:
      return [{ text: `a supply dump is on ${at}`, stops: true, cites: ["rr.cover.supply-dump"] }];
    case ground.forest:
      return mover === "disguised"
        ? [
            {
              text: `${at} is forest, which she does not enter in disguise`,
              stops: true,
              cites: ["rr.dare.disguise-no-forest"],
            },
          ]
        : [];
    default:
      return [];
  }
}

/** Rock is left as it is entered, or by a move. rr.open.leave-rock-cost */
const groundLeft = (ctx: Ctx, from: Square): readonly StepFeature[] =>
  grid(ctx).squares[from] === ground.rock
    ? [
        {
          text: `${name(ctx, from)} is rock`,
          stops: reading(ctx, "rr.open.leave-rock-cost") === "climb",
          cites: ["rr.square.rock-move", "rr.open.leave-rock-cost"],
        },
      ]
    : [];

const template = (ctx: Ctx, mover: Mover, to: Square): readonly StepFeature[] =>
  ctx.state.templates.length > 0 && templateSquares(ctx).includes(to)
    ? [
        {
          text: `a blast template covers ${name(ctx, to)}`,
          stops: mover === "axis" || reading(ctx, "rr.open.template-movement") === "everyone-on-foot",
          cites: ["rr.barrel.template-stays", "rr.open.template-movement"],
        },
      ]
    : [];

/** The Axis keeps out of burning rooms. rr.dogs.flame-axis-stay-out */
const flames = (ctx: Ctx, from: Square, to: Square): readonly StepFeature[] =>
  entersFlames(ctx, from, to)
    ? [
        {
          text: `the room of ${name(ctx, to)} is in flames`,
          stops: true,
          cites: ["rr.dogs.flame-axis-stay-out", "rr.open.dogs-flame-blocked-route"],
        },
      ]
    : [];

const lock = (ctx: Ctx, from: Square, to: Square): readonly StepFeature[] =>
  ctx.state.jager !== null && lockBetween(ctx, from, to) !== undefined
    ? [
        {
          text: `the door between ${name(ctx, from)} and ${name(ctx, to)} is locked`,
          stops: true,
          cites: ["rr.jager.lock-blocks"],
        },
      ]
    : [];

/** Who does not cross low walls, as the end of a sentence, and by which rule. */
const noVault: Readonly<Partial<Record<Mover, readonly [string, Citation]>>> = {
  crouched: [", which nobody crosses crouched", "rr.crouch.no-vault"],
  swimmer: [", which a swimmer does not cross", "rr.scuba.low-wall"],
  disguised: [", which she does not cross in disguise", "rr.dare.disguise-no-vault"],
};

/** What lies on the edge that a step crosses. rr.cover.high-wall-grapple, rr.window.climb */
function edgeCrossed(ctx: Ctx, mover: Mover, from: Square, to: Square): readonly StepFeature[] {
  const code = edgeBetween(grid(ctx), from, to);
  const between = `a ${edgeNames[code] ?? "wall"} lies between ${name(ctx, from)} and ${name(ctx, to)}`;
  switch (code) {
    case edge.open:
      return [];
    case edge.lowWall: {
      const passage = lowWallFor(ctx, mover, from, to);
      if (passage === "passed-under")
        return [{ text: `${between}, over the swimmer`, stops: false, cites: ["rr.scuba.under-bridge"] }];
      const [why, cite] = noVault[mover] ?? ["", null];
      return [
        {
          text: `${between}${why}`,
          stops: passage === "closed",
          cites: ["rr.cover.low-wall-move", ...(cite === null ? [] : [cite])],
        },
      ];
    }
    case edge.door:
      return [{ text: between, stops: false, cites: ["rr.building.door-move"] }];
    case edge.window:
      return [{ text: between, stops: mover !== "axis", cites: ["rr.climb.window", "rr.window.climb"] }];
    case edge.buildingWall:
      return [{ text: between, stops: true, cites: ["rr.building.wall"] }];
    case edge.grapplePoint:
      return [
        {
          text: `${between}, with a grapple point`,
          stops: true,
          cites: ["rr.cover.high-blocks", "rr.cover.high-wall-grapple"],
        },
      ];
    default:
      return [{ text: between, stops: true, cites: ["rr.cover.high-blocks", "rr.cover.high-wall-grapple"] }];
  }
}

/** The two squares beside a diagonal step. */
const besideStep = (from: Square, to: Square, direction: number): readonly Square[] => {
  const dx = directions[direction]?.dx ?? 0;
  return [from + dx, to - dx];
};

/** The squares on both sides of the edges between a square and a neighbour: of one edge, or of the four at a corner. */
const edgesAround = (from: Square, to: Square, direction: number): readonly (readonly [Square, Square])[] =>
  direction % 2 === 0
    ? [[from, to]]
    : besideStep(from, to, direction).flatMap((via) => [[from, via] as const, [via, to] as const]);

/** The codes of the edges between a square and a neighbour: one, or the four that meet at the corner between them. */
export const edgesMet = (ctx: Ctx, from: Square, to: Square, direction: number): readonly number[] =>
  edgesAround(from, to, direction).map(([a, b]) => edgeBetween(grid(ctx), a, b));

/** What a diagonal step finds on the edges that meet at its corner. */
function cornerPassed(ctx: Ctx, mover: Mover, from: Square, to: Square, direction: number): readonly StepFeature[] {
  const codes = new Set(edgesMet(ctx, from, to, direction));
  const corner = (
    what: string,
    { stops }: { readonly stops: boolean },
    ...cites: readonly Citation[]
  ): StepFeature => ({
    text: `${what} is at the corner between ${name(ctx, from)} and ${name(ctx, to)}`,
    stops,
    cites,
  });
  const features: StepFeature[] = [];
  if (codes.has(edge.lowWall)) {
    const [, cite] = noVault[mover] ?? ["", null];
    const passages = edgesAround(from, to, direction)
      .filter(([a, b]) => edgeBetween(grid(ctx), a, b) === edge.lowWall)
      .map(([a, b]) => lowWallFor(ctx, mover, a, b));
    const stops =
      passages.includes("closed") ||
      (passages.includes("vaulted") && reading(ctx, "rr.open.low-wall-diagonal") !== "yes");
    features.push(corner("a low wall", { stops }, "rr.open.low-wall-diagonal", ...(cite === null ? [] : [cite])));
  }
  if (codes.has(edge.highWall) || codes.has(edge.grapplePoint))
    features.push(corner("a high wall", { stops: true }, "rr.cover.high-blocks", "rr.open.diagonal-wall-corner"));
  if (codes.has(edge.buildingWall))
    features.push(corner("a building wall", { stops: true }, "rr.building.wall", "rr.open.diagonal-wall-corner"));
  if (codes.has(edge.door))
    features.push(
      corner(
        "a doorway",
        { stops: true },
        "rr.move.diagonal-door",
        "rr.building.door-diagonal",
        "rr.open.diagonal-wall-corner",
      ),
    );
  if (codes.has(edge.window))
    features.push(
      corner("a window", { stops: true }, "rr.climb.window", "rr.open.diagonal-window", "rr.open.diagonal-wall-corner"),
    );
  if (reading(ctx, "rr.open.diagonal-wall-corner") === "forbidden-beside-blockers")
    for (const square of besideStep(from, to, direction))
      if (blocksWalking(grid(ctx).squares[square] ?? 0))
        features.push({
          text: `${name(ctx, square)} beside the step is blocked`,
          stops: true,
          cites: ["rr.open.diagonal-wall-corner"],
        });
  return features;
}

/** What keeps somebody from walking, as the end of a sentence; "" where nothing does. */
export const obstacles = (features: readonly StepFeature[]): string =>
  features
    .filter(({ stops }) => stops)
    .map(({ text }) => text)
    .join(", and ");
