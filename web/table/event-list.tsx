import type { Quoted, ShownEvent } from "../api/answers.ts";
import { withNames } from "../page/names.ts";
import { Cited } from "../rules/cited.tsx";
import { pointedAt } from "./pointed-at.ts";
import { Reasons, reasonsIn } from "./reasons.tsx";

/** All short texts in what an event tells: names of places and pieces among them. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** The fields of an event that name pieces. */
const whoIn = ({ details }: ShownEvent): readonly unknown[] =>
  ["piece", "target", "by", "vehicle", "of", "unit", "agent", "fighter"].map((field) => details[field]);

/** The sentence of an event as people say it. */
export const toldOf = (event: ShownEvent): string => withNames(event.text, whoIn(event));

const isFaces = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every((face) => typeof face === "number");

/** Dice as they were rolled. */
export const Dice = ({ faces }: { readonly faces: readonly number[] }) => (
  <span class="dice" role="img" aria-label={`rolled ${faces.join(", ")}`}>
    {faces.map((face, i) => (
      <span key={i} class="die" aria-hidden="true">
        {face}
      </span>
    ))}
  </span>
);

/** The dice of an event; nothing where none were rolled. */
export const DiceOf = ({ event: { details } }: { readonly event: ShownEvent }) =>
  isFaces(details["dice"]) ? <Dice faces={details["dice"]} /> : null;

interface EventListProps {
  readonly events: readonly ShownEvent[];
  readonly rules: readonly Quoted[];
  readonly ruleset: string;
}

/** What happened, sentence by sentence, each with its dice, its reasons and its rules. */
export function EventList({ events, rules, ruleset }: EventListProps) {
  return (
    <ol class="events">
      {events.map((event, i) => {
        const dice = event.details["dice"];
        const reasons = reasonsIn(event.details);
        const point = (): void => {
          pointedAt.value = namesIn(event.details);
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
            {isFaces(dice) && <Dice faces={dice} />} <span>{toldOf(event)}</span>
            {reasons !== null && <Reasons {...reasons} />}
            <Cited ruleset={ruleset} ids={event.cites} rules={rules} />
          </li>
        );
      })}
    </ol>
  );
}
