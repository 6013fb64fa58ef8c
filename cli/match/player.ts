import { type Chance, type Decision, seededChance, type Seen } from "@umpire/rules";
import { evaluate, moveByStrength, strongMove } from "@umpire/rules/search";
import { Unreadable } from "../failures.ts";

/** What a player is asked: a decision, and all that its seat knows. */
export interface AskedPlayer {
  readonly seen: Seen;
  readonly decision: Decision;
  /** A number of its own for each question: the same match asks with the same numbers. */
  readonly seed: number;
}

/** What a player answers. */
export type PlayerMove = { readonly action: unknown } | { readonly choose: [string] };

/** Whoever decides for a side of a match. */
export interface Player {
  /** As the table calls it. */
  readonly name: string;
  /** The move of whoever is asked. Throws `Forfeit` where there will be none. */
  move(asked: AskedPlayer): Promise<PlayerMove>;
  close(): void;
}

/** A player has no answer, or none that can be read: its game is lost. */
export class Forfeit extends Error {}

/** How much a player searches where nothing is said of it. */
const PLAYOUTS = 64;
const CANDIDATES = 8;

/** An element of a list, which must have some. */
function drawn<T>(list: readonly T[], chance: Chance): T {
  const element = list[chance.index(list.length)];
  if (element === undefined) throw new Forfeit("Nothing is legal.");
  return element;
}

/** Plays what is legal, each with the same chance. */
const random: Player = {
  name: "random",
  async move({ seen, decision, seed }) {
    const chance = seededChance(seed);
    return decision.kind === "choose"
      ? { choose: [drawn(decision.options, chance).id] }
      : { action: drawn([...seen.legal()], chance).action };
  },
  close() {},
};

/** Plays as the game's own policy does. */
export const policy: Player = {
  name: "policy",
  async move({ seen, seed }) {
    const move = seen.policyMove(seededChance(seed));
    if (move === null) throw new Forfeit("The policy has nothing to say.");
    return "action" in move ? { action: move.action } : { choose: [...move.choose] };
  },
  close() {},
};

/** Plays as the policy does, but for the mistakes that it makes. */
const easy: Player = {
  name: "easy",
  async move({ seen, seed }) {
    const move = moveByStrength(seen, { strength: "easy", seed });
    if (move === null) throw new Forfeit("The policy has nothing to say.");
    return "action" in move ? move : { choose: [...move.choose] };
  },
  close() {},
};

/** Plays the best move that a search finds. */
const searching = (playouts: number): Player => ({
  name: `search:${playouts}`,
  async move({ seen, seed }) {
    const evaluation = [...evaluate(seen, { seed, playouts, candidates: CANDIDATES })].at(-1);
    const best = evaluation?.lines[0];
    if (best === undefined) throw new Forfeit("The search finds nothing.");
    return "action" in best.move ? best.move : { choose: [...best.move.choose] };
  },
  close() {},
});

/** Plays as strongly as the game's own effort for a decision allows: about a tenth of a second. */
const strong: Player = {
  name: "strong",
  async move({ seen, seed }) {
    const move = strongMove(seen, { seed });
    if (move === null) throw new Forfeit("The search finds nothing.");
    return "action" in move ? move : { choose: [...move.choose] };
  },
  close() {},
};

/** The names of the players that are built in. */
export const builtInNames = ["policy", "fair", "easy", "strong", "random", "search"] as const;

/**
 * The player of a name that is built in: "policy", also called "fair", "easy", "random", "strong", "search",
 * "search:PLAYOUTS"; null where it is none of them.
 * Throws `Unreadable` for a number of playouts that cannot be.
 */
export function builtInPlayer(name: string): Player | null {
  if (name === "policy") return policy;
  if (name === "fair") return { ...policy, name };
  if (name === "easy") return easy;
  if (name === "random") return random;
  if (name === "strong") return strong;
  const [word, playouts, ...more] = name.split(":");
  if (word !== "search" || more.length > 0) return null;
  if (playouts === undefined) return searching(PLAYOUTS);
  if (!/^[1-9]\d{0,5}$/.test(playouts))
    throw new Unreadable(`"${name}": behind "search:" stands a number of playouts from 1 to 999999.`);
  return searching(Number(playouts));
}
