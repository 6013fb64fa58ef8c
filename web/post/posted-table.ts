import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Form, GameAnswer } from "../api/answers.ts";
import type { Table } from "../game/table.ts";
import { type Hindered, hindranceOf, isAsked, partnerAsked } from "./hindrance.ts";
import { actFor, actsFor, holderOf, isPartner } from "./holders.ts";
import { anyOfSeats, seatInWords } from "./seat-words.ts";

/** The other player of one's own side who plays the piece of a form. */
function partnerWith(
  state: GameAnswer,
  { piece, seat }: Pick<Form, "seat" | "piece">,
): { readonly seat: string; readonly piece: string } | null {
  const holder = holderOf(state, piece, seat);
  return holder !== null && isPartner(state, holder) ? { seat: holder, piece } : null;
}

/** The table of a stored game: who sits at it, whom it waits for, and what keeps somebody from a move. */
export function postedTable(
  id: string,
  { you, title, ruleset, dice }: GameAnswer,
  state: ReadonlySignal<GameAnswer>,
  { step, play, again }: Pick<Table, "step" | "play" | "again">,
): Table {
  const standing = (): Hindered => ({
    ...state.value,
    actsFor: (seat, piece) => actsFor(id, seat, piece),
  });
  return {
    card: { id: `${id} ${you ?? ""}`, title, ruleset },
    kept: "on the server",
    path: ["post", id],
    ...(again !== undefined && { again }),
    length: computed(() => state.value.version + 1),
    keeps: signal(true),
    dice: dice === "table" ? "given" : "rolled",
    hindrance: ({ number }, form) => hindranceOf(standing(), number, form),
    standIn: ({ number }, form) => {
      const now = state.value;
      if (number !== now.version || now.ended !== null || hindranceOf(standing(), number, form) === null) return null;
      const other = form === undefined ? partnerAsked(now) : partnerWith(now, form);
      return (
        other && {
          ...other,
          name: seatInWords(other.seat, now.names),
          agree: () => actFor(id, other.seat, other.piece),
        }
      );
    },
    seat: () => {
      const { seats, you: mine } = state.value;
      return seats.find((at) => at === mine) ?? null;
    },
    sitter: (seat, piece) => {
      const { seats, names, you: mine } = state.value;
      const who = holderOf(state.value, piece, seat);
      const place = who === null ? -1 : seats.indexOf(who);
      return who === null || place < 0 ? null : { name: seatInWords(who, names), place, isYou: who === mine };
    },
    deciders: ({ number }) => {
      const { version, waitsFor, names, you: mine } = state.value;
      const asked = waitsFor?.seats ?? [];
      if (number !== version || asked.length === 0 || (asked.length === 1 && asked[0] === mine)) return null;
      return { names: anyOfSeats(asked, names, mine), withYou: isAsked(state.value, mine) };
    },
    step,
    play,
  };
}
