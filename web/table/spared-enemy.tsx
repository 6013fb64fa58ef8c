import { useEffect, useRef } from "preact/hooks";
import { requirements } from "../api/questions.ts";
import { showInPanel } from "../board/into-view.ts";
import type { Step } from "../game/table.ts";
import { Answered } from "../page/answered.tsx";
import { pieceName, told } from "../page/names.ts";
import { useAnswer } from "../page/use-answer.ts";
import { Cited } from "../rules/cited.tsx";
import { actionInWords } from "./narrow.ts";
import type { Sitting } from "./sitting.ts";
import { attacksOn, whyNotOf } from "./why-not-attack.ts";

interface WhyNoAttackProps {
  readonly sitting: Sitting;
  readonly step: Step;
  /** Who acts, and whom he cannot attack. */
  readonly piece: string;
  readonly enemy: string;
  /** Told when it is being looked up, and when it stands there. */
  readonly onKnown?: () => void;
}

interface SparedEnemyProps extends WhyNoAttackProps {
  /** Looks at the enemy himself. */
  readonly onLook: (id: string) => void;
}

/** Why somebody cannot attack an enemy, weapon by weapon, with the rules. */
export function WhyNoAttack({ sitting, step, piece, enemy, onKnown }: WhyNoAttackProps) {
  const { ruleset } = sitting.table.card;
  const actions = attacksOn(ruleset, step.moment.board, piece, enemy);
  const answers = useAnswer(
    () => Promise.all(actions.map((action) => requirements(step.moment.where, action))),
    [step, piece, enemy],
  );
  const isKnown = answers.answer.value !== null;
  useEffect(() => onKnown?.(), [isKnown]);
  return (
    <Answered to={answers} waiting="Looking up why …">
      {(all) => (
        <ul class="plain-list">
          {whyNotOf(actions, all).map(({ action, failing, rules }) => (
            <li key={JSON.stringify(action)}>
              <strong>{actionInWords({ ...action, target: null, targets: [] }, piece)}:</strong>{" "}
              {failing.slice(0, 2).map(({ text, cites }) => (
                <span key={text}>
                  {told(text)} <Cited ruleset={ruleset} ids={cites} rules={rules} />{" "}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Answered>
  );
}

/** Why an enemy who was pressed cannot be attacked; the selection stays. */
export function SparedEnemy({ onLook, ...about }: SparedEnemyProps) {
  const { piece, enemy } = about;
  const shown = useRef<HTMLDivElement>(null);
  return (
    <div class="out-of-reach" role="status" data-spared={enemy} ref={shown}>
      <p>
        <strong>
          {pieceName(piece)} cannot attack {pieceName(enemy)}.
        </strong>
      </p>
      <WhyNoAttack {...about} onKnown={() => showInPanel(shown.current)} />
      <button type="button" class="small" data-look-at={enemy} onClick={() => onLook(enemy)}>
        Look at {pieceName(enemy)}
      </button>
    </div>
  );
}
