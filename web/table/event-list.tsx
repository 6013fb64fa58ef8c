import type { Quoted, ShownEvent } from "../api/answers.ts";
import { Cited } from "../rules/cited.tsx";
import { DiceOf } from "../director/dice.tsx";
import { textsIn } from "../director/texts-in.ts";
import { sentencesOf } from "../director/together.ts";
import { pointedAt } from "./pointed-at.ts";
import { Reasons, reasonsIn } from "./reasons.tsx";

interface EventListProps {
  readonly events: readonly ShownEvent[];
  readonly rules: readonly Quoted[];
  readonly ruleset: string;
}

/** What happened, sentence by sentence, each with its dice, its reasons and its rules. */
export function EventList({ events, rules, ruleset }: EventListProps) {
  return (
    <ol class="events">
      {sentencesOf(events).map(({ event, text }, i) => {
        const reasons = reasonsIn(event.details);
        const point = (): void => {
          pointedAt.value = textsIn(event.details);
        };
        const leave = (): void => {
          pointedAt.value = [];
        };
        return (
          <li
            key={i}
            data-event={event.event}
            onPointerEnter={point}
            onPointerLeave={leave}
            onFocusCapture={point}
            onBlurCapture={leave}
          >
            <DiceOf event={event} /> <span>{text}</span>
            {reasons !== null && <Reasons {...reasons} />}
            <Cited ruleset={ruleset} ids={event.cites} rules={rules} />
          </li>
        );
      })}
    </ol>
  );
}
