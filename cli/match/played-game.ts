import { createHash } from "node:crypto";
import type { Game, Opening, SetUpOptions } from "@umpire/rules";
import { games } from "../../rules/index.ts";
import { type OpenPosition, speaksFor } from "../../rules/kernel/index.ts";
import { createAdjudicator } from "../../service/adjudication/adjudicator.ts";
import { commitmentTo, sealedDice } from "../../service/adjudication/sealed-dice.ts";
import { opening, play } from "../../service/games/advance.ts";
import { bodyOf, type MoveBody, salted, storedMove } from "../../service/games/move.ts";
import { writeRecord } from "../../service/games/record.ts";
import { MOST_RECORD_MOVES } from "../../service/games/record-lines.ts";
import { rulesOf } from "../../service/games/rules-used.ts";
import { Fault } from "../../service/schema/faults.ts";
import type { StoredMove } from "../../service/storage/store.ts";
import { valueOf } from "../open.ts";
import { Forfeit, type Player, type PlayerMove } from "./player.ts";

/** How a game of a match begins. */
export interface Meeting {
  readonly game: Game;
  readonly scenario: string;
  readonly setUp: SetUpOptions & Opening;
  /** Games of one name have the same dice. */
  readonly name: string;
  /** The number that the dice follow from. */
  readonly seed: number;
  /** ISO time that the record tells. */
  readonly at: string;
}

/** How a game of a match ended. */
export interface PlayedGame {
  /** Whether the side whose a victory is has won; null for a draw, and where it did not end. */
  readonly firstSideWon: boolean | null;
  /** How it ended, in words. */
  readonly text: string;
  /** Whether a player had no answer, or one that the rules refuse. */
  readonly forfeit: boolean;
  /** How many moves were made. */
  readonly moves: number;
  /** The record as text, which `umpire verify` plays again. */
  record(): string;
}

const adjudicator = createAdjudicator(games);

const secretOf = (seed: number): string => createHash("sha256").update(`umpire match ${seed}`).digest("hex");

/** A number of its own for each question of a game. */
const questionSeed = (seed: number, version: number): number => (Math.imul(version + 1, 0x9e3779b1) ^ seed) >>> 0;

/** A move made ready for the record, with the salt that keeps what a game hides from whoever knows the hash. */
function recorded({ game, name, seed }: Meeting, version: number, previous: string, body: MoveBody): StoredMove {
  const hides = adjudicator.game(game.id).isHiddenGame(body.position);
  return storedMove(version, previous, salted(body, hides, secretOf(seed), name, version));
}

/** The record's first move: the mission as it is set up, played on to the first question. */
function begun(meeting: Meeting): StoredMove {
  const { game, scenario, setUp, name, seed, at } = meeting;
  const situation = valueOf(game.setUp(scenario, setUp));
  const secret = secretOf(seed);
  const beginning = {
    game: name,
    title: `${game.title}: ${scenario}`,
    ruleset: game.id,
    dice: "sealed",
    commitment: commitmentTo(secret),
    seats: situation.seats(),
    origin: null,
    position: situation.position(),
  } as const;
  const rules = rulesOf(adjudicator, game.id);
  return recorded(meeting, 0, "", opening(adjudicator, beginning, at, rules, sealedDice(secret, name, 0)));
}

/** Who sends a move: the seat that is asked, or where several are, the one whose piece it is. */
function senderOf(situation: OpenPosition, asked: string | null, sent: PlayerMove | null): string {
  const seats = situation.seats();
  const owner = sent !== null && "action" in sent ? situation.ownerOf(sent.action) : null;
  const seat = (owner?.ok === true ? owner.value : null) ?? asked;
  const speaks = (name: string): boolean => seat === null || name === seat || speaksFor(name, seat, seats);
  return seats.find(speaks) ?? "";
}

/** What a player answers to the waiting decision, and what comes of it. Throws `Forfeit`. */
async function answered(
  { game, name, seed, at }: Meeting,
  before: MoveBody,
  version: number,
  player: Player,
): Promise<MoveBody> {
  const { decision } = before;
  const asks = decision?.kind === "act" || decision?.kind === "choose";
  const seat = decision?.seat ?? null;
  const seen = asks ? valueOf(game.open(before.position)).seenBy(seat) : null;
  const sent = asks && seen !== null ? await player.move({ seen, decision, seed: questionSeed(seed, version) }) : null;
  const situation = adjudicator.openPosition(before.position);
  const made = { at, by: senderOf(situation, seat, sent) };
  try {
    const played = play(adjudicator, before, made, sent ?? {}, sealedDice(secretOf(seed), name, version), situation);
    if (played.kind === "played") return played.body;
    throw new Forfeit(
      played.failing
        .filter(({ holds }) => !holds)
        .map(({ text }) => text)
        .join(" "),
    );
  } catch (error) {
    if (asks && error instanceof Fault) throw new Forfeit(error.message);
    throw error;
  }
}

/**
 * Plays one game to its end. `playerOf` tells who decides for the side that wants a victory, and who for the other.
 * Whoever has no answer, or one that the rules refuse, has lost.
 */
export async function playGame(meeting: Meeting, playerOf: (wantsVictory: boolean) => Player): Promise<PlayedGame> {
  await adjudicator.prepare(meeting.game.id);
  const moves = [begun(meeting)];
  const ended = (end: Pick<PlayedGame, "firstSideWon" | "text" | "forfeit">): PlayedGame => ({
    ...end,
    moves: moves.length - 1,
    record: () => writeRecord(adjudicator, moves, secretOf(meeting.seed)),
  });
  for (;;) {
    const last = moves.at(-1);
    if (last === undefined) throw new Error("Impossible: a game has a beginning.");
    const before = bodyOf(last);
    const { result, decision } = before;
    if (result !== null)
      return ended({
        firstSideWon: result.result === "draw" ? null : result.result === "victory",
        text: result.text,
        forfeit: false,
      });
    if (moves.length >= MOST_RECORD_MOVES)
      return ended({ firstSideWon: null, text: `It has not ended after ${MOST_RECORD_MOVES} moves.`, forfeit: false });
    const wantsVictory = adjudicator.openPosition(before.position).sharesVictory(decision?.seat ?? null);
    const player = playerOf(wantsVictory);
    try {
      const body = await answered(meeting, before, last.version + 1, player);
      moves.push(recorded(meeting, last.version + 1, last.hash, body));
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      return ended({
        firstSideWon: !wantsVictory,
        text: `${player.name} has no move: ${error.message}`,
        forfeit: true,
      });
    }
  }
}
