import { MOST_WORK } from "../../rules/kernel/index.ts";
import type { StoredMove } from "../storage/store.ts";
import { inParts } from "../adjudication/budget.ts";
import { POLICY, takenOver } from "./advance.ts";
import { checkUnder, type Difference } from "./differences.ts";
import { allow, type Caller, enter, type Entry, notPossibleNow } from "./entry.ts";
import { type GameState, playersOf, stateOf } from "./game-state.ts";
import { atVersion, type GameServices, timeAt } from "./games.ts";
import { commitNext, commitOrConflict } from "./committing.ts";
import { bodyOf, type MoveBody, type RulesUsed } from "./move.ts";
import { WorkIsUp } from "./present-rules.ts";
import { propose, toldProposal, waitingProposal, type WaitingProposal, withConsent } from "./proposals.ts";
import { isPresent, rulesOf } from "./rules-used.ts";
import { wayOn, type WayOn } from "./ways-on.ts";
import { Fault } from "../schema/faults.ts";

/** How a game goes on under the rules of this server, as it is told. */
export interface ToldWay {
  readonly how: WayOn["how"];
  /** The version it goes back to, or in whose move the checkpoint lies; null where it does not go back. */
  readonly to: number | null;
  readonly text: string;
  /** What is different from there on, as sentences. */
  readonly changes: readonly string[];
  /** The seats whose consent is missing when the caller takes the rules over now; empty when he can. */
  readonly needs: readonly string[];
}

/** What taking over the newer rules means, or meant. */
export interface TakeOverAnswer {
  readonly outcome: "current" | "would" | "proposed" | "done";
  readonly from: RulesUsed;
  readonly to: RulesUsed;
  readonly checked: number;
  readonly differences: readonly Difference[];
  /** Null where the game has the rules of this server already. */
  readonly way: ToldWay | null;
  /** While it waits for consent. */
  readonly proposal: WaitingProposal | null;
  readonly game: GameState;
}

/** The work that looking for a way may take altogether. */
const MOST_SEARCH_WORK = 4 * MOST_WORK;

/** The way on from the latest move; null where there is none. Throws a Fault when to find it takes more than is done. */
async function foundWay(desk: GameServices, entry: Entry): Promise<WayOn | null> {
  try {
    return await inParts(
      MOST_SEARCH_WORK,
      () => new WorkIsUp(),
      () => wayOn(desk, entry),
    );
  } catch (error) {
    if (error instanceof WorkIsUp)
      throw new Fault("too-large", "To find how this game goes on takes more than is done for one request.");
    throw error;
  }
}

/** How a game goes on, in plain words. */
export function wayInWords({ how, to, learned }: WayOn): string {
  switch (how) {
    case "checkpoint":
      return "The game goes on as it stands.";
    case "question":
      return "The game goes on as it stands: in the middle of something these rules ask the same as before.";
    case "back":
      return `The game goes back to its checkpoint at version ${to}, for these rules do not ask the same as before. ${learned === null ? "Nobody has learned anything since then." : `${learned} All players have to agree to that.`}`;
  }
}

/** No position of a game can be read by the rules of this server. */
const noWay = (): Fault =>
  notPossibleNow(
    "no-way-on",
    "The rules of this server can read no position of this game. It can be looked at, everybody can export its record once it has ended, and the game master can close it.",
  );

/** How a game goes on from a move by the rules of this server. Throws a Fault where it does not. */
export async function requireWayOn(desk: GameServices, entry: Entry): Promise<WayOn> {
  const way = await foundWay(desk, entry);
  if (way === null) throw noWay();
  return way;
}

/** How the rules of this server are taken over: by whom, from where on, and who has agreed. */
interface TakeOver {
  readonly by: string;
  readonly now: RulesUsed;
  readonly way: WayOn;
  readonly differences: readonly Difference[];
  readonly agreed: Pick<WaitingProposal, "consents" | "renewed">;
}

/** The body of a move that takes over the rules of this server. */
const taking = (desk: GameServices, { latest }: Entry, { by, now, way, differences, agreed }: TakeOver): MoveBody =>
  takenOver(desk.adjudicator, bodyOf(latest), { at: timeAt(desk), by }, now, {
    differs: differences.map(({ version }) => version),
    position: way.anew.situation.position(),
    ...(way.to !== null && { to: way.to }),
    ...(agreed.consents.length > 0 && { consents: agreed.consents }),
    ...(agreed.renewed.length > 0 && { renewed: agreed.renewed }),
  });

/**
 * Has a game take over the rules of this server from those it is pinned to, after going through its record and
 * reporting every move that would differ. Nothing of the record changes; only what comes after is played by the newer
 * rules. The game goes on as it stands where it waits at a checkpoint, and in the middle of something where these rules
 * ask the same; else it goes back to its last checkpoint. The game master does it alone where nothing was learned since
 * that checkpoint; the players do it together, each by the same request.
 */
export async function takeOverRules(
  desk: GameServices,
  id: string,
  { expectedVersion, dryRun }: { readonly expectedVersion: number; readonly dryRun: boolean },
  caller: Caller,
): Promise<TakeOverAnswer> {
  const { adjudicator } = desk;
  const entry = await enter(desk, id, caller);
  allow(entry, "take over rules");
  atVersion(entry, expectedVersion);
  const { meta, latest, seats } = entry;
  const seat = entry.seat ?? "";
  const before = bodyOf(latest);
  const to = rulesOf(adjudicator, meta.ruleset);
  const waiting = waitingProposal(adjudicator, entry);
  const answer = { from: before.rules, to, proposal: waiting };
  const unchanged = (proposal = waiting): GameState => stateOf(adjudicator, { ...entry, waiting: proposal });
  if (isPresent(adjudicator, meta.ruleset, before.rules))
    return { ...answer, outcome: "current", checked: 0, differences: [], way: null, game: unchanged() };
  const way = await requireWayOn(desk, entry);
  const voiced =
    entry.role === "master" ? null : withConsent(entry, seat, { to: way.to ?? latest.version, rules: to.content });
  const agreed = voiced && toldProposal(voiced, seats);
  const needs = agreed?.missing ?? (way.learned === null ? [] : playersOf(seats));
  const { checked, differences } = await checkUnder(desk, meta, to);
  const { how, changes } = way;
  const told: ToldWay = { how, to: way.to, text: wayInWords(way), changes, needs };
  const report = { ...answer, checked, differences, way: told };
  if (dryRun) return { ...report, outcome: "would", game: unchanged() };
  if (voiced === null && needs.length > 0)
    throw notPossibleNow(
      "needs-consent",
      `${told.text} They do so each by the same request with their own invitation: ${needs.join(", ")}.`,
    );
  // who plays alone asks nobody
  if (voiced !== null && playersOf(seats).length > 1) await propose(desk, entry, voiced);
  if (voiced !== null && needs.length > 0)
    return { ...report, outcome: "proposed", proposal: agreed, game: unchanged(agreed) };
  const game = await commitOrConflict(desk, {
    entry,
    body: taking(desk, entry, {
      by: seat,
      now: to,
      way,
      differences,
      agreed: agreed ?? { consents: [], renewed: [] },
    }),
  });
  return { ...report, outcome: "done", proposal: null, game };
}

/** What the clock comes to with a game of other rules: it has taken them over, or cannot and says why. */
export type TakenByClock = { readonly move: StoredMove | null } | { readonly because: string };

/**
 * Takes the rules of this server over for a game whose deadline has passed, where nobody has to agree to it. It is as
 * if the game master had done it, and marked by "policy".
 */
export async function takeOverByClock(desk: GameServices, entry: Entry): Promise<TakenByClock> {
  const changed = "The rules of the server have changed since the last move.";
  let way: WayOn | null;
  try {
    way = await foundWay(desk, entry);
  } catch (error) {
    if (error instanceof Fault && error.kind === "too-large") return { because: `${changed} ${error.message}` };
    throw error;
  }
  if (way === null) return { because: `${changed} ${noWay().message}` };
  if (way.learned !== null) return { because: `${changed} ${wayInWords(way)}` };
  const { meta } = entry;
  const to = rulesOf(desk.adjudicator, meta.ruleset);
  const { differences } = await checkUnder(desk, meta, to);
  const body = taking(desk, entry, {
    by: POLICY,
    now: to,
    way,
    differences,
    agreed: { consents: [], renewed: [] },
  });
  return { move: await commitNext(desk, { entry, body }) };
}

/** What a reminder says of a game of other rules, where the clock takes none over. */
export const RULES_CHANGED =
  "The rules of the server have changed since the last move: the game goes on when the game master takes them over, or all players together.";
