import { keepInvitation } from "./invitations.ts";

/** The address of a game with an invitation behind it: #/post/GAME/umpire-GAME-…, and what a letter put behind that, as a full stop. */
const link = /^(#\/post\/[a-z0-9]{1,40})\/(umpire-[\w-]{1,100})(?:[^\w-].{0,20})?$/;

/**
 * Takes an invitation off the address as soon as somebody arrives with one, and keeps it in this browser. A fragment is
 * sent to no server; gone from the address it is in no bookmark, no shared screen and no copied link either.
 */
export function arriveByInvitation(): void {
  const [, game, secret] = link.exec(location.hash) ?? [];
  if (game === undefined || secret === undefined || !keepInvitation(secret)) return;
  history.replaceState(null, "", game);
}
