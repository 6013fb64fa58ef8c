import { pieceName } from "../page/names.ts";
import { note } from "../page/route.ts";
import type { Doing } from "./doing.ts";
import type { Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";

interface GuideProps {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly piece: string | null;
}

/** What somebody who has never played does next, in one sentence. */
function advice({ sitting, doing, step, piece }: GuideProps): string {
  const { decision, result, board } = step.moment;
  if (result !== null) return "The game is over. The story tells how it went; lay it out again to do better.";
  if (decision === null) return "Wait for the others.";
  if (decision.kind === "checkpoint") return "The enemy is next. Press Next, and follow on the board what happens.";
  if (decision.kind === "roll") return "Roll dice of your own and press their faces, or let them be rolled for you.";
  if (decision.kind !== "act") return "The rules ask you something. Press an answer; on the board it works, too.";
  const forms = sitting.forms.value ?? [];
  const doers = [...new Set(forms.map((form) => form.piece))].filter((id) => board.pieces.some((one) => one.id === id));
  if (piece === null || !doers.includes(piece)) {
    const names = doers.map(pieceName).join(" or ");
    return `It is your turn. Press ${names} on the board to see what ${doers.length === 1 ? "he" : "each of them"} can do.`;
  }
  if (doing.aim.value !== null)
    return "The card says what it costs and who would see it. Press the same place again to do it, or press another.";
  return `Blue places are where ${pieceName(piece)} can go; the tinted ground is watched by the enemy. Press a place, or an enemy to attack.`;
}

/** A guide that walks along with a newcomer, until it is sent away. */
export function Guide(props: GuideProps) {
  return (
    <aside class="guide" aria-label="Guide" data-guide="">
      <p>{advice(props)}</p>
      <button type="button" class="quiet small" onClick={() => note({ guide: null })}>
        I know how it goes
      </button>
    </aside>
  );
}
