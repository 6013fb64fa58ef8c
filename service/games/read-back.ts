import type { GameMeta, StoredMove } from "../storage/store.ts";
import { freshBudget } from "../adjudication/budget.ts";
import type { GameServices } from "./game-services.ts";
import { bodyOf } from "./move.ts";
import { isPresent } from "./rules-used.ts";

/**
 * Reads what is about to be committed as the next request will, so that no commit is followed by a refusal: at nobody's
 * expense, for the next action pays for it as if it were read then. Throws where our reader refuses it.
 */
export function readBack({ adjudicator }: GameServices, { id, ruleset }: GameMeta, move: StoredMove): void {
  const { position, rules } = bodyOf(move);
  // what was played by other rules is closed as it stands
  if (!isPresent(adjudicator, ruleset, rules)) return;
  adjudicator.openOwn(position, { game: id, version: move.version, place: "to be committed" }, freshBudget());
}
