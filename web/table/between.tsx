import type { Form } from "../api/answers.ts";
import { GO_ON, neverAsk } from "../game/pace.ts";
import type { Step } from "../game/table.ts";
import { type DiceFrom, mayBeDone, type Sitting } from "./sitting.ts";

/** How the game goes on where somebody may do something between the steps of others; undefined anywhere else. */
const goingOn = ({ forms }: Sitting): Form | undefined =>
  (forms.value ?? []).find(({ name, actions }) => name === GO_ON && actions.length > 0);

/** Whether it is asked between the steps of others: nothing stands ready there but to go on. */
export const isBetween = (sitting: Sitting): boolean => goingOn(sitting) !== undefined;

/** Goes on by one press where it is asked between the steps of others; and has that not be asked again. */
export function Between({
  sitting,
  step,
  dice,
}: {
  readonly sitting: Sitting;
  readonly step: Step;
  readonly dice: DiceFrom;
}) {
  const form = goingOn(sitting);
  const [action] = form?.actions ?? [];
  const { decision } = step.moment;
  if (form === undefined || action === undefined || decision === null || !mayBeDone(sitting, step, form)) return null;
  const { kept, card } = sitting.table;
  const goOn = (): void => void sitting.play({ action, until: "phase" }, dice);
  return (
    <div class="row between">
      <button type="button" class="main" data-form={GO_ON} data-at-once="" disabled={sitting.busy.value} onClick={goOn}>
        Go on
      </button>
      {kept === "here" && (
        <button
          type="button"
          data-never-ask=""
          disabled={sitting.busy.value}
          onClick={() => {
            neverAsk(card.ruleset, decision.text);
            goOn();
          }}
        >
          Never ask in the enemy's turn
        </button>
      )}
    </div>
  );
}
