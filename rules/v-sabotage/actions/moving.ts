import type { Requirements } from "../../kernel/index.ts";
import { enter, exit as leave } from "../entering.ts";
import type { Citation } from "../events.ts";
import { eliminate } from "../health.ts";
import { neighboursOf, openNeighbours, terrainOf, terrainWith, tileOf, wayBetween } from "../map.ts";
import { hasXp, plays } from "../skills.ts";
import type { Commando, Person } from "../state.ts";
import {
  freeSpaces,
  type G,
  hasNest,
  isSeen,
  number,
  onTile,
  personNamed,
  reading,
  record,
  unitsOn,
} from "../table.ts";
import { type ActionRule, companies, requireAlong, requireOnTile } from "./action-rule.ts";
import type { ActionOf } from "../action-schema.ts";

type Moving = ActionOf<"move"> | ActionOf<"move-stealthily">;

const openTrapDoors = (g: G): readonly string[] =>
  g.state.terrains.flatMap(({ trapDoors }) => trapDoors.filter(({ open }) => open).map(({ at }) => at));

/**
 * The conditions of moving: an opening to an adjacent tile, or an open trap door from outside, and a free space.
 * vs.move.*, vs.exit.next-turn-entry
 */
function requireMove(g: G, r: Requirements<Citation>, commando: Commando, { to, along = [] }: Moving): void {
  const tile = tileOf(g.state, to);
  if (!r.need(tile !== undefined, `${to} is a tile of a terrain in play.`, "vs.move.cost") || tile === undefined)
    return;
  if (!onTile(commando)) {
    r.need(
      openTrapDoors(g).includes(to),
      `${to} has an open trap door.`,
      "vs.move.trap-door-entry",
      "vs.exit.cost",
      "vs.exit.next-turn-entry",
      "vs.setup.first-entry",
    );
    r.need(along.length === 0, "Nobody comes along from outside.", "vs.escort.follows", "vs.escort.gone");
    r.need(freeSpaces(g, to) >= 1, `${to} has a free space.`, "vs.move.free-space");
    return;
  }
  const terrain = terrainOf(g.state, commando.at);
  const adjacent = r.need(
    neighboursOf(terrain, commando.at).includes(to),
    `${to} is adjacent to ${commando.at}, not diagonally.`,
    "vs.move.cost",
  );
  if (adjacent)
    r.need(
      ["open", "unlocked"].includes(wayBetween(terrain, commando.at, to)),
      `The way from ${commando.at} to ${to} is an opening.`,
      "vs.move.opening",
      "vs.mini.doors",
    );
  requireAlong(g, r, commando, along);
  const needed = 1 + along.length;
  r.need(
    freeSpaces(g, to) >= needed,
    `${to} has ${needed === 1 ? "a free space" : `${needed} free spaces`}.`,
    "vs.move.free-space",
    ...(hasNest(g, to) ? (["vs.move.nest-space"] as const) : []),
    ...(needed > 1 ? (["vs.escort.space"] as const) : []),
  );
}

function moveCandidates<N extends "move" | "move-stealthily">(
  g: G,
  commando: Commando,
  name: N,
): readonly { do: N; commando: string; to: string; along?: string[] }[] {
  const { id } = commando;
  if (!onTile(commando)) return openTrapDoors(g).map((to) => ({ do: name, commando: id, to }));
  const parties = companies(g, commando.at);
  return openNeighbours(terrainOf(g.state, commando.at), commando.at).flatMap((to) =>
    parties.map((along) => ({ do: name, commando: id, to, ...(along.length > 0 && { along: [...along] }) })),
  );
}

const peopleNamed = (g: G, ids: readonly string[] = []): readonly Person[] =>
  ids.flatMap((id) => personNamed(g, id) ?? []);

/** Moving: 1 AP to an adjacent tile through an opening, or in through a trap door. vs.move.cost */
export const move: ActionRule<"move"> = {
  cites: ["vs.move.cost", "vs.ap.repeat"],
  from: "anywhere",
  weighty: true,
  cost: (g) => number(g, "vs.number.cost-move"),
  require: requireMove,
  *perform(g, commando, action) {
    const cites: readonly Citation[] =
      commando.at === null
        ? ["vs.move.trap-door-entry", "vs.exit.next-turn-entry", ...firstEntry(g, action.to)]
        : ["vs.move.cost", "vs.move.opening"];
    yield* enter(g, commando, action.to, false, peopleNamed(g, action.along), cites);
  },
  candidates: (g, commando) => moveCandidates(g, commando, "move"),
};

const firstEntry = (g: G, to: string): readonly Citation[] =>
  terrainWith(g.state, to)?.entered === false ? ["vs.setup.first-entry"] : [];

/** Moving stealthily onto a medium tile: 2 AP, and stealthy there. vs.stealthmove.* */
export const moveStealthily: ActionRule<"move-stealthily"> = {
  cites: ["vs.stealthmove.cost", "vs.ap.repeat"],
  from: "anywhere",
  weighty: true,
  cost(g, commando, { to }) {
    const light =
      plays(commando, "scout", "blue") || (hasXp(commando, "light-feet") && tileOf(g.state, to)?.indoor === false);
    return light ? number(g, "vs.number.cost-move") : number(g, "vs.number.cost-stealth");
  },
  require(g, r, commando, action) {
    requireMove(g, r, commando, action);
    r.need(tileOf(g.state, action.to)?.size === "medium", `${action.to} is a medium tile.`, "vs.stealthmove.cost");
    if (isSeen(commando) && unitsOn(g, action.to).length > 0) {
      r.need(
        reading(g, "vs.open.stealthmove-enemies") === "stays-visible",
        "A visible commando moves stealthily only onto a tile without enemy units.",
        "vs.open.stealthmove-enemies",
        "vs.stealth.not-with-enemies",
      );
    }
  },
  *perform(g, commando, action) {
    const cites: readonly Citation[] =
      commando.at === null
        ? ["vs.stealthmove.trap-door", "vs.exit.next-turn-entry", ...firstEntry(g, action.to)]
        : ["vs.stealthmove.cost", "vs.move.opening"];
    yield* enter(g, commando, action.to, true, peopleNamed(g, action.along), cites);
  },
  candidates: (g, commando) => moveCandidates(g, commando, "move-stealthily"),
};

const trapDoorAt = (g: G, at: string): { at: string; open: boolean } | undefined =>
  terrainOf(g.state, at).trapDoors.find((one) => one.at === at);

/** Exiting through an open trap door: 1 AP. vs.exit.* */
export const exit: ActionRule<"exit"> = {
  cites: ["vs.exit.cost"],
  from: "tile",
  weighty: true,
  cost: (g) => number(g, "vs.number.cost-exit"),
  require(g, r, commando, { along = [] }) {
    if (!requireOnTile(r, commando)) return;
    r.need(trapDoorAt(g, commando.at)?.open === true, `${commando.at} has an open trap door.`, "vs.exit.cost");
    requireAlong(g, r, commando, along);
  },
  *perform(g, commando, { along }) {
    if (!onTile(commando)) return;
    if ((yield* leave(g, commando, peopleNamed(g, along))) === "critical")
      yield* eliminate(g, commando, "reaction fire at the trap door", ["vs.exit.critical-dies"]);
  },
  candidates: (g, commando) =>
    onTile(commando) && trapDoorAt(g, commando.at)?.open === true
      ? companies(g, commando.at).map((along) => ({
          do: "exit",
          commando: commando.id,
          ...(along.length > 0 && { along: [...along] }),
        }))
      : [],
};

/** Unblocking a trap door on the commando's tile: 1 AP. vs.unblock.cost, vs.unblock.not-from-outside */
export const unblock: ActionRule<"unblock"> = {
  cites: ["vs.unblock.cost"],
  from: "tile",
  weighty: true,
  cost: (g) => number(g, "vs.number.cost-unblock"),
  require(g, r, commando) {
    if (
      !r.need(
        onTile(commando),
        `${commando.id} is on the tile of the trap door.`,
        "vs.unblock.not-from-outside",
        "vs.unblock.cost",
      ) ||
      !onTile(commando)
    )
      return;
    r.need(trapDoorAt(g, commando.at)?.open === false, `${commando.at} has a blocked trap door.`, "vs.unblock.cost");
  },
  *perform(g, commando) {
    const door = commando.at === null ? undefined : trapDoorAt(g, commando.at);
    if (door === undefined) return;
    door.open = true;
    record(g, { event: "trap-door", at: door.at, open: true, cites: ["vs.unblock.cost"] });
  },
  candidates: (g, commando) =>
    onTile(commando) && trapDoorAt(g, commando.at)?.open === false ? [{ do: "unblock", commando: commando.id }] : [],
};
