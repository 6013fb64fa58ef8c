import type { Quoted, RecordedMove } from "../api/answers.ts";
import { type Access, moves } from "../api/games.ts";
import { board } from "../api/questions.ts";
import type { Where } from "../api/where.ts";
import type { Step } from "../game/table.ts";
import { capital } from "../page/names.ts";
import { maker } from "./move-words.ts";
import { type SeatNames, seatsInWords } from "./seat-words.ts";

/** The versions of a stored game, as steps. */
export interface Versions {
  /** Takes moves that were asked for, so that their steps need not ask again. */
  learn(asked: readonly RecordedMove[]): void;
  /** A version as a step, with the rules that are quoted beside it. Versions never change: each is asked for once. */
  step(number: number, quoted?: readonly Quoted[]): Promise<Step>;
}

/** What was sent in a version; null where that laid the game out. */
const sentIn = ({ sent }: RecordedMove): Step["sent"] => {
  if (sent !== null && "move" in sent) return sent.move;
  return sent !== null && "created" in sent ? null : {};
};

/** What a move did of which no event tells, in a sentence. */
function deedOf(move: RecordedMove, names: SeatNames, you: string | null): string | null {
  if (move.sent === null || !("undo" in move.sent)) return null;
  const { consents, to } = move.sent.undo;
  const count = move.version - 1 - to;
  const what = count === 1 ? "the last move" : `the last ${count} moves`;
  const who = consents.length === 0 ? maker(move.by, names, you) : seatsInWords(consents, names, you);
  return `${capital(who)} took back ${what}.`;
}

/** `names` are those of the people at the seats, and `you` is the seat of whoever looks. */
export function versionsOf(access: Access, names: SeatNames, you: string | null): Versions {
  const steps = new Map<number, Promise<Step>>();
  const known = new Map<number, RecordedMove>();

  const load = async (number: number, quoted: readonly Quoted[]): Promise<Step> => {
    const where: Where = {
      in: { gameId: access.id, version: number },
      get invitation() {
        return access.invitation;
      },
    };
    const [move, shown] = await Promise.all([
      known.get(number) ?? moves(access, number - 1, 1).then((answer) => answer.moves[0]),
      board(where),
    ]);
    if (move === undefined) throw new Error(`The game has no version ${number}.`);
    const { position, text, board: model, moment } = shown;
    const deed = deedOf(move, names, you);
    const decision = move.outcome === "closed" ? null : shown.decision;
    return {
      number,
      sent: sentIn(move),
      events: move.events,
      rules: quoted,
      ...(deed !== null && { deed }),
      moment: { where, position, text, board: model, moment, decision, result: move.result },
    };
  };

  return {
    learn(asked) {
      for (const move of asked) known.set(move.version, move);
    },
    step(number, quoted = []) {
      const there = steps.get(number);
      if (there !== undefined) return there;
      const loading = load(number, quoted);
      steps.set(number, loading);
      loading.catch(() => steps.delete(number));
      return loading;
    },
  };
}
