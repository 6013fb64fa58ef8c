import type { Ask, DieKind, Seat } from "./ask.ts";
import { seatInWords } from "./words.ts";

/** Whose answer a decision waits for, as plain data. */
export interface Decision {
  readonly kind: Ask<unknown>["ask"];
  readonly seat: Seat | null;
  /** The id of the decision in the catalogue; null for dice, cards and phase starts. */
  readonly prompt: string | null;
  readonly text: string;
  readonly piece: string | null;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly dice: number | null;
  readonly sides: number | null;
  /** Of dice that have faces of their own: what stands on the faces of each, in the order they are given. */
  readonly kinds: readonly DieKind[];
  readonly pile: string | null;
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
