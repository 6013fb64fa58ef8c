import type { Citation } from "../book/citation.ts";
import {
  isNestTarget,
  countHits,
  hitNumbersOn,
  hitsOn,
  nestCitations,
  shareHits,
  shotTargets,
} from "../combat/index.ts";
import { type Ctx, number, players, reading, record, type Req } from "../table/context.ts";
import { hitNumber, mapOf, terrainOf, tileById, tileNamed } from "../table/map.ts";
import { rollWithBinoculars } from "../table/rolls.ts";
import { dropSupplies } from "./airdrop.ts";
import { makeNoise } from "./shooting.ts";
import { type TokenUse, usualCost, discardUsed } from "./token-use.ts";

const outdoorTiles = (ctx: Ctx): readonly string[] =>
  ctx.state.terrains.flatMap((terrain) =>
    [...mapOf(terrain).tiles.values()].filter(({ indoor }) => !indoor).map(({ name }) => name),
  );

const requireOutdoor = (ctx: Ctx, req: Req, target: string | undefined, cite: Citation): void => {
  const indoor = target === undefined ? undefined : tileNamed(ctx.state, target)?.indoor;
  req.need(indoor === false, {
    met: `${target ?? "The target"} is an outdoor tile of a terrain in play.`,
    unmet:
      indoor === true
        ? `${target ?? "It"} is an indoor tile; it takes an outdoor one.`
        : target === undefined
          ? "Name a tile of a terrain in play."
          : `${target} is not a tile of a terrain in play.`,
    at: indoor === true ? target : undefined,
    cites: [cite],
  });
};

/**
 * Bombardment: rolls against any outdoor tile of any terrain in play. vs.bomb.target, vs.bomb.hits, vs.open.bomb-reward
 */
export const bombardment: TokenUse = {
  cost: usualCost,
  requires: (ctx, req, _commando, target) => requireOutdoor(ctx, req, target, "vs.bomb.target"),
  *perform(ctx, commando, target = commando.at) {
    discardUsed(ctx, commando, "bombardment", "it is used");
    const tile = tileById(ctx.state, target);
    const needed = hitNumber(ctx.settings, tile);
    makeNoise(ctx, commando, terrainOf(ctx.state, target), "the bombardment is heard", [
      "vs.alarm.noisy-equipment",
      "vs.open.grenade-flags",
    ]);
    const aim = { by: null, tile: target, number: needed, rest: true };
    const takers = shotTargets(ctx, aim);
    const faces = yield* rollWithBinoculars(ctx, [commando], {
      dice: number(ctx, "vs.number.bombardment-dice"),
      text: `The bombardment of ${target}`,
      cites: ["vs.bomb.target"],
      outcome: hitsOn(takers),
    });
    const atNest = isNestTarget(ctx, aim);
    record(ctx, {
      event: "bombarded",
      at: target,
      ...hitNumbersOn(ctx, needed, takers, atNest),
      dice: faces,
      hits: countHits(faces, takers),
      cites: [
        "vs.bomb.target",
        "vs.bomb.hits",
        ...(atNest ? (["vs.shoot.nest-five", ...nestCitations(ctx, needed)] as const) : []),
      ],
    });
    yield* shareHits(ctx, {
      ...aim,
      eliminator: commando,
      seat: players,
      faces,
      how: "the bombardment",
      rewarded: reading(ctx, "vs.open.bomb-reward") === "yes",
      cites: ["vs.bomb.hits", "vs.open.bomb-reward"],
    });
  },
  targets: outdoorTiles,
};

/** Airdrop: three tokens for an outdoor tile of any terrain. vs.airdrop.draw */
export const airdrop: TokenUse = {
  cost: usualCost,
  requires: (ctx, req, _commando, target) => requireOutdoor(ctx, req, target, "vs.airdrop.draw"),
  *perform(ctx, commando, target = commando.at) {
    discardUsed(ctx, commando, "airdrop", "it is used");
    yield* dropSupplies(ctx, commando, target);
  },
  targets: outdoorTiles,
};
