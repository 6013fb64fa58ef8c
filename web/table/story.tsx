import { useSignal } from "@preact/signals";
import { linkTo, note } from "../shell/route.ts";
import { useAnswer } from "../shell/use-answer.ts";
import { EventList } from "./event-list.tsx";
import { actionInWords } from "./narrow.ts";
import type { Sitting } from "./sitting.ts";
import type { Move, Step } from "./table.ts";

/** How many steps are told at once. */
const TOLD = 12;

/** What was sent, on one line. */
export function sentInWords(sent: Move | null, number = 0): string {
  if (sent === null) return number === 0 ? "The table is laid" : "An open point is read otherwise";
  if (sent.action !== undefined) return actionInWords(sent.action, "");
  if (sent.choose !== undefined) return `Chosen: ${sent.choose.join(", ")}`;
  if (sent.dice !== undefined) return `Rolled: ${sent.dice.join(", ")}`;
  return sent.cards === undefined ? "Played on" : `Drawn: ${sent.cards.join(", ")}`;
}

/** What has happened so far, the latest first. */
export function Story({ sitting, step }: { readonly sitting: Sitting; readonly step: Step }) {
  const shown = useSignal(TOLD);
  const { ruleset } = sitting.table.card;
  const { answer: told } = useAnswer(
    () =>
      Promise.all(
        Array.from({ length: Math.min(shown.value, step.number + 1) }, (_, i) => sitting.table.step(step.number - i)),
      ),
    [step, shown.value],
  );
  return (
    <div class="story">
      {told.value?.map(({ number, sent, events, rules, moment }) => (
        <section key={number} aria-label={`Step ${number}`}>
          <h2>
            <button type="button" class="rule-link" onClick={() => note({ step: String(number) })}>
              {number}
            </button>{" "}
            {sentInWords(sent, number)}
          </h2>
          <p class="minor">{moment.moment}</p>
          <EventList events={events} rules={rules} ruleset={ruleset} />
          {rules.length > 0 && (
            <p class="minor">
              <a href={linkTo(["rules", ruleset], { cited: rules.map(({ id }) => id).join(",") })}>
                All {rules.length} rules of this step in the rule book
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
