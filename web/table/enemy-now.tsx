import { useEffect } from "preact/hooks";
import { enemyPreview } from "../api/questions.ts";
import type { Step } from "../game/table.ts";
import { told } from "../page/names.ts";
import { useAnswer } from "../page/use-answer.ts";
import { Cited } from "../rules/cited.tsx";
import { enemyShown, foretold, leadingTo } from "./enemy-layer.ts";
import { Reasons } from "./reasons.tsx";
import type { Sitting } from "./sitting.ts";

/** What the enemy would do if its phase began now, with the reasons: asked for on demand, and from then on at each step. */
export function EnemyNow({ sitting, step }: { readonly sitting: Sitting; readonly step: Step }) {
  const shown = enemyShown.value;
  const { answer, trouble } = useAnswer(shown ? () => enemyPreview(step.moment.where) : null, [shown]);
  const intents = shown ? (answer.value?.intents ?? null) : null;
  useEffect(() => {
    foretold.value = intents === null ? [] : leadingTo(intents);
    return () => void (foretold.value = []);
  }, [intents]);
  const { ruleset } = sitting.table.card;
  return (
    <details class="enemy-now" open={shown} onToggle={({ currentTarget }) => (enemyShown.value = currentTarget.open)}>
      <summary>What would the enemy do now?</summary>
      {answer.value === null ? (
        <p class="waiting">{trouble.value?.text ?? "Working out what each enemy would do …"}</p>
      ) : answer.value.intents.length === 0 ? (
        <p class="minor">Nothing that follows from this position alone.</p>
      ) : (
        <ol class="events">
          {answer.value.intents.map(({ piece, text, cites, criteria, candidates, decidedBy }, i) => (
            <li key={`${piece} ${i}`}>
              {told(text)}
              {candidates.length > 1 && (
                <Reasons criteria={criteria.map(({ name }) => name)} candidates={candidates} decidedBy={decidedBy} />
              )}
              <Cited ruleset={ruleset} ids={cites} rules={answer.value?.rules ?? []} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
