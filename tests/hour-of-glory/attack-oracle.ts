/*
 * A second answer to what comes of a FIGHT and a SHOOT, written from the rows on fighting, shooting, wounds and resisting,
 * and not from the engine. Only the default readings: all dice are gone through.
 */

import { allRolls, evenly } from "../soak/against-oracle.ts";
import { type Fraction, times } from "../../rules/kernel/index.ts";

/** What an agent attacks and resists with: pass scores of Combat and Survival, Endurance and Strength. */
export interface Profile {
  readonly combat: number;
  readonly survival: number;
  readonly endurance: number;
  readonly strength: number;
}

/** hg checklist 2.1, 2.2 and 6: Intruders in assault mode, then the Defender's agents. */
export const profiles = {
  holt: { combat: 5, survival: 4, endurance: 2, strength: 2 },
  crane: { combat: 5, survival: 5, endurance: 2, strength: 2 },
  vaughan: { combat: 4, survival: 4, endurance: 3, strength: 3 },
  commander: { combat: 5, survival: 5, endurance: 2, strength: 2 },
  sentry: { combat: 5, survival: 6, endurance: 1, strength: 2 },
  guard: { combat: 5, survival: 6, endurance: 1, strength: 2 },
} as const satisfies Readonly<Record<string, Profile>>;

export const firearms = { pistol: 4, carbine: 4, rifle: 5 } as const;

const passes = (faces: readonly number[], score: number): number => faces.filter((face) => face >= score).length;

/** hg.fight.action, hg.weapon.unarmed-2, hg.weapon.knife-plus-1: the dice of a fight. */
export const fightDice = ({ strength }: Profile, hasKnife: boolean): number => (hasKnife ? strength + 1 : 2);

/** Every way to take some of the faces out. */
function* splits(faces: readonly number[]): Generator<{ readonly range: number; readonly left: readonly number[] }> {
  const [first, ...others] = faces;
  if (first === undefined) {
    yield { range: 0, left: [] };
    return;
  }
  for (const { range, left } of splits(others)) {
    yield { range: range + first, left };
    yield { range, left: [...left, first] };
  }
}

/** The best score of a shot: the most passes left behind dice that cover the distance. hg.shoot.range-dice */
export const shotScore = (faces: readonly number[], distance: number, score: number): number =>
  Math.max(0, ...[...splits(faces)].filter(({ range }) => range >= distance).map(({ left }) => passes(left, score)));

/** What becomes of the victim of a score. hg.fight.wound-table, hg.resist, hg.wound */
function victimOf(score: number, resisted: number): "dead" | "unconscious" | "unhurt" {
  const level = Math.min(3, score) - (resisted >= 3 ? 3 : resisted);
  return level >= 3 ? "dead" : level >= 1 ? "unconscious" : "unhurt";
}

/** The chances of what becomes of the victim, from the scores that are equally likely. */
export function fates(scores: readonly number[], victim: Profile): readonly (readonly [string, Fraction])[] {
  const resisting = evenly([...allRolls(victim.endurance)].map((faces) => passes(faces, victim.survival)));
  return evenly(scores).flatMap(([score, chance]) =>
    resisting.map(([resisted, further]) => [victimOf(score, resisted), times(chance, further)] as const),
  );
}

export const fightScores = (dice: number, { combat }: Profile): readonly number[] =>
  [...allRolls(dice)].map((faces) => passes(faces, combat));

const known = new Map<string, readonly number[]>();

export function shotScores(dice: number, distance: number, { combat }: Profile): readonly number[] {
  const asked = `${dice} ${distance} ${combat}`;
  const scores = known.get(asked) ?? [...allRolls(dice)].map((faces) => shotScore(faces, distance, combat));
  known.set(asked, scores);
  return scores;
}
