import type { ShownEvent } from "../api/answers.ts";
import { DiceOf, toldOf } from "./event-list.tsx";
import { frame, isGrave } from "./replaying.ts";
import type { Step } from "../game/table.ts";

/** The event of a step that tells most: the last that weighs, else the last with dice, else the last. */
function weightiest(events: readonly ShownEvent[]): ShownEvent | undefined {
  return events.findLast(isGrave) ?? events.findLast(({ details }) => Array.isArray(details["dice"])) ?? events.at(-1);
}

/** What happens on the board, or has just happened, as a caption on it: the sentence and its dice. */
export function Caption({ step, quiet }: { readonly step: Step; readonly quiet: boolean }) {
  const shown = frame.value?.step === step ? frame.value : null;
  const event = shown?.event ?? (quiet ? undefined : weightiest(step.events));
  if (event === undefined) return null;
  const index = shown === null ? null : step.events.indexOf(event) + 1;
  return (
    <p class={isGrave(event) ? "board-caption grave" : "board-caption"} data-caption={event.event} aria-live="off">
      {index !== null && (
        <span class="minor">
          {index} of {step.events.length}{" "}
        </span>
      )}
      <DiceOf event={event} /> {toldOf(event)}
    </p>
  );
}
