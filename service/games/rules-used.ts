import type { Game } from "../../rules/kernel/index.ts";
import { canonicalJson, sha256 } from "../json.ts";
import type { RulesUsed } from "./move.ts";

const known = new WeakMap<Game, RulesUsed>();

/** The rules of a game as this server has them: their version, and the hash of the catalogue and of what positions and actions may hold. */
export function rulesUsed(game: Game): RulesUsed {
  const found = known.get(game);
  if (found !== undefined) return found;
  const { version, catalogue } = game;
  const used = { version, content: sha256(canonicalJson({ version, catalogue, position: game.positionJsonSchema(), action: game.actionJsonSchema() })) };
  known.set(game, used);
  return used;
}
