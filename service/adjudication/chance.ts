import type { Chance } from "../../rules/kernel/index.ts";

const VALUES = 0x1_0000_0000;

/** A number from 0, smaller than `count`, each as likely as the others: what would tip the balance is drawn again. */
function below(count: number): number {
  const fair = VALUES - (VALUES % count);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= fair);
  return (drawn[0] ?? 0) % count;
}

/** Dice and cards of whoever answers, on a server or in a browser, for stateless calls that ask for them. */
export const ownChance: Chance = { face: (sides) => below(sides) + 1, index: below };
