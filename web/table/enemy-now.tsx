import { useEffect } from "preact/hooks";
import { enemyPreview } from "../api/questions.ts";
import { sidesOf } from "../game/sides.ts";
import type { Step } from "../game/table.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { enemyShown, foretold, leadingTo } from "./enemy-layer.ts";
import { EnemyIntentsLazily } from "./lazily.tsx";
import type { Sitting } from "./sitting.ts";

/** Games in which nobody is moved by the rules alone: there is nothing to foretell. */
const playedByPeople: ReadonlySet<string> = new Set(["dust-tactics"]);

/** What the enemy would do if its phase began now, with the reasons: asked for on demand, and from then on at each step. */
export function EnemyNow({ sitting, step }: { readonly sitting: Sitting; readonly step: Step }) {
  const shown = enemyShown.value;
  const asked = useAnswer(shown ? () => enemyPreview(step.moment.where) : null, [shown]);
  const intents = shown ? (asked.answer.value?.intents ?? null) : null;
  useEffect(() => {
    foretold.value = intents === null ? [] : leadingTo(intents);
    return () => void (foretold.value = []);
  }, [intents]);
  const { ruleset } = sitting.table.card;
  if (playedByPeople.has(ruleset)) return null;
  return (
    <details class="enemy-now" open={shown} onToggle={({ currentTarget }) => (enemyShown.value = currentTarget.open)}>
      <summary>What would the enemy do now?</summary>
      <Answered to={asked} waiting="Working out what each enemy would do …">
        {({ intents: all, rules }) =>
          all.length === 0 ? (
            <p class="minor">
              {sidesOf(ruleset).length > 0
                ? "What they do is chosen, not ruled: the rules alone move nobody from here."
                : "Nothing that follows from this position alone."}
            </p>
          ) : (
            <EnemyIntentsLazily intents={all} rules={rules} board={step.moment.board} ruleset={ruleset} />
          )
        }
      </Answered>
    </details>
  );
}
