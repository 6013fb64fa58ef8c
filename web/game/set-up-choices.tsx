import { type Signal, useSignal } from "@preact/signals";
import type { RulesetListing } from "../api/answers.ts";
import { fetchedWhenShown } from "../page/fetched.tsx";
import { isDoneOnBoard, listedIn, numbersIn } from "./listed.ts";
import { isMustered } from "./mustered.ts";
import { capital } from "../page/names.ts";
import { linkTo } from "../page/route.ts";
import { isChosen, someOf, toggled } from "./some-of.ts";

interface SetUpChoicesProps {
  readonly game: Pick<RulesetListing, "id" | "difficulties" | "mostPlayers" | "choices">;
  readonly difficulty: Signal<string>;
  readonly players: Signal<number>;
  /** What was chosen of the game's own, by name. */
  readonly chosen: Signal<Readonly<Record<string, string>>>;
}

/** What is sent to set a mission up: nothing of what was left to the game. */
export function optionsOf({ difficulty, players, chosen }: Omit<SetUpChoicesProps, "game">): {
  readonly difficulty?: string;
  readonly players: number;
  readonly choices?: Readonly<Record<string, string>>;
} {
  const choices = Object.fromEntries(Object.entries(chosen.value).filter(([, words]) => words.trim() !== ""));
  return {
    ...(difficulty.value !== "" && { difficulty: difficulty.value }),
    players: players.value,
    ...(Object.keys(choices).length > 0 && { choices }),
  };
}

/** Stands in a list of values for words of one's own. */
const OWN_WORDS = "words of one's own";

/** A list of unit cards, fetched when somebody makes one of his own. */
const ArmyLazily = fetchedWhenShown(async () => (await import("./army-choice.tsx")).ArmyChoice, {
  waiting: "Fetching the cards …",
  class: "minor",
});

interface ValueChoiceProps {
  readonly game: Pick<RulesetListing, "id" | "choices">;
  readonly choice: RulesetListing["choices"][number];
  readonly words: string;
  readonly choose: (words: string) => void;
}

/** One of the values of a choice, or where it can be put together otherwise, words of one's own. */
function ValueChoice({ game, choice, words, choose }: ValueChoiceProps) {
  const { name, values, free } = choice;
  const isWritten = useSignal(words !== "" && values.every(({ id }) => id !== words));
  return (
    <>
      <select
        data-choice={name}
        value={isWritten.value ? OWN_WORDS : words}
        onChange={({ currentTarget: { value } }) => {
          isWritten.value = value === OWN_WORDS;
          choose(isWritten.value ? "" : value);
        }}
      >
        <option value="">as usual</option>
        {values.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
        {free !== null && <option value={OWN_WORDS}>a list of your own …</option>}
      </select>
      {isWritten.value && free !== null && <OwnWords choice={choice} free={free} words={words} choose={choose} />}
      {isWritten.value && isMustered(game.id, choice) && (
        <ArmyLazily ruleset={game.id} choices={game.choices} name={name} words={words} choose={choose} />
      )}
    </>
  );
}

/** The lists that words are chosen from, fetched when a game has some. */
const ListLazily = fetchedWhenShown(async () => (await import("./list-choice.tsx")).ListChoice, {
  waiting: "Fetching the list …",
  class: "minor",
});

/** Words of one's own: chosen from lists where there are some, else written. */
function OwnWords({
  choice: { name, text },
  free,
  words,
  choose,
}: Omit<ValueChoiceProps, "game"> & { readonly free: string }) {
  const listed = listedIn(free);
  return listed === null ? (
    <WrittenChoice name={name} free={free} words={words} choose={choose} />
  ) : (
    <ListLazily name={name} text={text} listed={listed} words={words} choose={choose} />
  );
}

/** Words of one's own for a choice, with how they are written. */
function WrittenChoice({
  name,
  free,
  words,
  choose,
}: {
  readonly name: string;
  readonly free: string;
  readonly words: string;
  readonly choose: (words: string) => void;
}) {
  const numbers = numbersIn(free);
  const onInput = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
    choose(currentTarget.value);
  const all = { "data-written": name, "aria-label": free, placeholder: "as usual", title: free, value: words, onInput };
  return (
    <>
      {numbers === null ? (
        <input {...all} autocomplete="off" maxLength={4000} />
      ) : (
        <input {...all} type="number" min={numbers.least} max={numbers.most} />
      )}
      <span class="minor">{free}</span>
    </>
  );
}

/** Words of which some may be chosen, each to be ticked. */
const SomeChoice = ({
  text,
  name,
  offered,
  words,
  choose,
}: {
  readonly text: string;
  readonly name: string;
  readonly offered: readonly string[];
  readonly words: string;
  readonly choose: (words: string) => void;
}) => (
  <fieldset class="field" data-some-of={name}>
    <legend>{capital(text)}</legend>
    <div class="chips">
      {offered.map((word) => (
        <button
          key={word}
          type="button"
          class="chip"
          data-some={word}
          aria-pressed={isChosen(words, word)}
          onClick={() => choose(toggled(words, word, offered))}
        >
          {word.replaceAll("-", " ")}
        </button>
      ))}
    </div>
  </fieldset>
);

/** What else the game has to choose from: one of its values, or words of one's own. */
function OwnChoice({
  game,
  choice,
  chosen,
}: Pick<SetUpChoicesProps, "chosen"> & Pick<ValueChoiceProps, "game" | "choice">) {
  const { name, text, values, free } = choice;
  const choose = (words: string): void => void (chosen.value = { ...chosen.value, [name]: words });
  const words = chosen.value[name] ?? "";
  const offered = free === null || values.length > 0 ? null : someOf(free);
  if (offered !== null) return <SomeChoice text={text} name={name} offered={offered} words={words} choose={choose} />;
  if (free !== null && values.length === 0 && listedIn(free) !== null)
    return <OwnWords choice={choice} free={free} words={words} choose={choose} />;
  return (
    <label class="field">
      <span>{capital(text)}</span>
      {values.length > 0 || free === null ? (
        <ValueChoice game={game} choice={choice} words={words} choose={choose} />
      ) : (
        <WrittenChoice name={name} free={free} words={words} choose={choose} />
      )}
    </label>
  );
}

/** How many choices of a game stand open beside the others; more are folded away. */
const MOST_OPEN = 5;

const OwnChoices = ({ game, chosen }: Pick<SetUpChoicesProps, "game" | "chosen">) => (
  <>
    {game.choices
      .filter((choice) => !isDoneOnBoard(choice))
      .map((choice) => (
        <OwnChoice key={choice.name} game={game} choice={choice} chosen={chosen} />
      ))}
    {game.choices.some(isDoneOnBoard) && (
      <p class="minor">
        Pieces are added and taken away on the board: <a href={linkTo(["editor"])}>open the editor</a>.
      </p>
    )}
  </>
);

/** What is chosen when a mission is laid out: how difficult it is, for how many, and what else its game has. */
export function SetUpChoices({ game, difficulty, players, chosen }: SetUpChoicesProps) {
  const { difficulties, mostPlayers, choices } = game;
  return (
    <>
      {difficulties.length > 0 && (
        <label class="field">
          <span>Difficulty</span>
          <select
            data-difficulty=""
            value={difficulty.value}
            onChange={({ currentTarget }) => (difficulty.value = currentTarget.value)}
          >
            {difficulties.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {mostPlayers > 1 && (
        <label class="field">
          <span>Players</span>
          <select
            data-players=""
            value={players.value}
            onChange={({ currentTarget }) => (players.value = Number(currentTarget.value))}
          >
            {Array.from({ length: mostPlayers }, (_, i) => (
              <option key={i} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      {choices.length > MOST_OPEN ? (
        <details class="whole">
          <summary>More choices</summary>
          <div class="row options-row">
            <OwnChoices game={game} chosen={chosen} />
          </div>
        </details>
      ) : (
        <OwnChoices game={game} chosen={chosen} />
      )}
    </>
  );
}
