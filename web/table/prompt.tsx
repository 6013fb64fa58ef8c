import type { ComponentChildren } from "preact";
import { told, withNames } from "../page/names.ts";
import { note } from "../page/route.ts";
import { frame } from "../director/director.ts";
import { isThinking } from "../game/strength.ts";
import type { Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";

/** Whose decision it is, in a word or two; null where nobody has to choose. */
function whose({ table }: Sitting, step: Step): string | null {
  const { decision } = step.moment;
  if (decision === null || decision.kind === "checkpoint") return null;
  const deciders = table.deciders?.(step) ?? null;
  if (deciders !== null) return deciders.withYou ? null : deciders.names;
  const { mine } = table.card;
  return mine === undefined ? null : `You are ${mine.name}`;
}

/** What is going on, in one line. */
function sentence({ busy }: Sitting, step: Step): string {
  const { decision, result } = step.moment;
  if (busy.value) return isThinking.value ? "The computer is thinking …" : "One moment …";
  if (frame.value?.step === step) return "This is what happened: press the board to go on.";
  if (result !== null) return told(result.text);
  if (decision === null) return "Nobody is asked.";
  return decision.kind === "checkpoint" ? `Next: ${decision.text}` : withNames(decision.text, [decision.piece]);
}

/** One line above the board: whose decision it is and what is asked, or the guide in its place; and the way back. */
export function Prompt({
  sitting,
  step,
  query,
  children,
}: {
  readonly sitting: Sitting;
  readonly step: Step;
  readonly query: Readonly<Record<string, string>>;
  readonly children: ComponentChildren;
}) {
  const asked = query["step"] === undefined ? step.number : Number(query["step"]);
  const whom = whose(sitting, step);
  return (
    <div class="prompt" data-prompt="">
      {children === false ? (
        <p>
          {whom !== null && <span class="prompt-who">{whom}</span>} {sentence(sitting, step)}
        </p>
      ) : (
        children
      )}
      {/* by post others have a say in that */}
      {sitting.table.kept === "here" && (
        <button
          type="button"
          data-undo=""
          disabled={!(asked > 0)}
          onClick={() => note({ step: String(Math.max(0, asked - 1)) })}
        >
          Undo
        </button>
      )}
    </div>
  );
}
