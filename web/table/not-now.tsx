import type { Form } from "../api/answers.ts";
import { showInPanel } from "../board/into-view.ts";
import { pieceName } from "../page/names.ts";
import { route } from "../page/route.ts";
import type { Step } from "../game/table.ts";
import { formHeading } from "./narrow.ts";
import { unmet } from "./not-met.ts";
import { RequirementList } from "./requirement-list.tsx";
import type { Sitting } from "./sitting.ts";
import { WhyNoAttack } from "./spared-enemy.tsx";
import { enemyOutOfReach } from "./why-not-attack.ts";

export interface NotNowProps {
  readonly sitting: Sitting;
  readonly step: Step;
  readonly piece: string;
  /** What the piece can do now, and what it cannot. */
  readonly possible: readonly Form[];
  readonly forms: readonly Form[];
}

/** What a piece cannot do now, each with what is missing for it; an attack also where nobody is near enough to be listed. */
export function NotNow({ sitting, step, piece, possible, forms }: NotNowProps) {
  const { ruleset } = sitting.table.card;
  const enemy = enemyOutOfReach(ruleset, step.moment.board, piece, [...possible, ...forms]);
  const count = forms.length + (enemy === null ? 0 : 1);
  if (count === 0) return null;
  const shown = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    if (currentTarget.open) showInPanel(currentTarget);
  };
  return (
    <details class="not-now" open={route.value.query["why-not"] === "on"}>
      <summary>Not now ({count})</summary>
      <ul>
        {enemy !== null && (
          <li key="nearest">
            <details onToggle={shown} data-nearest-enemy={enemy}>
              <summary>Attack {pieceName(enemy)}, the nearest enemy</summary>
              <WhyNoAttack sitting={sitting} step={step} piece={piece} enemy={enemy} />
            </details>
          </li>
        )}
        {forms.map((form) => (
          <li key={form.name}>
            <details onToggle={shown}>
              <summary>{formHeading(form.name)}</summary>
              {unmet(form).length > 0 ? (
                <RequirementList requirements={unmet(form)} rules={sitting.formRules.value} ruleset={ruleset} />
              ) : (
                <p class="minor">There is nothing here that it could be done with.</p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
