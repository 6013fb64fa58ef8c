import { useSignal } from "@preact/signals";
import type { Decision } from "../api/answers.ts";
import { asking, told } from "../page/names.ts";
import { linkTo, note } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { EventList } from "./event-list.tsx";
import { heardBy } from "./seated.ts";
import { doneInWords, plainWord } from "./narrow.ts";
import type { Sitting } from "./sitting.ts";
import type { Move } from "../api/move.ts";
import type { Step } from "../game/table.ts";

/** How many steps are told at once. */
const TOLD = 12;

/** What was chosen, after what was asked; by itself where that is not at hand. */
function chosenInWords(chosen: readonly string[], asked: Decision | null): string {
  if (asked?.kind !== "choose") return `Chosen: ${chosen.map((id) => told(plainWord(id))).join(", ")}`;
  const texts = chosen.map((id) => told(asked.options.find((option) => option.id === id)?.text ?? id));
  return `${asking(asked)} ${texts.join(", ")}`;
}

/** What was sent, on one line, where the step before asked for it. */
export function sentInWords(sent: Move | null, number = 0, asked: Decision | null = null): string {
  if (sent === null) return number === 0 ? "The table is laid" : "An open point is read otherwise";
  if (sent.action !== undefined) return doneInWords(sent.action);
  if (sent.choose !== undefined) return chosenInWords(sent.choose, asked);
  if (sent.dice !== undefined) return `Rolled: ${sent.dice.join(", ")}`;
  return sent.cards === undefined ? "Played on" : `Drawn: ${sent.cards.join(", ")}`;
}

/** What has happened so far, the latest first. */
export function Story({ sitting, step }: { readonly sitting: Sitting; readonly step: Step }) {
  const shown = useSignal(TOLD);
  const { ruleset } = sitting.table.card;
  const {
    answer: steps,
    trouble,
    again,
  } = useAnswer(
    () =>
      Promise.all(
        // one more than is told, which asked for the last of them
        Array.from({ length: Math.min(shown.value + 1, step.number + 1) }, (_, i) =>
          sitting.table.step(step.number - i),
        ),
      ),
    [step, shown.value],
  );
  return (
    <div class="story">
      {trouble.value !== null && <Trouble {...trouble.value} again={again} />}
      {steps.value?.slice(0, shown.value).map(({ number, sent, rules, moment, ...learnt }, i) => (
        <section key={number} aria-label={`Step ${number}`}>
          <h2>
            <button type="button" class="rule-link" onClick={() => note({ step: String(number) })}>
              {number}
            </button>{" "}
            {sentInWords(sent, number, steps.value?.[i + 1]?.moment.decision)}
          </h2>
          <p class="minor">{moment.moment}</p>
          <EventList events={heardBy(sitting.table, learnt)} rules={rules} ruleset={ruleset} />
          {rules.length > 0 && (
            <p class="minor">
              <a href={linkTo(["rules", ruleset], { cited: rules.map(({ id }) => id).join(",") })}>
                {rules.length === 1 ? "The rule" : `All ${rules.length} rules`} of this step in the rule book
              </a>
            </p>
          )}
        </section>
      ))}
      {shown.value <= step.number && (
        <button type="button" onClick={() => (shown.value += TOLD)}>
          Tell more
        </button>
      )}
    </div>
  );
}
