import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { sha256 } from "../adjudication/sha256.ts";
import { earlierContents } from "./earlier-contents.ts";
import type { RulesUsed } from "./move.ts";

/** What stands for all that a version of a ruleset does; its words are not part of it. */
const contentOf = (ruleset: string, version: string): string => sha256(`umpire rules\n${ruleset}\n${version}`);

/** The rules of a game as this server has them: what a game that begins now is pinned to. Throws a Fault. */
export function rulesOf({ game }: Pick<Adjudicator, "game">, ruleset: string): RulesUsed {
  const { version } = game(ruleset);
  return { version, content: contentOf(ruleset, version) };
}

/**
 * The version of a ruleset that does what the rules do that a game is pinned to; null where it is not known, as of games
 * from before versions told every change of what rules do.
 */
export function versionOf(ruleset: string, { version, content }: RulesUsed): string | null {
  return content === contentOf(ruleset, version) ? version : (earlierContents[ruleset]?.[content] ?? null);
}

/**
 * Whether the rules of this server do what those do that a game is pinned to, so that it is played on, and its moves are
 * played again, by them. Otherwise its rules are older (or newer): it is looked at, and has to take these over to go on.
 */
export const isPresent = ({ game }: Pick<Adjudicator, "game">, ruleset: string, used: RulesUsed): boolean =>
  versionOf(ruleset, used) === game(ruleset).version;

/** How the rules that a game is pinned to are named to people: "rogue-regiment 0.3.0". */
export function namedRules(ruleset: string, used: RulesUsed): string {
  const version = versionOf(ruleset, used);
  return version === null
    ? `an earlier ${ruleset} ${used.version} (${used.content.slice(0, 12)}), from before its version told every change`
    : `${ruleset} ${version}`;
}
