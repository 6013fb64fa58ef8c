/* The move of a player of some strength. It knows no game. */
import { inAnyOrder, type Requirement, type Result, seededChance, type Strength } from "../kernel/index.ts";
import { bare, type Candidate, candidateText, someOfEachKind } from "./candidates.ts";
import { type Searched, strongMove } from "./evaluate.ts";

/** What a player is given: a moment as somebody knows it. */
export interface Played extends Searched {
  requirements(action: unknown): Result<readonly Requirement[]>;
  print(): string;
}

/** A moment with everything in it. */
interface Whole extends Played {
  seenBy(seat: string | null): Played;
}
const isWhole = (seen: Played): seen is Whole => "seenBy" in seen;

/** How strongly is played, and what chance follows from. */
export interface Playing {
  readonly strength: Strength;
  /** The same seed gives the same move on every machine. */
  readonly seed: number;
}

/** After how many actions in its trials a search ends with what it knows: it is to fit into the work of a request. */
const MOST_ACTIONS = 300;

/** From how many actions a mistake is drawn. */
const MISTAKES = 32;

/** A number that follows from a text (FNV-1a). */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return number >>> 0;
}

const isLegal = (seen: Played, move: Candidate): boolean => {
  if (!("action" in move)) return true;
  const requirements = seen.requirements(move.action);
  return requirements.ok && requirements.value.every(({ holds }) => holds);
};

function fairMove(seen: Played, seed: number): Candidate | null {
  const move = seen.policyMove(seededChance(seed));
  return move && bare(move);
}

/** What can be answered, of each kind some. */
function anyMoves(seen: Played): readonly Candidate[] {
  const decision = seen.decision();
  if (decision?.kind === "choose") return decision.options.map(({ id }) => ({ choose: [id] }));
  return someOfEachKind(seen, MISTAKES).map((action) => ({ action }));
}

/**
 * The policy's own move, and at every other moment any other that is legal, one kind of action as likely as another. Which
 * moments these are follows from what is known there, so that one seed does for a whole game.
 */
function easyMove(seen: Played, seed: number): Candidate | null {
  const own = fairMove(seen, seed);
  if (own === null) return null;
  const chance = seededChance((numberOf(`${seen.decision()?.text} ${seen.print()}`) ^ seed) >>> 0);
  if (chance.index(2) === 0) return own;
  const text = candidateText(own);
  const others = inAnyOrder(anyMoves(seen), chance);
  return others.find((move) => candidateText(move) !== text && isLegal(seen, move)) ?? own;
}

/**
 * What a player of some strength answers to the waiting decision, by what whoever is asked knows alone; null where nobody is
 * asked. "fair" is the game's own policy, "strong" a search from it (`strongMove`), "easy" makes mistakes.
 */
export function moveByStrength(position: Played, { strength, seed }: Playing): Candidate | null {
  const seen = isWhole(position) ? position.seenBy(position.decision()?.seat ?? null) : position;
  switch (strength) {
    case "easy":
      return easyMove(seen, seed);
    case "fair":
      return fairMove(seen, seed);
    case "strong":
      return strongMove(seen, { seed, mostActions: MOST_ACTIONS }) ?? fairMove(seen, seed);
  }
}
