import type { ShownEvent } from "../../rules/kernel/index.ts";
import { canonicalJson } from "../../rules/kernel/index.ts";
import type { StoredMove } from "../storage/store.ts";
import { currentBudget } from "../adjudication/budget.ts";
import { endsAlike, sameQuestion } from "./alike.ts";
import type { GameServices } from "./game-services.ts";
import type { Entry } from "./entry.ts";
import { bodyOf, type MoveBody } from "./move.ts";
import { answersOf, atCheckpoint, checkpointOf, otherFields, readAnew, type ReadAnew } from "./present-rules.ts";
import { lengthIn } from "./stored-moves.ts";

/** How a game of other rules can go on under those of this server. */
export interface WayOn {
  /**
   * "checkpoint": as it stands there. "question": in the middle of something, where these rules ask the same after the
   * same events. "back": from its last checkpoint, without the answers given since, or from an earlier one.
   */
  readonly how: "checkpoint" | "question" | "back";
  /** The version it goes back to, or in whose move the checkpoint lies; null where it does not go back. */
  readonly to: number | null;
  /** What was learned since, in a sentence: then nobody goes back alone. Null where nothing was. */
  readonly learned: string | null;
  /** The moment it goes on from, by these rules. */
  readonly anew: ReadAnew;
  /** What is different there, as sentences. */
  readonly changes: readonly string[];
}

/** Moves read at once on the way back. */
const PAGE = 20;
/** The most moves that are looked through for the last checkpoint. */
const MOST_BACK = 2000;

/** The moves of a game from a version on back to its beginning. */
async function* backward(
  { adjudicator, store }: GameServices,
  { meta: { id, ruleset }, latest }: Entry,
): AsyncGenerator<StoredMove> {
  const length = lengthIn({ hides: adjudicator.game(ruleset).isHiddenGame(bodyOf(latest).position) });
  yield latest;
  for (let before = latest.version; before > 0;) {
    const from = Math.max(0, before - PAGE);
    const moves = await store.moves(id, from - 1, before - from);
    for (const move of moves) currentBudget().charge("text", length(move));
    yield* moves.toReversed();
    before = from;
  }
}

/** What happened since the last checkpoint of a game that waits in the middle of something. */
interface Since {
  /** The version that the checkpoint belongs to. */
  readonly to: number;
  /** All that was told on the way from there; perhaps with some of what came before it. */
  readonly events: readonly ShownEvent[];
  /** Who has answered. */
  readonly by: readonly string[];
  /** Whether a move on the way told anybody something. */
  readonly informed: boolean;
}

/** Goes back over the moves to the last checkpoint; null where it lies too far back. */
async function sinceCheckpoint(desk: GameServices, entry: Entry): Promise<Since | null> {
  const { latest } = entry;
  const checkpoint = canonicalJson(checkpointOf(bodyOf(latest).position));
  const events: (readonly ShownEvent[])[] = [];
  const by = new Set<string>();
  let informed = false;
  // what was undone did not happen, though somebody may have learned by it
  let standing = latest.version;
  let after: { readonly version: number; readonly body: MoveBody } | null = null;
  let looked = 0;
  for await (const move of backward(desk, entry)) {
    const body = bodyOf(move);
    const isThere = answersOf(body.position).length === 0;
    if (canonicalJson(checkpointOf(body.position)) !== checkpoint || isThere) {
      // the position of the checkpoint stands in the record, or the rules came through it in the move after this one
      const stands = isThere && canonicalJson(checkpointOf(body.position)) === checkpoint;
      return {
        to: stands ? move.version : (after?.version ?? move.version),
        events: events.toReversed().flat(),
        by: [...by],
        informed: informed || (stands && after?.body.informed === true),
      };
    }
    if (after !== null && after.body.informed) informed = true;
    if (body.by !== null && ("move" in body.sent || "undo" in body.sent)) by.add(body.by);
    if (move.version <= standing) {
      standing = move.version;
      if ("undo" in body.sent) standing = body.sent.undo.to;
      else events.push(body.events);
    }
    after = { version: move.version, body };
    if (++looked > MOST_BACK) return null;
  }
  return { to: 0, events: events.toReversed().flat(), by: [...by], informed };
}

/** What was learned since the last checkpoint, in a sentence; null when nothing was. */
function learnedSince(position: unknown, hides: boolean, since: Since | null): string | null {
  if (hides) return "This game hides something, and every answer may tell of it.";
  const answers = answersOf(position).map((answer) => (typeof answer === "object" && answer !== null ? answer : {}));
  if (answers.some((answer) => "faces" in answer)) return "Dice have fallen since then.";
  if (answers.some((answer) => "card" in answer)) return "Cards were drawn since then.";
  if (since === null) return "It is not known what was learned since then.";
  if (since.informed) return "Somebody has learned something since then.";
  return since.by.length > 1 ? `${since.by.join(", ")} have answered since then.` : null;
}

const named = (fields: readonly string[]): string => fields.map((field) => `"${field}"`).join(", ");

/** What is different in a moment that these rules read, as sentences. */
function changesIn({ situation, settings }: ReadAnew, { position, decision }: MoveBody, hides: boolean): string[] {
  const fields = otherFields(position, situation.position(), canonicalJson);
  const asked = situation.decision();
  const sentence = (text: string | undefined): string => (text === undefined ? "nothing" : `"${text}"`);
  return [
    ...settings,
    ...(fields.length === 0 ? [] : [`These rules read the position otherwise in ${named(fields)}.`]),
    ...(sameQuestion(decision, asked)
      ? []
      : [
          hides
            ? "Something else is asked than before."
            : `What is asked is ${sentence(asked?.text)} in place of ${sentence(decision?.text)}.`,
        ]),
  ];
}

/** The latest version before the present one, or the checkpoint before it, that these rules can read. */
async function earlier(desk: GameServices, entry: Entry, hides: boolean): Promise<WayOn | null> {
  let looked = 0;
  let tried = "";
  for await (const move of backward(desk, entry)) {
    const body = bodyOf(move);
    const checkpoint = canonicalJson(checkpointOf(body.position));
    const isFirst = move.version === 0;
    // the beginning is the last that is tried, however long the game is
    if (checkpoint === tried || (!isFirst && looked++ > MOST_BACK)) continue;
    tried = checkpoint;
    const anew = readAnew(desk.adjudicator, entry.meta.ruleset, atCheckpoint(body.position));
    if (anew === null) continue;
    return {
      how: "back",
      to: move.version,
      learned: "What was played since then cannot stand under these rules.",
      anew,
      changes: changesIn(anew, body, hides),
    };
  }
  return null;
}

/**
 * How a game goes on from its latest move by the rules of this server. Null where they can read no position it ever
 * had: then it can only be looked at.
 */
export async function wayOn(desk: GameServices, entry: Entry): Promise<WayOn | null> {
  const { adjudicator } = desk;
  const { ruleset } = entry.meta;
  const body = bodyOf(entry.latest);
  const hides = adjudicator.game(ruleset).isHiddenGame(body.position);
  const anew = readAnew(adjudicator, ruleset, body.position);
  if (answersOf(body.position).length === 0)
    return anew === null
      ? earlier(desk, entry, hides)
      : { how: "checkpoint", to: null, learned: null, anew, changes: changesIn(anew, body, hides) };
  const since = await sinceCheckpoint(desk, entry);
  if (
    anew !== null &&
    since !== null &&
    sameQuestion(body.decision, anew.situation.decision()) &&
    endsAlike(since.events, anew.situation.sinceCheckpoint())
  )
    return { how: "question", to: null, learned: null, anew, changes: changesIn(anew, body, hides) };
  const back = readAnew(adjudicator, ruleset, atCheckpoint(body.position));
  if (back === null) return earlier(desk, entry, hides);
  return {
    how: "back",
    to: since?.to ?? 0,
    learned: learnedSince(body.position, hides, since),
    anew: back,
    changes: changesIn(back, body, hides),
  };
}
