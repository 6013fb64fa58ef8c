import { useEffect } from "preact/hooks";
import type { OutlookTemplate } from "../api/answers.ts";
import { requirements } from "../api/questions.ts";
import { hasSteps, type Moment, type Step, type Table } from "../game/table.ts";
import { useAnswer } from "../page/use-answer.ts";
import { back, count, isRunning, moment, next, playAt, playOrHold, putAway, skip, speed, takeUp } from "./director.ts";
import { speedNames } from "./pace.ts";
import { framesOf } from "./frames.ts";

/** The templates that were laid in a step: as the table kept them, else as what was done foresaw them. */
async function templatesIn({ where }: Moment, { sent, events, laid }: Step): Promise<readonly OutlookTemplate[]> {
  if (laid !== undefined) return laid;
  if (sent?.action === undefined || !events.some(({ event }) => event === "template")) return [];
  const { outlook } = await requirements(where, sent.action);
  return outlook?.templates ?? [];
}

/** Has the director take up what happened in a step, and plays it again. */
export function Replay({
  table,
  step,
  from,
}: {
  readonly table: Table;
  readonly step: Step;
  /** The moment, from 1, that a link asks for; undefined where none does. */
  readonly from: string | undefined;
}) {
  const hasFilm = step.number > 0 && step.events.length > 0;
  const { answer } = useAnswer(
    hasFilm
      ? async () => {
          const { moment: before } = await table.step(step.number - 1);
          return framesOf(before, step, await templatesIn(before, step));
        }
      : null,
    [step],
  );
  useEffect(() => {
    const asked = Number(from);
    const wanted = from !== undefined && Number.isInteger(asked) && asked >= 1 ? asked - 1 : null;
    const isNew = step.number === table.length.value - 1 && step.sent !== null;
    if (answer.value !== null && hasFilm) takeUp(step, answer.value, { isNew, from: wanted });
  }, [answer.value]);
  useEffect(() => () => putAway(step), [step]);
  const now = moment.value;
  if (!hasSteps(table)) return null;
  // at a step in which nothing happened the button keeps its place: nothing beside it moves
  return (
    <div class={now === null ? "replay" : "replay playing"} data-replay={now ?? "rest"}>
      <button
        type="button"
        data-replay-play=""
        disabled={!hasFilm || count.value === 0}
        aria-pressed={isRunning.value}
        onClick={playOrHold}
      >
        {isRunning.value ? "Pause" : now === null ? "Replay" : "Go on"}
      </button>
    </div>
  );
}

/** What leads through the moments while they are shown: hold, back, on, how fast, and to the end. */
export function Controls() {
  const now = moment.value;
  if (now === null) return null;
  return (
    <span class="film-controls">
      <button
        type="button"
        class="small"
        aria-label={isRunning.value ? "Pause" : "Go on"}
        data-hold=""
        onClick={playOrHold}
      >
        <span aria-hidden="true">{isRunning.value ? "❚❚" : "▶"}</span>
      </button>
      <button type="button" class="small" aria-label="One moment back" disabled={now === 0} onClick={back}>
        ‹
      </button>
      <button type="button" class="small" aria-label="One moment on" data-replay-next="" onClick={next}>
        ›
      </button>
      <label>
        <span class="heard">How fast</span>
        <select
          data-film-speed=""
          value={speed.value}
          onChange={({ currentTarget }) => playAt(speedNames.find((name) => name === currentTarget.value) ?? "usual")}
        >
          {speedNames.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="small" data-replay-skip="" onClick={skip}>
        Skip
      </button>
    </span>
  );
}
