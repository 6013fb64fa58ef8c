import type { BoardModel, EnemyIntent } from "../api/answers.ts";
import { pieceNamed } from "../board/places.ts";

/** What one of the enemy would do, as often as pieces alike would, with the chance where it hangs on a card. */
export interface Foretold {
  readonly intent: EnemyIntent;
  readonly text: string;
  readonly chance: string | null;
  readonly times: number;
  /** Whether something else reads alike: then it is told when each happens. */
  readonly isTwin: boolean;
}

/** A chance as "6 %"; the API tells it exactly. */
function inPercent(chance: string): string {
  const [part = 0, whole = 1] = chance.split("/").map(Number);
  const share = (100 * part) / whole;
  return share > 0 && share < 1 ? "under 1 %" : `${Math.round(share)} %`;
}

/** Intents as they are told: pieces that are still to come have no names, so those alike are counted. */
export function foretoldOf(intents: readonly EnemyIntent[], board: BoardModel): readonly Foretold[] {
  const byText = new Map<string, Foretold>();
  for (const intent of intents) {
    const { piece, condition } = intent;
    const isNew = intent.text.startsWith(`${piece} `) && pieceNamed(board, piece) === undefined;
    const text = isNew ? `A new enemy${intent.text.slice(piece.length)}` : intent.text;
    const exactly = condition?.chance ?? null;
    const chance = exactly === null ? null : inPercent(exactly);
    const key = isNew ? `${text} ${chance ?? ""}` : `${byText.size} ${text}`;
    byText.set(key, { intent, text, chance, times: (byText.get(key)?.times ?? 0) + 1, isTwin: false });
  }
  const all = [...byText.values()];
  return all.map((one) => ({ ...one, isTwin: all.some((other) => other !== one && other.text === one.text) }));
}
