import { games } from "../../rules/index.ts";
import { type OpenPosition, speaksFor } from "../../rules/kernel/index.ts";
import { createAdjudicator } from "../adjudication/adjudicator.ts";
import { commitmentTo, sealedDice } from "../adjudication/sealed-dice.ts";
import { sha256 } from "../adjudication/sha256.ts";
import { Fault } from "../schema/faults.ts";
import type { MoveFields } from "../schema/requests.ts";
import type { StoredMove } from "../storage/store.ts";
import { opening, play } from "./advance.ts";
import { bodyOf, type MoveBody, salted, storedMove } from "./move.ts";
import { writeRecord } from "./record.ts";
import { MOST_RECORD_MOVES } from "./record-lines.ts";
import { rulesOf } from "./rules-used.ts";

/** How a game that is recorded in memory begins. */
export interface InMemory {
  readonly ruleset: string;
  readonly title: string;
  /** The position as it was set up, and who sits there. */
  readonly start: { readonly position: unknown; readonly seats: readonly string[] };
  /** The id that the record gives it. Games of one id and secret have the same dice. */
  readonly id: string;
  readonly secret: string;
  /** ISO time that the record tells. */
  readonly at: string;
}

/** What came of a move: it stands in the record, or why not, in words. */
export type Recorded = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** A game that is recorded as those on a server are, and kept by nobody. */
export interface RecordedInMemory {
  /** What the last move left. */
  left(): Pick<MoveBody, "position" | "decision" | "result">;
  /** How many moves were made after the beginning. */
  moves(): number;
  /** Whether its record would be too long with another move. */
  isFull(): boolean;
  /** Plays on for whoever is asked. */
  move(sent: MoveFields): Recorded;
  /** The record as text. */
  record(): string;
}

/** Who sends a move: the seat that is asked, or where several are, the one whose piece it is. */
function senderOf(situation: OpenPosition, asked: string | null, { action }: MoveFields): string {
  const seats = situation.seats();
  const owner = action === undefined ? null : situation.ownerOf(action);
  const seat = (owner?.ok === true ? owner.value : null) ?? asked;
  const speaks = (name: string): boolean => seat === null || name === seat || speaksFor(name, seat, seats);
  return seats.find(speaks) ?? "";
}

const adjudicator = createAdjudicator(games);

/** Begins a game with sealed dice that is recorded in memory: played on through here, its record verifies. */
export async function recordedInMemory(begins: InMemory): Promise<RecordedInMemory> {
  const { ruleset, title, start, id, secret, at } = begins;
  const game = await adjudicator.loaded(ruleset);
  const stored = (version: number, previous: string, body: MoveBody): StoredMove =>
    storedMove(version, previous, salted(body, game.isHiddenGame(body.position), secret, id, version));
  const beginning = {
    game: id,
    title,
    ruleset,
    dice: "sealed",
    commitment: commitmentTo(secret),
    seats: start.seats,
    origin: null,
    position: start.position,
  } as const;
  const first = opening(adjudicator, beginning, at, rulesOf(adjudicator, ruleset), sealedDice(secret, id, 0));
  const all = [stored(0, "", first)];
  let last = first;
  return {
    left: () => last,
    moves: () => all.length - 1,
    isFull: () => all.length > MOST_RECORD_MOVES,
    move(sent) {
      const version = all.length;
      const situation = adjudicator.openPosition(last.position);
      const made = { at, by: senderOf(situation, last.decision?.seat ?? null, sent) };
      try {
        const played = play(adjudicator, last, made, sent, { chance: sealedDice(secret, id, version), situation });
        if (played.kind === "refused") {
          const failing = played.failing.filter(({ holds }) => !holds);
          return { ok: false, why: failing.map(({ text }) => text).join(" ") };
        }
        const move = stored(version, all.at(-1)?.hash ?? "", played.body);
        all.push(move);
        last = bodyOf(move);
        return { ok: true };
      } catch (error) {
        if (error instanceof Fault) return { ok: false, why: error.message };
        throw error;
      }
    },
    record: () => writeRecord(adjudicator, all, secret),
  };
}

/** The secret that a number stands for. */
export const secretFrom = (seed: number): string => sha256(`umpire seed ${seed}`);
