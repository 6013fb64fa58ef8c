import type { Ask, DieKind, Seat } from "./ask.ts";
import { seatInWords } from "./words.ts";

/** Whose answer a decision waits for, as plain data. */
export interface Decision {
  /** What is waited for: an action, a choice, dice, a card, or the beginning of a phase. */
  readonly kind: Ask<unknown>["ask"];
  /** Whose answer it is: a seat, or "players" for any of them; null for dice, cards and phases. */
  readonly seat: Seat | null;
  /** The id of the decision in the catalogue; null for dice, cards and phase starts. */
  readonly prompt: string | null;
  /** The question, or what dice and cards are for, in words. */
  readonly text: string;
  /** The piece that it is about; null where it is about none. */
  readonly piece: string | null;
  /** What may be chosen; empty where nothing is to be chosen. */
  readonly options: readonly {
    /** What is sent to choose it. */
    readonly id: string;
    /** What it is, for people. */
    readonly text: string;
  }[];
  /** How many dice are to be rolled; null where none are. */
  readonly dice: number | null;
  /** How many sides each of these dice has; null where none are rolled. */
  readonly sides: number | null;
  /** Of dice that have faces of their own: what stands on the faces of each, in the order they are given. */
  readonly kinds: readonly DieKind[];
  /** The pile a card is drawn from; null where none is drawn. */
  readonly pile: string | null;
  /** The ids of the rules that ask. */
  readonly cites: readonly string[];
}

/** What the fields say that a kind of ask has no use for. */
const none = {
  seat: null,
  prompt: null,
  piece: null,
  options: [],
  dice: null,
  sides: null,
  kinds: [],
  pile: null,
  cites: [],
} as const;

/** An ask as plain data for people and programs. */
export function decisionOf<A>(ask: Ask<A>): Decision {
  switch (ask.ask) {
    case "roll":
      return {
        ...none,
        kind: "roll",
        text: ask.for.text,
        dice: ask.dice,
        sides: ask.sides,
        kinds: (ask.kinds ?? []).map(({ kind: { name, faces } }) => ({ name, faces })),
        cites: ask.for.cites,
      };
    case "draw":
      return { ...none, kind: "draw", text: ask.for.text, pile: ask.pile, cites: ask.for.cites };
    case "checkpoint":
      return { ...none, kind: "checkpoint", text: ask.title ?? ask.phase };
    case "act":
    case "choose": {
      const { id, text, piece = null } = ask.prompt;
      return {
        ...none,
        kind: ask.ask,
        seat: ask.seat,
        prompt: id,
        text,
        piece,
        options: ask.ask === "choose" ? ask.options : [],
        cites: [id],
      };
    }
  }
}

/**
 * A decision as everybody but the seat that is asked knows it: whose it is, and nothing of what it is about. Dice,
 * cards and phases are open.
 */
export function undisclosed(decision: Decision): Decision {
  const { kind, seat } = decision;
  if (seat === null) return decision;
  return { ...none, kind, seat, text: `It is for ${seatInWords(seat)} to decide.` };
}
