import { capital } from "../page/names.ts";
import { plain } from "../../pictures/index.ts";
import { entriesIn, firstOf, type Listed, writtenAs } from "./listed.ts";

/** A word as it stands on its card, without the letter that tells what kind of card it is: "Iron Nerve" for "v-iron-nerve". */
const called = (word: string): string =>
  plain(word.replace(/^[a-z]-(?=[a-z]{2})/, ""))
    .split(" ")
    .map(capital)
    .join(" ");

export interface ListChoiceProps {
  readonly name: string;
  readonly text: string;
  readonly listed: Listed;
  readonly words: string;
  readonly choose: (words: string) => void;
}

interface EntryProps extends Pick<ListChoiceProps, "text" | "listed"> {
  readonly entry: readonly string[];
  readonly at: number;
  readonly change: (slot: number, word: string) => void;
  readonly takeAway: () => void;
}

/** The words of one entry, each from its list. */
const Entry = ({ text, listed, entry, at, change, takeAway }: EntryProps) => (
  <div class="row entry-words">
    {listed.slots.map((slot, i) =>
      slot.length === 1 ? (
        <span key={i}>{slot[0]}</span>
      ) : (
        <select
          key={i}
          data-entry-word={`${at} ${i}`}
          aria-label={`${capital(text)}, ${at + 1}`}
          value={entry[i] ?? ""}
          onChange={({ currentTarget }) => change(i, currentTarget.value)}
        >
          {slot.map((word) => (
            <option key={word} value={word}>
              {called(word)}
            </option>
          ))}
        </select>
      ),
    )}
    <button
      type="button"
      class="quiet"
      aria-label={`Take ${entry.map(called).join(" ")} away`}
      data-take-away={at}
      onClick={takeAway}
    >
      ×
    </button>
  </div>
);

/** Words that are chosen from lists, by their names: an entry a line, each to be changed and taken away. */
export function ListChoice({ name, text, listed, words, choose }: ListChoiceProps) {
  const entries = entriesIn(words);
  const put = (next: readonly (readonly string[])[]): void => choose(writtenAs(next));
  return (
    <fieldset class="field" data-list-of={name}>
      <legend>{capital(text)}</legend>
      {entries.map((entry, at) => (
        <Entry
          key={at}
          text={text}
          listed={listed}
          entry={entry}
          at={at}
          change={(slot, word) => put(entries.with(at, entry.with(slot, word)))}
          takeAway={() => put(entries.toSpliced(at, 1))}
        />
      ))}
      <div class="row">
        {(listed.isList || entries.length === 0) && (
          <button
            type="button"
            class="small"
            data-add-entry=""
            onClick={() => put([...entries, firstOf(listed, entries)])}
          >
            {entries.length === 0 ? "As usual; choose …" : "One more"}
          </button>
        )}
        {listed.orNone && entries.length === 0 && (
          <button
            type="button"
            class="small"
            data-none=""
            aria-pressed={words === "none"}
            onClick={() => choose(words === "none" ? "" : "none")}
          >
            None
          </button>
        )}
      </div>
    </fieldset>
  );
}
