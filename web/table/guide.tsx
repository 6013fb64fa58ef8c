import { useEffect, useRef } from "preact/hooks";
import { pieceName, withNames } from "../page/names.ts";
import { placesOf } from "../board/places.ts";
import { note } from "../page/route.ts";
import type { ViewProps } from "../page/view-props.ts";
import { RuleLink } from "../rules/cited.tsx";
import { withinReach } from "./aim.ts";
import type { Doing } from "./doing.ts";
import { lessonOf, taughtAt } from "./lessons.ts";
import { turnUnderWay } from "./next-in-turn.tsx";
import { endOfOption } from "./routes.ts";
import type { Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";

interface GuideProps {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly piece: string | null;
  readonly query: ViewProps["query"];
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
    return `${withNames(decision.text, [decision.piece])} Press an answer${isOnBoard ? ", here or on the board" : ""}.`;
  }
  const forms = sitting.forms.value ?? [];
  const doers = [...new Set(forms.map((form) => form.piece))].filter((id) =>
    board.pieces.some((candidate) => candidate.id === id),
  );
  if (doers.length === 0) return `${withNames(decision.text, [decision.piece])} Choose it beside the board.`;
  if (piece === null || !doers.includes(piece)) {
    const names = doers.map(pieceName).join(" or ");
    return `It is your turn. Press ${names} on the board to see what ${doers.length === 1 ? "he" : "each of them"} can do.`;
  }
  if (doing.aim.value === null && doing.left.value.length === 1)
    return "The card says what it does and what it costs. Press “Do it”, or “Cancel” to do something else.";
  if (doing.aim.value !== null)
    return "The card says what it costs and who would see it. Press the same place again to do it, or press another.";
  const reach = withinReach(board, forms, piece);
  if ([...reach.places, ...reach.targets].length === 0) return spent(sitting, step, piece);
  return `Blue places are where ${pieceName(piece)} can go; the tinted ground is watched by the enemy. Press a place, or an enemy to attack.`;
}

/** What is done when a piece can reach nothing any more: whoever has still to act is next. */
function spent(sitting: Sitting, step: Step, piece: string): string {
  const [next] = turnUnderWay(sitting, step)?.next ?? [];
  const can = `${pieceName(piece)} can go nowhere any more.`;
  return next === undefined
    ? `${can} Press “End phase” when everybody is done, and watch what the enemy does.`
    : `${can} Press ${pieceName(next.piece)} on the board to go on.`;
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
  const found = taughtAt(lesson, learnt, {
    can: new Set(can),
    isSelected,
    forming: doing.form.value?.name ?? null,
    events: new Set(step.events.map(({ event }) => event)),
  });
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
