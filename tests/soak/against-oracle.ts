import {
  type Chance,
  type Fraction,
  fraction,
  type Game,
  type Odds,
  plus,
  seededChance,
  type OpenPosition,
  Budget,
} from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { atLength, tries } from "./at-length.ts";

/** One random position: what the engine answers, what the oracle says, and which branches of the rules it shows. */
export interface Trial {
  readonly position: string;
  readonly engine: unknown;
  readonly oracle: unknown;
  readonly met: readonly string[];
}

const MOST_SHOWN = 3;

/** Two hundred positions in `npm test`, ten thousand in the soak. */
export const positions: number = tries(200, 10_000);

/** How many seeds are tried at most for one position. */
const SEEDS = 5;

/** How the engine and an oracle compare: what differs, how many positions were compared, what was met too rarely. */
export interface Compared {
  readonly differences: string;
  readonly held: number;
  readonly rare: readonly string[];
}

/** How they compare when they agree in so many positions. */
export const agreedOn = (held: number): Compared => ({ differences: "", held, rare: [] });
export const agreed: Compared = agreedOn(positions);

/**
 * Holds the engine against an oracle in random positions, one a seed; a seed that is of no use gives null. A branch of
 * the rules that is named is rare when fewer than one in two hundred positions show it: then agreeing means little.
 */
export function heldAgainst(
  what: string,
  branches: readonly string[],
  trial: (chance: Chance) => Trial | null,
  count: number = positions,
): Compared {
  const met = new Map(branches.map((branch) => [branch, 0]));
  const wrong: string[] = [];
  let held = 0;
  for (let seed = 1; held < count && seed <= SEEDS * count && wrong.length < MOST_SHOWN; seed++) {
    const found = trial(seededChance(seed));
    if (found === null) continue;
    held++;
    for (const branch of new Set(found.met)) met.set(branch, (met.get(branch) ?? 0) + 1);
    const [engine, oracle] = [JSON.stringify(found.engine), JSON.stringify(found.oracle)];
    if (engine !== oracle)
      wrong.push(`seed ${seed}\n${found.position}\n  the engine: ${engine}\n  the oracle: ${oracle}`);
  }
  if (atLength) console.log(`${what}: ${held} positions, ${[...met].map(([name, n]) => `${name} ${n}`).join(", ")}`);
  const rare = branches.filter((branch) => (met.get(branch) ?? 0) < count / 200);
  return {
    differences: wrong.join("\n\n"),
    held,
    rare: wrong.length > 0 ? [] : rare.map((branch) => `${branch}: ${met.get(branch)}`),
  };
}

/** A game of the server by its id. */
export function gameOf(id: string): Game {
  const found = games.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
}

/** A text position, opened; it has to be one. */
export function opened(game: Game, text: string): OpenPosition {
  const found = game.openText(text, {}, new Budget(Infinity));
  if (!found.ok) throw new Error(`${found.defects.map(({ message }) => message).join("\n")}\n${text}`);
  return found.value;
}

/** The odds of those facts that are asked for, by id; null where the action is refused. */
export function factsOf(
  situation: OpenPosition,
  action: unknown,
  choose: readonly string[],
  wanted: (id: string) => boolean,
): Readonly<Record<string, string>> | null {
  const found = situation.odds(action, choose);
  if (!found.ok) throw new Error(`${found.defects[0]?.message}\n${situation.print()}\n${JSON.stringify(action)}`);
  return found.value.failing.length > 0 ? null : shareOf(found.value, wanted);
}

const shareOf = ({ facts }: Odds, wanted: (id: string) => boolean): Readonly<Record<string, string>> =>
  inOrder(facts.filter(({ id }) => wanted(id)).map(({ id, probability }) => [id, probability]));

const inOrder = (pairs: readonly (readonly [string, string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries([...pairs].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Every way so many dice can fall, die by die. */
export function* allRolls(dice: number, sides = 6): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const rest of allRolls(dice - 1, sides)) for (let face = 1; face <= sides; face++) yield [...rest, face];
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** What comes out of a number of equally likely ways, each a list of facts: the share of each fact in lowest terms. */
export function shares(ways: readonly (readonly string[])[]): Readonly<Record<string, string>> {
  const counts = new Map<string, number>();
  for (const facts of ways) for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  return inOrder(
    [...counts].map(([fact, count]) => {
      const common = divisor(BigInt(count), BigInt(ways.length));
      return [fact, `${BigInt(count) / common}/${BigInt(ways.length) / common}`] as const;
    }),
  );
}

/** One of several, by chance. */
export function pick<T>(chance: Chance, from: readonly T[]): T {
  const chosen = from[chance.index(from.length)];
  if (chosen === undefined) throw new Error("Nothing to pick from.");
  return chosen;
}

/** Something that comes about once in so many. */
export const oneIn = (chance: Chance, many: number): boolean => chance.index(many) === 0;

/** The chances of what is told of each way an action can go; null where it is refused. */
export function waysOf(
  situation: OpenPosition,
  action: unknown,
  told: (facts: readonly string[]) => string,
  choose: readonly string[] = [],
): Readonly<Record<string, string>> | null {
  const found = situation.odds(action, choose);
  if (!found.ok) throw new Error(`${found.defects[0]?.message}\n${situation.print()}\n${JSON.stringify(action)}`);
  if (found.value.failing.length > 0) return null;
  return summed(
    found.value.ways.map(({ facts, probability }) => {
      const [numerator = "0", denominator = "1"] = probability.split("/");
      return [told(facts), fraction(BigInt(numerator), BigInt(denominator))];
    }),
  );
}

/** Chances of what is told, added up, in lowest terms. */
export function summed(ways: readonly (readonly [string, Fraction])[]): Readonly<Record<string, string>> {
  const sums = new Map<string, Fraction>();
  for (const [what, chance] of ways) {
    const before = sums.get(what);
    sums.set(what, before === undefined ? chance : plus(before, chance));
  }
  return inOrder([...sums].map(([what, { numerator, denominator }]) => [what, `${numerator}/${denominator}`]));
}

/** Ways that are equally likely, those of which the same is told as one, with its chance. */
export function evenly<T extends string | number>(ways: readonly T[]): readonly (readonly [T, Fraction])[] {
  const counts = new Map<T, bigint>();
  for (const what of ways) counts.set(what, (counts.get(what) ?? 0n) + 1n);
  return [...counts].map(([what, count]) => [what, fraction(count, BigInt(ways.length))]);
}
