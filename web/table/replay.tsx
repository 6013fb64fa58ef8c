import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { OutlookTemplate } from "../api/answers.ts";
import { requirements } from "../api/questions.ts";
import { useAnswer } from "../page/use-answer.ts";
import { type Frame, frame, framesOf, skipped } from "./replaying.ts";
import type { Sitting } from "./sitting.ts";
import type { Moment, Step } from "../game/table.ts";

/** Milliseconds that a moment is shown at each speed; what weighs is shown longer. */
const speeds = { slow: 1100, usual: 480, fast: 160 } as const;
type Speed = keyof typeof speeds;
const names = Object.keys(speeds) as readonly Speed[];

/** Milliseconds that the moments of a step take together: the more there are, the quicker they pass. */
const LONGEST = 15_000;

/** From this many moments on, a step that was just made is played by itself. */
const WORTH_SHOWING = 4;

const movesLittle = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Steps that have played by themselves, so that looking back does not start them again. */
let played: Step | null = null;

/** The templates of what was done in a step, as they were foreseen at the moment before; none where it laid none. */
async function templatesIn({ where }: Moment, { sent, events }: Step): Promise<readonly OutlookTemplate[]> {
  if (sent?.action === undefined || !events.some(({ event }) => event === "template")) return [];
  const { outlook } = await requirements(where, sent.action);
  return outlook?.templates ?? [];
}

/** What happened in a step, to be followed on the board: play, pause, step, skip, and how fast. */
export function Replay({ sitting, step }: { readonly sitting: Sitting; readonly step: Step }) {
  const at = useSignal<number | null>(null);
  const running = useSignal(false);
  const speed = useSignal<Speed>("usual");
  const { answer } = useAnswer(
    step.number === 0 || step.events.length === 0
      ? null
      : async () => {
          const { moment } = await sitting.table.step(step.number - 1);
          return framesOf(moment.board, step, await templatesIn(moment, step));
        },
    [step],
  );
  const frames = answer.value ?? [];
  const latest = step.number === sitting.table.length.value - 1;

  const show = (wanted: number | null): void => {
    at.value = wanted;
    frame.value = wanted === null ? null : (frames[wanted] ?? null);
  };
  const stop = (): void => {
    running.value = false;
    show(null);
  };

  useEffect(() => {
    if (frames.length < WORTH_SHOWING || !latest || step.sent === null || played === step || movesLittle()) return;
    played = step;
    show(0);
    running.value = true;
  }, [frames]);

  useEffect(() => {
    const now = at.value;
    if (!running.value || now === null) return undefined;
    const shown: Frame | undefined = frames[now];
    const timer = setTimeout(
      () => (now + 1 < frames.length ? show(now + 1) : stop()),
      Math.min(speeds[speed.value], LONGEST / frames.length) * (shown?.grave === true ? 2 : 1),
    );
    return () => clearTimeout(timer);
  }, [at.value, running.value, speed.value, frames]);

  const skips = useRef(skipped.peek());
  useEffect(() => {
    if (skips.current !== skipped.value) stop();
    skips.current = skipped.value;
  }, [skipped.value]);

  useEffect(() => () => void (frame.value = null), []);

  if (step.number === 0 || step.events.length === 0) return null;
  const now = at.value;
  return (
    <div class={now === null ? "replay" : "replay playing"} data-replay={now ?? "rest"}>
      <div class="row">
        <button
          type="button"
          data-replay-play=""
          disabled={frames.length === 0}
          aria-pressed={running.value}
          onClick={() => {
            if (running.value) running.value = false;
            else {
              show(now ?? 0);
              running.value = true;
            }
          }}
        >
          {running.value ? "Pause" : now === null ? "Replay" : "Go on"}
        </button>
        {now !== null && (
          <>
            <button type="button" aria-label="One moment back" disabled={now === 0} onClick={() => show(now - 1)}>
              ‹
            </button>
            <button
              type="button"
              aria-label="One moment on"
              data-replay-next=""
              onClick={() => (now + 1 < frames.length ? show(now + 1) : stop())}
            >
              ›
            </button>
            <label class="replay-speed">
              <span class="heard">How fast</span>
              <select
                value={speed.value}
                onChange={({ currentTarget }) =>
                  (speed.value = names.find((name) => name === currentTarget.value) ?? "usual")
                }
              >
                {names.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" data-replay-skip="" onClick={stop}>
              Skip
            </button>
          </>
        )}
      </div>
    </div>
  );
}
