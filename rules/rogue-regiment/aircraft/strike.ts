import { citeIf } from "../../kernel/index.ts";
import { type Square, squareNamed } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { ActionOf } from "../table/action-schema.ts";
import {
  type Ctx,
  grid,
  name,
  number,
  isOnBoard,
  type Placed,
  players,
  reading,
  record,
  recordNoEffect,
  type Req,
  type Rules,
  squaresOf,
  unitNamed,
} from "../table/context.ts";
import { operatorRoll } from "../table/rolls.ts";
import type { AxisUnit } from "../table/state.ts";
import { type MapTile, tileOf } from "../table/tiles.ts";
import { allocateShots, explode, scatter } from "../fighting/index.ts";
import { newIncident } from "../alarm/index.ts";
import { type Flying, heading, isIndoors, isOnTile, sameTile, tileAhead, tileName, unitsOnTile } from "./run.ts";

type Strike = Pick<ActionOf<"fly-and-attack">, "weapon" | "targets" | "order">;

/** The tile it would attack: the one it will move into next, seen from where it is then. rr.dare.typhoon-next-tile-only */
export const tileUnderFire = (ctx: Ctx, typhoon: Flying, order: Strike["order"]): MapTile | null =>
  tileAhead(ctx, typhoon, typhoon.run.tile + (order === "move-first" ? 2 : 1));

/** Whether the machine guns can be fired at a unit. rr.open.dare-typhoon-indoor-targets */
const isInTheOpen = (ctx: Ctx, unit: Placed<AxisUnit>): boolean =>
  !isIndoors(ctx, unit) || reading(ctx, "rr.open.dare-typhoon-indoor-targets") === "guns-too";

/** Adds what an attack of the Typhoon requires. rr.dare.typhoon-next-tile-only, rr.dare.typhoon-weapon-choice */
export function requireStrike(ctx: Ctx, req: Req, typhoon: Flying, declared: Strike): void {
  const { weapon, targets, order } = declared;
  if (order === "move-last" && reading(ctx, "rr.open.dare-typhoon-edge-attack") === "no")
    req.need(typhoon.run.tile >= 0, {
      met: "It is over the board.",
      unmet: "It is still at the edge, and has to be over the board to attack.",
      cites: ["rr.open.dare-typhoon-edge-attack"],
    });
  const tile = tileUnderFire(ctx, typhoon, order);
  if (
    !req.found(tile, {
      met: "There is a tile it will move into next.",
      unmet: "There is no tile of the board that it will move into next.",
      cites: ["rr.dare.typhoon-next-tile-only", "rr.dare.typhoon-attack-order"],
    })
  )
    return;
  if (weapon === "machine-guns") requireGuns(ctx, req, targets, tile);
  else requireRockets(ctx, req, typhoon, targets, tile);
}

function requireGuns(ctx: Ctx, req: Req, targets: readonly string[], tile: MapTile): void {
  const [target = ""] = targets;
  req.need(targets.length === 1, {
    met: "The machine guns have one target.",
    unmet: `The machine guns attack one target, not ${targets.length}.`,
    cites: ["rr.dare.typhoon-weapon-choice", "rr.dare.typhoon-strafe"],
  });
  const unit = unitNamed(ctx.state, target);
  const there = unit !== undefined && isOnBoard(unit);
  if (
    !req.need(there, {
      met: `${target} is an Axis unit on the board.`,
      unmet: `${target} is not an Axis unit on the board.`,
      cites: ["rr.dare.typhoon-strafe"],
    }) ||
    !there
  )
    return;
  req.need(isOnTile(ctx, unit, tile), {
    met: `${target} is on ${tileName(tile)}.`,
    unmet: `${target} on ${name(ctx, unit.at)} is not on ${tileName(tile)}, which the Typhoon will move into next.`,
    cites: ["rr.dare.typhoon-next-tile-only", "rr.open.dare-typhoon-straddle"],
  });
  req.need(isInTheOpen(ctx, unit), {
    met: `${target} is in the open.`,
    unmet: `${target} on ${name(ctx, unit.at)} is inside a building; the machine guns do not reach it there.`,
    cites: ["rr.open.dare-typhoon-indoor-targets"],
  });
}

/** Adds what firing rockets requires. rr.dare.typhoon-two-rockets */
function requireRockets(ctx: Ctx, req: Req, typhoon: Flying, targets: readonly string[], tile: MapTile): void {
  req.need(targets.length <= typhoon.rockets, {
    met: `It has ${targets.length === 1 ? "a rocket" : `${targets.length} rockets`}.`,
    unmet: `It has ${typhoon.rockets} rocket${typhoon.rockets === 1 ? "" : "s"} left in this run; ${targets.length} would be fired.`,
    cites: ["rr.dare.typhoon-two-rockets", "rr.dare.typhoon-weapon-choice"],
  });
  if (reading(ctx, "rr.open.dare-typhoon-two-rocket-targets") === "one-scatter")
    req.need(new Set(targets).size === 1, {
      met: "The rockets have one target.",
      unmet: `The rockets have two targets, ${targets.join(" and ")}; both are fired at the same square.`,
      cites: ["rr.open.dare-typhoon-two-rocket-targets"],
    });
  for (const target of targets) {
    const square = squareNamed(grid(ctx), target);
    if (
      !req.found(square, {
        met: `${target} is a square of the board.`,
        unmet: `A rocket is fired at a square "x,y" of the board; "${target}" is not one.`,
        cites: ["rr.dare.typhoon-rocket-scatter"],
      })
    )
      continue;
    req.need(sameTile(tileOf(ctx.settings, grid(ctx), square), tile), {
      met: `${target} is on ${tileName(tile)}.`,
      unmet: `${target} is not on ${tileName(tile)}, which the Typhoon will move into next.`,
      cites: ["rr.dare.typhoon-next-tile-only"],
    });
  }
}

/** The attacks it could make: the guns on each unit, a rocket on each square with a target, both rockets on one. */
export function possibleStrikes(ctx: Ctx, typhoon: Flying, order: Strike["order"]): readonly Strike[] {
  const tile = tileUnderFire(ctx, typhoon, order);
  if (tile === null) return [];
  const units = unitsOnTile(ctx, tile);
  const aims = new Set<Square>();
  for (const unit of units) for (const square of squaresOf(ctx, unit)) aims.add(square);
  for (const { squares, destroyed } of ctx.state.dumps) if (!destroyed) for (const square of squares) aims.add(square);
  return [
    ...units.map(({ id }): Strike => ({ weapon: "machine-guns", targets: [id], order })),
    ...[...aims]
      .sort((a, b) => a - b)
      .flatMap((square): Strike[] => {
        const target = name(ctx, square);
        return [
          { weapon: "rocket", targets: [target], order },
          { weapon: "rocket", targets: [target, target], order },
        ];
      }),
  ];
}

/** Carries an attack out. rr.dare.typhoon-attack-order, rr.dare.typhoon-attack-twice */
export function* strike(ctx: Ctx, typhoon: Flying, { weapon, targets }: Strike): Rules {
  if (weapon === "machine-guns") yield* strafe(ctx, typhoon, targets[0] ?? "");
  else yield* fireRockets(ctx, typhoon, targets);
}

/**
 * The machine guns: successes go to the target and to units beside it. rr.dare.typhoon-strafe,
 * rr.open.dare-typhoon-gun-modifiers
 */
function* strafe(ctx: Ctx, typhoon: Flying, target: string): Rules {
  const unit = unitNamed(ctx.state, target);
  if (unit === undefined || !isOnBoard(unit)) return;
  const needed = number(ctx, "rr.number.typhoon-gun-number");
  const inside = isIndoors(ctx, unit);
  const modifiers = inside
    ? [{ value: number(ctx, "rr.number.mod-willys-building"), text: "target inside a building" as const }]
    : [];
  const cites: readonly Citation[] = [
    "rr.dare.typhoon-strafe",
    "rr.dare.typhoon-weapon-choice",
    "rr.dare.typhoon-next-tile-only",
    "rr.open.dare-typhoon-gun-modifiers",
    "rr.open.dare-typhoon-indoor-targets",
  ];
  const dice = yield* operatorRoll(ctx, number(ctx, "rr.number.typhoon-gun-dice"), {
    text: `The machine guns of ${typhoon.id} attack ${target}`,
    cites,
  });
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const results = dice.map((face) => face + sum);
  const hits = results.filter((result) => result >= needed).length;
  record(ctx, {
    event: "attacked",
    piece: typhoon.id,
    target,
    weapon: "machine-guns",
    number: needed,
    modifiers,
    dice,
    results,
    hits,
    cites: [
      ...cites,
      "rr.dice.attack-roll",
      ...citeIf(inside, "rr.opveh.into-building"),
      "rr.open.dare-typhoon-operator-vehicles",
      "rr.open.dare-typhoon-loud",
    ],
  });
  yield* allocateShots(
    ctx,
    newIncident(ctx, null),
    {
      piece: typhoon.id,
      seat: players,
      from: null,
      strafes: true,
      sees: (other) => isInTheOpen(ctx, other),
      spear: false,
      blind: false,
    },
    unit,
    hits,
  );
}

/**
 * One rocket after another: each scatters from its square as a grenade thrown blind, and explodes.
 * rr.dare.typhoon-rocket-scatter, rr.dare.typhoon-rocket-explosive, rr.open.dare-typhoon-two-rocket-targets
 */
function* fireRockets(ctx: Ctx, typhoon: Flying, targets: readonly string[]): Rules {
  const together = reading(ctx, "rr.open.dare-typhoon-two-rocket-targets") === "one-scatter";
  let landed: Square | null = null;
  for (const [i, target] of targets.entries()) {
    const aim = squareNamed(grid(ctx), target);
    if (aim === null) continue;
    typhoon.rockets--;
    record(ctx, {
      event: "attacked",
      piece: typhoon.id,
      target,
      weapon: "rocket",
      number: number(ctx, "rr.number.rocket-number"),
      modifiers: [],
      dice: [],
      results: [],
      hits: 0,
      cites: [
        "rr.dare.typhoon-two-rockets",
        "rr.dare.typhoon-weapon-choice",
        "rr.dare.typhoon-next-tile-only",
        "rr.dare.typhoon-rocket-explosive",
        "rr.open.dare-typhoon-two-rocket-targets",
        "rr.open.dare-typhoon-indoor-targets",
      ],
    });
    if (i === 0 || !together)
      landed = yield* scatter(ctx, { what: "rocket", size: "small" }, aim, heading(typhoon), (dice, alike) =>
        operatorRoll(
          ctx,
          dice,
          {
            text: `A rocket of ${typhoon.id} scatters`,
            cites: ["rr.dare.typhoon-rocket-scatter", "rr.exp.small-scatter"],
          },
          alike,
        ),
      );
    if (landed === null) recordNoEffect(ctx, "the rocket has no effect off the board.", "rr.open.scatter-off-board");
    else yield* explode(ctx, newIncident(ctx, null), "rocket", landed, typhoon.id);
  }
}
