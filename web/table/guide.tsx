import { useEffect, useRef } from "preact/hooks";
import { asking } from "../page/names.ts";
import { placesOf } from "../board/places.ts";
import { note } from "../page/route.ts";
import type { ViewProps } from "../page/view-props.ts";
import { RuleLink } from "../rules/cited.tsx";
import { adviceTo } from "./advice.ts";
import type { Doing } from "./doing.ts";
import { lessonOf, taughtAt } from "./lessons.ts";
import { turnUnderWay } from "./next-in-turn.tsx";
import { endOfOption } from "./routes.ts";
import type { Sitting } from "./sitting.ts";
import { watch } from "./watch.ts";
import type { Step } from "../game/table.ts";

interface GuideProps {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly piece: string | null;
  readonly query: ViewProps["query"];
}

/** Whether what the other side watches at a step is tinted on the board. */
function tintsOf(step: Step): boolean {
  const seen = watch.value;
  return seen?.step === step && !seen.everywhere && (seen.places.size > 0 || seen.grounds.length > 0);
}

/** What somebody who has never played does next, in one sentence. */
function advice({ sitting, doing, step, piece }: GuideProps): string {
  const { decision, result, board } = step.moment;
  if (result !== null) return "The game is over. “Story” tells how it went.";
  if (decision === null) return "Wait for the others.";
  if (decision.kind === "checkpoint") return "The enemy is next. Press Next, and follow on the board what happens.";
  if (decision.kind === "roll") return "Roll dice of your own and press their faces, or let them be rolled for you.";
  if (decision.kind !== "act") {
    const isOnBoard = decision.options.some(({ id }) => placesOf(board, endOfOption(id)).length > 0);
    return `${asking(decision)} Press an answer${isOnBoard ? ", here or on the board" : ""}.`;
  }
  return adviceTo({
    board,
    asked: decision.text,
    asks: decision.piece ?? null,
    forms: sitting.forms.value ?? [],
    piece,
    isAimed: doing.aim.value !== null,
    isTinted: tintsOf(step),
    isReady: doing.left.value.length === 1,
    next: turnUnderWay(sitting, step)?.next[0]?.piece ?? null,
  });
}

/** What of a lesson was learnt, as the address keeps it. */
const learntIn = (query: ViewProps["query"]): ReadonlySet<number> =>
  new Set((query["learnt"] ?? "").split(",").flatMap((word) => (/^\d{1,2}$/.test(word) ? [Number(word)] : [])));

/** What is taught at a step; it is learnt by going on. */
function useLesson({ sitting, doing, step, piece, query }: GuideProps) {
  const lesson = lessonOf(sitting.table.card.ruleset);
  const learnt = learntIn(query);
  const possible = (sitting.forms.value ?? []).filter(({ actions }) => actions.length > 0);
  const isSelected = piece !== null && possible.some((form) => form.piece === piece);
  // until it is known what can be done, what is taught first stands there, so that nothing moves
  const isAwaited = sitting.forms.value === null && step.moment.decision?.kind === "act";
  const can = isAwaited ? lesson.flatMap(({ when }) => when.can ?? []) : possible.map(({ name }) => name);
  const isOver = step.moment.result !== null;
  const fitting = taughtAt(lesson, learnt, {
    can: new Set(can),
    isSelected,
    forming: doing.form.value?.name ?? null,
    events: new Set(step.events.map(({ event }) => event)),
  });
  // when the game is over there is nothing left to be done by what is taught
  const found = isOver ? null : fitting;
  // where something stands ready to be done, how that is done is told, unless what it is can be taught
  const isBesides = doing.aim.value !== null && (found === null || lesson[found]?.when.forming === undefined);
  const index = isBesides ? null : found;
  const learn = (number: number): void => note({ learnt: [...learnt, number].toSorted((a, b) => a - b).join(",") });
  // what was on the screen when somebody went on is learnt
  const shown = useRef<{ readonly index: number; readonly at: string } | null>(null);
  const at = `${step.number} ${isSelected} ${doing.form.value?.name ?? ""}`;
  const before = shown.current;
  const isDone = before !== null && before.at !== at && index === before.index;
  useEffect(() => {
    // what was taught before something was aimed at is learnt when it is done
    if (isAwaited || isBesides) return;
    if (isDone && before !== null) learn(before.index);
    shown.current = index === null || isDone ? null : { index, at };
  });
  return { lesson, index };
}

/** A guide that walks along with a newcomer and teaches what comes up, until it is sent away. */
export function Guide(props: GuideProps) {
  const { lesson, index } = useLesson(props);
  const taught = index === null ? undefined : lesson[index];
  const { ruleset } = props.sitting.table.card;
  return (
    <aside class="guide" aria-label="Guide" data-guide="" data-taught={index ?? undefined}>
      {taught === undefined || index === null ? (
        <p>{advice(props)}</p>
      ) : (
        <>
          <p>
            {taught.text} <RuleLink ruleset={ruleset} id={taught.rule} label="§" />
          </p>
          <span class="minor" data-lesson={index + 1}>
            Tip {index + 1} of {lesson.length}
          </span>
        </>
      )}
      <button type="button" class="quiet small" onClick={() => note({ guide: null, learnt: null })}>
        Skip the tips
      </button>
    </aside>
  );
}
