import { currentBudget } from "../adjudication/budget.ts";
import { commitmentTo } from "../adjudication/sealed-dice.ts";
import type { RulesUsed } from "./move.ts";
import type { GameRecord, RecordMove } from "./record.ts";
import { differingNumber } from "./recorded-dice.ts";
import type { ReplayFault } from "./replay-faults.ts";
import { namedRules } from "./rules-used.ts";

/** A stretch of a game that was played by one set of rules. */
export interface RecordPart {
  /** Its first and its last version. */
  readonly from: number;
  readonly to: number;
  readonly rules: RulesUsed;
  /** Whether these do what the rules of this server do; else its moves cannot be played again here. */
  readonly present: boolean;
  /** How many of its moves have the hash of what they say, after the one before them. */
  readonly chained: number;
  /** How many of them were played again, with the same hash. */
  readonly verified: number;
}

/** What was verified of a record: its chain and its dice, which needs no rules, and by the rules of this server. */
export interface Proof {
  /** Whether every move has the hash of what it says and builds on the one before: "unknown" where it takes older rules. */
  readonly chain: "whole" | "broken" | "unknown";
  /** Whether every number follows from the secret; "sealed" as long as that is not known, "table" where people threw. */
  readonly dice: "derived" | "broken" | "sealed" | "table";
  /** Whether all moves were played again, some, or none; "broken" where one does not stand. */
  readonly rules: "all" | "some" | "none" | "broken";
  readonly text: string;
}

/** The work of deriving a number again from the secret. */
const NUMBER_WORK = 40;

const versionsInWords = (from: number, to: number): string =>
  from === to ? `Version ${from} was` : `Versions ${from} to ${to} were`;

/** Whether a fault shows that a record was changed: of a hash of the former kind it may be that other rules made it. */
export const isChange = ({ kind, version }: ReplayFault, moves: readonly RecordMove[]): boolean =>
  (kind === "hash" || kind === "link") && typeof moves[version]?.left === "string";

/** What was verified of a record, apart and in words. */
export function proofOf(
  { beginning, secret, moves }: GameRecord,
  parts: readonly RecordPart[],
  faults: readonly ReplayFault[],
  here: string | null,
): Proof {
  const has = (...kinds: readonly ReplayFault["kind"][]): boolean => faults.some(({ kind }) => kinds.includes(kind));
  const chained = parts.reduce((sum, part) => sum + part.chained, 0);
  const verified = parts.reduce((sum, part) => sum + part.verified, 0);
  const changed = faults.some((fault) => isChange(fault, moves));
  const chain = changed
    ? "broken"
    : chained === moves.length
      ? "whole"
      : moves.some(({ left }) => left === null)
        ? "unknown"
        : "broken";
  const sealed = secret === null ? "sealed" : has("dice", "commitment") ? "broken" : "derived";
  const dice = beginning.dice === "table" ? "table" : sealed;
  const wrong = parts.some((part) => part.present && part.verified < part.to + 1 - part.from);
  const rules =
    wrong || has("refused", "seat", "unreadable")
      ? "broken"
      : verified === moves.length
        ? "all"
        : verified > 0
          ? "some"
          : "none";
  const others = parts
    .filter(({ present }) => !present)
    .map((part) => `${versionsInWords(part.from, part.to)} played by ${namedRules(beginning.ruleset, part.rules)}`);
  const notHere = here === null ? `This server does not know the ruleset "${beginning.ruleset}"` : others.join("; ");
  const chains = {
    whole: "yes, every move has the hash of what it says",
    broken: "no",
    unknown: `of ${chained} of ${moves.length} versions; the others take the rules they were played by`,
  };
  const dices = {
    derived: "yes, every number follows from the secret",
    broken: "no",
    sealed: "not before the game has ended and its secret is known",
    table: "no, the players entered them",
  };
  const played = {
    all: "yes, every version was played again",
    some: `${verified} of ${moves.length} versions were played again. ${notHere}`,
    none: `no. ${notHere}`,
    broken: `no, ${verified} of ${moves.length} versions stand${notHere === "" ? "" : `. ${notHere}`}`,
  };
  const text = `Chain: ${chains[chain]}. Dice: ${dices[dice]}. By these rules: ${played[rules]}.`;
  return { chain, dice, rules, text };
}

/** The dice of the whole record against the secret and the commitment. */
export function diceFaults({ beginning, secret, moves }: GameRecord): readonly ReplayFault[] {
  if (secret === null) return [];
  if (beginning.commitment !== commitmentTo(secret))
    return [
      {
        version: 0,
        kind: "commitment",
        text: `The secret is not the one that was committed to: its SHA-256 is ${commitmentTo(secret)}.`,
      },
    ];
  if (beginning.dice === "table") return [];
  return moves.flatMap(({ drawn }, version) => {
    currentBudget().charge("record", drawn.length * NUMBER_WORK);
    const differs = differingNumber(secret, beginning.game, version, drawn);
    return differs === null ? [] : [{ version, kind: "dice" as const, text: differs }];
  });
}

/** What moves missing or left over say of the secret: it is public once the game has ended, and not before. */
export function secretFaults({ beginning, secret, moves }: GameRecord, hasEnded: boolean): readonly ReplayFault[] {
  if (beginning.commitment === null || hasEnded === (secret !== null)) return [];
  const text = hasEnded
    ? "The game has ended, so its secret is public; it is missing here, so that what depends on it cannot be verified."
    : "The secret is known though the game has not ended: moves are missing, or the dice could be foreseen.";
  return [{ version: moves.length - 1, kind: "commitment", text }];
}

/** What of a record cannot be verified here: stretches by other rules whose hashes are of a former kind. */
export function ruleFaults(
  { beginning: { ruleset }, moves }: GameRecord,
  parts: readonly RecordPart[],
  here: string | null,
): readonly ReplayFault[] {
  const hashes =
    "Their hashes are of a former kind that only those rules can verify: of these moves only the dice are.";
  return parts.flatMap(({ from, to, rules, present }) => {
    if (present || moves.slice(from, to + 1).every(({ left }) => left !== null)) return [];
    const text =
      here === null
        ? `This server does not know the ruleset "${ruleset}". ${hashes}`
        : `${versionsInWords(from, to)} played by ${namedRules(ruleset, rules)}; this server has ${here}. ${hashes}`;
    return [{ version: from, kind: "rules", text }];
  });
}
