import type { BoardModel, EnemyAnswer, Quoted } from "../api/answers.ts";
import { told } from "../page/names.ts";
import { Cited } from "../rules/cited.tsx";
import { type Foretold, foretoldOf } from "./foretold.ts";
import { Reasons } from "./reasons.tsx";

/** What each enemy would do, one after the other. */
export function EnemyIntents({
  intents,
  rules,
  board,
  ruleset,
}: Pick<EnemyAnswer, "intents" | "rules"> & { readonly board: BoardModel; readonly ruleset: string }) {
  return (
    <ol class="events">
      {foretoldOf(intents, board).map((one, i) => (
        <OneForetold key={`${one.intent.piece} ${i}`} {...one} rules={rules} ruleset={ruleset} />
      ))}
    </ol>
  );
}

/** One thing that the enemy would do, with the reasons. */
function OneForetold({
  intent: { cites, criteria, candidates, decidedBy, condition },
  text,
  chance,
  times,
  isTwin,
  rules,
  ruleset,
}: Foretold & { readonly rules: readonly Quoted[]; readonly ruleset: string }) {
  return (
    <li>
      {chance !== null && (
        <span class="cost" title={`If ${condition?.text ?? ""}`}>
          {chance}
        </span>
      )}{" "}
      {times > 1 && `${times} × `}
      {told(text)}
      {isTwin && condition !== undefined && <span class="minor"> If {condition.text}.</span>}
      {candidates.length > 1 && (
        <Reasons criteria={criteria.map(({ name }) => name)} candidates={candidates} decidedBy={decidedBy} />
      )}
      <Cited ruleset={ruleset} ids={cites} rules={rules} />
    </li>
  );
}
