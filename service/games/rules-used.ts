import type { Game } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudicator.ts";
import { canonicalJson, sha256 } from "../canonical.ts";
import type { RulesUsed } from "./move.ts";

const hashed = new WeakMap<Game, RulesUsed>();

/** The rules of a game as this server has them: their version and the hash of their content. Throws a Fault. */
export function rulesOf({ game }: Pick<Adjudicator, "game">, ruleset: string): RulesUsed {
  const rules = game(ruleset);
  const used = hashed.get(rules) ?? { version: rules.version, content: sha256(canonicalJson(rules.content())) };
  hashed.set(rules, used);
  return used;
}
