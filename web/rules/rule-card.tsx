import type { FoundRule } from "../api/answers.ts";
import { RuleLink } from "./cited.tsx";
import { inForce } from "./in-force.ts";
import { headingOf, marked, rereadInWords } from "./words.ts";

const kinds: Readonly<Record<FoundRule["kind"], string>> = {
  rule: "Rule",
  interpretation: "Open point",
  number: "Number",
  decision: "Decision",
};

/** A row of the rule book: what it says, where it stands, and what about it is open. */
export function RuleCard({
  ruleset,
  rule,
  others = [],
  heading: Heading,
}: {
  readonly ruleset: string;
  readonly rule: FoundRule;
  /** Rows that are at hand besides: an open point among them is told by its question. */
  readonly others?: readonly FoundRule[];
  readonly heading: "h2" | "h3";
}) {
  const { id, kind, title, text, words, source, topic, readings, switchable, value, origin, open } = rule;
  return (
    <article class="rule" data-rule-card={id}>
      <p class="rule-head">
        <span class="tag">{kinds[kind]}</span> {source ?? topic ?? ""}
      </p>
      <Heading class="rule-title">
        <Marked text={headingOf(rule)} words={words} />
      </Heading>
      {title !== null && (
        <p>
          <Marked text={text} words={words} />
        </p>
      )}
      <p class="rule-id">{id}</p>
      {value !== null && (
        <p>
          Its value is <strong>{value}</strong>
          {origin === null ? "" : ` (${origin})`}.
        </p>
      )}
      {readings.length > 0 && (
        <>
          <p class="minor">
            {switchable === true
              ? "It can be read in these ways; a position may follow any of them:"
              : "It can be read in these ways; Umpire follows the first:"}
          </p>
          <ul class="readings">
            {readings.map((reading) => (
              <li key={reading.id}>
                <ReadingChoice ruleset={ruleset} rule={rule} reading={reading} />
              </li>
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <p class="minor">
          It depends on how one reads{open.length === 1 ? "" : ` ${open.length} open points`}:{" "}
          {open.map((point) => (
            <RuleLink key={point} ruleset={ruleset} id={point} label={pointInWords(point, others)} />
          ))}
        </p>
      )}
    </article>
  );
}

/** An open point by its question; where that is not at hand, by the words of its id. */
function pointInWords(id: string, others: readonly FoundRule[]): string {
  const known = others.find((other) => other.id === id);
  return known === undefined ? (id.split(".").at(-1) ?? id).replaceAll("-", " ") : headingOf(known);
}

/** A text in which the words that were looked for stand out. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return <>{marked(text, words).map((part, i) => (part.mark ? <mark key={i}>{part.text}</mark> : part.text))}</>;
}

/** A reading of an open point: which one is followed, and where a table is at hand, a press to follow it there. */
function ReadingChoice({
  ruleset,
  rule,
  reading,
}: {
  readonly ruleset: string;
  readonly rule: FoundRule;
  readonly reading: FoundRule["readings"][number];
}) {
  const { id, switchable } = rule;
  const table = inForce.value?.ruleset === ruleset ? inForce.value : null;
  const chosen = table?.chosen[id];
  const isFollowed = chosen === undefined ? reading.byDefault : chosen === reading.id;
  return (
    <>
      {reading.text} <span class="rule-id">{reading.id}</span>{" "}
      {table === null
        ? reading.byDefault && (
            <span class="tag">{switchable === true ? "followed unless you say otherwise" : "followed"}</span>
          )
        : isFollowed && <span class="tag">followed at this table</span>}
      {table !== null && switchable === true && !isFollowed && (
        <button
          type="button"
          class="small"
          data-reading={reading.id}
          onClick={() => table.choose(id, reading.id, rereadInWords(headingOf(rule), reading.text))}
        >
          Read it so at this table
        </button>
      )}
    </>
  );
}
