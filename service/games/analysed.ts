import type { OpenPosition, PlayerView } from "../../rules/kernel/index.ts";
import { justPlayed, stored } from "../adjudication/own-positions.ts";
import type { PlayedGame, PlayedMove } from "../adjudication/report.ts";
import { Fault } from "../schema/faults.ts";
import type { StoredMove } from "../storage/store.ts";
import { besidePosition, type BesidePosition } from "./beside-position.ts";
import { allow, type Caller, enter, type Entry, notPossibleNow } from "./entry.ts";
import { analysisOf, askedBy, endOf, viewOf } from "./game-state.ts";
import { type GameServices, moveAt, underItsRules } from "./games.ts";
import { bodyOf, type MoveBody } from "./move.ts";
import { recordedDice } from "./recorded-dice.ts";
import { isPresent, namedRules } from "./rules-used.ts";
import { movesFrom } from "./stored-moves.ts";

/** Refuses to analyse a game that goes on where that was not agreed on when it was created. */
function checkAgreed({ meta, seat, seats, latest }: Entry, { decision }: MoveBody): void {
  const analysis = analysisOf(meta);
  if (endOf(bodyOf(latest)) !== null || analysis === "all") return;
  if (analysis === "off")
    throw notPossibleNow(
      "analysis-off",
      `This game was created without analysis (analysis: "off"): its positions are analysed once it is over.`,
    );
  if (seat === null || !askedBy(decision, seats).includes(seat))
    throw notPossibleNow(
      "analysis-of-own-seat",
      `While this game goes on a seat has only analysed what it is asked itself (analysis: "own"); here ${askedBy(decision, seats).join(", ") || "nobody"} is asked, not ${seat ?? "you"}.`,
    );
}

/**
 * A version of a stored game to be analysed, as the caller may know it. Throws a Fault where that was not agreed on and
 * the game goes on.
 */
export async function situationToAnalyse(
  desk: GameServices,
  id: string,
  version: number | undefined,
  caller: Caller,
): Promise<PlayerView> {
  const entry = await enter(desk, id, caller);
  allow(entry, "read");
  const move = await moveAt(desk, entry, version);
  const body = bodyOf(move);
  checkAgreed(entry, body);
  underItsRules(desk, { ...entry, latest: move });
  return desk.adjudicator.openOwn(body.position, stored(entry.meta, move)).seenBy(viewOf(entry.seat));
}

/** The moves of a game as they count in the end: what was taken back is not among them. */
class PlayedLine {
  readonly #moves: PlayedMove[] = [];
  #before: BesidePosition | null = null;

  /** Adds the next move of the game; `open` opens the position before a version. */
  add(version: number, body: BesidePosition, open: (version: number) => Promise<OpenPosition>): void {
    const before = this.#before;
    this.#before = body;
    const { sent, chance } = body;
    const back = "undo" in sent ? sent.undo.to : "takeOver" in sent ? sent.takeOver.to : undefined;
    if (back !== undefined) while ((this.#moves.at(-1)?.version ?? 0) > back) this.#moves.pop();
    const kind = before?.decision?.kind;
    if (!("move" in sent) || (kind !== "act" && kind !== "choose")) return;
    this.#moves.push({
      version,
      sent: sent.move,
      dice: () => (chance.length === 0 ? null : recordedDice(chance).chance),
      before: () => open(version - 1),
    });
  }

  get moves(): readonly PlayedMove[] {
    return this.#moves;
  }
}

/** Refuses a game of other rules: how good a move was is judged by the rules it was made under. */
function checkRules({ adjudicator }: GameServices, ruleset: string, { rules }: BesidePosition): void {
  if (isPresent(adjudicator, ruleset, rules)) return;
  const message = `The game was played by ${namedRules(ruleset, rules)}; this server has ${adjudicator.game(ruleset).version}, and judges what was played by these alone.`;
  throw new Fault("rules-changed", message, [{ code: "rules-changed", path: "/id", message }]);
}

/** A stored game that has ended, to be reported on. Throws a Fault while it goes on. */
export async function playedGame(desk: GameServices, id: string, caller: Caller): Promise<PlayedGame> {
  const entry = await enter(desk, id, caller);
  allow(entry, "read");
  const { meta, latest } = entry;
  const end = bodyOf(latest);
  if (endOf(end) === null)
    throw notPossibleNow(
      "goes-on",
      "The report of a game is told once it is over; it would tell what is best before that.",
    );
  checkRules(desk, meta.ruleset, end);
  const line = new PlayedLine();
  const open = async (version: number): Promise<OpenPosition> => {
    const move = await moveAt(desk, entry, version);
    return desk.adjudicator.openOwn(bodyOf(move).position, stored(meta, move));
  };
  for await (const move of movesFrom(desk.store, id, 0, latest.version))
    line.add(move.version, besidePosition(move).happened, open);
  const seats = desk.adjudicator.openOwn(end.position, stored(meta, latest)).seats();
  return { ruleset: meta.ruleset, seats, moves: line.moves, result: end.result };
}

/** The game that a record tells, to be reported on: it is played again. Throws a Fault where it does not stand. */
export async function playedRecord(
  desk: Pick<GameServices, "adjudicator" | "mostRecordWork">,
  text: string,
): Promise<PlayedGame> {
  // what is done with records is rarely done: no start reads it
  const { readAt, replayed } = await import("./records.ts");
  const record = readAt(text, undefined);
  const line = new PlayedLine();
  const bodies: MoveBody[] = [];
  const open = async (version: number): Promise<OpenPosition> =>
    desk.adjudicator.openOwn(bodies[version]?.position, justPlayed(version));
  const onMove = ({ version }: StoredMove, body: MoveBody): void => {
    bodies[version] = body;
    line.add(version, body, open);
  };
  const { faults } = await replayed(desk, text, record, undefined, { onMove });
  const [first] = faults;
  if (first !== undefined)
    throw new Fault("unreadable", "The record does not stand by the rules of this server.", [
      { code: first.kind, path: `/record/${first.version}`, message: first.text },
    ]);
  const last = bodies.at(-1);
  const { ruleset } = record.beginning;
  const seats = last === undefined ? [] : (await open(bodies.length - 1)).seats();
  return { ruleset, seats, moves: line.moves, result: last?.result ?? null };
}
