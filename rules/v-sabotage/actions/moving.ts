import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { enter } from "../movement/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import {
  freeSpaces,
  type Ctx,
  hasNest,
  isSeen,
  number,
  isOnTile,
  reading,
  unitsOn,
  type Req,
} from "../table/context.ts";
import { neighboursOf, openNeighbours, terrainOf, findTerrain, tileNamed, wayBetween, wayName } from "../table/map.ts";
import { hasXpCard, hasCard } from "../table/skills.ts";
import type { Commando } from "../table/state.ts";
import { escortGroups, requireEscorted, requireTile, trapDoorAt, peopleNamed } from "./requirements.ts";
import { commandoAction } from "./rule.ts";

type Moving = ActionOf<"move"> | ActionOf<"move-stealthily">;

const openTrapDoors = (ctx: Ctx): readonly string[] =>
  ctx.state.terrains.flatMap(({ trapDoors }) => trapDoors.filter(({ open }) => open).map(({ at }) => at));

/**
 * The conditions of moving: an opening to an adjacent tile, or an open trap door from outside, and a free space.
 * vs.move.cost, vs.move.opening, vs.move.free-space, vs.move.nest-space, vs.move.trap-door-entry,
 * vs.exit.next-turn-entry
 */
function requireMove(ctx: Ctx, req: Req, commando: Commando, { to, along = [] }: Moving): void {
  const tile = tileNamed(ctx.state, to);
  if (!requireTile(req, tile, to, "vs.move.cost") || tile === undefined) return;
  if (!isOnTile(commando)) {
    const blocked = trapDoorAt(ctx, to)?.open === false;
    req.need(openTrapDoors(ctx).includes(to), {
      met: `${to} has an open trap door.`,
      unmet: `${blocked ? `The trap door of ${to} is blocked` : `${to} has no trap door`}; from outside a commando enters through an open one.`,
      at: to,
      cites: [
        "vs.move.trap-door-entry",
        ...citeIf(blocked, "vs.exit.cost"),
        commando.exitedOn === null ? "vs.setup.first-entry" : "vs.exit.next-turn-entry",
      ],
    });
    req.need(along.length === 0, {
      met: "Nobody comes along from outside.",
      unmet: `${along.join(", ")} cannot come along from outside.`,
      cites: ["vs.escort.follows", "vs.escort.gone"],
    });
    requireSpace(ctx, req, to, 1);
    return;
  }
  const terrain = terrainOf(ctx.state, commando.at);
  const adjacent = req.need(neighboursOf(terrain, commando.at).includes(to), {
    met: `${to} is adjacent to ${commando.at}.`,
    unmet: `${to} is not adjacent to ${commando.at}: a move goes to a tile that shares an edge, never diagonally.`,
    at: to,
    cites: ["vs.move.cost"],
  });
  const way = wayBetween(terrain, commando.at, to);
  if (adjacent)
    req.need(way === "open" || way === "unlocked", {
      met: `The way from ${commando.at} to ${to} is an opening.`,
      unmet: `${way === "locked" ? "A locked door" : "A wall"} is between ${commando.at} and ${to}; a move takes an opening.`,
      at: wayName(commando.at, to),
      cites: ["vs.move.opening", ...citeIf(way === "locked", "vs.mini.doors")],
    });
  requireEscorted(ctx, req, commando, along);
  requireSpace(ctx, req, to, 1 + along.length);
}

/** A tile holds no more characters than it has circles. vs.move.free-space, vs.move.nest-space, vs.escort.space */
function requireSpace(ctx: Ctx, req: Req, to: string, needed: number): void {
  const free = freeSpaces(ctx, to);
  const spaces = (count: number): string => (count === 1 ? "1 free space" : `${count} free spaces`);
  req.need(free >= needed, {
    met: `${to} has ${spaces(needed)}.`,
    unmet: `${to} has ${spaces(free)}; it takes ${needed}.`,
    at: to,
    cites: [
      "vs.move.free-space",
      ...citeIf(hasNest(ctx, to), "vs.move.nest-space"),
      ...citeIf(needed > 1, "vs.escort.space"),
    ],
  });
}

function moveCandidates<N extends "move" | "move-stealthily">(
  ctx: Ctx,
  commando: Commando,
  name: N,
): readonly { do: N; commando: string; to: string; along?: string[] }[] {
  const { id } = commando;
  if (!isOnTile(commando)) return openTrapDoors(ctx).map((to) => ({ do: name, commando: id, to }));
  const { at } = commando;
  return openNeighbours(terrainOf(ctx.state, at), at).flatMap((to) =>
    escortGroups(ctx, at, freeSpaces(ctx, to) - 1).map((along) => ({
      do: name,
      commando: id,
      to,
      ...(along.length > 0 && { along: [...along] }),
    })),
  );
}

/** Moving: 1 AP to an adjacent tile through an opening, or in through a trap door. vs.move.cost */
const move = commandoAction<"move">({
  cites: ["vs.move.cost", "vs.ap.repeat"],
  from: "anywhere",
  leavesTile: true,
  opensWindow: true,
  savedPays: true,
  byGander: true,
  cost: (ctx) => number(ctx, "vs.number.cost-move"),
  requires: requireMove,
  candidates: (ctx, commando) => moveCandidates(ctx, commando, "move"),
  *perform(ctx, commando, action) {
    const cites: readonly Citation[] =
      commando.at === null
        ? ["vs.move.trap-door-entry", "vs.exit.next-turn-entry", ...firstEntryCitations(ctx, action.to)]
        : ["vs.move.cost", "vs.move.opening"];
    yield* enter(ctx, commando, action.to, { stealthily: false, along: peopleNamed(ctx.state, action.along) }, cites);
  },
});

const firstEntryCitations = (ctx: Ctx, to: string): readonly Citation[] =>
  findTerrain(ctx.state, to)?.entered === false ? ["vs.setup.first-entry"] : [];

/** Whether a commando is visible as it sets out, or under a reading as it comes in. vs.open.trap-entry-state */
const arrivesVisible = (ctx: Ctx, commando: Commando): boolean =>
  isOnTile(commando)
    ? isSeen(commando)
    : commando.exitedVisible && reading(ctx, "vs.open.trap-entry-state") === "as-it-exited";

/**
 * Moving stealthily onto a medium tile: 2 AP, and stealthy there. vs.stealthmove.cost, vs.stealthmove.trap-door,
 * vs.stealth.not-with-enemies
 */
const moveStealthily = commandoAction<"move-stealthily">({
  cites: ["vs.stealthmove.cost", "vs.ap.repeat"],
  from: "anywhere",
  leavesTile: true,
  opensWindow: true,
  savedPays: true,
  byGander: true,
  cost(ctx, commando, { to }) {
    const light =
      hasCard(commando, "scout", "blue") ||
      (hasXpCard(commando, "light-feet") && tileNamed(ctx.state, to)?.indoor === false);
    return light ? number(ctx, "vs.number.cost-move") : number(ctx, "vs.number.cost-stealth");
  },
  requires(ctx, req, commando, action) {
    requireMove(ctx, req, commando, action);
    const size = tileNamed(ctx.state, action.to)?.size;
    if (size !== undefined)
      req.need(size === "medium", {
        met: `${action.to} is a medium tile.`,
        unmet: `${action.to} is a ${size} tile; this way of moving is onto a medium one.`,
        at: action.to,
        cites: ["vs.stealthmove.cost"],
      });
    if (arrivesVisible(ctx, commando) && unitsOn(ctx, action.to).length > 0) {
      req.need(reading(ctx, "vs.open.stealthmove-enemies") === "stays-visible", {
        met: `${commando.id} is visible, and stays so among the enemy units of ${action.to}.`,
        unmet: `${commando.id} is visible and enemy units are on ${action.to}; it moves stealthily only onto a tile without them.`,
        at: action.to,
        cites: ["vs.open.stealthmove-enemies", "vs.stealth.not-with-enemies"],
      });
    }
  },
  candidates: (ctx, commando) => moveCandidates(ctx, commando, "move-stealthily"),
  *perform(ctx, commando, action) {
    const cites: readonly Citation[] =
      commando.at === null
        ? ["vs.stealthmove.trap-door", "vs.exit.next-turn-entry", ...firstEntryCitations(ctx, action.to)]
        : ["vs.stealthmove.cost", "vs.move.opening"];
    yield* enter(ctx, commando, action.to, { stealthily: true, along: peopleNamed(ctx.state, action.along) }, cites);
  },
});

export const actions = { move, "move-stealthily": moveStealthily };
