import type { Step } from "../game/table.ts";
import { Cited } from "../rules/cited.tsx";
import { DiceOf } from "./dice.tsx";
import { count, frame, moment } from "./director.ts";
import { Controls } from "./replay.tsx";
import { sentencesOf } from "./together.ts";
import { toldOf, weightiest } from "./told.ts";
import { toneOf } from "./tone.ts";

/** What happens on the board, or has just happened, as a caption beside it: the sentence, its dice and its rules. */
export function Caption({
  ruleset,
  seat,
  step,
  quiet,
}: {
  readonly ruleset: string;
  /** The seat of whoever looks; null where somebody looks on, or plays for everybody. */
  readonly seat: string | null;
  readonly step: Step;
  readonly quiet: boolean;
}) {
  const shown = frame.value?.step === step ? frame.value : null;
  const event =
    shown === null
      ? quiet
        ? undefined
        : weightiest(sentencesOf(step.events).map(({ event: read }) => read))
      : (shown.event ?? undefined);
  const move = shown === null ? (quiet ? null : (step.deed ?? null)) : shown.move;
  if (event === undefined && move === null) return null;
  const tone = event === undefined ? null : toneOf(ruleset, event, seat);
  return (
    <div
      class={tone === null ? "board-caption" : `board-caption ${tone}`}
      data-caption={event?.event ?? "move"}
      aria-live="off"
    >
      <div class="caption-words" title={event === undefined ? undefined : toldOf(event)}>
        {moment.value !== null && (
          <span class="minor">
            {moment.value + 1} of {count.value}{" "}
          </span>
        )}
        {move !== null && (
          <span class={event === undefined ? "caption-move" : "caption-move beside-event"}>{move}</span>
        )}
        {event !== undefined && (
          <>
            <DiceOf event={event} /> {toldOf(event)}
          </>
        )}
      </div>
      {event !== undefined && <Cited key={`${moment.value}`} ruleset={ruleset} ids={event.cites} rules={step.rules} />}
      {shown !== null && <Controls />}
    </div>
  );
}
