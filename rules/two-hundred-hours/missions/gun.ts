import { isRaised } from "../alarm/index.ts";
import type { ActionRule, Needs } from "../actions/rule.ts";
import { assist } from "../harm/assist.ts";
import { touchesItem } from "../measuring.ts";
import { makeRoll, poolOf, successesOf, useMedals } from "../rolling/index.ts";
import type { Fighter } from "../state/index.ts";
import { cardOf, fighterNamed, type G, isStanding, membersOf, reading, record, sideOf, theStanding } from "../table.ts";

function gunNeeds(g: G, r: Needs, id: string): void {
  const { gun } = g.state;
  const fighter = fighterNamed(g.state, id);
  const crews = gun !== null && fighter !== undefined && isStanding(fighter) && gun.crew.includes(id);
  if (
    !r.need(crews, { met: `${id} crews the AA gun.`, unmet: `${id} does not crew the AA gun.` }, "zh.m8.crew-action") ||
    gun === null
  )
    return;
  r.need(!gun.destroyed, { met: "The gun is not destroyed.", unmet: "The gun is destroyed." }, "zh.m8.gun-destroyed");
  r.need(
    isRaised(g) || reading(g, "zh.open.m8-fire-calm") === "allowed",
    { met: "The crew may fire now.", unmet: "The crew may not fire now." },
    "zh.open.m8-fire-calm",
  );
}

/**
 * The crew fires the AA gun at the sky: each success is a hit. No bonus dice, but Assist; alerts and stealth do not
 * apply. zh.m8.gun-dice, zh.m8.gun-no-bonus, zh.m8.crew-action
 */
export const fireGun: ActionRule<"fire-gun"> = {
  name: "fire-gun",
  needs: (g, r, action) => gunNeeds(g, r, action.fighter),
  candidates: (g, fighter) =>
    g.state.gun?.crew.includes(fighter.id) === true ? [{ do: "fire-gun", fighter: fighter.id }] : [],
  *perform(g, action) {
    const fighter = theStanding(g, action.fighter);
    const { gun } = g.state;
    if (gun === null) return;
    const score = cardOf(fighter).abilities.aim;
    const pool = poolOf(g, "gun");
    const roll = yield* makeRoll(g, { fighter, name: "AA gun", pool, score }, "zh.m8.gun-dice", "zh.m8.gun-no-bonus");
    yield* useMedals(g, fighter, roll, [...assist(g, fighter, false, "zh.m8.gun-no-bonus")], true);
    const hits = successesOf(roll);
    gun.hits += hits;
    gun.fired = true;
    gun.scored = gun.scored || hits > 0;
    record(g, {
      event: "gun-fired",
      hits,
      total: gun.hits,
      cites: ["zh.m8.gun-dice", "zh.m8.noisy", "zh.open.m8-fire-calm"],
    });
  },
};

/** Whoever crewed the gun and is taken out crews it no more. zh.m8.crew-replaced */
export function crewIsLost(g: G, lost: Fighter): void {
  const { gun } = g.state;
  if (gun !== null) gun.crew = gun.crew.filter((id) => id !== lost.id);
}

/** A defender that has advanced to the gun while nobody crews it becomes the crew. zh.m8.crew-replaced, zh.open.m8-crew-goal */
export function gunIsManned(g: G): void {
  const { gun, acting } = g.state;
  const fighter = fighterNamed(g.state, acting?.fighter ?? "");
  if (gun === null || gun.destroyed || gun.crew.length > 0 || acting?.action !== "advance") return;
  if (fighter === undefined || !isStanding(fighter) || sideOf(fighter) !== "defender") return;
  if (!touchesItem(g, fighter.at, gun.item)) return;
  gun.crew = membersOf(g.state, fighter)
    .filter((one) => isStanding(one))
    .map(({ id }) => id);
  record(g, {
    event: "objective-taken",
    what: gun.item,
    by: fighter.id,
    cites: ["zh.m8.crew-replaced", "zh.open.m8-crew-goal"],
  });
}

/** A turn ends: what was noisy and scored in it is over. zh.m8.noisy, zh.m8.bomb-redraw */
export function gunRests(g: G): void {
  const { gun } = g.state;
  if (gun !== null) Object.assign(gun, { fired: false, scored: false });
}
