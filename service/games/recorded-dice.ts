import type { Chance } from "../../rules/kernel/index.ts";
import { sealedDice } from "../adjudication/sealed-dice.ts";
import type { DrawnNumber } from "./move.ts";

/** The rules ask for another number than the one recorded. */
export class OtherDice extends Error {
  override readonly name = "OtherDice";
}

/** Recorded numbers as chance: each number asked for must be of the recorded kind. */
export function recordedDice(numbers: readonly DrawnNumber[]): { readonly chance: Chance; left(): number } {
  let used = 0;
  const next = (of: number): number => {
    const number = numbers[used];
    if (number === undefined)
      throw new OtherDice(`The rules ask for ${used + 1} numbers or more; only ${numbers.length} are recorded.`);
    if (number[0] !== of)
      throw new OtherDice(`Number ${used + 1} is recorded as one of ${number[0]}, but the rules ask for one of ${of}.`);
    used++;
    return number[1];
  };
  return { chance: { face: next, index: (count) => next(count) - 1 }, left: () => numbers.length - used };
}

/** Draws the numbers of a move again from the secret; says which is the first that differs, or null. */
export function differingNumber(
  secret: string,
  game: string,
  move: number,
  numbers: readonly DrawnNumber[],
): string | null {
  const dice = sealedDice(secret, game, move);
  for (const [i, [of, drawn]] of numbers.entries()) {
    const derived = dice.face(of);
    if (derived !== drawn)
      return `Number ${i + 1} is recorded as ${of}:${drawn}, but the secret gives ${of}:${derived}.`;
  }
  return null;
}
