import type { Quoted } from "../api/answers.ts";
import { citedAs, RuleLink } from "./cited.tsx";

/** The rules that decide, word for word, with the page they stand on. */
export function Decisive({ rules, ruleset }: { readonly rules: readonly Quoted[]; readonly ruleset: string }) {
  return (
    <>
      {rules.map(({ id, kind, text, source }) => (
        <blockquote key={id} class="decisive" data-decisive={id}>
          {text} <RuleLink ruleset={ruleset} id={id} label={citedAs({ source, kind })} />
        </blockquote>
      ))}
    </>
  );
}
