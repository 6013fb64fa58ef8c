import { type Ctx, type OnTile, record } from "../table/context.ts";
import { normalizedWay, neighboursOf, terrainOf, wayBetween, wayName } from "../table/map.ts";
import type { Commando, Entrance, Terrain } from "../table/state.ts";
import { countTally, tallyOf } from "../table/tally.ts";
import { takeFrom } from "./held-tokens.ts";
import { unlockDoor } from "./shooting.ts";
import { type TokenUse, usualCost, discardUsed } from "./token-use.ts";

const doorsAt = (terrain: Terrain, tile: string): readonly string[] =>
  neighboursOf(terrain, tile)
    .filter((to) => ["locked", "unlocked"].includes(wayBetween(terrain, tile, to)))
    .map((to) => wayName(tile, to));

const entranceNamed = (ctx: Ctx, commando: OnTile<Commando>, target: string): Entrance | undefined => {
  const terrain = terrainOf(ctx.state, commando.at);
  return terrain.entrances.find(({ id }) => `${terrain.id}/${id}` === target);
};

/**
 * Crowbar: unlocks a door in contact, or bars an enemy entrance in contact. vs.crowbar.door, vs.crowbar.barricade,
 * vs.barricade.again
 */
export const crowbar: TokenUse = {
  cost: usualCost,
  requires(ctx, req, commando, written = "") {
    const target = normalizedWay(written);
    const terrain = terrainOf(ctx.state, commando.at);
    if (target.includes("/")) {
      const entrance = entranceNamed(ctx, commando, target);
      req.need(entrance?.at === commando.at, {
        met: `${target} is an enemy entrance in contact with ${commando.at}.`,
        unmet: `${target} is not an enemy entrance in contact with ${commando.at}, the tile of ${commando.id}.`,
        at: commando.at,
        cites: ["vs.crowbar.barricade"],
      });
      if (entrance !== undefined)
        req.need(!entrance.barred, {
          met: `${target} is not barricaded.`,
          unmet: `${target} is already barricaded.`,
          at: entrance.at,
          cites: ["vs.barricade.again"],
        });
      return;
    }
    const inContact = doorsAt(terrain, commando.at).includes(target);
    req.need(inContact, {
      met: `${target} is a door in contact with ${commando.at}.`,
      unmet:
        target === ""
          ? "Name a door or an enemy entrance."
          : `${target} is neither a door nor an enemy entrance in contact with ${commando.at}, the tile of ${commando.id}.`,
      at: commando.at,
      cites: ["vs.crowbar.door"],
    });
    if (!inContact) return;
    const locked = terrain.doors.some(({ between, locked: shut }) => wayName(...between) === target && shut);
    req.need(locked, {
      met: `The door ${target} is locked.`,
      unmet: `The door ${target} is unlocked; an ordinary door cannot be barricaded.`,
      at: target,
      cites: ["vs.crowbar.door", "vs.crowbar.barricade"],
    });
  },
  *perform(ctx, commando, target = "") {
    const entrance = entranceNamed(ctx, commando, target);
    if (entrance === undefined) {
      discardUsed(ctx, commando, "crowbar", "it has opened a door");
      unlockDoor(ctx, terrainOf(ctx.state, commando.at), normalizedWay(target), ["vs.crowbar.door"]);
      return;
    }
    takeFrom(commando, "crowbar");
    entrance.barred = true;
    countTally(ctx, `barred ${target}`);
    if (tallyOf(ctx, `barred ${target}`) >= 2) countTally(ctx, "barred-twice");
    record(ctx, {
      event: "set",
      piece: commando.id,
      token: "crowbar",
      at: target,
      cites: ["vs.crowbar.barricade", "vs.equip.red"],
    });
    record(ctx, {
      event: "barricade",
      entrance: entrance.id,
      up: true,
      cites: ["vs.crowbar.barricade", "vs.barricade.again"],
    });
  },
  targets(ctx, commando) {
    const terrain = terrainOf(ctx.state, commando.at);
    return [
      ...doorsAt(terrain, commando.at),
      ...terrain.entrances
        .filter(({ at, barred }) => at === commando.at && !barred)
        .map(({ id }) => `${terrain.id}/${id}`),
    ];
  },
};
