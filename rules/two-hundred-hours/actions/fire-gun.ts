import { isRaised } from "../alarm/index.ts";
import { assist, makeRoll, poolOf, successesOf, useMedals } from "../dice/index.ts";
import {
  type Ctx,
  type Req,
  cardOf,
  fighterNamed,
  isStanding,
  reading,
  fighterOnTable,
  record,
} from "../table/context.ts";
import type { ActionRule } from "./rule.ts";

function requireGun(ctx: Ctx, req: Req, id: string): void {
  const { gun } = ctx.state;
  const fighter = fighterNamed(ctx.state, id);
  const crews = gun !== null && fighter !== undefined && isStanding(fighter) && gun.crew.includes(id);
  const says = { met: `${id} crews the AA gun.`, unmet: `${id} does not crew the AA gun.` };
  if (!req.need(crews, says, "zh.m8.crew-action") || gun === null) return;
  req.need(!gun.destroyed, { met: "The gun is not destroyed.", unmet: "The gun is destroyed." }, "zh.m8.gun-destroyed");
  req.need(isRaised(ctx) || reading(ctx, "zh.open.m8-fire-calm") === "allowed", {
    met: "The crew may fire now.",
    unmet: "The alarm is not raised: the crew fires only once it is.",
    cites: ["zh.open.m8-fire-calm"],
  });
}

/**
 * The crew fires the AA gun at the sky: each success is a hit. No bonus dice, but Assist; alerts and stealth do not
 * apply. zh.m8.gun-dice, zh.m8.gun-no-bonus, zh.m8.crew-action
 */
const fireGun: ActionRule<"fire-gun"> = {
  requires: (ctx, req, action) => requireGun(ctx, req, action.fighter),
  candidates: (ctx, fighter) =>
    ctx.state.gun?.crew.includes(fighter.id) === true ? [{ do: "fire-gun", fighter: fighter.id }] : [],
  *perform(ctx, _, action) {
    const fighter = fighterOnTable(ctx.state, action.fighter);
    const { gun } = ctx.state;
    if (gun === null) return;
    const score = cardOf(fighter).abilities.aim;
    const pool = poolOf(ctx, "gun");
    const roll = yield* makeRoll(ctx, { fighter, name: "AA gun", pool, score }, "zh.m8.gun-dice", "zh.m8.gun-no-bonus");
    yield* useMedals(ctx, fighter, roll, [...assist(ctx, fighter, { withDog: false }, "zh.m8.gun-no-bonus")], {
      inAction: true,
    });
    const hits = successesOf(roll);
    gun.hits += hits;
    gun.fired = true;
    gun.scored = gun.scored || hits > 0;
    record(ctx, {
      event: "gun-fired",
      hits,
      total: gun.hits,
      cites: ["zh.m8.gun-dice", "zh.m8.noisy", "zh.open.m8-fire-calm"],
    });
  },
};

export const actions = { "fire-gun": fireGun };
