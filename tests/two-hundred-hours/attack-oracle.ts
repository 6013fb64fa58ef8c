/*
 * A second answer to what comes of a Shoot action in the open, written from pages 18, 26 to 28 of the rule book and not
 * from the engine: all dice are gone through. Only the default readings; nobody uses a medal.
 */

import { type Fraction, fraction, plus, times } from "../../rules/kernel/index.ts";

/** How many of six faces show a score's success, by colour. zh checklist 2.1 */
const faces = { white: [2, 3, 4], grey: [1, 2, 3] } as const;
export type Colour = keyof typeof faces;
export type Score = 1 | 2 | 3;

const whole: Fraction = fraction(1n, 1n);
const passes = (colour: Colour, score: Score): Fraction => fraction(BigInt(faces[colour][score - 1] ?? 0), 6n);
const fails = ({ numerator, denominator }: Fraction): Fraction => fraction(denominator - numerator, denominator);

/** The chance of each number of successes. zh.ability.one-per-die */
export function successes(dice: readonly Colour[], score: Score): readonly Fraction[] {
  let chances: readonly Fraction[] = [whole];
  for (const die of dice) {
    const pass = passes(die, score);
    chances = Array.from({ length: chances.length + 1 }, (_, n) => {
      const [same, one] = [chances[n], chances[n - 1]];
      return plus(
        same === undefined ? fraction(0n, 1n) : times(same, fails(pass)),
        one === undefined ? fraction(0n, 1n) : times(one, pass),
      );
    });
  }
  return chances;
}

export interface Shot {
  readonly weapon: readonly Colour[];
  readonly strength: Score;
  readonly aim: Score;
  readonly react: Score;
  readonly isCovert: boolean;
  readonly isFromRear: boolean;
  /** Whether the target has an action to Duck with. zh.duck.open-costs, zh.duck.open-unready */
  readonly isReady: boolean;
}

/** The facts of a shot at somebody. zh.shoot, zh.target.view-die, zh.duck, zh.wound */
export function factsOfShot(id: string, shot: Shot): Readonly<Record<string, string>> {
  const bonus: readonly Colour[] = [
    "white",
    ...(shot.isCovert ? (["grey"] as const) : []),
    ...(shot.isFromRear ? (["grey"] as const) : []),
  ];
  const scored = successes([...shot.weapon, ...bonus], shot.aim);
  const ducked = shot.isReady ? successes(["white", "grey"], shot.react) : [whole];
  const facts = new Map<string, Fraction>();
  const add = (fact: string, chance: Fraction): void => {
    if (chance.numerator > 0n) facts.set(fact, plus(facts.get(fact) ?? fraction(0n, 1n), chance));
  };
  for (const [score, chance] of scored.entries()) {
    add(`successes:${score}`, chance);
    if (score === 0) continue;
    for (const [cancelled, further] of ducked.entries()) {
      const hits = score - cancelled;
      if (hits <= 0) continue;
      const both = times(chance, further);
      add(`hit:${id}`, both);
      const [none = whole] = successes(
        Array.from({ length: hits }, () => "white" as const),
        shot.strength,
      );
      add(`taken-out:${id}`, times(both, fails(none)));
    }
  }
  return Object.fromEntries(
    [...facts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([fact, { numerator, denominator }]) => [fact, `${numerator}/${denominator}`]),
  );
}
