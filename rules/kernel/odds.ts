import type { Answer, Ask, KindDie, RollAsk } from "./ask.ts";
import { type Outcome, type Program, run, type Start } from "./interpret.ts";
import { charge } from "./budget.ts";

/** An exact probability. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The largest of the numbers that need no bigint. */
const SMALL = BigInt(Number.MAX_SAFE_INTEGER);

const gcdOfSmall = (a: number, b: number): number => (b === 0 ? a : gcdOfSmall(b, a % b));

/** Most chances are of small numbers, which are divided many times faster. */
const gcd = (a: bigint, b: bigint): bigint => {
  if (a <= SMALL && b <= SMALL) return BigInt(gcdOfSmall(Number(a), Number(b)));
  return b === 0n ? a : gcd(b, a % b);
};

/** `numerator / denominator` in lowest terms; the denominator must be positive, and the numerator not less than nothing. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = gcd(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const certain: Fraction = { numerator: 1n, denominator: 1n };

/** One way an action can go: how likely, what happened, and the decision it waits for, if it stopped at one. */
export interface Leaf<S, A, E, R> {
  readonly probability: Fraction;
  readonly events: readonly E[];
  readonly outcome: Outcome<S, A, R>;
  readonly live: S;
}

/** The tree of outcomes is larger than the limit. */
export class TooManyOutcomes extends Error {
  override readonly name = "TooManyOutcomes";
}

/** The work of following one way it can go, besides what the rules do on it. */
const WAY = 100;

const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1));

/** Every multiset of `dice` faces with the number of sequences it stands for. */
export function* multisets(dice: number, sides: number): Generator<{ faces: number[]; ways: bigint }> {
  function* pick(left: number, least: number): Generator<number[]> {
    if (left === 0) {
      yield [];
      return;
    }
    for (let face = least; face <= sides; face++) for (const rest of pick(left - 1, face)) yield [face, ...rest];
  }
  for (const faces of pick(dice, 1)) {
    let ways = factorial(dice);
    for (let face = 1; face <= sides; face++) ways /= factorial(faces.filter((f) => f === face).length);
    yield { faces, ways };
  }
}

/** How many multisets of faces there are: `dice + sides - 1` over `dice`. */
function multisetsOf(dice: number, sides: number): number {
  let count = 1;
  for (let i = 1; i <= dice; i++) count = (count * (sides - 1 + i)) / i;
  return count;
}

/** Faces of a die that mean the same: the first of them stands for all. */
interface Meaning {
  readonly face: number;
  readonly faces: bigint;
}

/** Dice of one roll that are alike: of one kind, their faces meaning the same. */
interface AlikeDice {
  readonly places: number[];
  readonly meanings: readonly Meaning[];
}

function meaningsOf({ means }: KindDie): readonly Meaning[] {
  const facesByMeaning = new Map<string, { face: number; faces: bigint }>();
  for (const [i, meaning] of means.entries()) {
    const entry = facesByMeaning.get(meaning);
    if (entry === undefined) facesByMeaning.set(meaning, { face: i + 1, faces: 1n });
    else entry.faces += 1n;
  }
  return [...facesByMeaning.values()];
}

/** The dice of a roll in groups that are alike. */
function alikeDice(kinds: readonly KindDie[]): readonly AlikeDice[] {
  const groups = new Map<string, AlikeDice>();
  for (const [place, die] of kinds.entries()) {
    const key = JSON.stringify([die.kind.name, die.means]);
    const group = groups.get(key) ?? { places: [], meanings: meaningsOf(die) };
    group.places.push(place);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Every way dice with faces of their own can come up, by what the faces mean: each dice's place has a face for all alike. */
function* rolledKinds(kinds: readonly KindDie[]): Generator<{ faces: number[]; ways: bigint }> {
  function* fill(
    groups: readonly AlikeDice[],
    faces: number[],
    ways: bigint,
  ): Generator<{ faces: number[]; ways: bigint }> {
    const [group, ...rest] = groups;
    if (group === undefined) {
      yield { faces: [...faces], ways };
      return;
    }
    const { places, meanings } = group;
    for (const { faces: picks, ways: orders } of multisets(places.length, meanings.length)) {
      let weight = ways * orders;
      for (const [i, pick] of picks.entries()) {
        const meaning = meanings[pick - 1];
        const place = places[i];
        if (meaning === undefined || place === undefined) continue;
        faces[place] = meaning.face;
        weight *= meaning.faces;
      }
      yield* fill(rest, faces, weight);
    }
  }
  yield* fill(alikeDice(kinds), [], 1n);
}

/** Every way a roll can come up, with the number of sequences of faces it stands for. */
const rolled = ({ dice, sides, kinds }: RollAsk): Iterable<{ faces: number[]; ways: bigint }> =>
  kinds === undefined ? multisets(dice, sides) : rolledKinds(kinds);

const waysOfRoll = ({ dice, sides, kinds, outcomes }: RollAsk): number =>
  outcomes !== undefined
    ? outcomes.length
    : kinds === undefined
      ? multisetsOf(dice, sides)
      : alikeDice(kinds).reduce((ways, { places, meanings }) => ways * multisetsOf(places.length, meanings.length), 1);

/** At most how many answers an ask of chance has; 0 for other asks. */
const widthOf = <A>(ask: Ask<A>): number =>
  ask.ask === "roll" ? waysOfRoll(ask) : ask.ask === "draw" ? new Set(ask.among).size : 0;

/** Every way a roll can come up, those that lead to the same as one. */
function alikeRolls(
  ask: RollAsk,
  choose: readonly string[],
): readonly { readonly faces: readonly number[]; readonly ways: bigint }[] {
  const { outcomeKey: alike } = ask;
  if (alike === undefined) return [...rolled(ask)];
  const rollsByKey = new Map<string, { faces: number[]; ways: bigint }>();
  for (const { faces, ways } of rolled(ask)) {
    const key = alike(faces, choose);
    const entry = rollsByKey.get(key);
    if (entry === undefined) rollsByKey.set(key, { faces, ways });
    else entry.ways += ways;
  }
  return [...rollsByKey.values()];
}

function branches<A>(
  ask: Ask<A>,
  choose: readonly string[],
): readonly { answer: Answer<A>; probability: Fraction }[] | null {
  if (ask.ask === "roll" && ask.outcomes !== undefined)
    return ask.outcomes.map(({ faces, probability }) => ({ answer: { faces }, probability }));
  if (ask.ask === "roll") {
    const sequences = BigInt(ask.sides) ** BigInt(ask.dice);
    return alikeRolls(ask, choose).map(({ faces, ways }) => ({
      answer: { faces },
      probability: fraction(ways, sequences),
    }));
  }
  if (ask.ask === "draw") {
    const counts = new Map<string, bigint>();
    for (const card of ask.among) counts.set(card, (counts.get(card) ?? 0n) + 1n);
    const total = BigInt(ask.among.length);
    return [...counts].map(([card, count]) => ({ answer: { card }, probability: fraction(count, total) }));
  }
  return null;
}

/**
 * Every way it can go from a start, up to the next decision of a person, the next checkpoint or the end, with exact
 * probabilities.
 * `decide` may answer decisions on the way, knowing what was answered before on this one. Rolls
 * that are alike, given what will be chosen, are one way. Throws TooManyOutcomes beyond `most` runs.
 */
export function odds<S, A, E, R>(
  program: Program<S, A, E, R>,
  start: Start<S, A>,
  decide: (ask: Ask<A>, given: readonly Answer<A>[]) => Answer<A> | null,
  most: number,
  choose: readonly string[] = [],
): readonly Leaf<S, A, E, R>[] {
  const leaves: Leaf<S, A, E, R>[] = [];
  // ways that are still to be followed: what is answered on them up to where they part from one that was
  const open: { given: readonly Answer<A>[]; probability: Fraction }[] = [{ given: [], probability: certain }];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    charge("ways", WAY);
    const { given: before } = way;
    let { probability } = way;
    const given: Answer<A>[] = [];
    const result = run(
      program,
      start,
      (ask) => {
        let answer = before[given.length] ?? decide(ask, given);
        if (answer === null) {
          // each way that is open is a run to come: counted before they are listed, for many dice have more ways than
          // fit into memory
          if (leaves.length + 1 + open.length + widthOf(ask) > most)
            throw new TooManyOutcomes(`More than ${most} ways it can go.`);
          const forks = branches(ask, choose);
          const last = forks?.at(-1);
          if (forks === null || last === undefined) return null;
          // the run itself goes on with the last of them
          for (const fork of forks.slice(0, -1))
            open.push({ given: [...given, fork.answer], probability: times(probability, fork.probability) });
          ({ answer } = last);
          probability = times(probability, last.probability);
        }
        given.push(answer);
        return answer;
      },
      { foresees: true },
    );
    leaves.push({ probability, events: result.events, outcome: result.outcome, live: result.live });
  }
  return leaves;
}
