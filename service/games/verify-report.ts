import type { Beginning } from "./move.ts";
import type { Origin } from "../storage/seats.ts";
import type { GameRecord } from "./record.ts";
import { visible } from "../logging/visible.ts";
import type { Replay } from "./replay.ts";
import { namedRules } from "./rules-used.ts";

/** The most faults that are listed. */
const MOST_LISTED = 20;

function aboutDice({ beginning, secret }: GameRecord, { numbers, rerolled, faults }: Replay): string {
  if (beginning.dice === "table")
    return "Dice: table dice, entered by the players. Nobody can verify those; only what the rules made of them can be.";
  if (secret === null)
    return `Dice: sealed. ${numbers} numbers are recorded; they can be verified once the game has ended and its secret is known.`;
  if (rerolled)
    return `Dice: sealed. The secret is the one committed to, and every number follows from it (${numbers} in all).`;
  return faults.some(({ kind }) => kind === "commitment")
    ? "Dice: sealed, but the secret does not stand."
    : "Dice: sealed, but not every number follows from the secret.";
}

/** How each stretch of the game was verified, where it was not played by one set of rules that this server has. */
function aboutParts({ ruleset }: Beginning, { parts }: Replay): readonly string[] {
  if (parts.length === 1 && parts[0]?.present === true) return [];
  return parts.map(({ from, to, rules, present, chained, verified }) => {
    const moves = to + 1 - from;
    const chain = chained === moves ? "chained" : `${chained} of ${moves} chained`;
    const again = present ? `${verified} of ${moves} played again` : "not played again here";
    return `  versions ${from} to ${to}, by ${namedRules(ruleset, rules)}: ${chain}, ${again}.`;
  });
}

function aboutChain({ proof: { chain }, parts, moves }: Replay): string {
  const chained = parts.reduce((sum, part) => sum + part.chained, 0);
  const isWhole = chain === "whole" ? "every move has the hash of what it says, after the one before it" : null;
  return `Chain: ${isWhole ?? `${chained} of ${moves} versions have the hash of what they say`}.`;
}

function standing({ at, parts }: Replay): readonly string[] {
  if (at === null && parts.some(({ present }) => !present))
    return ["How the game stood at the version asked for can be told only by the rules it was played by."];
  if (at === null) return ["The version asked for could not be played."];
  const { version, moment, decision, result } = at;
  const isOver = result === null ? "The game was closed." : `It is over: ${result.result}. ${result.text}`;
  const goesOn = result === null && decision !== null;
  const ending = goesOn ? `It waits for ${decision.seat ?? "the players"}: ${decision.text}` : isOver;
  return [`Version ${version}: ${moment}. ${ending}`];
}

function originText({ kind, game, version }: Origin): string {
  const what = kind === "branch" ? "a branch" : "an import";
  return `It began as ${what} of game ${game} at version ${version}.`;
}

/** A short report on a replayed record, line by line; what a record says cannot reach through to the terminal. */
export function verifyReport(record: GameRecord, replay: Replay): readonly string[] {
  const { beginning, rules, moves } = record;
  const { intact, verified, faults, proof } = replay;
  const listed = faults
    .slice(0, MOST_LISTED)
    .map(({ version, kind, text }) => `  version ${version} (${kind}): ${text}`);
  return [
    `Game ${beginning.game}, ${JSON.stringify(beginning.title)}: ${beginning.ruleset} ${rules.version}, ${moves.length - 1} moves.`,
    ...(beginning.origin === null ? [] : [originText(beginning.origin)]),
    aboutChain(replay),
    aboutDice(record, replay),
    `Rules: ${verified} of ${moves.length} versions played again with the recorded hash.`,
    ...aboutParts(beginning, replay),
    ...standing(replay),
    `Last hash: ${moves.at(-1)?.hash ?? ""} (compare it with the one the server or your own notes give).`,
    ...(intact
      ? [proof.rules === "all" ? "Everything stands." : "Everything stands that can be verified here."]
      : [`It does NOT stand: ${faults.length} ${faults.length === 1 ? "fault" : "faults"}.`, ...listed]),
    ...(faults.length > MOST_LISTED ? [`  and ${faults.length - MOST_LISTED} more.`] : []),
  ].map(visible);
}
