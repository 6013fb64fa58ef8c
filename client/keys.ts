/** How many random bytes a key has: as many as make 32 characters. */
const BYTES = 24;

/** A fresh idempotency key: what is sent again with it is done once. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

/** The game that an invitation is for, which stands in it. Throws where it is not an invitation. */
export function gameOfInvitation(invitation: string): string {
  const game = /^umpire-([a-z0-9]{1,40})-[\w-]{43}$/.exec(invitation)?.[1];
  if (game === undefined) throw new TypeError('An invitation is written "umpire-GAME-SECRET".');
  return game;
}
