import { counted, kind } from "../../../kernel/index.ts";
import { phaseTitles } from "../state.ts";
import { count, deed, flag, piece } from "./parts.ts";
import { begunAction, idleReason, lostAction, phaseWord, resultText, seat, token, victory } from "../event-words.ts";

const titles: ReadonlyMap<string, string> = new Map(Object.entries(phaseTitles));

/** Phases, tokens, the end of a game. */
export const turnEvents = {
  "phase-began": kind({ phase: phaseWord, turn: count }, (e) =>
    e.phase === "battle" ? "The battle begins." : `Turn ${e.turn}: ${titles.get(e.phase) ?? e.phase}.`,
  ),
  "token-drawn": kind(
    { seat, token, left: count },
    (e) => `The ${e.seat} draws a ${e.token} token; ${counted(e.left, "token")} left.`,
  ),
  "token-handed-over": kind(
    { seat, token },
    (e) => `The ${e.seat} has nobody for the ${e.token} token and hands it over.`,
  ),
  "token-set-aside": kind({ token }, (e) => `Nobody can use the ${e.token} token: it is set aside.`),
  "token-assigned": kind({ fighter: piece, token }, (e) => `${e.fighter} is assigned the ${e.token} token.`),
  "token-lost": kind({ fighter: piece, why: lostAction }, (e) => `${e.fighter} loses an action: ${e.why}.`),
  "token-flipped": kind({ fighter: piece }, (e) => `An Action token of ${e.fighter} is turned to its red side.`),
  "tokens-removed": kind(
    { fighter: piece, count },
    (e) => `${counted(e.count, "token")} of ${e.fighter} ${e.count === 1 ? "leaves" : "leave"} the game.`,
  ),
  "tokens-added": kind(
    { fighter: piece, count },
    (e) => `${counted(e.count, "token")} of ${e.fighter} ${e.count === 1 ? "goes" : "go"} into the container.`,
  ),
  "time-passes": kind({ seat, number: count }, (e) => `Time token ${e.number} is drawn by the ${e.seat}.`),
  "time-kept": kind({ seat }, (e) => `The ${e.seat} keeps the Time token.`),
  "turn-ended": kind({ turn: count }, (e) => `Turn ${e.turn} ends.`),
  idle: kind({ fighter: piece, why: idleReason }, (e) => `${e.fighter} does nothing: ${e.why}.`),
  "action-began": kind(
    { fighter: piece, action: begunAction, free: flag },
    (e) => `${e.fighter} begins to ${deed(e.action)}${e.free ? ", as a free action" : ""}.`,
  ),
  over: kind({ winner: seat.nullable(), victory, why: resultText }, (e) => e.why),
};
