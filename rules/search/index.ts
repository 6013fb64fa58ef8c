/*
 * What is best in a position, by playing on from it: the candidates are tried again and again, those that do worse are
 * left out, and what is spared goes to the others (sequential halving). It knows no game.
 */
import {
  canonicalJson,
  type Chance,
  type Decision,
  type PlayedOut,
  type Result,
  seededChance,
} from "../kernel/index.ts";
import { intervalOf } from "./interval.ts";

export { intervalOf };

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
  /** A move that is tried with the others to the end, whatever comes of it. */
  readonly keep?: Candidate;
}

/** What is tried. */
export type Candidate = { readonly action: unknown } | { readonly choose: readonly [string] };

/** What a search asks of a position that can be played on: the kernel's and the library's alike. */
interface Playable {
  adjudicate(
    move: Candidate & { readonly chance: Chance },
  ): Result<
    | { readonly outcome: "refused" }
    | { readonly outcome: "paused"; readonly situation: Playable }
    | { readonly outcome: "over"; readonly result: NonNullable<PlayedOut["result"]> }
  >;
  playout(chance: Chance, most: number): PlayedOut;
}

/** What it asks of a moment as somebody knows it. */
export interface Searched {
  decision(): Decision | null;
  sharesVictory(seat: string | null): boolean;
  forms(): readonly { readonly piece: string; readonly name: string; readonly actions: readonly unknown[] }[];
  policyMove(chance: Chance): Candidate | null;
  sample(chance: Chance): Result<Playable>;
}

/** A candidate, and how the games went that began with it. */
export interface Line {
  readonly move: Candidate;
  readonly playouts: number;
  readonly wins: number;
  readonly draws: number;
  /** Playouts that did not end; they count as half a win, as draws do. */
  readonly undecided: number;
  /** The share that is won, and between what it lies with 95 % (Wilson's interval). */
  readonly win: number;
  readonly low: number;
  readonly high: number;
  /** Whether it is what the game's own policy would do. */
  readonly policy: boolean;
}

/** What is known so far, the best line first. */
export interface Evaluation {
  /** Whose chances these are. */
  readonly seat: string | null;
  readonly playouts: number;
  readonly lines: readonly Line[];
  /** Whether more would change it: false with the last. */
  readonly goesOn: boolean;
}

interface Tried {
  readonly move: Candidate;
  readonly policy: boolean;
  /** Whether it is tried to the end. */
  readonly kept: boolean;
  wins: number;
  draws: number;
  undecided: number;
  playouts: number;
}

const CANDIDATES = 32;
/** More than any game asks. */
const MOST_ASKS = 50_000;

/** A number of its own for each playout, or for each question of a game: the same from the same seed. */
export const seedOf = (seed: number, at: number): number => (Math.imul(at + 1, 0x9e3779b1) ^ seed) >>> 0;

/** Everything that can be answered to the waiting decision; of many actions some of each kind. */
function movesOf(seen: Searched, most: number): readonly Candidate[] {
  const decision = seen.decision();
  if (decision?.kind === "choose") return decision.options.slice(0, most).map(({ id }) => ({ choose: [id] }));
  if (decision?.kind !== "act") return [];
  const kinds = [...Map.groupBy(seen.forms(), ({ piece, name }) => `${piece} ${name}`).values()].map((forms) =>
    forms.flatMap(({ actions }) => actions),
  );
  const moves: Candidate[] = [];
  // one of each kind, then another of each, so that no kind takes all the room
  for (let nth = 0; moves.length < most && kinds.some(({ length }) => length > nth); nth++)
    for (const kind of kinds) {
      const action = kind[Math.floor((nth * kind.length) / Math.min(kind.length, most))];
      if (nth < kind.length && action !== undefined && moves.length < most) moves.push({ action });
    }
  return moves;
}

/** A candidate as text: the same move, the same text. */
export const candidateText = (move: Candidate): string =>
  "action" in move ? canonicalJson(move.action) : canonicalJson(move.choose);

/** What is tried: the policy's own move, the one that is kept, and of all others some of each kind. */
function candidatesOf(seen: Searched, { seed, candidates = CANDIDATES, keep }: SearchOptions): readonly Tried[] {
  const own = seen.policyMove(seededChance(seed));
  const ownText = own === null ? null : candidateText(own);
  const keptText = keep === undefined ? null : candidateText(keep);
  const first = [
    ...(own === null ? [] : ["action" in own ? { action: own.action } : { choose: own.choose }]),
    ...(keep === undefined || keptText === ownText ? [] : [keep]),
  ];
  const takenTexts = new Set([ownText, keptText]);
  const others = movesOf(seen, candidates).filter((move) => !takenTexts.has(candidateText(move)));
  return [...first, ...others].slice(0, Math.max(candidates, first.length)).map((move) => ({
    move,
    policy: candidateText(move) === ownText,
    kept: candidateText(move) === keptText,
    wins: 0,
    draws: 0,
    undecided: 0,
    playouts: 0,
  }));
}

/** Halves of a win, of what has ended: a draw and what did not end count as one. */
const halves = ({ wins, draws, undecided }: Tried): number => 2 * wins + draws + undecided;

/** Compares two shares without dividing, so that no machine rounds otherwise. */
const better = (one: Tried, other: Tried): number =>
  halves(other) * Math.max(one.playouts, 1) - halves(one) * Math.max(other.playouts, 1);

function lineOf(tried: Tried): Line {
  const { playouts, move, policy, wins, draws, undecided } = tried;
  const share = playouts === 0 ? 0.5 : halves(tried) / (2 * playouts);
  return {
    move,
    playouts,
    wins,
    draws,
    undecided,
    win: share,
    ...intervalOf(share, playouts),
    policy,
  };
}

/** How often a number of candidates is halved until one is left; once at least. */
function halvings(count: number): number {
  let rounds = 1;
  for (let left = Math.ceil(count / 2); left > 1; left = Math.ceil(left / 2)) rounds++;
  return rounds;
}

/** Plays one game out that begins with a candidate, and counts how it went. */
function tryOnce(start: Playable, tried: Tried, wantsVictory: boolean, seed: number, most: number): void {
  const chance = seededChance(seed);
  const done = start.adjudicate({ ...tried.move, chance });
  tried.playouts++;
  if (!done.ok || done.value.outcome === "refused") return;
  const result = done.value.outcome === "over" ? done.value.result : done.value.situation.playout(chance, most).result;
  if (result === null) tried.undecided++;
  else if (result.result === "draw") tried.draws++;
  else if ((result.result === "victory") === wantsVictory) tried.wins++;
}

/**
 * Evaluates what can be answered to the waiting decision, deeper and deeper: each value tells more than the one before,
 * the last is the answer. Of what a seat knows it evaluates positions that fit it, never what is hidden.
 * Yields nothing where nobody is asked.
 */
export function* evaluate(seen: Searched, options: SearchOptions): Generator<Evaluation> {
  const { seed, playouts, most = MOST_ASKS } = options;
  const decision = seen.decision();
  const all = candidatesOf(seen, options);
  if (decision === null || all.length === 0) return;
  const wantsVictory = seen.sharesVictory(decision.seat);
  const told = (): Evaluation => ({
    seat: decision.seat,
    playouts: all.reduce((sum, tried) => sum + tried.playouts, 0),
    lines: all.toSorted((one, other) => other.playouts - one.playouts || better(one, other)).map(lineOf),
    goesOn: true,
  });
  const rounds = halvings(all.length);
  let left: readonly Tried[] = all;
  let passes = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(playouts / (rounds * left.length)));
    for (let pass = 0; pass < each; pass++, passes++) {
      // the same dice and the same hidden things for every candidate
      const number = seedOf(seed, passes);
      const sampled = seen.sample(seededChance(number));
      if (!sampled.ok) continue;
      for (const tried of left) tryOnce(sampled.value, tried, wantsVictory, number, most);
      yield told();
    }
    const half = Math.max(1, Math.ceil(left.length / 2));
    left = left.toSorted(better).filter(({ kept }, place) => kept || place < half);
  }
  yield { ...told(), goesOn: false };
}
