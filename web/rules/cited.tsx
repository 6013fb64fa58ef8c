import type { Quoted } from "../api/answers.ts";
import { openRule } from "./open-rule.ts";

interface CitedProps {
  readonly ruleset: string;
  readonly ids: readonly string[];
  /** The rules quoted in the same answer. */
  readonly rules: readonly Quoted[];
}

/** Quotes that stand on no page, by what they are. */
const unprinted: Readonly<Record<Quoted["kind"], string>> = {
  rule: "a rule",
  interpretation: "open point",
  decision: "who decides",
};

/** What a quote is cited as: its page, else what it is. */
export const citedAs = ({ source, kind }: Pick<Quoted, "source" | "kind">): string => source ?? unprinted[kind];

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** The rules something rests on: how many, and on demand their words and pages. Each opens in full. */
export function Cited({ ruleset, ids, rules }: CitedProps) {
  const cited = unique(ids);
  if (cited.length === 0) return null;
  return (
    <details class="cited">
      <summary title={cited.length === 1 ? "The rule it rests on" : `The ${cited.length} rules it rests on`}>
        <span aria-hidden="true">§</span> {cited.length}
        <span class="heard">{cited.length === 1 ? " rule" : " rules"}</span>
      </summary>
      <ul>
        {cited.map((id) => {
          const rule = rules.find((quoted) => quoted.id === id);
          return (
            <li key={id}>
              {rule !== undefined && <span class="quote">{rule.text} </span>}
              <RuleLink ruleset={ruleset} id={id} label={rule === undefined ? id : citedAs(rule)} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** A button that opens a rule over the page. */
export function RuleLink({
  ruleset,
  id,
  label,
}: {
  readonly ruleset: string;
  readonly id: string;
  readonly label?: string;
}) {
  return (
    <button
      type="button"
      class="rule-link"
      data-rule={id}
      title={id}
      onClick={() => {
        openRule({ ruleset, id });
      }}
    >
      {label ?? id}
    </button>
  );
}
