import { keepInvitation } from "./invitations.ts";

/** The address of a game with an invitation behind it: #/post/GAME/umpire-GAME-… */
const link = /^#\/post\/[a-z0-9]{1,40}\/(umpire-[\w-]{1,100})$/;

/**
 * Takes an invitation off the address as soon as somebody arrives with one, and keeps it in this browser. A fragment is
 * sent to no server; gone from the address it is in no bookmark, no shared screen and no copied link either.
 */
export function arriveByInvitation(): void {
  const [, secret] = link.exec(location.hash) ?? [];
  if (secret === undefined || !keepInvitation(secret)) return;
  history.replaceState(null, "", location.hash.slice(0, -secret.length - 1));
}
