import type { FoundRule } from "../api/answers.ts";
import { RuleLink } from "./cited.tsx";

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
  heading: Heading,
}: {
  readonly ruleset: string;
  readonly rule: FoundRule;
  readonly heading: "h2" | "h3";
}) {
  const { id, kind, text, source, topic, readings, switchable, value, origin, open } = rule;
  return (
    <article class="rule" data-rule-card={id}>
      <p class="rule-head">
        <span class="tag">{kinds[kind]}</span> {source ?? topic ?? ""}
      </p>
      <Heading class="rule-id">{id}</Heading>
      <p>{text}</p>
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
                <code>{reading.id}</code> {reading.text}{" "}
                {reading.byDefault && (
                  <span class="tag">{switchable === true ? "followed unless you say otherwise" : "followed"}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <p class="minor">
          Leans on open points:{" "}
          {open.map((point) => (
            <RuleLink key={point} ruleset={ruleset} id={point} />
          ))}
        </p>
      )}
    </article>
  );
}
