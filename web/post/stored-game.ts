import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Form, GameAnswer, RecordedMove } from "../api/answers.ts";
import { type Access, branch, gameIfNew } from "../api/games.ts";
import type { Move } from "../api/move.ts";
import { Problem } from "../api/problem.ts";
import type { Outcome, Step, Table } from "../game/table.ts";
import { sentInWords } from "../table/story.tsx";
import { welcome } from "./handed-out.ts";
import { standsFor } from "./holders.ts";
import type { Unsent } from "./outbox.ts";
import { isOpen, outgoingOf } from "./outgoing.ts";
import { postedTable } from "./posted-table.ts";
import { versionsOf } from "./versions.ts";

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

/** What is added to the title of a game that is played once more, and how long a title may be. */
const AGAIN = ", again";
const MOST_TITLE = 200;

const isOvertaken = (error: unknown): boolean =>
  error instanceof Problem && (error.kind === "conflict" || error.kind === "game-over");

/** What is sent of a move: by post nobody waits between the phases, and the record tells of each. */
const posted = ({ until, again: _again, ...move }: Move): Move =>
  Object.keys(move).length === 0 && until !== undefined ? { until } : move;

/** What is told of a move that came too late, and the step where the faster one led. */
function tooLate(move: Move, { version, ended }: GameAnswer, step: Step): Outcome {
  const text =
    ended === null
      ? `Someone was faster: the game is at version ${version} by now.`
      : "The game has ended in the meantime.";
  const whatToDo = `Your move was not made: ${sentInWords(move)}. The board shows how things stand; look, and decide again.`;
  return { refused: false, step, overtaken: { text, whatToDo } };
}

/** A move as it is sent: with what is said, and for whom it is made where that is another. */
function wishAsSent(wish: Move, words: string, other: string | null): Move {
  return { ...posted(wish), ...(words !== "" && { words }), ...(other !== null && { for: other }) };
}

/** What is known of a game by looking at it, and what waits to be sent. */
interface Looking {
  readonly state: Signal<GameAnswer>;
  readonly isCut: Signal<boolean>;
  readonly news: Signal<string | null>;
  readonly outgoing: ReturnType<typeof outgoingOf>;
}

/** How a game is looked at: by what is heard of it, and by asking. */
function looking(access: Access, { state, isCut, news, outgoing }: Looking): Pick<StoredGame, "heard" | "look"> {
  /** By what the answer that was heard last is known again. */
  let tag: string | undefined;
  const heard = (next: GameAnswer): void => {
    // an answer may be overtaken by another
    if (next.version >= state.value.version) state.value = next;
  };
  const look = async (): Promise<void> => {
    try {
      const found = await gameIfNew(access, tag);
      if (found !== null) {
        ({ tag } = found);
        heard(found.answer);
      }
      isCut.value = false;
      news.value = (await outgoing.settle(state.value.version)) ?? news.value;
    } catch (error) {
      isCut.value = true;
      if (!isOpen(error)) throw error;
    }
  };
  return { heard, look };
}

/** Opens a game that was just read. */
export function storedGame(access: Access, first: GameAnswer): StoredGame {
  const seat = first.you;
  const state = signal(first);
  const isCut = signal(false);
  const news = signal<string | null>(null);
  const words = signal("");
  const moved = signal(-1);
  const { learn, step } = versionsOf(access, first.names, seat);
  const outgoing = outgoingOf(access, seat);
  const { heard, look } = looking(access, { state, isCut, news, outgoing });

  const play = async (from: Step, wish: Move, doer?: Pick<Form, "seat" | "piece">): Promise<Outcome> => {
    if (seat === null) throw new Error("Only a seat can play.");
    const move = wishAsSent(wish, words.value.trim(), standsFor(state.value, doer));
    try {
      const answer = await outgoing.send(from, move, seat);
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
      if (!isOvertaken(error)) throw error;
      await look();
      return tooLate(move, state.value, await step(state.value.version));
    }
  };

  const again = async (): Promise<void> => {
    const title = `${first.title.slice(0, MOST_TITLE - AGAIN.length)}${AGAIN}`;
    welcome(await branch(access, 0, title), seat !== null && first.seats.includes(seat) ? seat : null);
  };
  const table = postedTable(access.id, first, state, {
    ...(seat !== null && seat !== "spectator" && { again }),
    step: (number) => step(number),
    play: (from, move, _dice, doer) => play(from, move, doer),
  });
  const { unsent, letGo } = outgoing;
  return { id: access.id, access, seat, state, table, isCut, unsent, news, moved, words, look, learn, heard, letGo };
}
