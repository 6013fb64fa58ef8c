import { type Access, game as ask } from "../api/games.ts";
import { Problem, type Words } from "../api/problem.ts";
import type { GameAnswer } from "../api/answers.ts";
import { forgetInvitations, invitationsTo, keepInvitation, secretOf } from "./invitations.ts";
import { type StoredGame, storedGame } from "./stored-game.ts";

/** A game that could not be opened with what this browser has. */
export class NotOpened extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words.text);
    this.words = words;
  }
}

const notThere = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 401 || error.status === 404);

/**
 * Asks which seats the invitations open whose seat is not known yet, and forgets those that open none. Answers how many
 * of these there were.
 */
export async function learnSeats(id: string): Promise<number> {
  let opensNothing = 0;
  for (const { secret, seat } of invitationsTo(id)) {
    if (seat !== null) continue;
    const { you } = await ask({ id, invitation: secret }).catch((error: unknown): { readonly you: string | null } => {
      if (notThere(error)) return { you: null };
      throw error;
    });
    if (you !== null) keepInvitation(secret, you);
    else {
      opensNothing++;
      forgetInvitations((invitation) => invitation.secret === secret);
    }
  }
  return opensNothing;
}

const isPlayer = (seat: string): boolean => seat !== "master" && seat !== "spectator";

/** The seats of a game that this browser holds: players first. */
export function seatsHeld(id: string): readonly string[] {
  const seats = invitationsTo(id).flatMap(({ seat }) => seat ?? []);
  return seats.toSorted((a, b) => Number(isPlayer(b)) - Number(isPlayer(a)) || (a < b ? -1 : 1));
}

/** The first of some seats that is asked to decide, else to agree to something; null where none is. */
function firstAsked({ waitsFor, proposal }: GameAnswer, seats: readonly string[]): string | null {
  const asking = [waitsFor?.seats ?? [], proposal?.missing ?? []];
  return asking.flatMap((asked) => seats.filter((seat) => asked.includes(seat)))[0] ?? null;
}

async function read(id: string, seat: string | null): Promise<GameAnswer> {
  try {
    return await ask({ id, invitation: seat === null ? undefined : secretOf(id, seat) });
  } catch (error) {
    if (!notThere(error)) throw error;
    if (seat === null)
      throw new NotOpened({
        text: "This game is not open to you.",
        whatToDo:
          "It may be private: open it by the link you were invited with. Or it was removed when its time was over.",
      });
    throw new NotOpened({
      text: "Your invitation opens nothing any more.",
      whatToDo: "It was replaced by a newer one, or the game was removed. Ask the game master for a new link.",
    });
  }
}

/**
 * Comes to a game once the seats held are known: as the seat wished for, else as one of the players held here that is
 * asked, or has not answered what the others wish; else by the invitation that was opened last, else to look on.
 */
export async function comeTo(id: string, wished: string | undefined): Promise<StoredGame> {
  const held = seatsHeld(id);
  const latest = invitationsTo(id).find(({ seat }) => seat !== null && isPlayer(seat))?.seat;
  const seat = held.find((candidate) => candidate === wished) ?? latest ?? held[0] ?? null;
  const game = await read(id, seat);
  const best = wished === undefined ? (firstAsked(game, held.filter(isPlayer)) ?? seat) : seat;
  const access: Access = {
    id,
    // it may be replaced while the game is open
    get invitation() {
      return best === null ? undefined : secretOf(id, best);
    },
  };
  return storedGame(access, best === seat ? game : await read(id, best));
}
