import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { Fault } from "../schema/faults.ts";
import { isGameId } from "../schema/game-id.ts";
import { countWrongInvitation, type Visit } from "../limits/invitation-rate-limit.ts";
import type { KeptGame, Store } from "../storage/store.ts";
import { putAway } from "./buried.ts";
import { MASTER, seatOpenedBy, SPECTATOR } from "./invitations.ts";
import { type Operation, permissions, type Role } from "./permissions.ts";

/** Who asks: the secret of an invitation, or nothing. */
export interface Caller {
  readonly secret: string | null;
  /** Is told of secrets that open nothing. */
  readonly visit?: Visit;
}

/** The caller by the authorization header of his request. Throws a Fault when it is not a bearer token. */
export function callerFrom(authorization: string | undefined, visit: Visit): Caller {
  if (authorization === undefined) return { secret: null, visit };
  const secret = /^bearer +([\w.~+/=-]{1,200})$/i.exec(authorization)?.[1];
  if (secret === undefined)
    throw new Fault("unauthorized", "The authorization cannot be read.", [
      { code: "unreadable", path: "/authorization", message: 'Expected "Bearer" and an invitation.' },
    ]);
  return { secret, visit };
}

/** A stored game, entered by somebody: what is there, and in what capacity he comes. */
export interface Entry extends KeptGame {
  /** The seat that the secret opened; null for the public. */
  readonly seat: string | null;
  readonly role: Role;
}

/**
 * A game that is not there, or that must not be seen to be: whoever came with an invitation is told how one is sent, and
 * not whether there is a game that another opens.
 */
function noGame(id: string, secret: string | null): Fault {
  const opened = secret === null ? "" : ' that this invitation opens; it is sent whole: "Bearer umpire-…"';
  const message = `There is no game "${id}"${opened}.`;
  return new Fault("not-found", message, [{ code: "unknown-game", path: "/id", message }]);
}

const roleOf = (seat: string | null): Role => {
  switch (seat) {
    case null:
      return "public";
    case MASTER:
      return "master";
    case SPECTATOR:
      return "spectator";
    default:
      return "player";
  }
};

/** Throws a Fault for a game that was put away, if the caller may know of it. */
async function toldIfPutAway(store: Store, id: string, secret: string | null): Promise<void> {
  const buried = await store.buried(id);
  if (buried === null) return;
  const isHolder = secret !== null && seatOpenedBy(buried.seats, secret) !== null;
  if (isHolder || (secret === null && buried.meta.visibility === "public")) throw putAway(buried.tombstone);
}

/** Where games are entered: what is kept, and the rules that they are played by. */
export interface GameAccess {
  readonly store: Store;
  readonly adjudicator: Pick<Adjudicator, "prepare">;
}

/**
 * Enters a game with what the caller has, and has its rules there. A private game is not there for those without a secret that fits, as if it
 * did not exist; a secret that opens no seat of a public game is said to be wrong.
 */
export async function enter({ store, adjudicator }: GameAccess, id: string, { secret, visit }: Caller): Promise<Entry> {
  if (!isGameId(id)) throw noGame(id.slice(0, 60), secret);
  const kept = await store.game(id);
  if (kept === null) await toldIfPutAway(store, id, secret);
  const seat = secret === null || kept === null ? null : seatOpenedBy(kept.seats, secret);
  if (secret !== null && seat === null) countWrongInvitation(visit, secret);
  if (kept === null || (seat === null && kept.meta.visibility === "private")) throw noGame(id, secret);
  if (seat === null && secret !== null)
    throw new Fault("unauthorized", "This invitation opens no seat of the game; perhaps it was replaced.", [
      {
        code: "unknown-secret",
        path: "/authorization",
        message: "Send the invitation of a seat of this game, or none to look on.",
      },
    ]);
  await adjudicator.prepare(kept.meta.ruleset);
  return { ...kept, seat, role: roleOf(seat) };
}

const forbidden = (code: string, message: string): Fault =>
  new Fault("forbidden", message, [{ code, path: "/authorization", message }]);

/** Holds what somebody wants to do against the table of permissions. Throws a Fault. */
export function allow({ role }: Entry, deed: Operation): void {
  if (permissions[deed][role]) return;
  if (role === "public")
    throw new Fault("unauthorized", `To ${deed}, send the invitation of a seat as "authorization: Bearer …".`, [
      { code: "no-secret", path: "/authorization", message: "An invitation is needed." },
    ]);
  throw forbidden("not-yours", `The ${role} cannot ${deed} here.`);
}

/** What somebody may do in general, but not now or not with this. */
export const notPossibleNow = (code: string, message: string): Fault => forbidden(code, message);
