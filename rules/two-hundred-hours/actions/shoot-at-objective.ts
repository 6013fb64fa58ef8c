import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { stepToShot } from "./stepping.ts";
import { type ActionRule, beginsOrders } from "./rule.ts";
import {
  type Req,
  recordNoEffect,
  cardOf,
  fighterNamed,
  type Ctx,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  fighterOnTable,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { moveAlarm } from "../alarm/index.ts";
import {
  requireAim,
  requireAlarm,
  allot,
  bonusDice,
  canAimAt,
  facingTo,
  hasGrenades,
  offerShotEvent,
  rangeOf,
  resolveHits,
  resultsAtTheEnd,
  shotEffects,
  specialsOf,
  spreadDice,
  strengthOf,
  tooFar,
  pathOf,
  weaponDice,
  requireWeapon,
  isAutomatic,
  mayHitMore,
} from "../attacks/index.ts";
import { shoot, requireShotMove } from "./shoot.ts";
import { inches, itemNamed, written } from "../table/battlefield.ts";
import { weapons } from "../book/weapons.ts";
import { applyResults, hasClearView } from "../detection/index.ts";
import { explode } from "../harm/index.ts";
import { isEnterable, movementOf, onTable, turnTo, moveFirst } from "../movement/index.ts";
import { gapToMarker, isWithin } from "../table/measuring.ts";
import { makeRoll, successesOf, sumOf, useMedals } from "../dice/index.ts";
import { type Objective, objectivesThere } from "../table/things.ts";
import type { OnTable } from "../table/fighter.ts";
import { destroyObjective } from "../missions/index.ts";

type Shoot = ActionOf<"shoot">;

/** The objective that a shot of mission 4 names. zh.m4.grenade, zh.decide.m4-objective */
const objectiveOf = ({ state }: Ctx, { target }: Shoot): Objective | undefined =>
  state.mission === "m4" ? state.objectives.find(({ id }) => id === target) : undefined;

/** What an objective lies on top of: an item that it is over and that nobody can be inside of. zh.m4.objectives */
function lyingOn(ctx: Ctx, { item, at }: Objective): string | null {
  const under = item === null ? undefined : itemNamed(ctx.state, item);
  const isSolid = under !== undefined && ["building", "vehicle", "obstacle"].includes(under.category);
  return isSolid && !isEnterable(ctx, under) && measured.isOver(under.corners, at) ? under.id : null;
}

/** An objective, as a target of the size of a base for line of sight. */
const asTarget = (ctx: Ctx, fighter: OnTable, objective: Objective): OnTable => ({
  ...fighter,
  id: objective.id,
  at: objective.at,
  on: lyingOn(ctx, objective),
  partner: null,
});

/** Whether an objective is neither too far away for a grenade nor too near. zh.shoot.range, zh.open.m4-target */
function isInThrow(ctx: Ctx, thrower: OnTable, { at }: Objective): boolean {
  const gap = gapToMarker(ctx, thrower.at, at);
  if (!isWithin(ctx, gap, number(ctx, rangeOf(thrower, "grenade")))) return false;
  const free = reading(ctx, "zh.open.m4-target") === "no-least-distance";
  return free || !isWithin(ctx, gap, number(ctx, "zh.number.min-range"));
}

function requireThrow(ctx: Ctx, req: Req, action: Shoot, objective: Objective): void {
  const fighter = onTable(req, fighterNamed(ctx.state, action.fighter), action.fighter, "zh.shoot.move");
  if (fighter === null) return;
  requireAlarm(ctx, req, fighter);
  req.need(action.weapon === "grenade", {
    met: `${fighter.id} attacks ${objective.id} with a grenade.`,
    unmet: `${action.weapon === undefined ? "This weapon" : `The ${weapons[action.weapon].name}`} does nothing to ${objective.id}: objectives are attacked with grenades.`,
    cites: ["zh.m4.grenade"],
  });
  requireWeapon(ctx, req, fighter, "grenade");
  req.need(objective.status === "there", {
    met: `${objective.id} still stands.`,
    unmet: `${objective.id} is already destroyed.`,
    cites: ["zh.m4.grenade"],
  });
  const shooter = requireShotMove(ctx, req, fighter, action);
  if (shooter === null) return;
  requireAim(ctx, req, { from: shooter, to: asTarget(ctx, shooter, objective), shoots: true }, "zh.m4.grenade");
  const gap = gapToMarker(ctx, shooter.at, objective.at);
  const range = number(ctx, rangeOf(shooter, "grenade"));
  req.need(isWithin(ctx, gap, range), {
    met: `${objective.id} is in range.`,
    unmet: `${objective.id} is ${tooFar(gap, inches(range), "the grenade")}.`,
    at: written(objective.at),
    cites: ["zh.shoot.range", "zh.weapon.grenade", "zh.open.distance-marker"],
  });
  const least = number(ctx, "zh.number.min-range");
  req.need(reading(ctx, "zh.open.m4-target") === "no-least-distance" || !isWithin(ctx, gap, least), {
    met: `${objective.id} is far enough away.`,
    unmet: `${objective.id} is within ${least}″.`,
    cites: ["zh.shoot.min-range", "zh.open.m4-target"],
  });
}

/** Uses of a medal: an objective is in no cover, so that Indirect is one only where Blast may hit somebody beside it. zh.special.indirect */
const effectsOf = (ctx: Ctx, fighter: OnTable, target: OnTable) =>
  shotEffects(ctx, fighter, target, "grenade").filter(
    ({ id }) => id !== "indirect" || mayHitMore(ctx, fighter, target, "blast"),
  );

/** The roll: the die for the rear always, that for being covert never. zh.m4.grenade-dice, zh.open.m4-covert */
function* rollThrow(ctx: Ctx, fighter: OnTable, target: OnTable, start: OnTable["at"]) {
  const view = reading(ctx, "zh.open.m4-covert") === "yes" && hasClearView(ctx, { ...fighter, at: start }, target);
  const bonus = bonusDice(ctx, fighter, { covert: false, rear: true, view });
  const auto = isAutomatic(ctx) ? specialsOf(ctx, fighter, target, "grenade") : [];
  const extra = auto.includes("blast") ? [spreadDice(ctx, "blast")] : [];
  const all = sumOf(weaponDice(ctx, "grenade"), bonus, ...extra);
  const jammed = yield* offerShotEvent(ctx, fighter, "shoot begins");
  const pool = jammed && all.white + all.grey > 1 ? { ...all, white: Math.max(0, all.white - 1) } : all;
  const score = cardOf(fighter).abilities.aim;
  const roll = yield* makeRoll(
    ctx,
    { fighter, name: "Shoot", pool, score },
    "zh.m4.grenade-dice",
    "zh.shoot.dice",
    "zh.open.m4-covert",
  );
  const effects = effectsOf(ctx, fighter, target);
  const used = yield* useMedals(ctx, fighter, roll, effects, { inAction: true, before: new Set(auto) });
  return { roll, used };
}

/** A grenade at an objective: each success may hit. zh.shoot.accurate */
function* throwAt(ctx: Ctx, action: Shoot, objective: Objective): Rules {
  const fighter = fighterOnTable(ctx.state, action.fighter);
  const start = fighter.at;
  if (action.path !== undefined) {
    const way = pathOf(fighter, action.path);
    const limit = movementOf(fighter, number(ctx, "zh.number.shoot-move"));
    yield* moveFirst(ctx, fighter, way, limit, { faces: false, cites: ["zh.shoot.move"] });
  }
  const target = asTarget(ctx, fighter, objective);
  // a move that ended early may have come to where it cannot throw from
  if (!canThrowAt(ctx, fighter, objective)) {
    recordNoEffect(
      ctx,
      fighter.id,
      ["shot"],
      `${objective.id} cannot be shot at from here`,
      "zh.shoot.face",
      "zh.m4.grenade",
    );
    return;
  }
  turnTo(ctx, fighter, facingTo(fighter.at, objective.at, fighter.facing), "zh.shoot.face", "zh.move.end-facing");
  record(ctx, {
    event: "attack-declared",
    fighter: fighter.id,
    target: objective.id,
    weapon: "grenade",
    cites: ["zh.m4.grenade", "zh.open.m4-target"],
  });
  const { roll, used } = yield* rollThrow(ctx, fighter, target, start);
  const results = applyResults(ctx, roll, fighter, { removes: false }, "zh.shoot.dice", "zh.open.result-order");
  const late = resultsAtTheEnd(ctx);
  if (!late) yield* results;
  moveAlarm(ctx, number(ctx, "zh.number.alarm-shot"), `the grenade of ${fighter.id}`, "zh.alarm.shot");
  const accurate = successesOf(roll);
  record(ctx, {
    event: "attacked",
    fighter: fighter.id,
    target: objective.id,
    weapon: "grenade",
    accurate,
    cites: ["zh.shoot.accurate", "zh.m4.grenade-dice"],
  });
  const hits =
    used.has("blast") && accurate > 0
      ? yield* allot(ctx, fighter, target, accurate, "blast")
      : [{ on: target, shots: accurate, rules: [] }];
  const onObjective = hits.filter(({ on }) => on.id === objective.id).reduce((sum, { shots }) => sum + shots, 0);
  if (onObjective > 0) yield* damage(ctx, fighter, objective, onObjective);
  const others = hits.filter(({ on, shots }) => on.id !== objective.id && shots > 0);
  yield* resolveHits(ctx, { shooter: fighter, weapon: "grenade", used }, others);
  if (late && isStanding(fighter)) yield* results;
  if (yield* offerShotEvent(ctx, fighter, "shoot made")) fighter.noShots = ctx.state.turn + 1;
}

/** Wound rolls on an objective: any success destroys it, two make it explode. zh.m4.grenade-wound, zh.m4.grenade-explode */
function* damage(ctx: Ctx, fighter: OnTable, objective: Objective, hits: number): Rules {
  const strength = strengthOf(ctx, "grenade");
  record(ctx, { event: "hit", fighter: objective.id, hits, strength, by: "grenade", cites: ["zh.m4.grenade-wound"] });
  const pool = { white: hits * number(ctx, "zh.number.wound-dice"), grey: 0 };
  const roll = yield* makeRoll(
    ctx,
    { fighter, name: "Wound roll", pool, score: strength },
    "zh.m4.grenade-wound",
    "zh.wound.dice",
  );
  yield* useMedals(ctx, fighter, roll, [], { inAction: false });
  const successes = successesOf(roll);
  if (successes === 0) return;
  const more: readonly Citation[] = successes >= 2 ? ["zh.m4.grenade-explode"] : [];
  yield* destroyObjective(ctx, objective, "a grenade", "zh.m4.grenade-wound", ...more);
  if (successes >= 2) yield* explode(ctx, objective.id, objective.at);
}

/** Whether an objective can be thrown at from where the thrower stands. zh.m4.grenade */
const canThrowAt = (ctx: Ctx, thrower: OnTable, objective: Objective): boolean =>
  isInThrow(ctx, thrower, objective) && canAimAt(ctx, thrower, asTarget(ctx, thrower, objective), { shoots: true });

/**
 * The throws at an objective that are worth listing: from where the fighter stands, and else after a step into range, or
 * to where it is seen. zh.shoot.move
 */
function throwsAt(ctx: Ctx, fighter: OnTable, objective: Objective): readonly Shoot[] {
  const thrown: Shoot = { do: "shoot", fighter: fighter.id, target: objective.id, weapon: "grenade" };
  const isNear = isInThrow(ctx, fighter, objective);
  const path = stepToShot(ctx, fighter, objective.at, { isNear }, (there) => canThrowAt(ctx, there, objective));
  return path === null ? [thrown] : [thrown, { ...thrown, path: [...path] }];
}

/** Shoot, also with a grenade at an objective of mission 4. zh.m4.grenade */
const shootInMission: ActionRule<"shoot"> = {
  ...shoot,
  requires(ctx, req, action) {
    const objective = objectiveOf(ctx, action);
    if (objective === undefined) shoot.requires(ctx, req, action);
    else requireThrow(ctx, req, action, objective);
  },
  candidates(ctx, fighter) {
    const atFighters = shoot.candidates(ctx, fighter);
    if (ctx.state.mission !== "m4" || !isStanding(fighter) || !hasGrenades(fighter)) return atFighters;
    const atObjectives = objectivesThere(ctx.state).flatMap((objective) => throwsAt(ctx, fighter, objective));
    return [...atFighters, ...atObjectives];
  },
  perform(ctx, fighter, action) {
    const objective = objectiveOf(ctx, action);
    return objective === undefined ? shoot.perform(ctx, fighter, action) : throwAt(ctx, action, objective);
  },
};

export const actions = { shoot: beginsOrders(shootInMission) };
