import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ActAnswer, GameAnswer, Quoted, RecordedMove } from "../api/answers.ts";
import { type Access, act, gameIfNew, moves } from "../api/games.ts";
import { Problem, Unreachable } from "../api/problem.ts";
import { board } from "../api/questions.ts";
import type { Where } from "../api/where.ts";
import { sentInWords } from "../table/story.tsx";
import type { Move } from "../api/move.ts";
import type { Outcome, Step, Table } from "../game/table.ts";
import { hindranceOf, isAsked } from "./hindrance.ts";
import { anyOfSeats, seatInWords } from "./seat-words.ts";
import { forgetUnsent, keepUnsent, type Unsent, unsentOf } from "./outbox.ts";

/** A game that is kept on the server, as somebody comes to it. */
export interface StoredGame {
  readonly id: string;
  readonly access: Access;
  /** The seat one has; null for those who look on without an invitation. */
  readonly seat: string | null;
  /** The game as it was last heard of. */
  readonly state: ReadonlySignal<GameAnswer>;
  readonly table: Table;
  /** Whether the last look at the game failed: what is shown may be old. */
  readonly isCut: ReadonlySignal<boolean>;
  /** A move that no answer came to. */
  readonly unsent: ReadonlySignal<Unsent | null>;
  /** What became of such a move, or whatever else happened while nobody looked. */
  readonly news: ReadonlySignal<string | null>;
  /** The version that the latest move from this window led to; -1 while there was none. */
  readonly moved: ReadonlySignal<number>;
  /** What is to be said with the next move. */
  readonly words: Signal<string>;
  /** Asks how the game stands now. */
  look(): Promise<void>;
  /** Takes moves that were asked for, so that their steps need not ask again. */
  learn(asked: readonly RecordedMove[]): void;
  /** Takes what an answer said of the game. */
  heard(state: GameAnswer): void;
  letGo(): void;
}

/** Whether nothing is known of what became of a request: it may have arrived or not. */
const isOpen = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Problem && (error.status >= 500 || error.status === 429));
const isOvertaken = (error: unknown): boolean =>
  error instanceof Problem && (error.kind === "conflict" || error.kind === "game-over");

/** What is sent of a move: by post nobody waits between the phases, and the record tells of each. */
const posted = ({ until, again: _again, ...move }: Move): Move =>
  Object.keys(move).length === 0 && until !== undefined ? { until } : move;

const isLaid = (sent: RecordedMove["sent"]): boolean => sent !== null && "created" in sent;

/** Opens a game that was just read. */
export function storedGame(access: Access, first: GameAnswer): StoredGame {
  const { id } = access;
  const seat = first.you;
  const state = signal(first);
  const isCut = signal(false);
  const news = signal<string | null>(null);
  const words = signal("");
  const moved = signal(-1);
  const unsent = signal(seat === null ? null : unsentOf(id, seat));
  const length = computed(() => state.value.version + 1);
  const steps = new Map<number, Promise<Step>>();
  const knownMoves = new Map<number, RecordedMove>();
  let sending = false;
  /** By what the answer that was heard last is known again. */
  let tag: string | undefined;

  const heard = (next: GameAnswer): void => {
    // an answer may be overtaken by another
    if (next.version >= state.value.version) state.value = next;
  };
  const learn = (asked: readonly RecordedMove[]): void => {
    for (const move of asked) knownMoves.set(move.version, move);
  };
  const letGo = (): void => {
    if (seat !== null) forgetUnsent(id, seat);
    unsent.value = null;
  };

  /** Whether a move without an answer had arrived, once the game has gone on. */
  const settleUnsent = async (): Promise<void> => {
    const waiting = unsent.value;
    if (waiting === null || sending || waiting.expectedVersion >= state.value.version) return;
    const [next] = (await moves(access, waiting.expectedVersion, 1)).moves;
    if (next === undefined) return;
    news.value =
      next.by === seat
        ? `Your move had arrived: ${sentInWords(waiting.move)}.`
        : `Your move was not made, for someone was faster: ${sentInWords(waiting.move)}.`;
    letGo();
  };

  const look = async (): Promise<void> => {
    try {
      const found = await gameIfNew(access, tag);
      if (found !== null) {
        ({ tag } = found);
        heard(found.answer);
      }
      isCut.value = false;
      await settleUnsent();
    } catch (error) {
      isCut.value = true;
      if (!isOpen(error)) throw error;
    }
  };

  const load = async (number: number, quoted: readonly Quoted[] = []): Promise<Step> => {
    const where: Where = {
      in: { gameId: id, version: number },
      get invitation() {
        return access.invitation;
      },
    };
    const [move, shown] = await Promise.all([
      knownMoves.get(number) ?? moves(access, number - 1, 1).then((answer) => answer.moves[0]),
      board(where),
    ]);
    if (move === undefined) throw new Error(`The game has no version ${number}.`);
    const { position, text, board: model, moment, decision } = shown;
    return {
      number,
      sent: move.sent !== null && "move" in move.sent ? move.sent.move : isLaid(move.sent) ? null : {},
      events: move.events,
      rules: quoted,
      moment: {
        where,
        position,
        text,
        board: model,
        moment,
        decision: move.outcome === "closed" ? null : decision,
        result: move.result,
      },
    };
  };

  /** A version as a step. Versions never change, so each is asked for once. */
  const step = (number: number, quoted?: readonly Quoted[]): Promise<Step> => {
    const there = steps.get(number);
    if (there !== undefined) return there;
    const loading = load(number, quoted);
    steps.set(number, loading);
    loading.catch(() => steps.delete(number));
    return loading;
  };

  const send = async (from: Step, move: Move, by: string): Promise<ActAnswer> => {
    const kept = keepUnsent(id, by, from.number, move);
    unsent.value = kept;
    sending = true;
    try {
      const answer = await act(access, kept.expectedVersion, kept.key, kept.move);
      letGo();
      return answer;
    } catch (error) {
      if (!isOpen(error)) letGo();
      throw error;
    } finally {
      sending = false;
    }
  };

  const overtaken = async (move: Move): Promise<Outcome> => {
    await look();
    const { version, ended } = state.value;
    const text =
      ended === null
        ? `Someone was faster: the game is at version ${version} by now.`
        : "The game has ended in the meantime.";
    return {
      refused: false,
      step: await step(version),
      overtaken: {
        text,
        whatToDo: `Your move was not made: ${sentInWords(move)}. The board shows how things stand; look, and decide again.`,
      },
    };
  };

  const play = async (from: Step, wish: Move): Promise<Outcome> => {
    if (seat === null) throw new Error("Only a seat can play.");
    const said = words.value.trim();
    const move: Move = { ...posted(wish), ...(said !== "" && { words: said }) };
    try {
      const answer = await send(from, move, seat);
      if (answer.outcome === "refused") {
        heard(answer.game);
        return { refused: true, failing: answer.failing, rules: answer.rules };
      }
      moved.value = answer.game.version;
      const done = await step(answer.game.version, answer.rules);
      // the answer to a retry tells how the game stood then
      if (answer.replayed) await look();
      else heard(answer.game);
      batch(() => {
        isCut.value = false;
        news.value = null;
        words.value = "";
      });
      return { refused: false, step: done };
    } catch (error) {
      if (isOvertaken(error)) return overtaken(move);
      throw error;
    }
  };

  const card = { id: `${id} ${seat ?? ""}`, title: first.title, ruleset: first.ruleset };
  const dice = first.dice === "table" ? "given" : "rolled";
  const table: Table = {
    card,
    kept: "on the server",
    length,
    keeps: signal(true),
    dice,
    hindrance: ({ number }, form) => hindranceOf(state.value, number, form),
    seat: () => {
      const { seats, you } = state.value;
      return seats.find((at) => at === you) ?? null;
    },
    sitter: (who) => {
      const { seats, names, you } = state.value;
      const place = seats.indexOf(who);
      return place < 0 ? null : { name: seatInWords(who, names), place, isYou: who === you };
    },
    deciders: ({ number }) => {
      const { version, waitsFor, names, you } = state.value;
      const asked = waitsFor?.seats ?? [];
      if (number !== version || asked.length === 0 || (asked.length === 1 && asked[0] === you)) return null;
      return { names: anyOfSeats(asked, names, you), withYou: isAsked(state.value, you) };
    },
    step: (number) => step(number),
    play,
  };
  return { id, access, seat, state, table, isCut, unsent, news, moved, words, look, learn, heard, letGo };
}
