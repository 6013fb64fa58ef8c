import { BudgetExceeded, type Decision, MOST_WORK, Budget } from "../../rules/kernel/index.ts";
import { Fault } from "../schema/faults.ts";
import { countWrongInvitation } from "../limits/invitation-rate-limit.ts";
import { stored } from "../adjudication/own-positions.ts";
import { errorLine } from "../logging/log.ts";
import { counted } from "../adjudication/budget.ts";
import type { GameServices } from "./game-services.ts";
import { type Caller, enter, type Entry } from "./entry.ts";
import { decisionFor, endOf, type GameState, unshared, viewOf, type WaitsFor, waitsForOf } from "./game-state.ts";
import type { Shares } from "./holders.ts";
import { gameOfInvitation } from "./invitations.ts";
import type { SeatName } from "../storage/seats.ts";
import { bodyOf } from "./move.ts";
import { type WaitingProposal, waitingProposal } from "./proposals.ts";
import { isPresent } from "./rules-used.ts";

/** One of the caller's games. */
export interface MyGame {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly seat: string;
  readonly version: number;
  /** How those at the seats are called, as far as they were named. */
  readonly names: readonly SeatName[];
  /** Turn, phase and section, in words for people; null where the game cannot be opened, or not at once. */
  readonly moment: string | null;
  /** False where the game cannot be opened: then nobody is said to be asked. */
  readonly readable: boolean;
  /** Whether the seat is asked, and has still to act where several are. */
  readonly waitsForYou: boolean;
  readonly waitsFor: WaitsFor | null;
  /** A wish that waits for consent, perhaps that of this seat. */
  readonly proposal: WaitingProposal | null;
  readonly ended: GameState["ended"];
}

/** The games of some invitations, and the places in their list of those of which there is none to tell. */
export interface MyGames {
  /** Those that wait for the caller first, and the longest waiting first. */
  readonly games: readonly MyGame[];
  /** Those that open nothing. */
  readonly unknown: readonly number[];
  /** Those of games that the store cannot give out. */
  readonly unreadable: readonly number[];
}

/** The work in which a game of a list is opened to see that it can be: some milliseconds, where most take a part of one. */
const OPENING = MOST_WORK / 50;

/** What of a game the list tells beside what is kept: its moment, and whose pieces have still to act. */
interface Opened {
  readonly moment: string | null;
  readonly shares: Shares;
}

/**
 * The moment of a game in words, as a seat may know it; null where telling it takes long. To tell it the game is opened,
 * by rules that can: throws what our reader says where it refuses it.
 */
function openedFor({ adjudicator }: GameServices, { meta, latest }: Entry, seat: string): Opened {
  const { position, moment, rules } = bodyOf(latest);
  if (!isPresent(adjudicator, meta.ruleset, rules)) return { moment, shares: unshared };
  const hides = adjudicator.game(meta.ruleset).isHiddenGame(position);
  try {
    const opened = adjudicator.openOwn(position, stored(meta, latest), counted(new Budget(OPENING)));
    if (hides) return { moment: opened.seenBy(viewOf(seat)).moment(), shares: unshared };
    const dealt = opened.dealt();
    return { moment, shares: { ...unshared, dealt: () => dealt } };
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    return { moment: hides ? null : moment, shares: unshared };
  }
}

/** The decision that waits, as a seat is told of it; null where none waits. */
function decisionOf({ adjudicator }: GameServices, { meta, seats, latest, seat }: Entry): Decision | null {
  const { decision, position } = bodyOf(latest);
  return decisionFor(decision, seat, adjudicator.game(meta.ruleset).isHiddenGame(position), seats);
}

/** A game as it stands in the list of one of its seats. One that cannot be opened is told as such, and logged. */
function listed(desk: GameServices, entry: Entry, seat: string): MyGame {
  const { meta, seats, latest } = entry;
  const { id, title, ruleset } = meta;
  const summary = { id, title, ruleset, seat, version: latest.version, names: meta.names ?? [] };
  try {
    const { moment, shares } = openedFor(desk, entry, seat);
    const waitsFor = waitsForOf(meta, seats, latest, decisionOf(desk, entry), shares);
    const waitsForYou = waitsFor?.toAct.includes(seat) ?? false;
    const proposal = waitingProposal(desk.adjudicator, entry);
    return { ...summary, readable: true, moment, waitsForYou, waitsFor, proposal, ended: endOf(bodyOf(latest)) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    logFailure(desk, id, error);
    const nothing = { moment: null, waitsForYou: false, waitsFor: null, proposal: null, ended: null };
    return { ...summary, readable: false, ...nothing };
  }
}

function logFailure({ log }: GameServices, game: string, error: unknown): void {
  const line = error instanceof Error ? errorLine(error) : { level: "error", message: "unknown" };
  log?.({ ...line, game });
}

/**
 * The games of some invitations. One that cannot be read is told as such and harms no other. Throws a Fault where the
 * games cannot be reached at all.
 */
export async function myGames(desk: GameServices, secrets: readonly string[], { visit }: Caller): Promise<MyGames> {
  const outcomes = await Promise.all(
    secrets.map(async (secret): Promise<MyGame | "unknown" | "unreadable"> => {
      const id = gameOfInvitation(secret);
      if (id === null) return "unknown";
      try {
        const entry = await enter(desk, id, { secret });
        return entry.seat === null ? "unknown" : listed(desk, entry, entry.seat);
      } catch (error) {
        if (error instanceof Fault) {
          if (error.kind === "not-found" || error.kind === "unauthorized") return "unknown";
          // an invitation to a game that was put away is none that was guessed
          if (error.kind === "gone") return "unreadable";
          throw error;
        }
        logFailure(desk, id, error);
        return "unreadable";
      }
    }),
  );
  const wrong = secrets.find((_, at) => outcomes[at] === "unknown");
  // where one opens something, all is told that is there
  if (wrong !== undefined && outcomes.every((outcome) => outcome === "unknown")) countWrongInvitation(visit, wrong);
  else if (wrong !== undefined) visit?.wrong(wrong);
  // an invitation that is sent twice is one game
  const isFirst = secrets.map((secret, at) => secrets.indexOf(secret) === at);
  const games = outcomes.flatMap((game, at) => (typeof game === "object" && isFirst[at] === true ? [game] : []));
  const placesOf = (what: "unknown" | "unreadable"): readonly number[] =>
    outcomes.flatMap((outcome, at) => (outcome === what ? [at] : []));
  const rank = ({ waitsForYou, waitsFor }: MyGame): string => `${waitsForYou ? 0 : 1}${waitsFor?.since ?? "~"}`;
  return {
    games: games.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)),
    unknown: placesOf("unknown"),
    unreadable: placesOf("unreadable"),
  };
}
