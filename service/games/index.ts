import type { PlayerView } from "../../rules/kernel/index.ts";
import { newPushKey, publicPushKey } from "../notices/index.ts";
import type { Caller } from "./entry.ts";
import { act, createGame, type GameServices, listMoves, readGame, situationOf } from "./games.ts";
import { myGames } from "./my-games.ts";

export type { CreatedGame } from "./begin.ts";
export { LONG_BURIED } from "./buried.ts";
export { type Forgotten, forgetSeat } from "./forgetting.ts";
export { type Stopwatch, stopwatchBy } from "./game-services.ts";
export type { ActAnswer, AfterCommit, Agreement, GameServices } from "./games.ts";
export { type Caller, callerFrom } from "./entry.ts";
export { gameOfInvitation, MASTER, SPECTATOR } from "./invitations.ts";
export { type Operation, permissions, type Role } from "./permissions.ts";
export type { GameState, RecordedMove, WaitsFor } from "./game-state.ts";
export type { MyGame, MyGames } from "./my-games.ts";
export type { Failed, TickOutcome } from "./clock.ts";
export { forgetBrowser } from "./browsers.ts";
export type { Send } from "./game-notices.ts";
export type { UndoAnswer } from "./undo.ts";
export type { TakeOverAnswer } from "./take-over.ts";

/**
 * Reading records, and playing them again. It is rarely done: loaded when it is, for what the face of the service names
 * statically every start reads.
 */
export async function playingRecords() {
  const [{ readRecord }, { replayRecord }] = await Promise.all([import("./read-record.ts"), import("./replay.ts")]);
  return { readRecord, replayRecord };
}

/** Games that are kept: everything that can be done with them, at one desk. */
export type Games = ReturnType<typeof createGames>;

/** Games over a store. */
export function createGames(desk: GameServices) {
  const at =
    <R extends readonly unknown[], A>(deed: (desk: GameServices, ...rest: R) => A) =>
    (...rest: R): A =>
      deed(desk, ...rest);
  /** What is rarely done: loaded when it is, so that no start reads it. */
  const later =
    <R extends readonly unknown[], A>(load: () => Promise<(desk: GameServices, ...rest: R) => Promise<A>>) =>
    async (...rest: R): Promise<A> =>
      (await load())(desk, ...rest);
  const records = () => import("./records.ts");
  const seats = () => import("./seats.ts");
  return {
    create: at(createGame),
    read: at(readGame),
    act: at(act),
    moves: at(listMoves),
    // its type is named here, for the declarations of the package could not name it
    situation: (id: string, version: number | undefined, caller: Caller): Promise<PlayerView> =>
      situationOf(desk, id, version, caller),
    /** What they are made of, for whoever analyses them. */
    desk,
    undo: later(async () => (await import("./undo.ts")).undo),
    endProposal: later(async () => (await import("./end-proposal.ts")).endProposal),
    claim: later(async () => (await import("./claims.ts")).claim),
    branch: later(async () => (await import("./branches.ts")).branch),
    renewInvitation: later(async () => (await seats()).renewInvitation),
    sendNotices: later(async () => (await seats()).sendNotices),
    ownNotices: later(async () => (await import("./own-notices.ts")).ownNotices),
    testNotice: later(async () => (await import("./own-notices.ts")).testNotice),
    close: later(async () => (await seats()).closeGame),
    takeOverRules: later(async () => (await import("./take-over.ts")).takeOverRules),
    record: later(async () => (await records()).wholeRecord),
    recordPart: later(async () => (await records()).exportRecord),
    verifyRecord: later(async () => (await records()).verifyRecord),
    importRecord: later(async () => (await records()).importRecord),
    mine: at(myGames),
    /** The public key by which browsers ask their push services for messages of this server. */
    pushKey: async () => publicPushKey(await desk.store.pushKey(newPushKey)),
    /** The games with a webhook, a browser or a deadline. */
    watched: () => desk.store.watched(),
    settleTurn: later(async () => (await import("./turns.ts")).settleTurn),
    settleDue: later(async () => (await import("./clock.ts")).settleDue),
  };
}
