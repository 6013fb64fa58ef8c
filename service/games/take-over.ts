import type { Adjudicator } from "../adjudicator.ts";
import { Fault } from "../faults.ts";
import { canonicalJson } from "../canonical.ts";
import { opening, play, takenOver } from "./advance.ts";
import { allow, type Caller, enter, notNow } from "./entry.ts";
import { type GameState, stateOf } from "./game-state.ts";
import { atVersion, commitOrConflict, type Desk, timeAt } from "./games.ts";
import { bodyOf, type MoveBody, type RulesUsed } from "./move.ts";
import { waitingProposal } from "./proposals.ts";
import { OtherDice, recordedDice } from "./recorded-dice.ts";
import { isPresent, rulesOf } from "./rules-used.ts";

/** A move of the record that the newer rules would have answered differently. */
export interface Difference {
  readonly version: number;
  /** What is different, in one sentence. */
  readonly text: string;
}

/** What taking over the newer rules means, or meant. */
export interface TakeOverAnswer {
  readonly outcome: "current" | "would" | "done";
  readonly from: RulesUsed;
  readonly to: RulesUsed;
  readonly checked: number;
  readonly differences: readonly Difference[];
  readonly game: GameState;
}

/** A stored position as one of another version of the rules. */
function under(position: unknown, version: string): unknown {
  return typeof position === "object" && position !== null ? { ...position, version } : position;
}

const told = (
  { events, position, decision, result }: Pick<MoveBody, "events" | "position" | "decision" | "result">,
  version: string,
) => ({
  events: canonicalJson(events),
  position: canonicalJson(under(position, version)),
  question: canonicalJson([decision, result]),
});

/**
 * What of a move the rules of this server answer differently; null when it is all the same. The move is looked at by
 * itself, from the position before it.
 */
function difference(adjudicator: Adjudicator, before: MoveBody | null, body: MoveBody, now: RulesUsed): string | null {
  const { sent, at, by, chance } = body;
  const table = "move" in sent && ((sent.move.dice?.length ?? 0) > 0 || (sent.move.cards?.length ?? 0) > 0);
  const numbers = table ? undefined : recordedDice(chance).chance;
  const again = (): MoveBody | string | null => {
    if ("created" in sent)
      return opening(
        adjudicator,
        { ...sent.created, position: under(sent.created.position, now.version) },
        at,
        now,
        numbers,
      );
    if (!("move" in sent) || before === null) return null;
    const played = play(
      adjudicator,
      { ...before, position: under(before.position, now.version) },
      { at, by: by ?? "" },
      sent.move,
      numbers,
    );
    return played.kind === "refused" ? `it is refused: ${played.failing[0]?.text ?? ""}` : played.body;
  };
  try {
    const found = again();
    if (found === null || typeof found === "string") return found;
    const [old, fresh] = [told(body, now.version), told(found, now.version)];
    if (old.events !== fresh.events) return "other things happen";
    if (old.position !== fresh.position) return "another position follows";
    return old.question === fresh.question ? null : "something else is asked";
  } catch (error) {
    if (error instanceof OtherDice || error instanceof Fault) return error.message;
    throw error;
  }
}

/** Moves read at once while a record is checked. */
const PAGE = 50;

async function check(
  { adjudicator, store }: Desk,
  id: string,
  now: RulesUsed,
): Promise<{ readonly checked: number; readonly differences: readonly Difference[] }> {
  const differences: Difference[] = [];
  let before: MoveBody | null = null;
  for (let after = -1; ;) {
    const moves = await store.moves(id, after, PAGE);
    for (const move of moves) {
      const body = bodyOf(move);
      const text = difference(adjudicator, before, body, now);
      if (text !== null) differences.push({ version: move.version, text: `At version ${move.version} ${text}.` });
      before = body;
      after = move.version;
    }
    if (moves.length < PAGE) return { checked: after + 1, differences };
  }
}

/**
 * Has a game take over the rules of this server from those it is pinned to: only where its position is a checkpoint,
 * and after going through the whole record and reporting every move that would differ. Nothing of the record changes;
 * only what comes after is played by the newer rules.
 */
export async function takeOverRules(
  desk: Desk,
  id: string,
  { expectedVersion, dryRun }: { readonly expectedVersion: number; readonly dryRun: boolean },
  caller: Caller,
): Promise<TakeOverAnswer> {
  const { adjudicator } = desk;
  const entry = await enter(desk, id, caller);
  allow(entry, "take over rules");
  atVersion(entry, expectedVersion);
  const { meta, latest } = entry;
  const before = bodyOf(latest);
  const to = rulesOf(adjudicator, meta.ruleset);
  const answer = { from: before.rules, to };
  const unchanged = (): GameState => stateOf(adjudicator, { ...entry, waiting: waitingProposal(entry) });
  if (isPresent(adjudicator, meta.ruleset, before.rules))
    return { ...answer, outcome: "current", checked: 0, differences: [], game: unchanged() };
  if (hasAnswers(before.position))
    throw notNow(
      "no-checkpoint",
      "The game waits in the middle of something: other rules are taken over where an action is asked for. Answer what is asked first.",
    );
  const { checked, differences } = await check(desk, id, to);
  if (dryRun) return { ...answer, outcome: "would", checked, differences, game: unchanged() };
  const body = takenOver(
    adjudicator,
    before,
    { at: timeAt(desk), by: entry.seat ?? "" },
    to,
    differences.map(({ version }) => version),
  );
  const move = await commitOrConflict(desk, { entry, body });
  return { ...answer, outcome: "done", checked, differences, game: stateOf(adjudicator, { ...entry, latest: move }) };
}

/** Whether a position waits in the middle of a procedure: then it holds answers given since the last checkpoint. */
const hasAnswers = (position: unknown): boolean =>
  typeof position === "object" &&
  position !== null &&
  "answers" in position &&
  Array.isArray(position.answers) &&
  position.answers.length > 0;
