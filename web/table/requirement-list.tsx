import type { Quoted, Requirement } from "../api/answers.ts";
import { told } from "../page/names.ts";
import { Cited } from "../rules/cited.tsx";

/** Requirements with whether they hold, each with its rules. */
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
        </li>
      ))}
    </ul>
  );
}
