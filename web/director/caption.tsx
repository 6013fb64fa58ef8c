import type { Step } from "../game/table.ts";
import { Cited } from "../rules/cited.tsx";
import { DiceOf } from "./dice.tsx";
import { frame } from "./director.ts";
import { isGrave } from "./frames.ts";
import { Controls } from "./replay.tsx";
import { toldOf, weightiest } from "./told.ts";

/** What happens on the board, or has just happened, as a caption on it: the sentence, its dice and its rules. */
export function Caption({
  ruleset,
  step,
  quiet,
}: {
  readonly ruleset: string;
  readonly step: Step;
  readonly quiet: boolean;
}) {
  const shown = frame.value?.step === step ? frame.value : null;
  const event = shown?.event ?? (quiet ? undefined : weightiest(step.events));
  if (event === undefined) return null;
  const index = shown === null ? null : step.events.indexOf(event) + 1;
  return (
    <div class={isGrave(event) ? "board-caption grave" : "board-caption"} data-caption={event.event} aria-live="off">
      <div>
        {index !== null && (
          <span class="minor">
            {index} of {step.events.length}{" "}
          </span>
        )}
        <DiceOf event={event} /> {toldOf(event)}
        <Cited key={`${index}`} ruleset={ruleset} ids={event.cites} rules={step.rules} />
      </div>
      {shown !== null && <Controls />}
    </div>
  );
}
