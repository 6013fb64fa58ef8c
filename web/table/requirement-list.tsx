import type { Quoted, Requirement } from "../api/answers.ts";
import { told } from "../page/names.ts";
import { Cited } from "../rules/cited.tsx";
import { decidingRules } from "../rules/deciding.ts";
import { Decisive } from "../rules/decisive.tsx";

/** Requirements with whether they hold, each with its rules; of what is not met the rule that forbids it, word for word. */
export function RequirementList({
  requirements,
  rules,
  ruleset,
}: {
  readonly requirements: readonly Requirement[];
  readonly rules: readonly Quoted[];
  readonly ruleset: string;
}) {
  return (
    <ul class="requirements">
      {requirements.map(({ text, holds, cites }) => (
        <li key={text} class={holds ? "holds" : "fails"}>
          <span class="verdict">{holds ? "met" : "not met"}</span> {told(text)}
          <Cited ruleset={ruleset} ids={cites} rules={rules} />
          {!holds && <Decisive rules={decidingRules(cites, rules, 1)} ruleset={ruleset} />}
        </li>
      ))}
    </ul>
  );
}
