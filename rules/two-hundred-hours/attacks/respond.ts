import { citeIf } from "../../kernel/index.ts";
import { mayStayCovert } from "../additional/index.ts";
import type { Citation } from "../book/citation.ts";
import { closeWatch, frontOf, isCrew, standOf, straddleRoll } from "../detection/index.ts";
import {
  assist,
  extraDice,
  makeRoll,
  relevantResults,
  type MedalEffect,
  extraDiceEffect,
  poolOf,
  rerollEffect,
  type Roll,
  successesOf,
  sumOf,
  useMedals,
} from "../dice/index.ts";
import { applyRoll, markOffRoute, turnTo } from "../movement/index.ts";
import { coverFrom, insideOf } from "../sight/index.ts";
import type { NoEffectReason } from "../table/events.ts";
import type { OnTable } from "../table/fighter.ts";
import {
  cardOf,
  type Ctx,
  isReady,
  membersOf,
  reading,
  record,
  type Rules,
  runMoments,
  sideOf,
  recordNoEffect,
} from "../table/context.ts";
import { loseAction } from "../table/tokens.ts";
import { facingTo } from "./bonuses.ts";
import { ownsPistol } from "./weapons.ts";

/** What about the shot affects a Duck. */
export interface ShotTerms {
  /** Headshot was used. zh.special.headshot */
  readonly noDuck: boolean;
  /** Penetrate was used. zh.special.penetrate */
  readonly pierces: boolean;
  /** Indirect was used. zh.special.indirect */
  readonly drops: boolean;
}

/** A Duck that has been rolled, before its medals are used. zh.open.attack-rolls-order */
export interface BegunDuck {
  readonly roll: Roll;
  readonly free: boolean;
}

/** Whether a response is rolled before the attacker uses medals. zh.open.attack-rolls-order */
export const rollsBeforeMedals = (ctx: Ctx): boolean =>
  reading(ctx, "zh.open.attack-rolls-order") === "rolls-then-medals";

/** Whether results of attacks and responses are applied as the action ends. zh.open.result-order */
export const resultsAtTheEnd = (ctx: Ctx): boolean => reading(ctx, "zh.open.result-order") === "at-the-end";

/**
 * Whether the target of a shot is in cover; the crew of the AA gun always is. zh.duck.cover-free, zh.m8.crew-detected,
 * zh.open.m8-crew-cover
 */
export function isCovered(ctx: Ctx, shooter: OnTable, target: OnTable, { pierces, drops }: ShotTerms): boolean {
  const crews = isCrew(ctx, target);
  if (crews && reading(ctx, "zh.open.m8-crew-cover") === "always") return true;
  if (pierces || (drops && insideOf(ctx, standOf(target)) === null)) return false;
  if (crews) return true;
  return coverFrom(ctx, standOf(shooter), standOf(target)) !== null;
}

/** Fortified: inside a building and shot at from outside. zh.duck.fortified */
function isFortified(ctx: Ctx, shooter: OnTable, target: OnTable): boolean {
  const building = insideOf(ctx, standOf(target));
  return building !== null && insideOf(ctx, standOf(shooter))?.id !== building.id;
}

/** Medal effects of a Duck. zh.duck.fortified */
function duckEffects(ctx: Ctx, shooter: OnTable, target: OnTable, terms: ShotTerms): readonly MedalEffect[] {
  const fortified = !terms.pierces && isFortified(ctx, shooter, target);
  return [
    ...(fortified ? [rerollEffect("fortified", "Fortified: re-roll it", ["zh.duck.fortified"])] : []),
    ...(target.veteran === "v-quick-reflexes"
      ? [rerollEffect("quick-reflexes", "Quick Reflexes: re-roll it", ["zh.veteran.any-fighter"])]
      : []),
  ];
}

/** What follows a response: close watch, and a sentry may have left its route. zh.open.watch-nested, zh.open.route-off */
function* afterResponse(ctx: Ctx, target: OnTable): Rules {
  markOffRoute(ctx, target, "response");
  // a responsive action is the next one as well: Twisted Ankle is over
  if (reading(ctx, "zh.open.ankle-response") === "any-action")
    for (const member of membersOf(ctx.state, target)) member.limps = 0;
  if (reading(ctx, "zh.open.watch-nested") === "each-response")
    yield* runMoments([closeWatch], ctx, mayStayCovert(ctx));
}

/** Pays for a responsive action, unless it is free. zh.token.responsive, zh.duck.open-costs, zh.defend.costs */
const pay = (ctx: Ctx, target: OnTable, { free }: { readonly free: boolean }, cite: Citation): void => {
  if (!free) loseAction(ctx, target, "a responsive action", "zh.token.responsive", cite);
};

/** A row about pairs, for a member of one. */
const ofPair = ({ partner }: OnTable, row: Citation): readonly Citation[] => (partner === null ? [] : [row]);

const cannotDuck = (ctx: Ctx, target: OnTable, why: NoEffectReason, ...cites: readonly Citation[]): void =>
  recordNoEffect(ctx, target.id, ["duck"], why, ...cites);

/**
 * Pays for the Duck of the target of accurate shots and rolls its dice; null if it cannot Duck. zh.shoot.forces-duck,
 * zh.duck.dice, zh.duck.open-unready, zh.duck.unready-cover, zh.shoot.unready-hit, zh.duck.turn, zh.pair.second-hit
 */
export function* beginDuck(
  ctx: Ctx,
  shooter: OnTable,
  target: OnTable,
  shots: number,
  terms: ShotTerms,
): Rules<BegunDuck | null> {
  const covered = isCovered(ctx, shooter, target, terms);
  const second = target.partner !== null && reading(ctx, "zh.open.pair-second-duck") === "needs-token";
  const free = covered && !(second && !isReady(target));
  if (!free && !isReady(target)) {
    cannotDuck(
      ctx,
      target,
      "it is unready and in the open",
      "zh.duck.open-unready",
      "zh.shoot.unready-hit",
      ...ofPair(target, "zh.pair.second-hit"),
    );
    return null;
  }
  pay(ctx, target, { free }, "zh.duck.open-costs");
  turnTo(ctx, target, facingTo(target.at, shooter.at, target.facing), "zh.duck.turn");
  const score = cardOf(target).abilities.react;
  const cites = ["zh.duck.dice", free ? "zh.duck.cover-free" : "zh.duck.open-costs", "zh.shoot.forces-duck"] as const;
  const effects = duckEffects(ctx, shooter, target, terms);
  const matters = relevantResults(effects, "remainder", shots);
  const roll = yield* makeRoll(
    ctx,
    { fighter: target, name: "Duck", pool: poolOf(ctx, "duck"), score, matters },
    ...cites,
  );
  return { roll, free };
}

/**
 * The Duck of the target of accurate shots: free in cover, else for an action; its dice may have been rolled already.
 * Answers how many shots are left. zh.duck.cancel, zh.duck.friendly-fire, zh.open.attack-rolls-order,
 * zh.shoot.unready-hit, zh.pair.responsive
 */
export function* duck(
  ctx: Ctx,
  shooter: OnTable,
  target: OnTable,
  { shots, terms, begun }: { readonly shots: number; readonly terms: ShotTerms; readonly begun: BegunDuck | null },
  later: Rules[],
): Rules<number> {
  if (terms.noDuck) {
    cannotDuck(ctx, target, "a headshot cannot be ducked", "zh.special.headshot");
    return shots;
  }
  const made = begun ?? (yield* beginDuck(ctx, shooter, target, shots, terms));
  if (made === null) return shots;
  const { roll } = made;
  // medals of the shot that were used after the Duck was rolled: zh.open.attack-rolls-order
  const free = made.free && isCovered(ctx, shooter, target, terms);
  if (made.free && !free) {
    if (!isReady(target)) {
      cannotDuck(ctx, target, "it is unready and in the open", "zh.duck.open-unready", "zh.shoot.unready-hit");
      return shots;
    }
    pay(ctx, target, { free: false }, "zh.duck.open-costs");
  }
  yield* useMedals(ctx, target, roll, duckEffects(ctx, shooter, target, terms), { inAction: true });
  const results = applyRoll(ctx, target, roll, {}, "zh.duck.dice");
  if (resultsAtTheEnd(ctx)) later.push(results);
  else yield* results;
  const cancelled = Math.min(shots, successesOf(roll));
  record(ctx, {
    event: "responded",
    fighter: target.id,
    action: "duck",
    cancelled,
    free,
    cites: [
      "zh.duck.cancel",
      ...citeIf(free, "zh.duck.cover-free", "zh.fighter.free-action"),
      ...citeIf(sideOf(shooter) === sideOf(target), "zh.duck.friendly-fire"),
      ...citeIf(isCrew(ctx, target), "zh.m8.crew-detected", "zh.open.m8-crew-cover"),
      ...citeIf(free && !isReady(target), "zh.duck.unready-cover"),
      ...ofPair(target, "zh.pair.responsive"),
    ],
  });
  yield* afterResponse(ctx, target);
  return shots - cancelled;
}

/** What came of a Defend. */
export interface Defended {
  /** The strikes left over, and the hits on the attacker in return. zh.defend.cancel, zh.defend.counter */
  readonly strikes: number;
  readonly counter: number;
}

/** A Defend that has been rolled, before its medals are used. zh.open.attack-rolls-order */
export interface BegunDefend {
  readonly roll: Roll;
  readonly effects: readonly MedalEffect[];
}

/**
 * Pays for the Defend of the target of a Fight and rolls its dice. zh.fight.forces-defend, zh.defend.dice,
 * zh.special.quick-draw, zh.defend.turn
 */
export function* beginDefend(ctx: Ctx, attacker: OnTable, target: OnTable): Rules<BegunDefend> {
  const front = yield* isAttackedFromFront(ctx, attacker, target);
  pay(ctx, target, { free: false }, "zh.defend.costs");
  turnTo(ctx, target, facingTo(target.at, attacker.at, target.facing), "zh.defend.turn");
  const score = cardOf(target).abilities.brawn;
  const auto = reading(ctx, "zh.open.special-rules-medal") === "re-rolls-only" && front;
  const extra = extraDice(ctx, "quick-draw-dice");
  const pool = auto ? sumOf(poolOf(ctx, "defend"), extra) : poolOf(ctx, "defend");
  const effects = defendEffects(ctx, target, front && !auto);
  const matters = relevantResults(effects, "remainder");
  const roll = yield* makeRoll(
    ctx,
    { fighter: target, name: "Defend", pool, score, matters },
    "zh.defend.dice",
    "zh.fight.forces-defend",
  );
  return { roll, effects };
}

/**
 * The Defend of the target of a Fight, which a ready fighter has to make; its dice may have been rolled already.
 * zh.defend.cancel, zh.defend.counter, zh.defend.unready, zh.open.attack-rolls-order, zh.fight.unready-hit,
 * zh.pair.responsive
 */
export function* defend(
  ctx: Ctx,
  attacker: OnTable,
  target: OnTable,
  { strikes, begun }: { readonly strikes: number; readonly begun: BegunDefend | null },
  later: Rules[],
): Rules<Defended> {
  if (begun === null && !isReady(target)) {
    recordNoEffect(ctx, target.id, ["defend"], "it is unready", "zh.defend.unready", "zh.fight.unready-hit");
    return { strikes, counter: 0 };
  }
  const { roll, effects } = begun ?? (yield* beginDefend(ctx, attacker, target));
  yield* useMedals(ctx, target, roll, effects, { inAction: true });
  const results = applyRoll(ctx, target, roll, { removes: false }, "zh.defend.dice");
  if (resultsAtTheEnd(ctx)) later.push(results);
  else yield* results;
  const successes = successesOf(roll);
  const cancelled = Math.min(strikes, successes);
  record(ctx, {
    event: "responded",
    fighter: target.id,
    action: "defend",
    cancelled,
    free: false,
    cites: ["zh.defend.cancel", ...ofPair(target, "zh.pair.responsive")],
  });
  yield* afterResponse(ctx, target);
  return { strikes: strikes - cancelled, counter: cancelled === strikes ? successes - cancelled : 0 };
}

/** Whether the attacker is to the front before the defender turns; it matters with a pistol only. zh.special.quick-draw */
function* isAttackedFromFront(ctx: Ctx, attacker: OnTable, target: OnTable): Rules<boolean> {
  if (!hasQuickDraw(ctx, target)) return false;
  const side = frontOf(ctx, target, attacker);
  return side === "straddling" ? yield* straddleRoll(ctx, target, attacker) : side === "front";
}

/** Whether a fighter can use Quick Draw: it owns a pistol. zh.open.quick-draw */
function hasQuickDraw(ctx: Ctx, fighter: OnTable): boolean {
  if (!ownsPistol(fighter)) return false;
  const knife = cardOf(fighter).keywords.includes("combat knife");
  return reading(ctx, "zh.open.quick-draw") === "owning-a-pistol" || !knife;
}

/** Medal effects of a Defend. zh.defend.assist, zh.special.quick-draw, zh.dog.assist */
function defendEffects(ctx: Ctx, target: OnTable, quickDraw: boolean): readonly MedalEffect[] {
  const dice = extraDice(ctx, "quick-draw-dice");
  return [
    ...assist(ctx, target, { withDog: true }, "zh.defend.assist"),
    ...(quickDraw
      ? [
          extraDiceEffect(ctx, "quick-draw", "Quick Draw: one more die", dice, [
            "zh.special.quick-draw",
            "zh.open.quick-draw",
          ]),
        ]
      : []),
    ...(target.veteran === "v-brawler"
      ? [rerollEffect("brawler", "Brawler: re-roll it", ["zh.veteran.any-fighter"])]
      : []),
  ];
}
