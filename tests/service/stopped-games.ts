import { opening } from "../../service/games/advance.ts";
import { invite, MASTER, newInvitation, SPECTATOR } from "../../service/games/invitations.ts";
import { type Beginning, bodyOf, type MoveBody, salted, storedMove } from "../../service/games/move.ts";
import { rulesOf } from "../../service/games/rules-used.ts";
import type { Decision } from "../../rules/kernel/index.ts";
import type { Caller } from "../../service/index.ts";
import { commitmentTo } from "../../service/adjudication/sealed-dice.ts";
import { sha256 } from "../../service/adjudication/sha256.ts";
import type { Deadline, Store, StoredMove } from "../../service/storage/store.ts";
import { adjudicator, type Plan, playedGame } from "./recorded-games.ts";

/** A game that waits at some question, with the moves since the checkpoint before it. */
export interface StoppedGame {
  readonly ruleset: string;
  /** What it waits for: the kind of the question, and which it is. */
  readonly question: string;
  readonly dice: "sealed" | "table";
  /** The position it begins with, and what was done from there on. */
  readonly position: unknown;
  readonly bodies: readonly MoveBody[];
}

const questionOf = ({ kind, prompt }: Decision): string => `${kind} ${prompt ?? ""}`.trim();

const isCheckpoint = ({ position }: MoveBody): boolean =>
  typeof position === "object" && position !== null && "answers" in position && String(position.answers) === "";

/**
 * The first game that waits at each kind of question which some random games come to, each cut down to what was done
 * since the last checkpoint.
 */
export function stoppedGames(plans: readonly Omit<Plan, "closes" | "undoes">[]): readonly StoppedGame[] {
  const found = new Map<string, StoppedGame>();
  for (const plan of plans) {
    const bodies = playedGame({ ...plan, closes: false, undoes: false }).moves.map(bodyOf);
    for (const [at, body] of bodies.entries()) {
      if (body.decision === null) continue;
      const question = questionOf(body.decision);
      const key = `${plan.ruleset} ${question}`;
      if (found.has(key)) continue;
      const from = Math.max(
        0,
        bodies.findLastIndex((earlier, version) => version < at && isCheckpoint(earlier)),
      );
      found.set(key, {
        ruleset: plan.ruleset,
        question,
        dice: plan.dice,
        position: bodies[from]?.position,
        bodies: bodies.slice(from + 1, at + 1),
      });
    }
  }
  return [...found.values()];
}

/** A stopped game in a store, with its invitations. */
export interface KeptStopped {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly string[];
  as(seat: string): Caller;
}

const BEGUN = "2026-03-01T19:00:00.000Z";

/** Puts a stopped game into a store, as the rules it was played by have left it. */
export async function keep(
  store: Store,
  id: string,
  { ruleset, dice, position, bodies }: StoppedGame,
  deadline: Deadline | null = null,
): Promise<KeptStopped> {
  const hides = adjudicator.game(ruleset).isHiddenGame(position);
  const secret = dice === "sealed" || hides ? sha256(`secret of ${id}`) : null;
  const seats = adjudicator.openPosition(position).seats();
  const commitment = secret === null ? null : commitmentTo(secret);
  const title = "Stopped";
  const beginning: Beginning = { game: id, title, ruleset, dice, commitment, seats, origin: null, position };
  const moves: StoredMove[] = [];
  const add = (body: MoveBody): number =>
    moves.push(storedMove(moves.length, moves.at(-1)?.hash ?? "", salted(body, hides, secret, id, moves.length)));
  const first = opening(adjudicator, beginning, BEGUN, rulesOf(adjudicator, ruleset));
  add(first);
  for (const { salt: _, ...body } of bodies) add(body);
  await store.announceGame({
    id,
    ruleset,
    title,
    createdAt: BEGUN,
    dice,
    secret,
    commitment,
    visibility: "public",
    deadline,
    keep: { ended: 365, abandoned: 365 },
    origin: null,
    requestHash: null,
  });
  const secrets = new Map([...seats, MASTER, SPECTATOR].map((seat) => [seat, newInvitation(id)]));
  const secretOf = (seat: string): string => secrets.get(seat) ?? "";
  const [begun, ...later] = moves;
  if (begun === undefined) throw new Error("A game has a beginning.");
  await store.createGame(id, invite([...secrets.keys()], BEGUN, secretOf), begun);
  for (const move of later) await store.commit(id, move);
  return { id, version: later.length, seats, as: (seat) => ({ secret: secretOf(seat) }) };
}
