import type { MedalCategory, Terrain } from "../state.ts";
import { type Ctx } from "../table.ts";
import { tallyOf, tallyOn } from "../tally.ts";

/**
 * A challenge: its category, the boxes it is worth, and whether it is met on a completed level; all assumed.
 * vs.medal.challenge
 */
export interface Challenge {
  readonly title: string;
  readonly category: MedalCategory;
  readonly boxes: number;
  met(ctx: Ctx, level: Terrain): boolean;
}

export const challenges: Readonly<Record<string, Challenge>> = {
  "three-close-combats": {
    title: "3 close combats in one turn",
    category: "combat",
    boxes: 2,
    met: (ctx) => tallyOf(ctx, "close-combats-best") >= 3,
  },
  "nest-gunner": {
    title: "A nest gunner hit by a shot",
    category: "combat",
    boxes: 1,
    met: (ctx) => tallyOf(ctx, "nest-gunners") >= 1,
  },
  "tnt-four": {
    title: "TNT eliminates 4 units",
    category: "equipment",
    boxes: 2,
    met: (ctx) => tallyOf(ctx, "tnt-units") >= 4,
  },
  "barricaded-twice": {
    title: "An entrance barricaded twice",
    category: "equipment",
    boxes: 1,
    met: (ctx) => tallyOf(ctx, "barred-twice") >= 1,
  },
  veteran: {
    title: "A level on veteran",
    category: "game-modifiers",
    boxes: 2,
    met: (ctx) => ctx.state.difficulty === "veteran",
  },
  "three-dangers": {
    title: "3 danger tokens resolved on a level",
    category: "game-modifiers",
    boxes: 2,
    met: (ctx, level) => tallyOn(ctx, level, "fate-tokens") >= 3,
  },
  "relay-post-in-eight": {
    title: "The Relay Post in 8 turns or fewer",
    category: "levels-and-operations",
    boxes: 1,
    met: (_ctx, level) => level.id === "relay-post" && level.turns <= 8,
  },
  lantern: {
    title: "The operation Lantern completed",
    category: "levels-and-operations",
    boxes: 3,
    met: (ctx) => ctx.state.operation === "lantern" && ctx.state.ahead.length === 0 && ctx.state.terrains.length <= 1,
  },
  unhurt: {
    title: "Nobody injured on a level",
    category: "commandos",
    boxes: 2,
    met: (ctx, level) => tallyOn(ctx, level, "injuries") === 0,
  },
  "one-medic": {
    title: "All commandos healed by one medic",
    category: "commandos",
    boxes: 1,
    met: (ctx) =>
      tallyOf(ctx, "healed-by-medic") >=
        ctx.state.commandos.filter(({ status }) => status === "outside" || status === "in-play").length - 1 &&
      tallyOf(ctx, "healed-by-medic") > 0,
  },
  silent: {
    title: "A level without alarm",
    category: "stealth",
    boxes: 3,
    met: (ctx, level) => tallyOn(ctx, level, "alarms") === 0,
  },
  "uniform-three": {
    title: "A uniform worn for 3 turns",
    category: "stealth",
    boxes: 1,
    met: (ctx) => tallyOf(ctx, "uniform-turns") >= 3,
  },
};
