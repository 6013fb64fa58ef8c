/*
 * What is best in a position, by playing on from it: the candidates are tried again and again with the same dice, those
 * that do worse are left out, and what is spared goes to the others (sequential halving). It knows no game.
 */
import {
  type Chance,
  type Decision,
  type Foreseen,
  type Result,
  type SearchEffort,
  seededChance,
} from "../kernel/index.ts";
import { type Asked, type Candidate, candidatesOf } from "./candidates.ts";
import { intervalOf } from "./interval.ts";
import { better, count, isAhead, isClearlyBetter, newlyTried, type Tried } from "./tried.ts";

/** How long and how widely is searched. */
export interface SearchOptions {
  /** The same seed and counts give the same answer on every machine. */
  readonly seed: number;
  /** How many games are played out in all. */
  readonly playouts: number;
  /** How many candidates are tried at most; the policy's own move is among them. 32 where it is left out. */
  readonly candidates?: number;
  /** After how many asks a playout that has not ended counts as undecided. */
  readonly most?: number;
  /**
   * With which of the moments at which a game pauses the position is judged by the game's value of it; a playout goes to
   * the end of the game where it is left out, or the game has none.
   */
  readonly phases?: number;
  /** A move that is tried with the others to the end, whatever comes of it. */
  readonly keep?: Candidate;
}

/** What a search asks of a position that can be played on: the kernel's and the library's alike. */
interface Playable {
  foresight(): Pick<Foreseen, "trial"> | null;
}

/** What it asks of a moment as somebody knows it. */
export interface Searched extends Asked {
  decision(): Decision | null;
  sharesVictory(seat: string | null): boolean;
  sample(chance: Chance): Result<Playable>;
}

/** A candidate, and how the games went that began with it. */
export interface Line {
  readonly move: Candidate;
  /** How many games began with it. */
  readonly playouts: number;
  /** How many of them were won. */
  readonly wins: number;
  /** How many of them were drawn. */
  readonly draws: number;
  /** Playouts that did not end; they count as half a win, as draws do. */
  readonly undecided: number;
  /** Playouts that were judged before their end; each counts as much of a win as the game's value says. */
  readonly judged: number;
  /** The share that is won, and between what it lies with 95 % (Wilson's interval). */
  readonly win: number;
  /** The lower end of that interval, from 0 to 1. */
  readonly low: number;
  /** The upper end of that interval, from 0 to 1. */
  readonly high: number;
  /** Whether it is what the game's own policy would do. */
  readonly policy: boolean;
}

/** What is known so far, the best line first. */
export interface Evaluation {
  /** Whose chances these are. */
  readonly seat: string | null;
  /** How many games were played out so far, in all lines. */
  readonly playouts: number;
  readonly lines: readonly Line[];
  /** Whether more would change it: false with the last. */
  readonly goesOn: boolean;
}

const CANDIDATES = 32;
/** More than any game asks. */
const MOST_ASKS = 50_000;

/** A number of its own for each playout, or for each question of a game: the same from the same seed. */
export const seedOf = (seed: number, at: number): number => (Math.imul(at + 1, 0x9e3779b1) ^ seed) >>> 0;

function lineOf({ playouts, move, policy, wins, draws, undecided, judged, points }: Tried): Line {
  const share = playouts === 0 ? 0.5 : points / (1000 * playouts);
  return { move, playouts, wins, draws, undecided, judged, win: share, ...intervalOf(share, playouts), policy };
}

/** How often a number of candidates is halved until one is left; once at least. */
function halvings(candidates: number): number {
  let rounds = 1;
  for (let left = Math.ceil(candidates / 2); left > 1; left = Math.ceil(left / 2)) rounds++;
  return rounds;
}

/** The better half of some candidates. */
const betterHalf = (left: readonly Tried[]): readonly Tried[] =>
  left.toSorted(better).slice(0, Math.max(1, Math.ceil(left.length / 2)));

/** What is searched: the candidates, whose win is looked for, and which of those that are left are tried on. */
interface Search {
  readonly seen: Searched;
  readonly all: readonly Tried[];
  readonly wantsVictory: boolean;
  readonly goesOnWith: (left: readonly Tried[]) => readonly Tried[];
}

/**
 * Tries the candidates until so many playouts are done; yields after each pass over those that are left, for how many
 * actions the policy was asked in it, and in the first one after each candidate.
 */
function* halving({ seen, all, wantsVictory, goesOnWith }: Search, options: SearchOptions): Generator<number> {
  const { seed, playouts, most = MOST_ASKS, phases } = options;
  const rounds = halvings(all.length);
  let left = all;
  let passes = 0;
  for (let round = 0; round < rounds && left.length > 0; round++) {
    const each = Math.max(1, Math.floor(playouts / (rounds * left.length)));
    for (let pass = 0; pass < each; pass++, passes++) {
      // the same dice and the same hidden things for every candidate
      const number = seedOf(seed, passes);
      const sampled = seen.sample(seededChance(number));
      const foreseen = sampled.ok ? sampled.value.foresight() : null;
      if (foreseen === null) continue;
      let actions = 0;
      for (const tried of left) {
        const trial = foreseen.trial(tried.move, { most, phases, seed: number });
        actions += trial.actions;
        count(tried, passes, trial, wantsVictory);
        // whose work ends in the first pass knows something of those that were tried until then
        if (passes === 0 && tried !== left.at(-1)) yield 0;
      }
      yield actions;
    }
    left = goesOnWith(left);
  }
}

/**
 * Evaluates what can be answered to the waiting decision, deeper and deeper: each value tells more than the one before,
 * the last is the answer. Of what a seat knows it evaluates positions that fit it, never what is hidden.
 * Yields nothing where nobody is asked.
 */
export function* evaluate(seen: Searched, options: SearchOptions): Generator<Evaluation> {
  const { seed, candidates = CANDIDATES, keep } = options;
  const decision = seen.decision();
  const all = candidatesOf(seen, { seed, candidates, breadth: "every-kind", keep }).map(newlyTried);
  if (decision === null || all.length === 0) return;
  const told = ({ goesOn }: Pick<Evaluation, "goesOn">): Evaluation => ({
    seat: decision.seat,
    playouts: all.reduce((sum, tried) => sum + tried.playouts, 0),
    lines: all.toSorted((one, other) => other.playouts - one.playouts || better(one, other)).map(lineOf),
    goesOn,
  });
  const wantsVictory = seen.sharesVictory(decision.seat);
  const goesOnWith = (left: readonly Tried[]): readonly Tried[] => {
    const half = betterHalf(left);
    return left.filter((tried) => tried.kept || half.includes(tried));
  };
  for (const _ of halving({ seen, all, wantsVictory, goesOnWith }, options)) yield told({ goesOn: true });
  yield told({ goesOn: false });
}

/** How many trials a candidate is given at most: where there are few, the answer is soon known. */
const TRIALS_EACH = 12;

/** By how many standard errors another move has to be better than the policy's own. */
const SURE = 2;

/** Which candidates are tried on against the policy's own move: the better half of those that do better so far. */
const challengersOf =
  (own: Tried) =>
  (left: readonly Tried[]): readonly Tried[] => {
    const challengers = betterHalf(left.filter((tried) => tried !== own && isAhead(tried, own)));
    return challengers.length === 0 ? [] : [own, ...challengers];
  };

/**
 * The move that a search plays: the best of its candidates, or the policy's own where the trials do not tell the two
 * apart. Null where nobody is asked, or nothing can be tried. The same seed and effort give the same move on every machine.
 */
export function strongMove(
  seen: Searched,
  {
    seed,
    effort = seen.foresight()?.effort ?? null,
    mostActions = Infinity,
  }: {
    readonly seed: number;
    readonly effort?: SearchEffort | null;
    /** After how many actions in its trials it ends with what it knows. */
    readonly mostActions?: number;
  },
): Candidate | null {
  const decision = seen.decision();
  if (decision === null || effort === null) return null;
  const { playouts, candidates, phases } = effort;
  const all = candidatesOf(seen, { seed, candidates, breadth: "proposed" }).map(newlyTried);
  const own = all.find(({ policy }) => policy);
  if (all.length > 1) {
    const wantsVictory = seen.sharesVictory(decision.seat);
    const goesOnWith = own === undefined ? betterHalf : challengersOf(own);
    const options = { seed, playouts: Math.min(playouts, TRIALS_EACH * all.length), phases };
    let actions = 0;
    for (const more of halving({ seen, all, wantsVictory, goesOnWith }, options))
      if ((actions += more) > mostActions) break;
  }
  const [best] = all.filter((tried) => tried !== own).toSorted((a, b) => b.playouts - a.playouts || better(a, b));
  if (own === undefined) return best?.move ?? null;
  return best !== undefined && isClearlyBetter(best, own, SURE) ? best.move : own.move;
}
