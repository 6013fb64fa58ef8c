import { useEffect, useRef } from "preact/hooks";
import { showInPanel } from "../board/into-view.ts";
import { Cited } from "../rules/cited.tsx";
import { DiceOf } from "./dice.tsx";
import { count, moment, skip, soFar } from "./director.ts";
import { toldOf } from "./told.ts";

/** What was played of a film so far, sentence by sentence: nothing of what comes after is told beside it. */
export function SoFar({ ruleset }: { readonly ruleset: string }) {
  const last = useRef<HTMLLIElement>(null);
  const shown = soFar.value;
  useEffect(() => showInPanel(last.current), [shown.length]);
  return (
    <section class="so-far" aria-labelledby="so-far" data-so-far={shown.length}>
      <h2 id="so-far">
        What happens{" "}
        <span class="minor">
          {(moment.value ?? 0) + 1} of {count.value}
        </span>
      </h2>
      <ol class="events">
        {shown.map(({ event, move, step }, i) => (
          <li
            key={i}
            ref={i === shown.length - 1 ? last : null}
            aria-current={i === shown.length - 1 ? "step" : undefined}
          >
            {move !== null && move !== shown[i - 1]?.move && <span class="caption-move">{move}</span>}
            {event !== null && (
              <>
                <DiceOf event={event} /> <span>{toldOf(event)}</span>
                <Cited ruleset={ruleset} ids={event.cites} rules={step.rules} />
              </>
            )}
          </li>
        ))}
      </ol>
      <div class="play-foot">
        <button type="button" class="main" data-film-over="" onClick={skip}>
          {(shown.at(-1)?.step.moment.result ?? null) === null ? "Go on playing" : "See how it ended"}
        </button>
      </div>
    </section>
  );
}
