import { challenges, type ChallengeId } from "../book/challenges.ts";
import type { Ctx } from "../table/context.ts";
import type { Terrain } from "../table/state.ts";
import { tallyOf, tallyOn } from "../table/tally.ts";

/** Whether each challenge is met on a completed level. vs.medal.challenge */
const isMet: Readonly<Record<ChallengeId, (ctx: Ctx, level: Terrain) => boolean>> = {
  "three-close-combats": (ctx) => tallyOf(ctx, "close-combats-best") >= 3,
  "nest-gunner": (ctx) => tallyOf(ctx, "nest-gunners") >= 1,
  "tnt-four": (ctx) => tallyOf(ctx, "tnt-units") >= 4,
  "barricaded-twice": (ctx) => tallyOf(ctx, "barred-twice") >= 1,
  veteran: (ctx) => ctx.state.difficulty === "veteran",
  "three-dangers": (ctx, level) => tallyOn(ctx, level, "fate-tokens") >= 3,
  "relay-post-in-eight": (_ctx, level) => level.id === "relay-post" && level.turns <= 8,
  lantern: (ctx) => ctx.state.operation === "lantern" && ctx.state.ahead.length === 0 && ctx.state.terrains.length <= 1,
  unhurt: (ctx, level) => tallyOn(ctx, level, "injuries") === 0,
  "one-medic": (ctx) =>
    tallyOf(ctx, "healed-by-medic") >=
      ctx.state.commandos.filter(({ status }) => status === "outside" || status === "in-play").length - 1 &&
    tallyOf(ctx, "healed-by-medic") > 0,
  silent: (ctx, level) => tallyOn(ctx, level, "alarms") === 0,
  "uniform-three": (ctx) => tallyOf(ctx, "uniform-turns") >= 3,
};

const isChallenge = (id: string): id is ChallengeId => Object.hasOwn(challenges, id);

/** The challenges that a completed level meets, in the order of the book. vs.medal.challenge */
export const challengesMet = (ctx: Ctx, level: Terrain): readonly ChallengeId[] =>
  Object.keys(challenges)
    .filter(isChallenge)
    .filter((id) => isMet[id](ctx, level));
