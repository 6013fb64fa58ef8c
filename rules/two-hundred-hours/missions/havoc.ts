import type { ActionRule, Needs } from "../actions/rule.ts";
import type { ActionOf } from "../actions/schema.ts";
import { moveAlarm } from "../alarm/index.ts";
import { allot } from "../attacks/allocate.ts";
import { bonusDice, facingTo } from "../attacks/bonuses.ts";
import { resultsAtTheEnd } from "../attacks/respond.ts";
import { alarmNeeds, mishap, resolve, shoot, wayOf, weaponNeeds } from "../attacks/shoot.ts";
import { shotEffects, specialsOf, spreadDice, worksByItself } from "../attacks/shot-effects.ts";
import { aimNeeds, tooFar } from "../attacks/targets.ts";
import { hasGrenades, rangeOf, strengthOf, weaponDice } from "../attacks/weapons.ts";
import { inches, written } from "../battlefield.ts";
import { applyResults, hasClearView } from "../detection/index.ts";
import { explode } from "../gear/explosions.ts";
import { onTable } from "../manoeuvres/common.ts";
import { bringAlong } from "../manoeuvres/finishing.ts";
import { gapToMarker, isWithin } from "../measuring.ts";
import { movementOf, pathNeeds, travel, turnTo } from "../moving/index.ts";
import { makeRoll, successesOf, sumOf, useMedals } from "../rolling/index.ts";
import type { Objective, Standing } from "../state/index.ts";
import {
  cardOf,
  type Citation,
  fighterNamed,
  type G,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  theStanding,
} from "../table.ts";
import { destroyObjective } from "./targets.ts";

type Shoot = ActionOf<"shoot">;

/** The objective that a shot of mission 4 names. zh.m4.grenade, zh.decide.m4-objective */
const objectiveOf = ({ state }: G, { target }: Shoot): Objective | undefined =>
  state.mission === "m4" ? state.objectives.find(({ id }) => id === target) : undefined;

/** An objective as somebody to aim at: as large as a base where line of sight is asked. */
const asTarget = (fighter: Standing, { id, at }: Objective): Standing => ({
  ...fighter,
  id,
  at,
  on: null,
  partner: null,
});

function throwNeeds(g: G, r: Needs, action: Shoot, objective: Objective): void {
  const fighter = onTable(r, fighterNamed(g.state, action.fighter), action.fighter, "zh.shoot.move");
  if (fighter === null) return;
  alarmNeeds(g, r, fighter);
  r.need(
    action.weapon === "grenade",
    {
      met: `${fighter.id} attacks ${objective.id} with a grenade.`,
      unmet: `${action.weapon} does nothing to ${objective.id}: objectives are attacked with grenades.`,
    },
    "zh.m4.grenade",
  );
  weaponNeeds(g, r, fighter, "grenade");
  r.need(
    objective.status === "there",
    { met: `${objective.id} still stands.`, unmet: `${objective.id} is already destroyed.` },
    "zh.m4.grenade",
  );
  const path = wayOf(fighter, action.path);
  if (
    action.path !== undefined &&
    !pathNeeds(g, r, fighter, path, movementOf(fighter, number(g, "zh.number.shoot-move")), {}, "zh.shoot.move")
  )
    return;
  const shooter = { ...fighter, at: path.at(-1) ?? fighter.at };
  aimNeeds(g, r, shooter, asTarget(shooter, objective), true, "zh.m4.grenade");
  const gap = gapToMarker(g, shooter.at, objective.at);
  const range = number(g, rangeOf(shooter, "grenade"));
  r.need(
    isWithin(g, gap, range),
    {
      met: `${objective.id} is in range.`,
      unmet: `${objective.id} is ${tooFar(gap, inches(range))}.`,
      at: written(objective.at),
    },
    "zh.shoot.range",
    "zh.weapon.grenade",
    "zh.open.distance-marker",
  );
  const least = number(g, "zh.number.min-range");
  r.need(
    reading(g, "zh.open.m4-target") === "no-least-distance" || !isWithin(g, gap, least),
    { met: `${objective.id} is far enough away.`, unmet: `${objective.id} is within ${least}″.` },
    "zh.shoot.min-range",
    "zh.open.m4-target",
  );
}

/** The roll: the die for the rear always, that for being covert never. zh.m4.grenade-dice, zh.open.m4-covert */
function* rollThrow(g: G, fighter: Standing, target: Standing, start: Standing["at"]) {
  const view = reading(g, "zh.open.m4-covert") === "yes" && hasClearView(g, { ...fighter, at: start }, target);
  const bonus = bonusDice(g, fighter, { covert: false, rear: true, view });
  const auto = worksByItself(g) ? specialsOf(g, fighter, target, "grenade") : [];
  const extra = auto.includes("blast") ? [spreadDice(g, "blast")] : [];
  const all = sumOf(weaponDice(g, "grenade"), bonus, ...extra);
  const jammed = yield* mishap(g, fighter, "shoot begins");
  const pool = jammed && all.white + all.grey > 1 ? { ...all, white: Math.max(0, all.white - 1) } : all;
  const score = cardOf(fighter).abilities.aim;
  const roll = yield* makeRoll(
    g,
    { fighter, name: "Shoot", pool, score },
    "zh.m4.grenade-dice",
    "zh.shoot.dice",
    "zh.open.m4-covert",
  );
  const used = yield* useMedals(g, fighter, roll, shotEffects(g, fighter, target, "grenade"), true, new Set(auto));
  return { roll, used };
}

function* throwAt(g: G, action: Shoot, objective: Objective): Rules {
  const fighter = theStanding(g, action.fighter);
  const start = fighter.at;
  if (action.path !== undefined) {
    const way = wayOf(fighter, action.path);
    const travelled = yield* travel(g, fighter, way, { faces: false, cites: ["zh.shoot.move"] });
    yield* bringAlong(g, fighter, travelled);
  }
  const target = asTarget(fighter, objective);
  turnTo(g, fighter, facingTo(fighter.at, objective.at, fighter.facing), "zh.shoot.face", "zh.move.end-facing");
  record(g, {
    event: "attack-declared",
    fighter: fighter.id,
    target: objective.id,
    weapon: "grenade",
    cites: ["zh.m4.grenade", "zh.open.m4-target"],
  });
  const { roll, used } = yield* rollThrow(g, fighter, target, start);
  const results = applyResults(g, roll, fighter, { removes: false }, "zh.shoot.dice", "zh.open.result-order");
  const late = resultsAtTheEnd(g);
  if (!late) yield* results;
  moveAlarm(g, number(g, "zh.number.alarm-shot"), `the grenade of ${fighter.id}`, "zh.alarm.shot");
  const accurate = successesOf(roll);
  record(g, {
    event: "attacked",
    fighter: fighter.id,
    target: objective.id,
    weapon: "grenade",
    accurate,
    cites: ["zh.shoot.accurate", "zh.m4.grenade-dice"],
  });
  const hits =
    used.has("blast") && accurate > 0
      ? yield* allot(g, fighter, target, accurate, "blast")
      : [{ on: target, shots: accurate, rules: [] }];
  const onObjective = hits.filter(({ on }) => on.id === objective.id).reduce((sum, { shots }) => sum + shots, 0);
  if (onObjective > 0) yield* damage(g, fighter, objective, onObjective);
  yield* resolve(
    g,
    fighter,
    "grenade",
    hits.filter(({ on, shots }) => on.id !== objective.id && shots > 0),
    used,
  );
  if (late && isStanding(fighter)) yield* results;
  if (yield* mishap(g, fighter, "shoot made")) fighter.noShots = g.state.turn + 1;
}

/** Wound rolls on an objective: any success destroys it, two make it explode. zh.m4.grenade-wound, zh.m4.grenade-explode */
function* damage(g: G, fighter: Standing, objective: Objective, hits: number): Rules {
  const strength = strengthOf(g, "grenade");
  record(g, { event: "hit", fighter: objective.id, hits, strength, by: "grenade", cites: ["zh.m4.grenade-wound"] });
  const pool = { white: hits * number(g, "zh.number.wound-dice"), grey: 0 };
  const roll = yield* makeRoll(
    g,
    { fighter, name: "Wound roll", pool, score: strength },
    "zh.m4.grenade-wound",
    "zh.wound.dice",
  );
  yield* useMedals(g, fighter, roll, [], false);
  const successes = successesOf(roll);
  if (successes === 0) return;
  const more: readonly Citation[] = successes >= 2 ? ["zh.m4.grenade-explode"] : [];
  yield* destroyObjective(g, objective, "a grenade", "zh.m4.grenade-wound", ...more);
  if (successes >= 2) yield* explode(g, objective.id, objective.at);
}

/** Shoot, also with a grenade at an objective of mission 4. zh.m4.grenade */
export const shootInMission: ActionRule<"shoot"> = {
  ...shoot,
  needs(g, r, action, allowance) {
    const objective = objectiveOf(g, action);
    if (objective === undefined) shoot.needs(g, r, action, allowance);
    else throwNeeds(g, r, action, objective);
  },
  candidates(g, fighter) {
    const atFighters = shoot.candidates(g, fighter);
    if (g.state.mission !== "m4" || !isStanding(fighter) || !hasGrenades(fighter)) return atFighters;
    const atObjectives = g.state.objectives
      .filter(({ status }) => status === "there")
      .map(({ id }): Shoot => ({ do: "shoot", fighter: fighter.id, target: id, weapon: "grenade" }));
    return [...atFighters, ...atObjectives];
  },
  perform(g, action) {
    const objective = objectiveOf(g, action);
    return objective === undefined ? shoot.perform(g, action) : throwAt(g, action, objective);
  },
};
