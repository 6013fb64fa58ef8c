import { useEffect } from "preact/hooks";
import type { BoardModel, EnemyIntent, Quoted } from "../api/answers.ts";
import { enemyPreview } from "../api/questions.ts";
import { pieceNamed } from "../board/places.ts";
import type { Step } from "../game/table.ts";
import { told } from "../page/names.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { Cited } from "../rules/cited.tsx";
import { enemyShown, foretold, leadingTo } from "./enemy-layer.ts";
import { Reasons } from "./reasons.tsx";
import type { Sitting } from "./sitting.ts";

/** What one of the enemy would do, as often as pieces alike would, with the chance where it hangs on a card. */
interface Foretold {
  readonly intent: EnemyIntent;
  readonly text: string;
  readonly chance: string | null;
  readonly times: number;
}

/** A chance as "6 %"; the API tells it exactly. */
function inPercent(chance: string): string {
  const [part = 0, whole = 1] = chance.split("/").map(Number);
  const share = (100 * part) / whole;
  return share > 0 && share < 1 ? "under 1 %" : `${Math.round(share)} %`;
}

/** Intents as they are told: pieces that are still to come have no names, so those alike are counted. */
function foretoldOf(intents: readonly EnemyIntent[], board: BoardModel): readonly Foretold[] {
  const byText = new Map<string, Foretold>();
  for (const intent of intents) {
    const { piece, condition } = intent;
    const isNew = intent.text.startsWith(`${piece} `) && pieceNamed(board, piece) === undefined;
    const text = isNew ? `A new enemy${intent.text.slice(piece.length)}` : intent.text;
    const exactly = condition?.chance ?? null;
    const chance = exactly === null ? null : inPercent(exactly);
    const key = isNew ? `${text} ${chance ?? ""}` : `${byText.size} ${text}`;
    byText.set(key, { intent, text, chance, times: (byText.get(key)?.times ?? 0) + 1 });
  }
  return [...byText.values()];
}

/** What the enemy would do if its phase began now, with the reasons: asked for on demand, and from then on at each step. */
export function EnemyNow({ sitting, step }: { readonly sitting: Sitting; readonly step: Step }) {
  const shown = enemyShown.value;
  const asked = useAnswer(shown ? () => enemyPreview(step.moment.where) : null, [shown]);
  const intents = shown ? (asked.answer.value?.intents ?? null) : null;
  useEffect(() => {
    foretold.value = intents === null ? [] : leadingTo(intents);
    return () => void (foretold.value = []);
  }, [intents]);
  const { ruleset } = sitting.table.card;
  return (
    <details class="enemy-now" open={shown} onToggle={({ currentTarget }) => (enemyShown.value = currentTarget.open)}>
      <summary>What would the enemy do now?</summary>
      <Answered to={asked} waiting="Working out what each enemy would do …">
        {({ intents: all, rules }) =>
          all.length === 0 ? (
            <p class="minor">Nothing that follows from this position alone.</p>
          ) : (
            <ol class="events">
              {foretoldOf(all, step.moment.board).map((one, i) => (
                <OneForetold key={`${one.intent.piece} ${i}`} {...one} rules={rules} ruleset={ruleset} />
              ))}
            </ol>
          )
        }
      </Answered>
    </details>
  );
}

/** One thing that the enemy would do, with the reasons. */
function OneForetold({
  intent: { cites, criteria, candidates, decidedBy, condition },
  text,
  chance,
  times,
  rules,
  ruleset,
}: Foretold & { readonly rules: readonly Quoted[]; readonly ruleset: string }) {
  return (
    <li>
      {chance !== null && (
        <span class="cost" title={`If ${condition?.text ?? ""}`}>
          {chance}
        </span>
      )}{" "}
      {times > 1 && `${times} × `}
      {told(text)}
      {candidates.length > 1 && (
        <Reasons criteria={criteria.map(({ name }) => name)} candidates={candidates} decidedBy={decidedBy} />
      )}
      <Cited ruleset={ruleset} ids={cites} rules={rules} />
    </li>
  );
}
