import { citeIf, everyHolds } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type ActionRule, beginsOrders } from "./rule.ts";
import {
  type Req,
  recordNoEffect,
  cardOf,
  fighterNamed,
  type Ctx,
  hasDog,
  isReady,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  fighterOnTable,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { measured } from "../../geometry/index.ts";
import { written } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { WeaponId } from "../book/weapons.ts";
import { applyResults, isCovertAttacker, placeMarker, straddleRoll, viewPoints } from "../detection/index.ts";
import {
  assist,
  makeRoll,
  relevantResults,
  type MedalEffect,
  medalEffect,
  quietEffect,
  rerollEffect,
  type Roll,
  scoreOf,
  successesOf,
  sumOf,
  useMedals,
} from "../dice/index.ts";
import { wound } from "../harm/index.ts";
import { movementOf, onTable, requirePath, turnTo, moveFirst, fightTerms } from "../movement/index.ts";
import { areWithin, gapOfPlaces } from "../table/measuring.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { approaches, canFight, isStraightTo, wayInto, waysInto } from "./fight-ways.ts";
import {
  type Advantages,
  away,
  requireAim,
  requireAlarm,
  beginDefend,
  type BegunDefend,
  bonusDice,
  canAimAt,
  isUnseenAttack,
  defend,
  detectedEnemies,
  facingTo,
  fightReach,
  hadClearView,
  counterWeapon,
  covertPoints,
  handWeapon,
  hasSpecial,
  mayAttack,
  nearestSuch,
  pairRules,
  requireReach,
  resultsAtTheEnd,
  rollsBeforeMedals,
  settleTarget,
  strengthOf,
  requireTarget,
  pathOf,
  weaponDice,
  weaponById,
  weaponRules,
  isAutomatic,
} from "../attacks/index.ts";

type Fight = ActionOf<"fight">;

/** The move of a Fight ends nearer to the target, or goes straight to it. zh.fight.move, zh.open.fight-towards */
function requireTowards(ctx: Ctx, req: Req, fighter: OnTable, path: readonly Place[], target: OnTable): void {
  const end = path.at(-1) ?? fighter.at;
  const [before, after] = [gapOfPlaces(ctx, fighter.at, target.at), gapOfPlaces(ctx, end, target.at)];
  req.need(measured.compareGaps(after, before) < 0, () => ({
    met: `The move ends nearer to ${target.id}.`,
    unmet: `The move ends ${away(after, before)} from ${target.id}, which was ${away(before, after)} away: it has to end nearer.`,
    at: written(end),
    cites: ["zh.fight.move", "zh.open.fight-towards"],
  }));
  if (reading(ctx, "zh.open.fight-towards") !== "straight") return;
  req.need(isStraightTo(path, target), {
    met: "The move is straight.",
    unmet: `The move does not go straight towards ${target.id}.`,
    at: written(end),
    cites: ["zh.open.fight-towards"],
  });
}

/** What a Fight requires. zh.fight.path, zh.fight.impossible, zh.captive.other-actions */
function requireFight(ctx: Ctx, req: Req, action: Fight): void {
  const fighter = onTable(req, fighterNamed(ctx.state, action.fighter), action.fighter, "zh.fight.move");
  if (fighter === null) return;
  requireAlarm(ctx, req, fighter);
  const { captive } = ctx.state;
  if (captive !== null)
    req.need(captive.escort !== fighter.id, {
      met: `${fighter.id} does not lead the captive.`,
      unmet: `${fighter.id} leads a captive: an escort cannot Fight.`,
      cites: ["zh.captive.other-actions"],
    });
  const path = pathOf(fighter, action.path);
  const limit = movementOf(fighter, number(ctx, "zh.number.fight-move"));
  if (
    action.path !== undefined &&
    !requirePath(
      ctx,
      req,
      fighter,
      { path, limit, terms: fightTerms(ctx, fighter) },
      "zh.fight.move",
      "zh.fight.path",
      "zh.open.fight-gap",
    )
  )
    return;
  const end = { ...fighter, at: path.at(-1) ?? fighter.at };
  const target = requireTarget(ctx, req, end, action.target);
  if (target === null) return;
  if (action.path !== undefined) requireTowards(ctx, req, fighter, path, target);
  const dog = hasDog(fighter) ? (["zh.dog.reach"] as const) : [];
  if (
    action.path === undefined &&
    !req.quiet &&
    !canFight(ctx, fighter, target) &&
    tellWay(ctx, req, action, fighter, target)
  )
    return;
  requireReach(
    ctx,
    req,
    { from: end, to: target, reach: fightReach(fighter), used: "a Fight" },
    "zh.fight.reach",
    "zh.fight.impossible",
    ...dog,
  );
  requireAim(ctx, req, { from: end, to: target, shoots: false }, "zh.fight.reach", "zh.fight.impossible");
}

/**
 * Where an enemy cannot be fought from where the fighter stands, but can after a move, refuses the Fight with the move
 * that it lacks; returns whether there is such a move. zh.fight.move, zh.fight.reach
 */
function tellWay(ctx: Ctx, req: Req, action: Fight, fighter: OnTable, target: OnTable): boolean {
  const way = waysInto(ctx, fighter, target).find((path) =>
    everyHolds<Citation>((list) => {
      requireFight(ctx, list, { ...action, path: path.map(written) });
    }),
  );
  if (way === undefined) return false;
  const text = `The Fight needs a \`path\` to ${target.id}, for instance ${way.map(written).join(" ")}.`;
  req.fail({ text, at: written(target.at) }, "zh.fight.move", "zh.fight.reach");
  return true;
}

/**
 * The nearest enemies that count: those the fighter could Fight, or those it has line of sight to. Before
 * its move, when it names one (`named`), those it can reach count. zh.open.nearest-legal, zh.open.fight-distant
 */
function nearestOf(ctx: Ctx, fighter: OnTable, named: OnTable | null): readonly OnTable[] {
  const legal = reading(ctx, "zh.open.nearest-legal") === "legal-only";
  const comesTo = (enemy: OnTable): boolean =>
    named !== null && (enemy.id === named.id || waysInto(ctx, fighter, enemy).length > 0);
  const counts = (enemy: OnTable): boolean =>
    legal ? canFight(ctx, fighter, enemy) || comesTo(enemy) : canAimAt(ctx, fighter, enemy, { shoots: false });
  return nearestSuch(ctx, fighter.at, detectedEnemies(ctx, fighter), counts);
}

function* performFight(ctx: Ctx, _: Fighter, action: Fight): Rules {
  const fighter = fighterOnTable(ctx.state, action.fighter);
  const before = { ...fighter };
  const named = fighterOnTable(ctx.state, action.target);
  const early = reading(ctx, "zh.open.fight-distant") === "before-the-move";
  let target: OnTable | null = named;
  if (early) target = yield* settleTarget(ctx, fighter, named, nearestOf(ctx, fighter, named), () => true);
  const path =
    target === named
      ? action.path === undefined
        ? null
        : pathOf(fighter, action.path)
      : wayInto(ctx, fighter, target);
  if (path !== null) {
    const limit = movementOf(fighter, number(ctx, "zh.number.fight-move"));
    const terms = { ...fightTerms(ctx, fighter), faces: false, cites: ["zh.fight.move", "zh.fight.path"] } as const;
    yield* moveFirst(ctx, fighter, path, limit, terms);
  }
  const reaches = (enemy: OnTable): boolean => canFight(ctx, fighter, enemy);
  if (!early) target = yield* settleTarget(ctx, fighter, named, nearestOf(ctx, fighter, null), reaches);
  if (target === null || !reaches(target)) {
    recordNoEffect(ctx, fighter.id, ["fight"], "there is nobody to fight in reach", "zh.fight.reach");
    return;
  }
  turnTo(ctx, fighter, facingTo(fighter.at, target.at, fighter.facing), "zh.move.end-facing");
  yield* strike(ctx, fighter, target, before);
}

/**
 * The strikes of a Fight, the Defend, hits and counter-attack. zh.fight.dice, zh.fight.forces-defend,
 * zh.defend.counter, zh.fight.accurate
 */
function* strike(ctx: Ctx, fighter: OnTable, target: OnTable, before: OnTable): Rules {
  const weapon = handWeapon(fighter);
  record(ctx, {
    event: "attack-declared",
    fighter: fighter.id,
    target: target.id,
    weapon,
    cites: [
      "zh.target.nearest",
      "zh.weapon.knife-auto",
      "zh.weapon.improvised",
      ...pairRules(fighter, target),
      ...viewPoints(ctx, before, target),
      ...covertPoints(ctx, fighter),
    ],
  });
  const rear = isUnseenAttack(ctx, fighter, target) ?? !(yield* straddleRoll(ctx, target, fighter));
  const advantages = {
    covert: isCovertAttacker(ctx, fighter),
    rear,
    view: hadClearView(ctx, before, target, { shoots: false }),
  };
  const { roll, used, begun } = yield* rollStrikes(ctx, fighter, target, weapon, advantages);
  const results = applyResults(ctx, roll, fighter, { removes: false }, "zh.fight.dice", "zh.open.result-order");
  const late = resultsAtTheEnd(ctx);
  const later: Rules[] = [];
  if (!late) yield* results;
  const accurate = successesOf(roll);
  record(ctx, {
    event: "attacked",
    fighter: fighter.id,
    target: target.id,
    weapon,
    accurate,
    cites: ["zh.fight.accurate", "zh.fight.dice"],
  });
  const { strikes, counter } = yield* defend(ctx, fighter, target, { strikes: accurate, begun }, later);
  if (strikes > 0) {
    const strength = strikeStrength(ctx, fighter, weapon, rear, used);
    yield* wound(
      ctx,
      { on: target, count: strikes, strength, by: weaponById(weapon).name.toLowerCase(), roller: fighter },
      weaponRules[weapon],
    );
  } else if (counter > 0) yield* counterAttack(ctx, fighter, target, counter);
  for (const each of later) yield* each;
  if (late && isStanding(fighter)) yield* results;
  // zh.survive.detected, zh.survive.free-choice: nothing else binds the two
  if (isStanding(fighter) && isStanding(target) && !fighter.marker)
    placeMarker(ctx, fighter, "both survived a Fight", "zh.survive.detected", "zh.survive.free-choice");
}

/** The strength of strikes: Cut Throat makes it the best. zh.special.cut-throat, zh.open.covert-when */
function strikeStrength(ctx: Ctx, fighter: OnTable, weapon: WeaponId, rear: boolean, used: ReadonlySet<string>) {
  const late = reading(ctx, "zh.open.covert-when") === "knife-afterwards";
  const cuts = used.has("cut-throat") && (!late || rear || isCovertAttacker(ctx, fighter));
  return cuts ? scoreOf(number(ctx, "zh.number.best-strength")) : strengthOf(ctx, weapon);
}

/** Medal effects of a Fight. zh.special.aggression, zh.special.cut-throat, zh.special.quiet, zh.target.assist */
function fightEffects(
  ctx: Ctx,
  fighter: OnTable,
  weapon: WeaponId,
  { covert, rear, view }: Advantages,
): readonly MedalEffect[] {
  const auto = isAutomatic(ctx);
  const isQuiet = hasSpecial(weapon, "quiet") && reading(ctx, "zh.open.quiet-scope") === "both";
  return [
    ...assist(ctx, fighter, { withDog: false }, "zh.target.assist"),
    ...(hasSpecial(weapon, "aggression") && view
      ? [rerollEffect("aggression", "Aggression: re-roll it", ["zh.special.aggression"])]
      : []),
    ...(hasSpecial(weapon, "cut throat") && !auto && (covert || rear)
      ? [medalEffect("cut-throat", "Cut Throat: the best strength", ["zh.special.cut-throat", "zh.open.covert-when"])]
      : []),
    ...(isQuiet && !auto ? [quietEffect(["zh.special.quiet", "zh.open.quiet-scope"])] : []),
    ...(fighter.veteran === "v-knife-man" && weapon === "combat-knife"
      ? [rerollEffect("knife-man", "Knife Man: re-roll it", ["zh.veteran.any-fighter"])]
      : []),
  ];
}

function* rollStrikes(
  ctx: Ctx,
  fighter: OnTable,
  target: OnTable,
  weapon: WeaponId,
  advantages: Advantages,
): Rules<{ readonly roll: Roll; readonly used: ReadonlySet<string>; readonly begun: BegunDefend | null }> {
  const pool = sumOf(weaponDice(ctx, weapon), bonusDice(ctx, fighter, advantages));
  const score = cardOf(fighter).abilities.brawn;
  const effects = fightEffects(ctx, fighter, weapon, advantages);
  const matters = relevantResults(effects, hasSpecial(weapon, "quiet") ? "both" : "remainder");
  const roll = yield* makeRoll(
    ctx,
    { fighter, name: "Fight", pool, score, matters },
    "zh.fight.dice",
    weaponRules[weapon],
    ...citeIf(isReady(target), "zh.open.attack-rolls-order"),
  );
  const auto = isAutomatic(ctx);
  const cuts = auto && hasSpecial(weapon, "cut throat") && (advantages.covert || advantages.rear);
  if (auto && hasSpecial(weapon, "quiet") && reading(ctx, "zh.open.quiet-scope") === "both") roll.quieted++;
  const begun = rollsBeforeMedals(ctx) && isReady(target) ? yield* beginDefend(ctx, fighter, target) : null;
  const before = new Set(cuts ? ["cut-throat"] : []);
  const used = yield* useMedals(ctx, fighter, roll, effects, { inAction: true, before });
  return { roll, used, begun };
}

/** The successes left over from a Defend hit the attacker, who cannot defend. zh.defend.counter, zh.open.dog-counter */
function* counterAttack(ctx: Ctx, fighter: OnTable, target: OnTable, hits: number): Rules {
  const far = !areWithin(ctx, fighter.at, target.at, "zh.number.fight-reach");
  if (far && reading(ctx, "zh.open.dog-counter") === "never") {
    recordNoEffect(ctx, target.id, ["counter-attack"], "the dog fought from afar", "zh.open.dog-counter");
    return;
  }
  const weapon = counterWeapon(ctx, target);
  const by = `counter-attack, ${weaponById(weapon).name.toLowerCase()}`;
  yield* wound(
    ctx,
    { on: fighter, count: hits, strength: strengthOf(ctx, weapon), by, roller: target },
    "zh.defend.counter",
    "zh.open.counter-strength",
    ...citeIf(far, "zh.open.dog-counter"),
  );
}

/** Fight: up to 4″ towards the nearest detected enemy, then hand to hand. zh.fight.move, zh.fight.reach, zh.fight.dice */
const fight: ActionRule<"fight"> = {
  requires: requireFight,
  candidates: (ctx, fighter) => {
    if (!isStanding(fighter)) return [];
    // a fighter that cannot fight at all needs no path
    const ways = mayAttack(ctx, fighter) && ctx.state.captive?.escort !== fighter.id;
    return detectedEnemies(ctx, fighter).flatMap((enemy): readonly Fight[] => [
      { do: "fight", fighter: fighter.id, target: enemy.id },
      ...(ways ? approaches(ctx, fighter, enemy) : []).map((path): Fight => ({
        do: "fight",
        fighter: fighter.id,
        target: enemy.id,
        path: path.map(written),
      })),
    ]);
  },
  perform: performFight,
};

export const actions = { fight: beginsOrders(fight) };
