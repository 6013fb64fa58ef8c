/*
 * A second answer to "what comes of a roll to hit?", written from steps 5 to 7 of the attack, the skills and special
 * weapons and the tokens, and not from the engine. Only the default readings. A state is how many hits there were, ten
 * at most (dt.supp.ten-hits), and how much was lost; each hit leads from one to others, and the chances are summed up.
 */

import { type Fraction, fraction, plus, times } from "../../rules/kernel/index.ts";

/** dt.dice.three-symbols: each symbol is on two of six faces. */
const third = (n: number): Fraction => fraction(BigInt(n), 3n);
const none: Fraction = fraction(0n, 1n);
const less = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
const whole: Fraction = fraction(1n, 1n);
const rest = (a: Fraction): Fraction => less(whole, a);
const over = (a: Fraction, b: Fraction): Fraction => fraction(a.numerator * b.denominator, a.denominator * b.numerator);

export type Symbols = 1 | 2;
export type Fort = "bunker" | "strongpoint";

/** What a target is: how it is lost, and what it does against hits. */
export interface Target {
  readonly kind: "squad" | "support" | "hero" | "vehicle";
  /** Miniatures that can be hit, or crosses that are left. */
  readonly left: number;
  /** Whether no other miniatures of the unit remain when these are lost. */
  readonly isAll: boolean;
  readonly isInCover: boolean;
  readonly fort: Fort | null;
  /** Steel Guard and zombies. */
  readonly savesOnTwo: boolean;
  readonly isResilient: boolean;
  readonly hasTokens: boolean;
  readonly isUnderFire: boolean;
}

/** What is rolled at it. */
export interface Roll {
  readonly dice: number;
  /** dt.hit.army, dt.skill.expert, dt.weapon.power-scopes … */
  readonly symbols: Symbols;
  /** dt.hit.sustained-reroll, dt.weapon.wire-guided */
  readonly isRerolled: boolean;
  /** dt.weapon.laser, dt.weapon.cutting, dt.skill.killing-spree */
  readonly isChain: boolean;
  readonly damage: number | "all";
  /** Which saves there are against the weapon: phasers and grenades leave no cover save, sprays none at all. */
  readonly saves: "all" | "no cover" | "none" | "close combat";
}

/** Of how many symbols one save succeeds, and its second throw in a fortification; null where there is no save. */
export function saveOf(
  { kind, isInCover, fort, savesOnTwo }: Target,
  { saves }: Roll,
): readonly [number, number] | null {
  if (saves === "none") return null;
  // dt.cc.no-saves, dt.fort.cc-bunker, dt.fort.cc-strongpoint
  if (saves === "close combat") return fort === null ? null : [fort === "bunker" ? 2 : 1, 0];
  // dt.save.vehicle-cover, dt.save.vehicle-open
  if (kind === "vehicle") return isInCover && saves === "all" ? [1, 0] : null;
  // dt.skill.steel-guard, dt.save.infantry-cover, dt.save.infantry-open
  const first = savesOnTwo || (isInCover && saves === "all") ? 2 : 1;
  return [first, fort === null ? 0 : fort === "bunker" ? 2 : 1];
}

/** How much one hit that was not saved takes: the chance of each amount. dt.dmg, dt.skill.resilient-squad, -track */
function lossOf({ kind, left, isResilient }: Target, { damage }: Roll): readonly Fraction[] {
  const points = kind === "squad" ? 1 : damage === "all" ? left : kind === "support" ? 1 : Math.min(damage, 99);
  if (!isResilient) return Array.from({ length: points + 1 }, (_, n) => (n === points ? whole : none));
  let chances: readonly Fraction[] = [whole];
  for (let point = 0; point < points; point++)
    chances = Array.from({ length: chances.length + 1 }, (_, n) =>
      plus(times(chances[n] ?? none, third(1)), times(chances[n - 1] ?? none, third(2))),
    );
  return chances;
}

const MOST_HITS = 10;
type Chances = ReadonlyMap<string, Fraction>;

const add = (to: Map<string, Fraction>, state: string, chance: Fraction): void => {
  if (chance.numerator > 0n) to.set(state, plus(to.get(state) ?? none, chance));
};

/** The facts of odds that come of a roll. */
export function factsOfRoll(id: string, target: Target, roll: Roll): Readonly<Record<string, string>> {
  const save = saveOf(target, roll);
  const unsaved = save === null ? whole : times(rest(third(save[0])), rest(third(save[1])));
  const loss = lossOf(target, roll);
  /** One hit from a state on. */
  const hit = (hits: number, lost: number): Chances => {
    const next = new Map<string, Fraction>();
    const to = (points: number): string => `${Math.min(MOST_HITS, hits + 1)} ${Math.min(target.left, lost + points)}`;
    add(next, to(0), rest(unsaved));
    for (const [points, chance] of loss.entries()) add(next, to(points), times(unsaved, chance));
    return next;
  };
  const split = (state: string): readonly [number, number] => {
    const [hits = 0, lost = 0] = state.split(" ").map(Number);
    return [hits, lost];
  };
  const kept = new Map<string, Chances>();
  /** A hit with its chain from a state on, to its end; that a state leads to itself again and again is summed up. */
  const chained = (hits: number, lost: number): Chances => {
    const known = kept.get(`${hits} ${lost}`);
    if (known !== undefined) return known;
    const ends = new Map<string, Fraction>();
    for (const [state, chance] of hit(hits, lost)) {
      const again = roll.isChain ? third(1) : none;
      add(ends, state, times(chance, rest(again)));
      if (roll.isChain && state !== `${hits} ${lost}`)
        for (const [end, further] of chained(...split(state))) add(ends, end, times(chance, times(again, further)));
    }
    const itself = roll.isChain ? times(third(1), hit(hits, lost).get(`${hits} ${lost}`) ?? none) : none;
    const all = new Map([...ends].map(([state, chance]) => [state, over(chance, rest(itself))] as const));
    kept.set(`${hits} ${lost}`, all);
    return all;
  };
  const miss = rest(third(roll.symbols));
  const hits = rest(roll.isRerolled ? times(miss, miss) : miss);
  let states: Chances = new Map([["0 0", whole]]);
  for (let die = 0; die < roll.dice; die++) {
    const next = new Map<string, Fraction>();
    for (const [state, chance] of states) {
      add(next, state, times(chance, rest(hits)));
      for (const [end, further] of chained(...split(state))) add(next, end, times(chance, times(hits, further)));
    }
    states = next;
  }
  const facts = new Map<string, Fraction>();
  for (const [state, chance] of states) {
    const [scored, lost] = split(state);
    const isGone = lost === target.left && target.isAll;
    if (scored > 0) add(facts, `hit:${id}`, chance);
    if (isGone) add(facts, `eliminated:${id}`, chance);
    if (target.kind === "squad") for (let n = 1; n <= lost; n++) add(facts, `lost:${id}:${n}`, chance);
    else for (let n = 1; n <= lost; n++) add(facts, `damaged:${id}:${n}`, chance);
    if (target.kind !== "squad" && isGone) add(facts, `lost:${id}:1`, chance);
    if (target.hasTokens && !isGone && scored > 0)
      add(facts, target.isUnderFire || scored >= MOST_HITS ? `suppressed:${id}` : `under-fire:${id}`, chance);
  }
  return Object.fromEntries(
    [...facts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([fact, { numerator, denominator }]) => [fact, `${numerator}/${denominator}`]),
  );
}

/** The dice that were rolled, step by step. */
export interface Shown {
  readonly fired: readonly string[];
  readonly rerolled: readonly string[];
  readonly chain: readonly string[];
  readonly saved: readonly (readonly string[])[];
  readonly resilient: readonly string[];
}

/** How many dice each step takes when these are shown, how many hits are cancelled, and what is lost. */
export function resolved(target: Target, roll: Roll, { fired, rerolled, chain, saved, resilient }: Shown): unknown {
  const count = (dice: readonly string[], named: readonly string[]): number =>
    dice.filter((die) => named.includes(die)).length;
  const toHit = roll.symbols === 2 ? ["ARMY", "TARGET"] : ["ARMY"];
  const first = count(fired, toHit) + (roll.isRerolled ? count(rerolled, toHit) : 0);
  // each hit rolls on until a miss: as many misses as first hits
  const further = roll.isChain ? count(chain, ["ARMY"]) : 0;
  const hits = first + further;
  const save = saveOf(target, roll);
  const toSave = (symbols: number): readonly string[] => (symbols === 2 ? ["ARMY", "SHIELD"] : ["ARMY"]);
  const [once, again] = [count(saved[0] ?? [], toSave(save?.[0] ?? 1)), count(saved[1] ?? [], toSave(save?.[1] ?? 1))];
  const throws = save === null || hits === 0 ? [] : save[1] === 0 || once === hits ? [hits] : [hits, hits - once];
  const unsaved = hits - once - again;
  const points =
    target.kind === "squad" ? 1 : roll.damage === "all" ? target.left : target.kind === "support" ? 1 : roll.damage;
  const lost = unsaved * points - (target.isResilient ? count(resilient, ["ARMY"]) : 0);
  const isGone = lost >= target.left && target.isAll;
  const token = target.isUnderFire || hits >= MOST_HITS ? "suppressed" : "under-fire";
  return {
    dice: [
      roll.dice,
      roll.isRerolled ? roll.dice - count(fired, toHit) : 0,
      roll.isChain ? first + further : 0,
      throws,
    ],
    cancelled: once + again,
    lost: Math.min(target.left, lost),
    token: target.hasTokens && !isGone && hits > 0 ? token : null,
  };
}
