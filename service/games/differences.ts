import { MOST_WORK, canonicalJson } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { Fault } from "../schema/faults.ts";
import type { GameMeta } from "../storage/store.ts";
import { inParts, currentBudget } from "../adjudication/budget.ts";
import { opening, play } from "./advance.ts";
import { firstOther, sameQuestion } from "./alike.ts";
import type { GameServices } from "./game-services.ts";
import { bodyOf, type MoveBody, type RulesUsed } from "./move.ts";
import { underRules, WorkIsUp } from "./present-rules.ts";
import { OtherDice, recordedDice } from "./recorded-dice.ts";
import { lengthIn } from "./stored-moves.ts";

/** A move of the record that other rules would have answered differently. */
export interface Difference {
  readonly version: number;
  /** What is different, in one sentence. */
  readonly text: string;
}

/** What became of playing a record under other rules. */
export interface Checked {
  /** How many versions were looked at, from the beginning on: all, or as many as there is work for. */
  readonly checked: number;
  readonly differences: readonly Difference[];
}

/** What a game is checked with: the rules of this server, and how its dice fall. */
interface Check {
  readonly adjudicator: Adjudicator;
  readonly now: RulesUsed;
  readonly dice: "sealed" | "table";
}

/** What comes of a move under the rules of this server, or how it is refused; null of one that no rules are asked about. */
function playedAgain(
  { adjudicator, now, dice }: Check,
  before: MoveBody | null,
  { sent, at, by, chance: drawn }: MoveBody,
): MoveBody | string | null {
  // with table dice the rules wait where they ask for a number
  const chance = dice === "table" ? undefined : recordedDice(drawn).chance;
  if ("created" in sent) {
    const { created } = sent;
    const beginning = { ...created, position: underRules(created.position, now.version) };
    return opening(adjudicator, beginning, at, now, chance);
  }
  if (!("move" in sent) || before === null) return null;
  const from = { ...before, position: underRules(before.position, now.version) };
  const played = play(adjudicator, from, { at, by: by ?? "" }, sent.move, { chance });
  return played.kind === "refused" ? `it is refused: ${played.failing[0]?.text ?? ""}` : played.body;
}

/**
 * What of a move the rules of this server answer differently, as the end of a sentence; null when it is all the same,
 * told in whatever words. The move is looked at by itself, from the position before it. Of a game that hides something
 * no more is told than that it differs.
 */
function difference(
  check: Check,
  before: MoveBody | null,
  body: MoveBody,
  { hides }: { readonly hides: boolean },
): string | null {
  try {
    const repeated = playedAgain(check, before, body);
    if (repeated === null) return null;
    const text = typeof repeated === "string" ? repeated : otherwise(body, repeated, check.now);
    return text !== null && hides ? "it goes otherwise" : text;
  } catch (error) {
    if (error instanceof WorkIsUp) throw error;
    if (hides) return "it goes otherwise";
    // the rules may stop in any way on a position that is none of theirs
    const isTold = error instanceof OtherDice || error instanceof Fault;
    return `it cannot be played${isTold ? `: ${error.message}` : ""}`;
  }
}

/** How what follows from a move differs; null when it does not. */
function otherwise(old: MoveBody, fresh: MoveBody, { version }: RulesUsed): string | null {
  const other = firstOther(old.events, fresh.events);
  if (other >= 0) {
    const told = (event: MoveBody["events"][number] | undefined): string =>
      event === undefined ? "nothing more" : `"${event.text}"`;
    return `other things happen: ${told(fresh.events[other])} in place of ${told(old.events[other])}`;
  }
  const position = (body: MoveBody): string => canonicalJson(underRules(body.position, version));
  if (position(old) !== position(fresh)) return "another position follows";
  const sameEnd = canonicalJson(old.result?.result ?? null) === canonicalJson(fresh.result?.result ?? null);
  return sameQuestion(old.decision, fresh.decision) && sameEnd ? null : "something else is asked";
}

/** Moves read at once while a record is checked. */
const PAGE = 50;
/** The work that a check may take altogether; each move may take what a live one may. */
const MOST_CHECK_WORK = 2 * MOST_WORK;

/** Plays the moves of a stored game under the rules of this server, each by itself, and tells what would differ. */
export async function checkUnder(
  { adjudicator, store }: GameServices,
  { id, ruleset, dice }: GameMeta,
  now: RulesUsed,
): Promise<Checked> {
  const differences: Difference[] = [];
  let before: MoveBody | null = null;
  let checked = 0;
  const { isHiddenGame } = adjudicator.game(ruleset);
  try {
    await inParts(
      MOST_CHECK_WORK,
      () => new WorkIsUp(),
      async () => {
        for (;;) {
          const moves = await store.moves(id, checked - 1, PAGE);
          for (const move of moves) {
            const body = bodyOf(move);
            const hides = isHiddenGame(body.position);
            currentBudget().charge("text", lengthIn({ hides })(move));
            const text = difference({ adjudicator, now, dice }, before, body, { hides });
            if (text !== null)
              differences.push({
                version: move.version,
                text: `At version ${move.version} ${text.replace(/\.$/, "")}.`,
              });
            before = body;
            checked = move.version + 1;
          }
          if (moves.length < PAGE) return;
        }
      },
    );
  } catch (error) {
    // what is beyond stays unchecked, and the answer says how far it came
    if (!(error instanceof WorkIsUp)) throw error;
  }
  return { checked, differences };
}
