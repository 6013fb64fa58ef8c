import { createHash } from "node:crypto";
import * as z from "zod";
import { canonicalJson } from "../../../rules/kernel/index.ts";
import { gameOfInvitation } from "../../games/index.ts";
import { unreadableAt } from "../../schema/faults.ts";
import { decisionLines, seatLine, sentence } from "../lines.ts";
import { actionMeant } from "../legal.ts";
import { askedBy, saidBy, tellerOfGame } from "../names.ts";
import { tool } from "../tool.ts";
import { action, answering, thing } from "../where.ts";

const gameId = z.string().min(1).max(64).describe("The id of a game by post.");

const versionSchema = z.int().min(0).max(1_000_000);

/** Where several invitations are for one game, which of them speaks. */
function speaking(id: string, you: string | null, invitations: readonly string[]): readonly string[] {
  const own = invitations.filter((invitation) => gameOfInvitation(invitation) === id).length;
  return own < 2
    ? []
    : [
        `${own} of your invitations are for this game: the first of them speaks${you === null ? "" : `, for ${seatLine(you)}`}.`,
      ];
}

/** Where it is whose turn. */
export const myTurns = tool({
  name: "my_turns",
  title: "My games by post",
  description: "Lists the games by post that your invitations open, those that wait for you first.",
  input: z.strictObject({}),
  output: z.looseObject({ games: z.array(thing) }),
  async answer(_, { operations, callerOf, invitations }) {
    if (invitations.length === 0)
      throw unreadableAt("", "No invitation was given: whoever set this up says them, not you.", "no-secret");
    const { games } = await operations.myGames({ invitations }, callerOf(undefined));
    return {
      lines:
        games.length === 0
          ? ["No invitation opens a game."]
          : games.map(
              ({ id, title, ruleset, seat, version, moment, waitsForYou, ended }) =>
                `${id}: ${title} (${ruleset}), you are ${seatLine(seat)}, version ${version}${moment === null ? "" : `, ${moment}`}: ${ended === null ? (waitsForYou ? "waits for you" : "waits for others") : "ended"}`,
            ),
      data: { games },
    };
  },
});

/** How a stored game stands. */
export const game = tool({
  name: "game",
  title: "A game by post",
  description: "Tells how a game by post stands as your seat may know it, and what happened with the latest moves.",
  input: z.strictObject({
    gameId,
    after: z.int().min(-1).max(1_000_000).optional().describe("Moves after this version."),
  }),
  output: z.looseObject({
    id: z.string(),
    title: z.string(),
    ruleset: z.string(),
    version: z.int(),
    moment: z.string(),
    board: z.string().optional(),
    you: z.string().optional(),
    decision: thing.optional(),
    moves: z.array(thing),
  }),
  async answer({ gameId: id, after }, { operations, callerOf, invitations }) {
    const caller = callerOf(id);
    const state = await operations.game(id, undefined, caller);
    const since = after ?? Math.max(-1, state.version - 3);
    const { moves } = await operations.moves(id, { after: since, limit: 10 }, caller);
    const teller = await tellerOfGame(id, Math.min(Math.max(0, since), state.version), { operations, callerOf });
    const { title, ruleset, version, moment, board, you, decision, waitsFor, ended } = state;
    return {
      lines: [
        `${title} (${ruleset}), version ${version}: ${teller.sentence(moment)}`,
        ...(you === null ? [] : [`You are ${seatLine(you)}.`]),
        ...speaking(id, you, invitations),
        ...(ended === null ? decisionLines(askedBy(teller, decision)) : ["The game has ended."]),
        ...(waitsFor === null ? [] : [`It waits for ${waitsFor.seats.map(seatLine).join(", ")}.`]),
        "What happened last:",
        ...moves.flatMap((move) => [
          `Version ${move.version}${move.by === null ? "" : ` by ${seatLine(move.by)}`}${move.words === null ? "" : `: "${move.words}"`}`,
          ...move.events.map((event) => `- ${sentence(saidBy(teller)(event))}`),
        ]),
      ],
      data: {
        id,
        title,
        ruleset,
        version,
        moment,
        ...(board !== null && { board }),
        ...(you !== null && { you }),
        ...(decision !== null && { decision }),
        moves,
      },
    };
  },
});

/** The key of a move: the same input is the same move, however often it is sent. */
const keyOf = (sent: unknown): string => createHash("sha256").update(canonicalJson(sent)).digest("base64url");

/** Acts in a stored game. */
export const act = tool({
  name: "act",
  title: "Act in a game by post",
  description:
    "Makes a move in a game by post with your invitation. It is kept for ever and others see it: do it only when your player has said so. Sent twice it is made once.",
  writes: true,
  input: z.strictObject({
    gameId,
    version: versionSchema.optional().describe("The version that the move answers."),
    expectedVersion: versionSchema.optional(),
    ...action,
    ...answering,
    words: z.string().min(1).max(500).optional().describe("A line to the others, kept with the move."),
  }),
  output: z.looseObject({ outcome: z.string(), version: z.int().optional(), events: z.array(thing) }),
  async answer({ gameId: id, action: given, index, choose, dice, cards, words, ...at }, asking) {
    const { version, expectedVersion = version } = at;
    if (expectedVersion === undefined)
      throw unreadableAt("/version", "Say the version that the move answers, as `game` tells it.");
    if (version !== undefined && version !== expectedVersion)
      throw unreadableAt("/expectedVersion", "`version` and `expectedVersion` are one thing: say one of them.");
    const caller = asking.callerOf(id);
    const meant = await actionMeant({ gameId: id }, { action: given, index }, asking);
    const sent = {
      expectedVersion,
      ...(meant !== undefined && { action: meant }),
      ...(choose !== undefined && { choose }),
      ...(dice !== undefined && { dice }),
      ...(cards !== undefined && { cards }),
      ...(words !== undefined && { words }),
    };
    const answer = await asking.operations.act(id, { ...sent, idempotencyKey: keyOf(sent) }, caller);
    const teller = await tellerOfGame(id, expectedVersion, asking);
    if (answer.outcome === "refused")
      return {
        lines: [
          "The rules refuse it:",
          ...answer.failing
            .filter(({ holds }) => !holds)
            .map((requirement) => `✗ ${sentence(saidBy(teller)(requirement))}`),
        ],
        data: { outcome: answer.outcome, events: [], failing: answer.failing },
      };
    const { outcome, game: state, events } = answer;
    return {
      lines: [
        ...events.map(saidBy(teller)).map(sentence),
        `Version ${state.version}: ${teller.sentence(state.moment)}`,
        ...speaking(id, state.you, asking.invitations),
        ...(state.ended === null ? decisionLines(askedBy(teller, state.decision)) : ["The game has ended."]),
      ],
      data: { outcome, version: state.version, events },
    };
  },
});
