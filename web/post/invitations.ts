import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { keepAt, keptList } from "../page/kept.ts";

/** An invitation that is kept in this browser. It goes nowhere but into the header of requests about its game. */
export interface KeptInvitation {
  readonly game: string;
  readonly secret: string;
  /** Null until the game was asked which seat it opens. */
  readonly seat: string | null;
}

const key = "umpire-invitations";
const form = /^umpire-([a-z0-9]{1,40})-[\w-]{43}$/;

/** The game that an invitation is for; null when the text cannot be one. */
export const gameOf = (secret: string): string | null => form.exec(secret)?.[1] ?? null;

const isKept = (value: unknown): value is KeptInvitation =>
  typeof value === "object" &&
  value !== null &&
  "secret" in value &&
  typeof value.secret === "string" &&
  "game" in value &&
  gameOf(value.secret) === value.game &&
  "seat" in value &&
  (value.seat === null || typeof value.seat === "string");

const read = (): readonly KeptInvitation[] => keptList(key, isKept);

const kept = signal(read());

// another window of this browser may have opened a link
addEventListener("storage", (event) => {
  if (event.key === key) kept.value = read();
});

function write(next: readonly KeptInvitation[]): void {
  kept.value = next;
  // a browser that keeps nothing has them as long as this window is open
  keepAt(key, next);
}

/** All invitations in this browser, the latest first. */
export const keptInvitations: ReadonlySignal<readonly KeptInvitation[]> = computed(() => kept.value);

/** Those to one game. */
export const invitationsTo = (game: string): readonly KeptInvitation[] =>
  kept.value.filter((invitation) => invitation.game === game);

/** The secret of a seat, where it is kept here. */
export const secretOf = (game: string, seat: string | null): string | undefined =>
  invitationsTo(game).find((invitation) => invitation.seat === seat)?.secret;

/**
 * Keeps an invitation; a newer one to the same seat takes the place of the older. Answers false for a text that is
 * none.
 */
export function keepInvitation(secret: string, seat: string | null = null): boolean {
  const game = gameOf(secret);
  if (game === null) return false;
  const now = kept.value;
  const knownSeat = seat ?? now.find((invitation) => invitation.secret === secret)?.seat ?? null;
  const others = now.filter(
    (invitation) =>
      invitation.secret !== secret &&
      !(knownSeat !== null && invitation.game === game && invitation.seat === knownSeat),
  );
  write([{ game, secret, seat: knownSeat }, ...others]);
  return true;
}

/** Forgets invitations: those that open nothing any more, or a game that nobody here cares for. */
export const forgetInvitations = (unwanted: (one: KeptInvitation) => boolean): void =>
  write(kept.value.filter((invitation) => !unwanted(invitation)));
