import type { FoundRule } from "../api/answers.ts";
import type { Words } from "../api/problem.ts";
import { rules, rulesets } from "../api/questions.ts";
import { RuleCard } from "../rules/rule-card.tsx";
import { chaptersOf } from "../rules/chapters.ts";
import { times } from "../page/counts.ts";
import { lastFirst } from "../page/last-game.ts";
import { linkTo, note } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { useSettled } from "../page/use-settled.ts";
import type { ViewProps } from "../page/view-props.ts";
import "../styles/rule-book.css";

/** How many hits are asked for, and how many of those wanted are shown; the best come first. */
const FOUND = "200";
const SHOWN = 40;

/** How long nothing is typed before it is searched, in milliseconds. */
const PAUSE = 120;

/** No longer question is asked. */
const LONGEST = 200;

/** All rows of a rule book, however many. */
const ALL = "5000";

/** A game that has a rule book. */
interface GameTitle {
  readonly id: string;
  readonly title: string;
}

/** What went wrong, and how it is asked for again. */
type Wrong = Words & { readonly again: () => void };

/** What the rule book knows of what was asked. */
interface Asked {
  /** Whether it is known which games there are, or that this cannot be known. */
  readonly isListed: boolean;
  readonly games: readonly GameTitle[];
  readonly ruleset: string;
  readonly isGame: boolean;
  /** All rows of the game; null while they are asked for. */
  readonly rows: readonly FoundRule[] | null;
  /** The rows that answer the question that was asked last; null where none has been answered. */
  readonly found: readonly FoundRule[] | null;
  readonly wrong: Wrong | null;
}

/** What is asked of the service for a rule book: its games, all rows of one, and those that answer a question. */
function useRows(named: string | null, search: string): Asked {
  const { answer: listed, trouble: noList, again: askList } = useAnswer(rulesets, []);
  const games = listed.value?.rulesets ?? [];
  const ruleset = named ?? lastFirst(games)[0]?.id ?? "";
  const isGame = listed.value === null || games.some((game) => game.id === ruleset);
  const { answer, trouble, again } = useAnswer(
    ruleset === "" || !isGame ? null : async () => ({ ruleset, rows: (await rules(ruleset, { limit: ALL })).rules }),
    [ruleset, isGame],
  );
  const rows = answer.value !== null && answer.value.ruleset === ruleset ? answer.value.rows : null;
  const question = useSettled(search.trim().slice(0, LONGEST), PAUSE);
  const {
    answer: result,
    trouble: noSearch,
    again: searchAgain,
  } = useAnswer(
    question === "" || ruleset === "" || !isGame
      ? null
      : async () => ({ ruleset, question, rows: (await rules(ruleset, { search: question, limit: FOUND })).rules }),
    [ruleset, isGame, question],
  );
  const noted = (words: Words | null, askAgain: () => void): Wrong | null =>
    words === null ? null : { ...words, again: askAgain };
  return {
    isListed: listed.value !== null || noList.value !== null,
    games,
    ruleset,
    isGame,
    rows,
    found: result.value?.ruleset === ruleset ? result.value.rows : null,
    wrong: noted(trouble.value, again) ?? noted(noSearch.value, searchAgain) ?? noted(noList.value, askList),
  };
}

/** How much there is to read: "17 chapters, 402 entries". */
function inChapters(chapters: ReturnType<typeof chaptersOf>): string {
  const entries = chapters.reduce((sum, { rules: ofChapter }) => sum + ofChapter.length, 0);
  return `${times(chapters.length, "chapter", "chapters")}, ${times(entries, "entry", "entries")}`;
}

/** The rule book of a game: chapters to read, and a search that takes questions. */
export function RuleBook({ path, query }: ViewProps) {
  const { search = "", id = "", kind = "", cited = "", chapter = "" } = query;
  const { isListed, games, ruleset, isGame, rows, found, wrong } = useRows(path[0] ?? null, search);
  // while the next answer is on its way, the one before stays
  const hitsOf = search.trim() === "" ? null : found;
  const ofKind = (rule: FoundRule): boolean => kind === "" || rule.kind === kind;
  const wanted = cited.split(",");
  const named = (rows ?? []).filter((rule) =>
    id === ""
      ? cited !== "" && wanted.includes(rule.id)
      : rule.id === id || (id.endsWith(".") && rule.id.startsWith(id)),
  );
  const hits = (hitsOf ?? []).filter(ofKind).slice(0, SHOWN);
  const chapters = chaptersOf((rows ?? []).filter(ofKind));
  const looksUp = id !== "" || cited !== "";
  const nothing = hitsOf !== null && !looksUp && hits.length === 0;
  const foundInWords = (): string => {
    if (looksUp) return `${named.length} found`;
    if (nothing) return "No rule has any of these words. Here are the chapters.";
    if (search.trim() === "") return inChapters(chapters);
    return hitsOf === null
      ? "Searching the rules …"
      : `The best ${hits.length === 1 ? "answer" : `${hits.length} answers`}`;
  };

  if (!isListed) return <h1 class="waiting">Fetching the rule books …</h1>;
  return (
    <div class="rule-book">
      <h1>Rule book</h1>
      <GameLinks games={games} ruleset={ruleset} />
      {!isGame && (
        <Trouble
          text={`There is no game “${ruleset}” here.`}
          whatToDo="Choose one of the games above to open its rule book."
        />
      )}
      <SearchForm search={search} kind={kind} />
      {wrong !== null && <Trouble {...wrong} />}
      {isGame && wrong === null && (
        <p class="minor" aria-live="polite">
          {rows === null ? "Searching the rules …" : foundInWords()}
          {looksUp && (
            <>
              {" "}
              {id === "" ? "cited by the ruling at hand." : `for ${id}.`}{" "}
              <a href={linkTo(["rules", ruleset])}>Show all</a>
            </>
          )}
        </p>
      )}
      <Rows ruleset={ruleset} shown={looksUp ? named : hits} all={rows ?? []} />
      {!looksUp && hits.length === 0 && (
        <Chapters ruleset={ruleset} all={rows ?? []} chapters={chapters} open={chapter} />
      )}
    </div>
  );
}

/** Rows one below the other, of all of a game. */
const Rows = ({
  ruleset,
  shown,
  all,
}: {
  readonly ruleset: string;
  readonly shown: readonly FoundRule[];
  readonly all: readonly FoundRule[];
}) => (
  <div class="rules">
    {shown.map((rule) => (
      <RuleCard key={rule.id} ruleset={ruleset} rule={rule} others={all} heading="h2" />
    ))}
  </div>
);

/** The rule books there are; one is open. */
function GameLinks({ games, ruleset }: { readonly games: readonly GameTitle[]; readonly ruleset: string }) {
  return (
    <div class="segments" role="group" aria-label="Game">
      {games.map((game) => (
        <a
          key={game.id}
          class="segment"
          href={linkTo(["rules", game.id])}
          aria-current={game.id === ruleset ? "true" : undefined}
        >
          {game.title}
        </a>
      ))}
    </div>
  );
}

/** Where a question is asked, and what kind of rows it is asked about. */
function SearchForm({ search, kind }: { readonly search: string; readonly kind: string }) {
  return (
    <form class="search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label class="field">
        <span>Ask the rule book</span>
        <input
          type="search"
          data-search=""
          value={search}
          autocomplete="off"
          placeholder="Can I shoot over a hedge when crouched?"
          onInput={({ currentTarget }) => note({ search: currentTarget.value, id: null, cited: null })}
        />
      </label>
      <label class="field">
        <span>Show</span>
        <select
          value={kind}
          onChange={({ currentTarget }) =>
            note({ kind: currentTarget.value === "" ? null : currentTarget.value, id: null })
          }
        >
          <option value="">everything</option>
          <option value="rule">rules</option>
          <option value="interpretation">open points</option>
          <option value="number">numbers</option>
          <option value="decision">decisions</option>
        </select>
      </label>
    </form>
  );
}

/** The chapters in the order of the printed book; one is open. */
function Chapters({
  ruleset,
  all,
  chapters,
  open,
}: {
  readonly ruleset: string;
  /** All rows of the game. */
  readonly all: readonly FoundRule[];
  readonly chapters: ReturnType<typeof chaptersOf>;
  readonly open: string;
}) {
  return (
    <div class="chapters">
      {chapters.map(({ topic, rules: rows }) => (
        <details
          key={topic}
          data-chapter={topic}
          open={topic === open}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open && topic !== open) note({ chapter: topic });
          }}
        >
          <summary>
            {topic} <span class="minor">{rows.length}</span>
          </summary>
          {topic === open &&
            rows.map((rule) => <RuleCard key={rule.id} ruleset={ruleset} rule={rule} others={all} heading="h3" />)}
        </details>
      ))}
    </div>
  );
}
