import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { hasRule, isCloseCombat } from "../book/weapons.ts";
import { called, weaponsInWords } from "../table/events.ts";
import { type Miniature, otherSide, type Side, type Unit } from "../table/state.ts";
import { choose, type Ctx, reading, record, recordRolled, roll, type Rules, secondSymbol } from "../table/context.ts";
import { gain } from "../table/tokens.ts";
import { cardOf, hasOwnSkill, isHero, isOnBoard, leftOf } from "../table/units.ts";
import { eliminateUnit, loseMiniature } from "./eliminating.ts";
import { isExposed } from "../table/stances.ts";
import { pointsOf } from "./points.ts";
import { resilientBy } from "./resilience.ts";
import type { Burst } from "./fight.ts";

/** One hit that was not cancelled. */
interface Hit {
  readonly burst: Burst;
  readonly damage: number | "all";
  /** Why it is resolved now: one by one, templates first, with those of the other side. */
  readonly order: readonly Citation[];
  /** Whether it is all the same to what odds tell which soldier of a squad it takes. */
  readonly indifferent: boolean;
  /** How many hits of the same roll are still to be assigned, this one included. */
  readonly left: number;
  /** Miniatures that could be hit and were spared because others fell instead: dt.open.weapon-pickup. */
  readonly spared: Set<string>;
}

/** Whether a hit on it eliminates one miniature. dt.dmg.squad */
const isSquad = (unit: Unit): boolean => cardOf(unit).soldiers !== null;

/** A squad that is resilient cancels hits before they remove anybody. dt.skill.resilient-squad */
function* resilientSquad(ctx: Ctx, unit: Unit, burst: Burst): Rules<boolean> {
  const rule = resilientBy(unit, burst.together, burst.cover);
  // odds have counted it among what saves
  if (rule === null || !isSquad(unit) || burst.foreseen !== undefined) return false;
  const rolled = yield* roll(ctx, 1, ["ARMY"], `${unit.id} is resilient`, rule, "dt.skill.resilient-squad");
  const cancelled = rolled.successes;
  record(ctx, {
    event: "resilient",
    unit: unit.id,
    dice: rolled.shown,
    cancelled,
    cites: ["dt.skill.resilient-squad", rule],
  });
  return cancelled > 0;
}

/** How many points of a hit's damage are marked after resilience. dt.skill.resilient-track, dt.open.resilient-count */
function* resilientTrack(ctx: Ctx, unit: Unit, burst: Burst, points: number): Rules<number> {
  const rule = resilientBy(unit, burst.together, burst.cover);
  // odds have counted what it cancels
  if (rule === null || burst.foreseen !== undefined) return points;
  const dice = reading(ctx, "dt.open.resilient-count") === "of-this-hit" ? points : unit.damage + points;
  const rolled = yield* roll(ctx, dice, ["ARMY"], `${unit.id} is resilient`, "dt.skill.resilient-track");
  const cancelled = Math.min(points, rolled.successes);
  record(ctx, {
    event: "resilient",
    unit: unit.id,
    dice: rolled.shown,
    cancelled,
    counts: "points",
    cites: [
      "dt.skill.resilient-track",
      "dt.open.resilient-count",
      rule,
      ...citeIf(burst.together.length > 1, "dt.skill.nobody-shares"),
    ],
  });
  return points - cancelled;
}

/** Whose hits they are: a minefield is rolled for by the other side. dt.fort.mine-attack, dt.open.buried-own */
const sideBehind = ({ weapon, by }: Burst): Side => (weapon === "mine" ? otherSide(by.side) : by.side);

/** Marks damage on a hero, a vehicle, an aircraft or a support weapon. dt.dmg.eliminated */
function* markDamage(ctx: Ctx, unit: Unit, { burst, damage, order }: Hit): Rules {
  const [miniature] = unit.miniatures;
  if (miniature === undefined) return;
  const points = Math.min(
    leftOf(unit),
    yield* resilientTrack(ctx, unit, burst, pointsOf(ctx, unit, damage, leftOf(unit))),
  );
  if (points === 0) return;
  unit.damage += points;
  const left = Math.max(0, leftOf(unit));
  const support = cardOf(unit).kind === "support";
  record(ctx, {
    event: "damaged",
    unit: unit.id,
    miniature: miniature.id,
    points,
    left,
    cites: [
      support ? "dt.dmg.support" : "dt.dmg.amount",
      ...citeIf(damage === "all", "dt.dmg.kill", "dt.open.kill-support"),
      ...order,
    ],
  });
  // cheating death is settled at the end of the action: dt.skill.cheat-death
  if (left === 0 && !hasOwnSkill(unit, "cheat death"))
    yield* eliminateUnit(ctx, unit, sideBehind(burst), "dt.dmg.eliminated");
}

/** A hero with all crosses marked may live on, stunned. dt.skill.cheat-death, dt.open.recovery-symbol */
function* cheatDeath(ctx: Ctx, unit: Unit, by: Side): Rules {
  const second = secondSymbol(ctx, "dt.open.recovery-symbol");
  const cites: readonly Citation[] = ["dt.skill.cheat-death", "dt.open.recovery-symbol"];
  const rolled = yield* roll(ctx, 1, ["ARMY", second], `${unit.id} cheats death`, ...cites);
  recordRolled(ctx, { unit: unit.id, about: "cheating death" }, rolled, cites);
  if (rolled.successes === 0) return yield* eliminateUnit(ctx, unit, by, "dt.dmg.eliminated");
  unit.damage--;
  record(ctx, { event: "restored", unit: unit.id, miniature: null, points: 1, cites });
  unit.grappledBy = null;
  gain(ctx, unit, "stunned", "it cheats death", ...cites);
}

/** A unit is eliminated without a hit; a hero who may cheat death rolls for it. dt.fort.eng-bunker, dt.skill.cheat-death */
export function* eliminateOutright(ctx: Ctx, unit: Unit, by: Side, ...cites: readonly Citation[]): Rules {
  if (!hasOwnSkill(unit, "cheat death")) return yield* eliminateUnit(ctx, unit, by, ...cites);
  unit.damage += leftOf(unit);
  yield* cheatDeath(ctx, unit, by);
}

/** What a miniature carries, told apart from what others carry. */
const burden = ({ weapons, spent }: Miniature): string => JSON.stringify([weapons.toSorted(), spent]);

/** Who settles that it is this soldier: the enemy, the owner, or nobody, where the whole squad is lost. */
type Taken = "named" | "picked" | "with-all";

/**
 * A soldier is eliminated: a survivor may pick up its weapons and leave its own. Where the enemy names the miniature
 * nothing is exchanged. dt.dmg.weapons-stay, dt.open.weapon-pickup
 */
function* loseSoldier(ctx: Ctx, unit: Unit, lost: Miniature, how: Taken, hit: Hit): Rules {
  const { burst, order, indifferent } = hit;
  const others = unit.miniatures.filter((miniature) => miniature !== lost && burden(miniature) !== burden(lost));
  if (how === "picked" && reading(ctx, "dt.open.weapon-pickup") === "exchange" && others.length > 0) {
    const kinds = [...new Map(others.map((miniature) => [burden(miniature), miniature])).values()];
    const keeper = yield* choose<Miniature | null>(
      unit.side,
      { id: "dt.decide.casualty", text: `Whose weapons are lost with ${lost.id}?`, piece: unit.id },
      [
        { id: lost.id, text: `Those of ${lost.id}: ${weaponsInWords(lost.weapons)}`, value: null },
        ...kinds.map((miniature) => ({
          id: miniature.id,
          text: `Those of ${miniature.id}: ${weaponsInWords(miniature.weapons)}`,
          value: miniature,
        })),
      ],
      indifferent,
    );
    if (keeper !== null) {
      [keeper.weapons, lost.weapons] = [lost.weapons, keeper.weapons];
      [keeper.spent, lost.spent] = [lost.spent, keeper.spent];
      record(ctx, {
        event: "exchanged",
        unit: unit.id,
        miniature: lost.id,
        with: keeper.id,
        cites: ["dt.dmg.weapons-stay", "dt.open.weapon-pickup"],
      });
    }
  }
  const picked: Citation = how === "named" ? "dt.open.weapon-pickup" : "dt.dmg.owner-picks";
  // by another reading soldiers whom nobody could hit might take it as well
  const more = citeIf(
    unit.miniatures.some(({ id }) => !burst.valid.includes(id)),
    "dt.open.weapon-pickup",
  );
  yield* loseMiniature(ctx, unit, lost, sideBehind(burst), "dt.dmg.squad", picked, ...order, ...more);
}

/** What a hit may be assigned to: a miniature of a squad, or a unit of one. */
interface Victim {
  readonly unit: Unit;
  readonly miniature: Miniature;
}

/** The miniatures that a hit may be assigned to. dt.dmg.valid-only */
function victimsOf(ctx: Ctx, { burst: { together, valid, named }, spared }: Hit): readonly Victim[] {
  const there = together
    .filter((unit) => isExposed(ctx.state, unit) && leftOf(unit) > 0)
    .flatMap((unit) => unit.miniatures.map((miniature) => ({ unit, miniature })));
  const fitting = there.filter(({ miniature: { id } }) => valid.includes(id) && !spared.has(id));
  if (named !== null) return fitting.filter(({ miniature }) => miniature.id === named);
  return reading(ctx, "dt.open.weapon-pickup") === "anyone" && fitting.length > 0 ? there : fitting;
}

/**
 * Where anyone may fall, one who could be hit is spared for one who could not: there are no more hits than miniatures
 * that could be hit. dt.open.weapon-pickup, dt.dmg.valid-only
 */
function spare({ burst, spared }: Hit, { unit, miniature }: Victim): void {
  const couldBeHit = ({ id }: Miniature): boolean => burst.valid.includes(id) && !spared.has(id);
  if (couldBeHit(miniature)) return;
  const others = [unit, ...burst.together].flatMap(({ miniatures }) => miniatures);
  const other = others.find(couldBeHit);
  if (other !== undefined) spared.add(other.id);
}

/** Whether the attacker chooses who takes the hits: the hero's C weapons with Assassin. dt.skill.assassin */
const attackerPicks = ({ weapon, by }: Burst): boolean =>
  isHero(by) && hasOwnSkill(by, "assassin") && isCloseCombat(weapon);

/**
 * Whether the remaining hits take the whole squad in any order: then nobody is asked. Where objectives are held
 * it matters who falls last, and who is resilient may not fall.
 */
const takesAll = (ctx: Ctx, { burst, left }: Hit, victims: readonly Victim[], unit: Unit): boolean =>
  isSquad(unit) &&
  burst.together.length === 1 &&
  unit.miniatures.every(({ id }) => burst.valid.includes(id)) &&
  victims.length === unit.miniatures.length &&
  left >= victims.length &&
  ctx.state.objectives.length === 0 &&
  resilientBy(unit, burst.together, burst.cover) === null;

/** A miniature and what would be lost with it. */
const withWeapons = ({ id, weapons }: Miniature): string =>
  weapons.length === 0 ? id : `${id} with ${weaponsInWords(weapons)}`;

/**
 * Assigns one hit and resolves it; false where nobody is left to take it. dt.dmg.one-by-one, dt.hero.assign,
 * dt.dmg.owner-picks
 */
function* assign(ctx: Ctx, hit: Hit): Rules<boolean> {
  const { burst } = hit;
  const victims = victimsOf(ctx, hit);
  const [first] = victims;
  if (first === undefined) return false;
  const picks = attackerPicks(burst);
  const seat = picks ? burst.by.side : first.unit.side;
  const split = new Set(victims.map(({ unit }) => unit.id)).size > 1;
  const all = takesAll(ctx, hit, victims, first.unit);
  const victim = yield* choose(
    seat,
    {
      id: split ? "dt.decide.split-hits" : "dt.decide.casualty",
      text: `Who takes a hit of the ${called(burst.weapon)} on ${burst.target.id}?`,
      piece: burst.target.id,
    },
    (all ? [first] : victims).map((candidate) => ({
      id: candidate.miniature.id,
      text: withWeapons(candidate.miniature),
      value: candidate,
    })),
    hit.indifferent && !split,
  );
  const { unit, miniature } = victim;
  const order: readonly Citation[] = [...hit.order, ...citeIf(split, "dt.hero.assign")];
  if (!isSquad(unit)) {
    yield* markDamage(ctx, unit, { ...hit, order });
    return true;
  }
  if (yield* resilientSquad(ctx, unit, burst)) return true;
  spare(hit, victim);
  const named: readonly Citation[] = [
    ...citeIf(picks, "dt.skill.assassin"),
    ...citeIf(burst.named !== null, "dt.weapon.sniper"),
  ];
  const how: Taken = named.length > 0 ? "named" : all ? "with-all" : "picked";
  yield* loseSoldier(ctx, unit, miniature, how, { ...hit, order: [...named, ...order] });
  return true;
}

/** Unsaved hits of a roll. */
export interface Unsaved {
  readonly burst: Burst;
  readonly hits: number;
}

/** Whether all hits on the units of a roll may go to the same miniatures, none of them holding an objective. */
function isIndifferent(ctx: Ctx, { valid, together }: Burst, unsaved: readonly Unsaved[]): boolean {
  const [first] = together;
  const onTheSame = unsaved.filter(
    ({ burst, hits }) => hits > 0 && first !== undefined && burst.together.includes(first),
  );
  const valids = new Set(onTheSame.map(({ burst }) => burst.valid.toSorted().join(" ")));
  return valids.size === 1 && valids.has(valid.toSorted().join(" ")) && ctx.state.objectives.length === 0;
}

/**
 * Assigns hits to miniatures, those of templates first, and resolves them one at a time. `followed` says that more of
 * the same comes after it, for which it matters who is left. dt.dmg.templates-first
 */
export function* sufferHits(
  ctx: Ctx,
  unsaved: readonly Unsaved[],
  { followed }: { readonly followed: boolean },
): Rules {
  const templates = unsaved.filter(({ burst, hits }) => burst.template && hits > 0);
  const direct = unsaved.filter(({ burst, hits }) => !burst.template && hits > 0);
  const mixed: readonly Citation[] = templates.length > 0 && direct.length > 0 ? ["dt.dmg.templates-first"] : [];
  const spared = new Set<string>();
  for (const { burst, hits } of [...templates, ...direct]) {
    const order: readonly Citation[] = [
      "dt.dmg.one-by-one",
      ...mixed,
      ...citeIf(isCloseCombat(burst.weapon), "dt.cc.together", "dt.cc.after-ranged"),
    ];
    const indifferent = !followed && isIndifferent(ctx, burst, unsaved);
    for (let i = 0; i < hits; i++) {
      if (yield* assign(ctx, { burst, damage: burst.damage, order, indifferent, left: hits - i, spared })) continue;
      record(ctx, {
        event: "hits-lost",
        unit: burst.target.id,
        hits: hits - i,
        why: "no valid target is left",
        cites: ["dt.dmg.valid-only", "dt.declare.simultaneous", "dt.open.valid-targets"],
      });
      break;
    }
  }
}

/** Whether all that a unit could lose is lost: whoever may cheat death is dead till the end of the action. dt.skill.cheat-death */
export const isDying = (unit: Unit): boolean => isOnBoard(unit) && leftOf(unit) === 0;

/** What becomes of those who may cheat death, at the end of an action with these hits. dt.skill.cheat-death */
export function* settleDeaths(ctx: Ctx, bursts: readonly Burst[]): Rules {
  for (const unit of ctx.state.units) {
    if (!isDying(unit)) continue;
    const last = bursts.findLast(({ together, hits }) => hits > 0 && together.includes(unit));
    yield* cheatDeath(ctx, unit, last === undefined ? otherSide(unit.side) : sideBehind(last));
  }
}

/** Whether a weapon stuns the unit it hits, and how. dt.weapon.tesla, dt.weapon.grapple */
export const stuns = (burst: Burst): "dt.weapon.tesla" | "dt.weapon.grapple" | null => {
  if (hasRule(burst.weapon, "tesla")) return "dt.weapon.tesla";
  return hasRule(burst.weapon, "grapple") ? "dt.weapon.grapple" : null;
};
