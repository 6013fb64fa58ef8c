import { rules, rulesets } from "../api/questions.ts";
import { RuleCard } from "../rules/rule-card.tsx";
import { linkTo, note } from "../shell/route.ts";
import { Trouble } from "../shell/trouble.tsx";
import { useAnswer } from "../shell/use-answer.ts";
import type { ViewProps } from "../shell/views.ts";

/** How many rows are shown at once; a search narrows better than a long page. */
const SHOWN = "60";
const ALL = "1000";

/** The catalogue of a game's rules: searched by words, or opened at one rule. */
export function RuleBook({ path, query }: ViewProps) {
  const { search = "", id = "", kind = "", cited = "" } = query;
  const { answer: listed } = useAnswer(rulesets, []);
  const games = listed.value?.rulesets ?? [];
  const ruleset = path[0] ?? games[0]?.id ?? "";
  const filtered = kind !== "" || cited !== "";
  const { answer, trouble, again } = useAnswer(
    ruleset === ""
      ? null
      : () => rules(ruleset, id === "" ? { search, limit: filtered ? ALL : SHOWN } : { id, limit: SHOWN }),
    [ruleset, search, id, filtered],
  );
  const wanted = cited.split(",");
  const shown = (answer.value?.rules ?? [])
    .filter((rule) => (kind === "" || rule.kind === kind) && (cited === "" || wanted.includes(rule.id)))
    .slice(0, Number(SHOWN));
  return (
    <div class="rule-book">
      <h1>Rule book</h1>
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
      <form class="search" role="search" onSubmit={(event) => event.preventDefault()}>
        <label class="field">
          <span>Search the rules by words</span>
          <input
            type="search"
            data-search=""
            value={search}
            autocomplete="off"
            onInput={({ currentTarget }) => note({ search: currentTarget.value, id: null })}
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
      {trouble.value !== null && <Trouble {...trouble.value} again={again} />}
      <p class="minor" aria-live="polite">
        {answer.value === null
          ? "One moment …"
          : shown.length === 0
            ? "No rule has all of these words. Try fewer."
            : `${shown.length}${shown.length === Number(SHOWN) ? " or more" : ""} found`}
        {(id !== "" || cited !== "") && (
          <>
            {" "}
            {id === "" ? "cited by the ruling at hand." : `for ${id}.`}{" "}
            <a href={linkTo(["rules", ruleset])}>Show all</a>
          </>
        )}
      </p>
      <div class="rules">
        {shown.map((rule) => (
          <RuleCard key={rule.id} ruleset={ruleset} rule={rule} heading="h2" />
        ))}
      </div>
    </div>
  );
}
