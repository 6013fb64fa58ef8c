import { useSignal } from "@preact/signals";
import type { AdjudicateAnswer, BoardAnswer, Notation, RulesetListing } from "../api/answers.ts";
import { inWords, type Words } from "../api/problem.ts";
import { adjudicate, board, notation, scenarios } from "../api/questions.ts";
import { Answered } from "../page/answered.tsx";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { unfold } from "../table/short-form.ts";
import { emptyAreas } from "./area-drawing.ts";
import { type Page, put } from "./desk.ts";
import { gameOf, unquoted, wordOfLink } from "./pasted.ts";
import { emptySquares } from "./square-drawing.ts";
import { readText } from "./text-board.ts";

/** The page that a shared position is. A position in the middle of something is told as the text of its moment. */
export async function pageOfWord(word: string): Promise<Page> {
  const { ruleset, board: text, settings, position } = await unfold(word);
  if (text !== undefined) return { ruleset, text, ...(settings !== undefined && { settings }) };
  return { ruleset, text: (await board({ in: { position } })).text };
}

/** The most choices that are made to lay out a mission. */
const MOST_CHOICES = 40;

/**
 * The board of a mission. Where it is laid out only after choices, the first option is taken each time, until there is
 * a board.
 */
async function pageOfMission(ruleset: string, scenario: string): Promise<Page> {
  const { notation: offered } = await notation(ruleset);
  const isLaidOut = (text: string): boolean =>
    offered === null || readText(text, offered).squares !== null || readText(text, offered).maps.length > 0;
  let { text, position, decision }: Pick<BoardAnswer, "text" | "position" | "decision"> = await board({
    in: { ruleset, scenario },
  });
  for (let made = 0; !isLaidOut(text) && decision !== null && made < MOST_CHOICES; made++) {
    const [option] = decision.options;
    const answer: AdjudicateAnswer = await adjudicate(
      { in: { position } },
      option === undefined ? {} : { choose: [option.id] },
    );
    ({ board: text, position, decision } = answer);
  }
  return { ruleset, text };
}

interface StartProps {
  readonly games: readonly RulesetListing[];
  /** The game that is offered first. */
  readonly ruleset: string;
  /** Closes the start without a new board; null when there is nothing to go back to. */
  readonly onClose: (() => void) | null;
  readonly onBegun: () => void;
}

/** What to begin with: an empty board, the board of a mission, a text from elsewhere, or a link. */
export function Start({ games, ruleset: first, onClose, onBegun }: StartProps) {
  const chosen = useSignal(first);
  const trouble = useSignal<Words | null>(null);
  const game = games.find(({ id }) => id === chosen.value) ?? games[0];
  const offered = useAnswer(
    game === undefined
      ? null
      : async () => ({ ruleset: game.id, drawing: (await notation(game.id)).notation?.drawing ?? null }),
    [game?.id],
  );
  const begin = async (make: () => Promise<Page>): Promise<void> => {
    try {
      trouble.value = null;
      put(await make());
      onBegun();
    } catch (error) {
      trouble.value = { ...inWords(error), whatToDo: "Choose something else to begin with." };
    }
  };
  if (game === undefined) return <p class="waiting">Fetching the games …</p>;
  return (
    <section class="start" aria-labelledby="start-title">
      <div class="start-head">
        <h2 id="start-title">Begin with …</h2>
        {onClose !== null && (
          <button type="button" class="quiet" data-start-close="" onClick={onClose}>
            Back to the board
          </button>
        )}
      </div>
      <div class="segments" role="group" aria-label="Game">
        {games.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            data-start-game={id}
            aria-pressed={id === game.id}
            onClick={() => (chosen.value = id)}
          >
            {title}
          </button>
        ))}
      </div>
      {trouble.value !== null && <Trouble {...trouble.value} />}
      <Answered to={offered} waiting={`Fetching what boards of ${game.title} are made of …`}>
        {({ ruleset, drawing }) =>
          ruleset === game.id && (
            <div class="starts">
              <EmptyBoard key={game.id} ruleset={game.id} drawing={drawing} onBegin={begin} />
              <MissionBoard key={`${game.id} missions`} ruleset={game.id} onBegin={begin} />
              <Pasted ruleset={game.id} games={games} onBegin={begin} />
            </div>
          )
        }
      </Answered>
      {onClose !== null && <p class="minor">What is on the desk now can be had back with Undo.</p>}
    </section>
  );
}

type Begin = (make: () => Promise<Page>) => Promise<void>;

const sizes = {
  squares: { width: 12, height: 8 },
  areas: { width: 4, height: 3 },
  signs: { width: 14, height: 9 },
  table: { width: 36, height: 24 },
} as const;
const across = {
  squares: "squares across",
  areas: "small tiles across",
  signs: "squares across",
  table: "length, across",
} as const;

/** The tables that games are played on, and what they are measured in. */
const tables: Readonly<Record<string, { readonly width: number; readonly height: number; readonly unit: string }>> = {
  "dust-tactics": { width: 180, height: 120, unit: "cm" },
  "two-hundred-hours": { ...sizes.table, unit: "inches" },
};

const tableOf = (ruleset: string): (typeof tables)[string] | undefined =>
  Object.hasOwn(tables, ruleset) ? tables[ruleset] : undefined;

/** What is said of a size that a board cannot have. */
const sizeInWords = (width: number, height: number): string =>
  Number.isFinite(width) && Number.isFinite(height) ? `${width} × ${height} is not possible` : "That is not a size";

function emptyBoard(drawing: Notation["drawing"], width: number, height: number): string {
  switch (drawing.kind) {
    case "squares":
    case "signs":
      return emptySquares(drawing, width, height);
    case "areas":
      return emptyAreas(drawing, width, height);
    case "table":
      return `${drawing.begins.replace("{width}", String(width)).replace("{height}", String(height))}\n`;
  }
}

/** How long a side of an empty board is. */
function SideLength({
  side,
  label,
  most,
  length,
  onLength,
}: {
  readonly side: "width" | "height";
  readonly label: string;
  readonly most: number;
  readonly length: number;
  readonly onLength: (length: number) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        data-size={side}
        min={1}
        max={most}
        value={length}
        onInput={({ currentTarget }) => onLength(Number(currentTarget.value))}
      />
    </label>
  );
}

function EmptyBoard({
  ruleset,
  drawing,
  onBegin,
}: {
  readonly ruleset: string;
  readonly drawing: Notation["drawing"] | null;
  readonly onBegin: Begin;
}) {
  const size = useSignal<{ readonly width: number; readonly height: number } | null>(null);
  if (drawing === null) return null;
  const isTable = drawing.kind === "table";
  const table = isTable ? tableOf(ruleset) : undefined;
  const { width, height } = size.value ?? table ?? sizes[drawing.kind];
  const isPossible = (side: number): boolean =>
    side >= 1 && side <= drawing.most && (isTable || Number.isInteger(side));
  const impossible = !isPossible(width) || !isPossible(height);
  return (
    <form
      class="card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (impossible) return;
        void onBegin(async () => ({
          ruleset,
          text: emptyBoard(drawing, width, height),
        }));
      }}
    >
      <h3>An empty board</h3>
      <div class="row">
        <SideLength
          side="width"
          label={table === undefined ? across[drawing.kind] : `${table.unit} across`}
          most={drawing.most}
          length={width}
          onLength={(length) => (size.value = { width: length, height })}
        />
        <SideLength
          side="height"
          label="down"
          most={drawing.most}
          length={height}
          onLength={(length) => (size.value = { width, height: length })}
        />
      </div>
      {impossible && (
        <p class="warning" role="alert" data-impossible="">
          {sizeInWords(width, height)}: a board of this game has from 1 to {drawing.most}{" "}
          {isTable ? (table?.unit ?? "units of length") : "squares"} a side.
        </p>
      )}
      <button type="submit" class="main" data-start="empty" disabled={impossible}>
        Begin
      </button>
    </form>
  );
}

function MissionBoard({ ruleset, onBegin }: { readonly ruleset: string; readonly onBegin: Begin }) {
  const { answer, trouble, again } = useAnswer(() => scenarios(ruleset), [ruleset]);
  const missions = answer.value?.scenarios ?? [];
  const mission = useSignal("");
  const chosen = mission.value === "" ? (missions[0]?.id ?? "") : mission.value;
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        void onBegin(() => pageOfMission(ruleset, chosen));
      }}
    >
      <h3>The board of a mission</h3>
      {trouble.value !== null && <Trouble {...trouble.value} again={again} />}
      <label class="field">
        <span>mission</span>
        <select
          data-start-mission=""
          value={chosen}
          onChange={({ currentTarget }) => (mission.value = currentTarget.value)}
        >
          {missions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="main" data-start="mission" disabled={chosen === ""}>
        Begin
      </button>
    </form>
  );
}

function Pasted({
  ruleset,
  games,
  onBegin,
}: {
  readonly ruleset: string;
  readonly games: readonly RulesetListing[];
  readonly onBegin: Begin;
}) {
  const text = useSignal("");
  const make = async (): Promise<Page> => {
    const word = wordOfLink(text.value);
    if (word !== null) return pageOfWord(word);
    const plain = unquoted(text.value);
    const named = gameOf(plain);
    return { ruleset: games.some(({ id }) => id === named) && named !== null ? named : ruleset, text: plain };
  };
  return (
    <form
      class="card pasted"
      onSubmit={(event) => {
        event.preventDefault();
        void onBegin(make);
      }}
    >
      <h3>A text, or a link</h3>
      <label class="field">
        <span>a text board, also out of a forum post, or a link to a position</span>
        <textarea
          data-start-text=""
          rows={5}
          wrap="off"
          spellcheck={false}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="main" data-start="text" disabled={text.value.trim() === ""}>
        Begin
      </button>
    </form>
  );
}
