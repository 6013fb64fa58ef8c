import type { ActionRule, Needs } from "../actions/rule.ts";
import type { ActionOf } from "../actions/schema.ts";
import { measured } from "../../geometry/index.ts";
import { inches, isOnTable, spoken, written } from "../battlefield.ts";
import { type Place, type WeaponId } from "../data/index.ts";
import { applyResults, isCovertAttacker, isDetected, placeMarker, straddleRoll } from "../detection/index.ts";
import { assist } from "../harm/assist.ts";
import { wound } from "../harm/wound.ts";
import { onTable } from "../manoeuvres/common.ts";
import { bringAlong } from "../manoeuvres/finishing.ts";
import { areWithin, baseRadius, gapOf, gapOfPlaces } from "../measuring.ts";
import { enemyGap, movementOf, pathNeeds, wayTo } from "../moving/index.ts";
import { travel, turnTo } from "../moving/index.ts";
import type { MoveTerms } from "../moving/index.ts";
import {
  makeRoll,
  mattering,
  type MedalEffect,
  noted,
  quiet,
  reroll,
  type Roll,
  scoreOf,
  successesOf,
  sumOf,
  useMedals,
} from "../rolling/index.ts";
import type { Standing } from "../state/index.ts";
import {
  cardOf,
  enemiesOf,
  fighterNamed,
  type G,
  hasDog,
  isReady,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  theStanding,
} from "../table.ts";
import { type Advantages, bonusDice, comesUnseen, facingTo, hadClearView, pairRules } from "./bonuses.ts";
import { beginDefend, type BegunDefend, defend, resultsAtTheEnd, rollsBeforeMedals } from "./respond.ts";
import { worksByItself } from "./shot-effects.ts";
import { alarmNeeds, mayAttack, wayOf } from "./shoot.ts";
import { aimNeeds, canAimAt, detectedEnemies, nearestSuch, reachNeeds, settleTarget, targetNeeds } from "./targets.ts";
import { fightReach, handWeapon, hasSpecial, strengthOf, weaponDice, weaponNamed, weaponRules } from "./weapons.ts";

type Fight = ActionOf<"fight">;

/** How the move of a Fight treats enemies: their gap is kept, or they may be touched. zh.open.fight-gap */
const fightTerms = (g: G, fighter: Standing): MoveTerms =>
  reading(g, "zh.open.fight-gap") === "1-to-2" ? {} : { unseen: enemiesOf(g.state, fighter).map(({ id }) => id) };

/** Whether a way leads straight towards a target. zh.open.fight-towards */
function isStraightTo(path: readonly Place[], target: Standing): boolean {
  const [from, to] = path;
  return (
    from !== undefined &&
    to !== undefined &&
    path.length === 2 &&
    measured.isWithin(measured.gapToSegment(to, from, target.at), 2)
  );
}

/** The move of a Fight ends nearer to the target, or goes straight to it. zh.fight.move, zh.open.fight-towards */
function towardsNeeds(g: G, r: Needs, fighter: Standing, path: readonly Place[], target: Standing): void {
  const end = path.at(-1) ?? fighter.at;
  const [before, after] = [gapOfPlaces(g, fighter.at, target.at), gapOfPlaces(g, end, target.at)];
  r.need(
    measured.compareGaps(after, before) < 0,
    () => ({
      met: `The move ends nearer to ${target.id}.`,
      unmet: `The move ends ${spoken(after.length)} from ${target.id}, which was ${spoken(before.length)} away: it has to end nearer.`,
      at: written(end),
    }),
    "zh.fight.move",
    "zh.open.fight-towards",
  );
  if (reading(g, "zh.open.fight-towards") !== "straight") return;
  r.need(
    isStraightTo(path, target),
    { met: "The move is straight.", unmet: `The move does not go straight towards ${target.id}.`, at: written(end) },
    "zh.open.fight-towards",
  );
}

function fightNeeds(g: G, r: Needs, action: Fight): void {
  const fighter = onTable(r, fighterNamed(g.state, action.fighter), action.fighter, "zh.fight.move");
  if (fighter === null) return;
  alarmNeeds(g, r, fighter);
  const { captive } = g.state;
  if (captive !== null)
    r.need(
      captive.escort !== fighter.id,
      {
        met: `${fighter.id} does not lead the captive.`,
        unmet: `${fighter.id} leads a captive: an escort cannot Fight.`,
      },
      "zh.captive.other-actions",
    );
  const path = wayOf(fighter, action.path);
  const most = movementOf(fighter, number(g, "zh.number.fight-move"));
  if (
    action.path !== undefined &&
    !pathNeeds(g, r, fighter, path, most, fightTerms(g, fighter), "zh.fight.move", "zh.fight.path", "zh.open.fight-gap")
  )
    return;
  const end = { ...fighter, at: path.at(-1) ?? fighter.at };
  const target = targetNeeds(g, r, end, action.target);
  if (target === null) return;
  if (action.path !== undefined) towardsNeeds(g, r, fighter, path, target);
  const dog = hasDog(fighter) ? (["zh.dog.reach"] as const) : [];
  reachNeeds(g, r, end, target, fightReach(fighter), "zh.fight.reach", "zh.fight.impossible", ...dog);
  aimNeeds(g, r, end, target, false, "zh.fight.reach", "zh.fight.impossible");
}

/** Whether an enemy can be fought from where the fighter stands. zh.target.distant-conditions */
const canFight = (g: G, fighter: Standing, enemy: Standing): boolean =>
  isDetected(g, enemy) && areWithin(g, fighter.at, enemy.at, fightReach(fighter)) && canAimAt(g, fighter, enemy, false);

/**
 * The nearest of those that count: whom a Fight could be made against, or whom the fighter has line of sight to. Before
 * the move against one (`named`) those count whom it can come to. zh.open.nearest-legal, zh.open.fight-distant
 */
function nearestOf(g: G, fighter: Standing, named: Standing | null): readonly Standing[] {
  const legal = reading(g, "zh.open.nearest-legal") === "legal-only";
  const comesTo = (enemy: Standing): boolean =>
    named !== null && (enemy.id === named.id || waysInto(g, fighter, enemy).length > 0);
  const counts = (enemy: Standing): boolean =>
    legal ? canFight(g, fighter, enemy) || comesTo(enemy) : canAimAt(g, fighter, enemy, false);
  return nearestSuch(g, fighter.at, detectedEnemies(g, fighter), counts);
}

function* performFight(g: G, action: Fight): Rules {
  const fighter = theStanding(g, action.fighter);
  const before = { ...fighter };
  const named = theStanding(g, action.target);
  const early = reading(g, "zh.open.fight-distant") === "before-the-move";
  let target: Standing | null = named;
  if (early) target = yield* settleTarget(g, fighter, named, nearestOf(g, fighter, named));
  const path =
    target === named ? (action.path === undefined ? null : wayOf(fighter, action.path)) : wayInto(g, fighter, target);
  if (path !== null) {
    const terms = { ...fightTerms(g, fighter), faces: false, cites: ["zh.fight.move", "zh.fight.path"] } as const;
    yield* bringAlong(g, fighter, yield* travel(g, fighter, path, terms));
  }
  if (!early) target = yield* settleTarget(g, fighter, named, nearestOf(g, fighter, null));
  if (target === null || !canFight(g, fighter, target)) {
    record(g, {
      event: "no-effect",
      fighter: fighter.id,
      what: ["fight"],
      why: "there is nobody to fight in reach",
      cites: ["zh.fight.reach"],
    });
    return;
  }
  turnTo(g, fighter, facingTo(fighter.at, target.at, fighter.facing), "zh.move.end-facing");
  yield* strike(g, fighter, target, before);
}

/** The strikes of a Fight, the Defend, hits and counter-attack. zh.fight.dice, zh.fight.forces-defend, zh.defend.counter */
function* strike(g: G, fighter: Standing, target: Standing, before: Standing): Rules {
  const weapon = handWeapon(fighter);
  record(g, {
    event: "attack-declared",
    fighter: fighter.id,
    target: target.id,
    weapon,
    cites: ["zh.target.nearest", "zh.weapon.knife-auto", "zh.weapon.improvised", ...pairRules(fighter, target)],
  });
  const rear = comesUnseen(g, fighter, target) ?? !(yield* straddleRoll(g, target, fighter));
  const advantages = {
    covert: isCovertAttacker(g, fighter),
    rear,
    view: hadClearView(g, before, target, false),
  };
  const { roll, used, begun } = yield* rollStrikes(g, fighter, target, weapon, advantages);
  const results = applyResults(g, roll, fighter, { removes: false }, "zh.fight.dice", "zh.open.result-order");
  const late = resultsAtTheEnd(g);
  const later: Rules[] = [];
  if (!late) yield* results;
  const accurate = successesOf(roll);
  record(g, {
    event: "attacked",
    fighter: fighter.id,
    target: target.id,
    weapon,
    accurate,
    cites: ["zh.fight.accurate", "zh.fight.dice"],
  });
  const { strikes, counter } = yield* defend(g, fighter, target, accurate, later, begun);
  if (strikes > 0) {
    const strength = strikeStrength(g, fighter, weapon, rear, used);
    yield* wound(
      g,
      { on: target, count: strikes, strength, by: weaponNamed(weapon).name.toLowerCase(), roller: fighter },
      weaponRules[weapon],
    );
  } else if (counter > 0) yield* counterAttack(g, fighter, target, counter);
  for (const each of later) yield* each;
  if (late && isStanding(fighter)) yield* results;
  // zh.survive.detected, zh.survive.free-choice: nothing else binds the two
  if (isStanding(fighter) && isStanding(target) && !fighter.marker)
    placeMarker(g, fighter, "both survived a Fight", "zh.survive.detected", "zh.survive.free-choice");
}

/** The strength of strikes: Cut Throat makes it the best. zh.special.cut-throat, zh.open.covert-when */
function strikeStrength(g: G, fighter: Standing, weapon: WeaponId, rear: boolean, used: ReadonlySet<string>) {
  const late = reading(g, "zh.open.covert-when") === "knife-afterwards";
  const cuts = used.has("cut-throat") && (!late || rear || isCovertAttacker(g, fighter));
  return cuts ? scoreOf(number(g, "zh.number.best-strength")) : strengthOf(g, weapon);
}

/** Medal effects of a Fight. zh.special.aggression, zh.special.cut-throat, zh.special.quiet, zh.target.assist */
function fightEffects(
  g: G,
  fighter: Standing,
  weapon: WeaponId,
  { covert, rear, view }: Advantages,
): readonly MedalEffect[] {
  const auto = worksByItself(g);
  const isQuiet = hasSpecial(weapon, "quiet") && reading(g, "zh.open.quiet-scope") === "both";
  return [
    ...assist(g, fighter, false, "zh.target.assist"),
    ...(hasSpecial(weapon, "aggression") && view
      ? [reroll("aggression", "Aggression: re-roll it", ["zh.special.aggression"])]
      : []),
    ...(hasSpecial(weapon, "cut throat") && !auto && (covert || rear)
      ? [noted("cut-throat", "Cut Throat: the best strength", ["zh.special.cut-throat", "zh.open.covert-when"])]
      : []),
    ...(isQuiet && !auto ? [quiet(["zh.special.quiet", "zh.open.quiet-scope"])] : []),
    ...(fighter.veteran === "v-knife-man" && weapon === "combat-knife"
      ? [reroll("knife-man", "Knife Man: re-roll it", ["zh.veteran.any-fighter"])]
      : []),
  ];
}

function* rollStrikes(
  g: G,
  fighter: Standing,
  target: Standing,
  weapon: WeaponId,
  advantages: Advantages,
): Rules<{ readonly roll: Roll; readonly used: ReadonlySet<string>; readonly begun: BegunDefend | null }> {
  const pool = sumOf(weaponDice(g, weapon), bonusDice(g, fighter, advantages));
  const score = cardOf(fighter).abilities.brawn;
  const effects = fightEffects(g, fighter, weapon, advantages);
  const matters = mattering(effects, hasSpecial(weapon, "quiet") ? "both" : "remainder");
  const roll = yield* makeRoll(
    g,
    { fighter, name: "Fight", pool, score, matters },
    "zh.fight.dice",
    weaponRules[weapon],
  );
  const auto = worksByItself(g);
  const cuts = auto && hasSpecial(weapon, "cut throat") && (advantages.covert || advantages.rear);
  if (auto && hasSpecial(weapon, "quiet") && reading(g, "zh.open.quiet-scope") === "both") roll.quieted++;
  const begun = rollsBeforeMedals(g) && isReady(target) ? yield* beginDefend(g, fighter, target) : null;
  const used = yield* useMedals(g, fighter, roll, effects, true, new Set(cuts ? ["cut-throat"] : []));
  return { roll, used, begun };
}

/** The weapon of a counter-attack. zh.open.counter-strength */
function counterWeapon(g: G, target: Standing): WeaponId {
  switch (reading(g, "zh.open.counter-strength")) {
    case "hand-weapon":
      return handWeapon(target);
    case "ranged":
      return target.weapon;
    case "improvised":
      return "improvised";
  }
}

/** Successes of a Defend that are left over hit the attacker, who cannot defend. zh.defend.counter, zh.open.dog-counter */
function* counterAttack(g: G, fighter: Standing, target: Standing, hits: number): Rules {
  const far = !areWithin(g, fighter.at, target.at, "zh.number.fight-reach");
  if (far && reading(g, "zh.open.dog-counter") === "never") {
    record(g, {
      event: "no-effect",
      fighter: target.id,
      what: ["counter-attack"],
      why: "the dog fought from afar",
      cites: ["zh.open.dog-counter"],
    });
    return;
  }
  const weapon = counterWeapon(g, target);
  const by = `counter-attack, ${weaponNamed(weapon).name.toLowerCase()}`;
  yield* wound(
    g,
    { on: fighter, count: hits, strength: strengthOf(g, weapon), by, roller: target },
    "zh.defend.counter",
    "zh.open.counter-strength",
  );
}

/** A way that brings a fighter into reach of an enemy: none needed is null. */
function wayInto(g: G, fighter: Standing, target: Standing | null): readonly Place[] | null {
  if (target === null || areWithin(g, fighter.at, target.at, fightReach(fighter))) return null;
  return waysInto(g, fighter, target)[0] ?? null;
}

/** Ways by which a fighter comes to where it can fight an enemy. zh.fight.reach, zh.open.fight-towards */
function waysInto(g: G, fighter: Standing, target: Standing): readonly (readonly Place[])[] {
  const straight = reading(g, "zh.open.fight-towards") === "straight";
  return approaches(g, fighter, target).filter(
    (path) =>
      (!straight || isStraightTo(path, target)) && canFight(g, { ...fighter, at: path.at(-1) ?? fighter.at }, target),
  );
}

/** Ways of a Fight worth naming: the near side of the target, and the sides behind it. zh.decide.fight-end */
function approaches(g: G, fighter: Standing, target: Standing): readonly (readonly Place[])[] {
  const most = movementOf(fighter, number(g, "zh.number.fight-move"));
  const reach = inches(number(g, fightReach(fighter)));
  const gap = gapOf(g, fighter, target);
  if (gap.length > most + reach) return [];
  const keep = Math.min(enemyGap(g), reach) + 2 * baseRadius(g) + 2;
  const straight = measured.directionTo(target.at, fighter.at);
  const degrees = straight === null ? 0 : measured.degreesOf(straight);
  const sides = [0, 45, 315, 90, 270, 135, 225, 180];
  return sides.flatMap((turn) => {
    const direction = turn === 0 && straight !== null ? straight : measured.directionOf(degrees + turn);
    const to = measured.placeAlong(target.at, direction, keep);
    const way = isOnTable(g.state, to) ? wayTo(g, fighter, to, fightTerms(g, fighter), most) : null;
    return way === null || way.length < 2 || measured.lengthOf(way) > most ? [] : [way];
  });
}

/** Fight: up to 4″ towards the nearest detected enemy, then hand to hand. zh.fight.move, zh.fight.reach, zh.fight.dice */
export const fight: ActionRule<"fight"> = {
  name: "fight",
  needs: fightNeeds,
  candidates: (g, fighter) => {
    if (!isStanding(fighter)) return [];
    // whoever cannot fight at all needs no way to it
    const ways = mayAttack(g, fighter) && g.state.captive?.escort !== fighter.id;
    return detectedEnemies(g, fighter).flatMap((enemy): readonly Fight[] => [
      { do: "fight", fighter: fighter.id, target: enemy.id },
      ...(ways ? approaches(g, fighter, enemy) : []).map((path): Fight => ({
        do: "fight",
        fighter: fighter.id,
        target: enemy.id,
        path: path.map(written),
      })),
    ]);
  },
  perform: performFight,
};
