import type { StoredGame } from "./stored-game.ts";

/** What somebody said with a move. */
export const Said = ({ by, words }: { readonly by: string; readonly words: string }) => (
  <p class="said">
    <span class="minor">{by}:</span> <q>{words}</q>
  </p>
);

/** The longest line that goes with a move. */
const MOST_WORDS = 300;

/** A line to the others, which goes with the next move. */
export const Saying = ({ game: { words } }: { readonly game: StoredGame }) => (
  <label class="saying">
    <span class="heard">A line to the others, with your next move</span>
    <input
      data-words=""
      autocomplete="off"
      maxLength={MOST_WORDS}
      placeholder="Say something with your next move"
      value={words.value}
      onInput={({ currentTarget }) => (words.value = currentTarget.value)}
    />
  </label>
);
