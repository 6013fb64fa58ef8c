import type { ComponentChildren } from "preact";
import { asking, capital, told } from "../page/names.ts";
import { note } from "../page/route.ts";
import { frame } from "../director/director.ts";
import { isStage } from "../board/room.ts";
import { isThinking, progress } from "../game/strength.ts";
import { hasPieces, isUnfinished, othersUnfinished, waitedFor } from "./all-done.tsx";
import { LooksBack } from "./history-bar.tsx";
import type { Sitting } from "./sitting.ts";
import { sideOfSeat } from "../game/sides.ts";
import { isAsAsked, isRuledOn, type Step } from "../game/table.ts";

/** Whose decision it is, in a word or two; null where nobody has to choose. */
function whose({ table }: Sitting, step: Step): string | null {
  const { decision } = step.moment;
  if (decision === null || decision.kind === "checkpoint") return null;
  const deciders = table.deciders?.(step) ?? null;
  // what is asked of others only says itself who decides
  if (deciders !== null) return deciders.withYou || decision.prompt === null ? null : capital(deciders.names);
  const { mine, ruleset } = table.card;
  if (mine !== undefined) return `You are ${mine.name}`;
  // two sides at one screen: it is said which of them has to choose
  const side = table.kept === "here" ? sideOfSeat(ruleset, decision.seat) : null;
  return side === null ? null : `${capital(side.name)}:`;
}

/** What is worked out while one waits, and how far it has come where that is known. */
function underWay(): string {
  const { made = 0, moment = "" } = progress.value ?? {};
  if (isThinking.value) return `The computer is thinking${made === 0 ? "" : ` about decision ${made + 1}`} …`;
  if (made === 0) return "Working out what happens …";
  return `${moment}: ${made} ${made === 1 ? "decision" : "decisions"} made …`;
}

/** Who is still to act where whoever sits here is done; null where he is not, or nobody is waited for. */
function stillToAct(sitting: Sitting, step: Step): string | null {
  const sits = (sitting.table.seat?.() ?? null) !== null;
  const others = sits ? othersUnfinished(sitting, step) : [];
  if (others.length === 0 || isUnfinished(sitting, step)) return null;
  return `${hasPieces(sitting, step) ? "You are done. " : ""}Still to act: ${others.map((one) => waitedFor(sitting, one)).join("; ")}.`;
}

/** What is going on, in one line. */
function sentence(sitting: Sitting, step: Step): string {
  const { decision, result } = step.moment;
  if (sitting.busy.value) return underWay();
  const { asked, question } = sitting.table.card;
  const isRuled = asked === undefined ? isAsAsked(step) : isRuledOn({ asked }, step);
  const disputed = question !== undefined && isRuled ? question : null;
  // what people disagree about stays in sight while they watch what comes of it
  if (frame.value?.step === step) {
    const what = disputed ?? frame.value.move;
    return what === null ? "This is what happened: press the board to go on." : `${what} Press the board to go on.`;
  }
  if (result !== null) return told(result.text);
  if (disputed !== null) return disputed;
  if (decision === null) return "Nobody is asked.";
  const others = stillToAct(sitting, step);
  if (others !== null) return others;
  return decision.kind === "checkpoint" ? `Next: ${decision.text}` : asking(decision);
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
  // while it is played what others did, nobody is asked
  const shown = frame.value?.step === step ? frame.value : null;
  // and who is still to act is said with the names
  const { decision, result } = step.moment;
  const isNamed = shown === null && result === null && decision !== null && stillToAct(sitting, step) !== null;
  const whom = (shown?.move ?? null) === null && !isNamed ? whose(sitting, step) : null;
  // on a stage the guide has one line: what is worked out or played again is said there
  const isSaid = children === false || (isStage.value && (sitting.busy.value || frame.value?.step === step));
  return (
    <div class="prompt" data-prompt="">
      {isSaid && (
        <p>
          {whom !== null && <span class="prompt-who">{whom}</span>} {sentence(sitting, step)}
          {isStage.value && <LooksBack sitting={sitting} step={step} />}
        </p>
      )}
      {children}
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
