import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { GameAnswer } from "../api/answers.ts";
import type { Table } from "../game/table.ts";
import { hindranceOf, isAsked } from "./hindrance.ts";
import { anyOfSeats, seatInWords } from "./seat-words.ts";

/** The table of a stored game: who sits at it, whom it waits for, and what keeps somebody from a move. */
export function postedTable(
  id: string,
  { you, title, ruleset, dice }: GameAnswer,
  state: ReadonlySignal<GameAnswer>,
  { step, play }: Pick<Table, "step" | "play">,
): Table {
  return {
    card: { id: `${id} ${you ?? ""}`, title, ruleset },
    kept: "on the server",
    length: computed(() => state.value.version + 1),
    keeps: signal(true),
    dice: dice === "table" ? "given" : "rolled",
    hindrance: ({ number }, form) => hindranceOf(state.value, number, form),
    seat: () => {
      const { seats, you: mine } = state.value;
      return seats.find((at) => at === mine) ?? null;
    },
    sitter: (who) => {
      const { seats, names, you: mine } = state.value;
      const place = seats.indexOf(who);
      return place < 0 ? null : { name: seatInWords(who, names), place, isYou: who === mine };
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
